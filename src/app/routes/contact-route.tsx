import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useStore } from 'zustand';
import { ContactPage } from '../../features/help/contact-page';
import { HELP_PATH, PRIVACY_PATH } from '../../contract/page-addresses';
import { useHasLobby } from '../site/house';
import { useLegal } from '../site/legal';
import { siteContentStore } from '../site/site-content';

/** `/lien-he` */
export function Component() {
  const { t } = useTranslation('help');
  const legal = useLegal();
  const hasLobby = useHasLobby();
  const content = useStore(siteContentStore, (site) => site.content);
  return (
    <ContactPage
      content={content}
      legal={legal}
      hasLobby={hasLobby}
      links={{
        help: <Link to={HELP_PATH}>{t('contact.helpLink')}</Link>,
        privacy: <Link to={PRIVACY_PATH}>{t('form.privacyLink')}</Link>,
      }}
    />
  );
}
