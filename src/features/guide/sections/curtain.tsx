import { useWords } from '../../../ui/words';
import { FilmButton } from './film-button';
import { useGuideData } from '../state/guide-data';
import { Steps, Tip } from './steps';
import { useTower } from '../state/view-store';
import css from './steps.module.css';

/** 8-2: the electric curtain. Whose tower has none reads that, and is spared the film and the steps. */
export function Curtain() {
  const { t } = useWords('guide');
  const { content } = useGuideData();
  const tower = useTower(content.towers);
  const without = content.towers.filter(({ electricCurtain }) => !electricCurtain).map(({ id }) => id);
  const electric = !without.includes(tower);
  return (
    <>
      {without.length > 0 && (
        <p className={css.note} data-without={without.join(' ')} hidden={electric}>
          {t('body.s8_2.otherTower')}
        </p>
      )}
      <div hidden={!electric}>
        <FilmButton id="8-2" />
        <Steps of="s8_2" />
        <Tip of="s8_2" />
      </div>
    </>
  );
}
