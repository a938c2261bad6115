import { useWords } from '../ui/words';
import { applyUpdate, postponeUpdate } from './service-worker';
import css from './update-bar.module.css';

/** A new version is offered, never applied by itself. */
export function UpdateBar() {
  const { t } = useWords('guide');
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
