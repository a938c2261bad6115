import { useState } from 'react';
import { useStore } from 'zustand';
import { useWords } from '../../../ui/words';
import { isUnsent, outboxStore } from '../../../offline/outbox/outbox';
import { forgetDevice } from '../../../offline/storage/forget';
import { Dialog } from '../../../ui/dialog';
import { stayKeyFor } from '../../../offline/guest-access/stay-key';
import { forgetOnScreen, guideStore } from '../early/guide-store';
import css from './forget-question.module.css';

/**
 * Asks before wiping, also about what was written here and not sent, whoever wrote it; says when not everything could be
 * removed, and when our server does not know yet that the session is to end.
 */
export function ForgetQuestion({ onClose }: { onClose: () => void }) {
  const { t } = useWords('guide');
  // The history of a browser is not ours to wipe, and the address of a link has its key.
  const [hadKey] = useState(() => stayKeyFor(guideStore.getState().apartment ?? '') !== null);
  const [state, setState] = useState<'asking' | 'wiping' | 'failed' | 'untold'>('asking');
  const unsent = useStore(outboxStore, ({ items, unseen }) => items.filter(isUnsent).length + unseen);
  const leave = (): void => {
    onClose();
    document.getElementById('door')?.scrollIntoView({ block: 'center' });
  };
  const forget = async (): Promise<void> => {
    setState('wiping');
    // Off the screen first: whatever storage does, nobody reads it here any more.
    forgetOnScreen();
    try {
      const { signedIn, told } = await forgetDevice();
      if (signedIn && !told) setState('untold');
      else leave();
    } catch {
      setState('failed');
    }
  };
  if (state === 'untold')
    return (
      <Dialog title={t('forget.doneHeading')} close={t('forget.understood')} onClose={leave} question>
        <div className={css.question}>
          <p role="status">{t('forget.untold')}</p>
          <div>
            <button type="button" className="btn" onClick={leave}>
              {t('forget.understood')}
            </button>
          </div>
        </div>
      </Dialog>
    );
  return (
    <Dialog title={t('forget.button')} close={t('forget.cancel')} onClose={onClose} question>
      <div className={css.question}>
        <p>{t('forget.ask')}</p>
        {unsent > 0 && <p className={css.unsent}>{t('forget.unsent', { number: unsent })}</p>}
        {hadKey && <p>{t('forget.history')}</p>}
        <p role="alert">{state === 'failed' && t('forget.failed')}</p>
        <div>
          <button type="button" className="btn quiet" onClick={onClose}>
            {t('forget.cancel')}
          </button>
          <button type="button" className="btn danger" disabled={state === 'wiping'} onClick={() => void forget()}>
            {t(unsent > 0 ? 'forget.confirmUnsent' : 'forget.confirm')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
