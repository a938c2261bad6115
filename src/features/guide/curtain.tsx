import { useWords } from '../../ui/words';
import { useGuideData } from './guide-data';
import { Steps, Tip } from './steps';
import { useTower } from './view-store';
import css from './steps.module.css';

/** 8-2: the electric curtain, with a word to those whose tower has none. */
export function Curtain() {
  const { t } = useWords('guide');
  const { content } = useGuideData();
  const tower = useTower(content.towers);
  const electric = content.towers.find(({ id }) => id === tower)?.electricCurtain ?? true;
  return (
    <>
      {!electric && <p className={css.note}>{t('body.s8_2.otherTower')}</p>}
      <Steps of="s8_2" />
      <Tip of="s8_2" />
    </>
  );
}
