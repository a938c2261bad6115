import { useId } from 'react';
import type { OfferedDoor } from '../../../contract/bookings/door-choice';
import css from './door-chips.module.css';
import { useDoorWords } from './use-door-words';

interface DoorChipsProps {
  legend: string;
  /** Doors under a heading of their own; the heading of a single group is the legend. */
  groups: readonly { heading: string; doors: readonly OfferedDoor[] }[];
  chosen: string | null;
  onChoose: (code: string) => void;
}

/** Free doors as one choice, each a finger wide: all of it where the house has no plan. */
export function DoorChips({ legend, groups, chosen, onChoose }: DoorChipsProps) {
  const { nameOf } = useDoorWords();
  const name = useId();
  return (
    <fieldset className={css.chips}>
      <legend className="sr">{legend}</legend>
      {groups.map(({ heading, doors }) => (
        <div key={heading}>
          {groups.length > 1 && <h3>{heading}</h3>}
          <p>
            {doors.map((door) => (
              <label key={door.code}>
                <input
                  type="radio"
                  name={name}
                  checked={door.code === chosen}
                  aria-label={nameOf(door)}
                  onChange={() => onChoose(door.code)}
                />
                <span translate="no">{door.code}</span>
              </label>
            ))}
          </p>
        </div>
      ))}
    </fieldset>
  );
}
