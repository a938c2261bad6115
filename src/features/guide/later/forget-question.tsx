import { useState } from 'react';
import { useWords } from '../../../ui/words';
import { forgetDevice } from '../../../offline/storage/forget';
import { Dialog } from '../../../ui/dialog';
import { forgetOnScreen } from '../early/guide-store';
import css from './forget-question.module.css';

/** Asks before wiping, and says when it is done. */
export function ForgetQuestion({ onClose }: { onClose: () => void }) {
  const { t } = useWords('guide');
  const [state, setState] = useState<'asking' | 'wiping' | 'failed'>('asking');
  const forget = async (): Promise<void> => {
    setState('wiping');
    // Off the screen first: whatever storage does, nobody reads it here any more.
    forgetOnScreen();
    try {
      await forgetDevice();
      onClose();
      document.getElementById('door')?.scrollIntoView({ block: 'center' });
    } catch {
      setState('failed');
    }
  };
  return (
    <Dialog title={t('forget.button')} close={t('forget.cancel')} onClose={onClose} question>
      <div className={css.question}>
        <p>{t('forget.ask')}</p>
        <p role="alert">{state === 'failed' && t('forget.failed')}</p>
        <div>
          <button type="button" className="btn quiet" onClick={onClose}>
            {t('forget.cancel')}
          </button>
          <button type="button" className="btn danger" disabled={state === 'wiping'} onClick={() => void forget()}>
            {t('forget.confirm')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
