import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { Dialog } from '../../../ui/dialog';
import css from './form-dialog.module.css';

/** Asks before a page with something unsaved is left, within the desk and out of it. */
export function UnsavedGuard({ dirty }: { dirty: boolean }) {
  const { t } = useTranslation('reception');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  );
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [dirty]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog title={t('unsaved.title')} onClose={() => blocker.reset()} question>
      <div className={css.form}>
        <p>{t('unsaved.text')}</p>
        <div className={css.ways}>
          <button type="button" className="btn text" onClick={() => blocker.proceed()}>
            {t('unsaved.leave')}
          </button>
          <button type="button" className="btn" onClick={() => blocker.reset()}>
            {t('unsaved.stay')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
