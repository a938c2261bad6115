import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WallDoor } from '../../../contract/guest-access/doors';
import type { Tower } from './wall-order';
import { usePlaceWords } from './place-words';
import css from './wall-rack.module.css';

/** With fewer on each floor than that, floors stand side by side. */
const FEW_DOORS = 4;

interface WallRackProps {
  tower: Tower;
  tileOf: (door: WallDoor) => ReactNode;
}

/** The doors of a tower, a row for each floor. */
export function WallRack({ tower: { tower, count, floors }, tileOf }: WallRackProps) {
  const { t } = useTranslation('reception-wall');
  const words = usePlaceWords();
  const name = words.tower(tower);
  return (
    <section className={css.tower} aria-label={name}>
      <h2>
        {name} <small>{t('count', { count })}</small>
      </h2>
      <div className={css.rack} data-sparse={count < floors.length * FEW_DOORS || undefined}>
        {floors.map(({ floor, doors }) => (
          <div key={floor} className={css.floor} role="group" aria-label={words.floors(floor)}>
            <p aria-hidden="true">
              <span>{words.floors(floor)}</span>
              <b>{floor}</b>
            </p>
            <div className={css.row}>{doors.map(tileOf)}</div>
          </div>
        ))}
      </div>
    </section>
  );
}
