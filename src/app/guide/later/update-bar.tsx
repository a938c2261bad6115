import { useWords } from '../../../ui/words';
import css from './update-bar.module.css';
import { UpdateButtons } from '../../update-buttons';

/** A new version is offered, never applied by itself. */
export function UpdateBar() {
  const { t } = useWords('guide');
  return (
    <div className={css.bar} data-screen="" role="status">
      <p>{t('saved.updateReady')}</p>
      <UpdateButtons later={t('saved.updateLater')} now={t('saved.updateNow')} />
    </div>
  );
}
