import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog';
import css from './sign-out-dialogs.module.css';

/** Asks before unsent words go with the account. */
export function UnsentQuestion({ count, onStay, onLeave }: { count: number; onStay: () => void; onLeave: () => void }) {
  const { t } = useTranslation('site');
  return (
    <Dialog title={t('user.leaveHeading')} onClose={onStay} question>
      <div className={css.body}>
        <p>{t('user.leaveText', { count })}</p>
        <button type="button" className="btn" onClick={onStay}>
          {t('user.stay')}
        </button>
        <button type="button" className="btn quiet" onClick={onLeave}>
          {t('user.leave')}
        </button>
      </div>
    </Dialog>
  );
}

/** Says that the browser has not let everything be removed. */
export function NotWiped({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('site');
  return (
    <Dialog title={t('user.leftHeading')} onClose={onClose} question>
      <div className={css.body}>
        <p>{t('user.leftText')}</p>
        <button type="button" className="btn" onClick={onClose}>
          {t('user.understood')}
        </button>
      </div>
    </Dialog>
  );
}
