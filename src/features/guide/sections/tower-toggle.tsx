import { useWords } from '../../../ui/words';
import { useGuideData } from '../state/guide-data';
import { chooseTower, useTower } from '../state/view-store';
import css from './tower-toggle.module.css';

/** Chooses the tower that is meant: the apartment's own until another one is chosen. */
export function TowerToggle() {
  const { t } = useWords('guide');
  const { content } = useGuideData();
  const tower = useTower(content.towers);
  if (content.towers.length < 2) return null;
  return (
    <div className={css.towers} role="group" aria-label={t('body.s1.towerLabel')}>
      {content.towers.map(({ id }) => (
        <button key={id} type="button" data-tower={id} aria-pressed={id === tower} onClick={() => chooseTower(id)}>
          {t('body.s1.tower')} {id}
        </button>
      ))}
    </div>
  );
}
