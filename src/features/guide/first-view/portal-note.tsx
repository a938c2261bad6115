import { useWords } from '../../../ui/words';
import { SIGN_IN_BAIT } from '../../../domain/accounts/sign-in-page';
import { useNetwork } from '../state/shown-network';
import { Icon } from '../../../ui/icon';
import css from './saved-note.module.css';

/** The Wi-Fi answers in our server's place: say so, and show the way to its page. */
export function PortalNote() {
  const { t } = useWords('guide');
  if (useNetwork().state !== 'portal') return null;
  return (
    <div className={css.note} data-portal="" data-screen="" role="status">
      <Icon name="wifi" />
      <div>
        <b>{t('saved.portal.heading')}</b>
        <p>{t('saved.portal.text')}</p>
        <a className="btn quiet" href={SIGN_IN_BAIT} target="_blank" rel="noopener noreferrer">
          {t('saved.portal.open')}
        </a>
      </div>
    </div>
  );
}
