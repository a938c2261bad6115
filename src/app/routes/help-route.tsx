import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { HELP_TOPICS } from '../../domain/hotel/help-topics';
import { HelpPage } from '../../features/help/help-page';
import { GuideLink } from '../layout/guide-link';
import { CONTACT_PATH, PRIVACY_PATH, SUPPORT_PATH } from '../../contract/page-addresses';
import { houseStore, useHasLobby } from '../site/house';
import { siteContentStore } from '../site/site-content';

/** `/help` opens on what goes wrong, `/support` on the form; `/help#tv` opens a topic. */
export function Component() {
  const { t } = useTranslation('help');
  const { pathname, hash } = useLocation();
  const content = useStore(siteContentStore, (site) => site.content);
  const hasLobby = useHasLobby();
  const told = useStore(houseStore, ({ own }) => own?.topics);
  return (
    <HelpPage
      key={pathname}
      brand={content?.brand ?? null}
      reception={content?.phones.reception ?? null}
      tab={pathname === SUPPORT_PATH ? 'issue' : 'topics'}
      topics={HELP_TOPICS.filter((topic) => told?.includes(topic) ?? true)}
      topic={hash.slice(1)}
      hasLobby={hasLobby}
      links={{
        contact: <Link to={CONTACT_PATH}>{t('aside.contact')}</Link>,
        guide: <GuideLink>{t('aside.guide')}</GuideLink>,
        privacy: <Link to={PRIVACY_PATH}>{t('form.privacyLink')}</Link>,
      }}
    />
  );
}
