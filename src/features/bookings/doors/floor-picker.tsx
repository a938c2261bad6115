import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon';
import { type FloorOfDoors, sideOf, unitOf } from './door-places';
import css from './floor-picker.module.css';

interface FloorPickerProps {
  /** Floors of one tower, the highest first. */
  floors: readonly FloorOfDoors[];
  floor: FloorOfDoors;
  onFloor: (floor: FloorOfDoors) => void;
}

/** Windows of a floor in the picture of a tower, and how many units these stand for. */
const WINDOWS = 6;
const UNITS = 16;

/** The tower as its floors: a lit window is a free door. */
export function TowerPicker({ floors, floor, onFloor }: FloorPickerProps) {
  const { t } = useTranslation('door-choice');
  const name = useId();
  const { tower } = floor;
  return (
    <fieldset className={css.tower}>
      <legend>{tower === '' ? t('litFloors') : t('litFloorsOf', { tower })}</legend>
      <svg className={css.roof} viewBox="0 0 200 46" aria-hidden="true">
        <path className={css.wall} d="M10 46V30H190V46Z" />
        <path className={css.tiles} d="M0 30L20 12H180L200 30Z" />
        <path className={css.pole} d="M96 12V0" />
        <path className={css.flag} d="M97 0l16 5-16 6Z" />
      </svg>
      <div className={css.floors}>
        {floors.map((one) => (
          <label key={one.floor} data-empty={one.free.length === 0 || undefined}>
            <input
              type="radio"
              name={name}
              checked={one === floor}
              disabled={one.free.length === 0}
              aria-label={t('floorFree', { floor: one.floor, count: one.free.length })}
              onChange={() => onFloor(one)}
            />
            <b>{one.floor}</b>
            <span aria-hidden="true">
              {Array.from({ length: WINDOWS }, (_, window) => (
                <i key={window} data-lit={litWindows(one).has(window) || undefined} />
              ))}
            </span>
            <small>{one.free.length === 0 ? t('none') : one.free.length}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const litWindows = ({ free }: FloorOfDoors): ReadonlySet<number> =>
  new Set(free.map((door) => Math.floor(((Number(unitOf(door)) - 1) * WINDOWS) / UNITS) % WINDOWS));

/** One floor down or up, on a phone; floors without a free door are passed. */
export function FloorStepper({ floors, floor, onFloor }: FloorPickerProps) {
  const { t } = useTranslation('door-choice');
  const at = floors.indexOf(floor);
  const lower = floors.slice(at + 1).find(({ free }) => free.length > 0);
  const higher = floors.filter(({ free }, index) => index < at && free.length > 0).at(-1);
  const side = sideOf(floor);
  const step = (to: FloorOfDoors | undefined, icon: 'minus' | 'plus', word: 'lower' | 'higher') => (
    <button
      type="button"
      aria-label={t(word, { floor: to?.floor ?? '' })}
      aria-disabled={to === undefined}
      onClick={() => to && onFloor(to)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div className={css.stepper}>
      {step(lower, 'minus', 'lower')}
      <p aria-live="polite">
        <b>{t('floorName', { floor: floor.floor })}</b>
        {[t('freeHere', { count: floor.free.length }), ...(side === null ? [] : [side])].join(', ')}
      </p>
      {step(higher, 'plus', 'higher')}
    </div>
  );
}
