import { useState } from 'react';
import { useWords } from '../ui/words';
import { useStore } from 'zustand';
import { applyUpdate, serviceWorkerStore } from './service-worker';
import css from './update-bar.module.css';

/** A new version is offered, never applied by itself. */
export function UpdateBar() {
  const { t } = useWords('guide');
  const ready = useStore(serviceWorkerStore, (worker) => worker.updateReady);
  const [later, setLater] = useState(false);
  if (!ready || later) return null;
  return (
    <div className={css.bar} data-screen="" role="status">
      <p>{t('saved.updateReady')}</p>
      <button type="button" className="btn text" onClick={() => setLater(true)}>
        {t('saved.updateLater')}
      </button>
      <button type="button" className="btn" onClick={() => void applyUpdate()}>
        {t('saved.updateNow')}
      </button>
    </div>
  );
}
