import { useWords } from '../ui/words';
import { useStore } from 'zustand';
import { applyUpdate, postponeUpdate, serviceWorkerStore } from './service-worker';
import css from './update-bar.module.css';

/** A new version is offered, never applied by itself. */
export function UpdateBar() {
  const { t } = useWords('guide');
  const ready = useStore(serviceWorkerStore, (worker) => worker.updateReady);
  if (!ready) return null;
  return (
    <div className={css.bar} data-screen="" role="status">
      <p>{t('saved.updateReady')}</p>
      <button type="button" className="btn text" onClick={postponeUpdate}>
        {t('saved.updateLater')}
      </button>
      <button type="button" className="btn" onClick={() => void applyUpdate()}>
        {t('saved.updateNow')}
      </button>
    </div>
  );
}
