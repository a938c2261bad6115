import { useWords } from '../../../ui/words';
import { useStore } from 'zustand';
import { useGuideData } from '../state/guide-data';
import { guideStore } from '../early/guide-store';
import { Steps, Tip } from './steps';
import { TowerToggle } from './tower-toggle';
import { useTower, useView } from '../state/view-store';
import css from './door-opening.module.css';

const LOCKS = ['password', 'card'] as const;

/** Section 1: how the doors of a tower open. An apartment with a card door shows the card, whatever its tower has. */
export function DoorOpening() {
  const { t } = useWords('guide');
  const { content } = useGuideData();
  const tower = useTower(content.towers);
  const chosen = useView((view) => view.tower);
  const answer = useStore(guideStore, (state) => state.record?.answer);
  const ofTower = content.towers.find(({ id }) => id === tower)?.lock ?? 'password';
  const own = answer?.card ? 'card' : answer?.doorCode != null ? 'password' : null;
  const lock = chosen === null ? (own ?? ofTower) : ofTower;
  return (
    <>
      <TowerToggle />
      {LOCKS.map((kind) => (
        // Both stand in the page: which of them is this door's is known before React is there (`paint-apartment.ts`).
        <div key={kind} data-lock={kind} hidden={kind !== lock}>
          <figure className={css.lock}>
            <img
              src={`/pictures/guide/door-${kind}.svg`}
              width="640"
              height="480"
              loading="lazy"
              alt={t(`body.s1.${kind}.picture`)}
            />
            <figcaption>{t(`body.s1.${kind}.title`)}</figcaption>
          </figure>
          <Steps of={`s1.${kind}`} />
        </div>
      ))}
      <Tip of="s1" />
    </>
  );
}
