import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import shapes from '../../../../public/plans/shapes.json';
import type { OfferedDoor } from '../../../contract/bookings/door-choice';
import { hasOwn } from '../../../domain/has-own';
import { type FloorOfDoors, nearestDoor, unitOf } from './door-places';
import css from './door-plan.module.css';
import { useDoorWords } from './use-door-words';

interface Drawing {
  width: number;
  shore: number;
  outline: string;
  veranda: string;
  lifts: string;
  core: string;
  units: Record<string, { d: string; at: number[] }>;
}

/** Kinds of floors whose doors are drawn one by one, and whether these have a veranda. */
const DRAWN: Readonly<Record<string, { veranda: boolean }>> = {
  apartments: { veranda: true },
  deluxe: { veranda: false },
};
/** Upper edge of the drawing, and how much of the bay is seen below the shore. */
const TOP = 48;
const BAY = 58;
/** The drawn waves are those of this shore. */
const WAVES_AT = 296;
const KEYS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The drawing of a floor; `null` where there is none. */
function drawingOf({ tower, doors }: FloorOfDoors): { drawing: Drawing; veranda: boolean } | null {
  const kind = DRAWN[doors[0]?.plan ?? ''];
  if (!kind || !hasOwn(shapes, tower)) return null;
  return { drawing: shapes[tower], ...kind };
}

/** Tells whether the doors of a floor are drawn. */
export const isDrawn = (floor: FloorOfDoors): boolean => drawingOf(floor) !== null;

interface DoorPlanProps {
  floor: FloorOfDoors;
  chosen: string | null;
  onChoose: (code: string) => void;
}

/**
 * The plan of a floor: free doors of the type are lit, its others crossed out, all other doors dim. A finger takes the
 * nearest free door; arrow keys go from one to the next.
 */
export function DoorPlan({ floor, chosen, onChoose }: DoorPlanProps) {
  const { t } = useTranslation('door-choice');
  const { nameOf } = useDoorWords();
  const plan = useRef<SVGSVGElement>(null);
  const drawn = drawingOf(floor);
  if (!drawn) return null;
  const { drawing, veranda } = drawn;
  const { width, shore, units } = drawing;
  const height = shore + BAY - TOP;
  const own = new Map(floor.doors.map((door) => [unitOf(door), door]));
  const [first] = floor.free;
  const start = floor.free.find(({ code }) => code === chosen) ?? first;

  const onTap = ({ clientX, clientY }: MouseEvent<SVGSVGElement>): void => {
    const box = plan.current?.getBoundingClientRect();
    if (!box) return;
    const point = [
      ((clientX - box.left) / box.width) * width,
      TOP + ((clientY - box.top) / box.height) * height,
    ] as const;
    const places = floor.free.flatMap((door) => {
      const [x, y] = units[unitOf(door)]?.at ?? [];
      return x === undefined || y === undefined ? [] : [{ door, at: [x, y] as const }];
    });
    const door = nearestDoor(places, point);
    if (door) onChoose(door.code);
  };
  const onKey = (event: KeyboardEvent<SVGGElement>, { code }: OfferedDoor): void => {
    const step = KEYS[event.key];
    if (step === undefined && event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    const at = floor.free.findIndex((door) => door.code === code) + (step ?? 0);
    const next = floor.free[(at + floor.free.length) % floor.free.length];
    if (!next) return;
    onChoose(next.code);
    plan.current?.querySelector<SVGGElement>(`[data-door="${next.code}"]`)?.focus();
  };

  return (
    <svg
      ref={plan}
      className={css.plan}
      viewBox={`0 ${TOP} ${width} ${height}`}
      role="radiogroup"
      aria-label={t('plan', { floor: floor.floor, tower: floor.tower })}
      onClick={onTap}
    >
      <g transform={`translate(0 ${shore - WAVES_AT})`} aria-hidden="true">
        <path className={css.shallow} d="M0 296q30-12 60 0t60 0 60 0 60 0 60 0 60 0v80H0z" />
        <path className={css.deep} d="M0 310q30-10 60 0t60 0 60 0 60 0 60 0 60 0v80H0z" />
        <path className={css.karst} d="M-4 330c3-20 12-26 18-24 8-14 20-10 24 4 6 2 10 10 14 20z" />
        <path className={css.karst} d="M312 334c2-24 8-34 14-32 5-8 14-6 18 6 6 4 10 14 16 26z" />
        <path className={css.foam} d="M20 336h30M86 344h40M224 338h26M250 328h16" />
        <text className={css.bay} x="180" y="343">
          {t('bay')}
        </text>
      </g>
      <path className={css.house} d={drawing.outline} aria-hidden="true" />
      <path className={css.lifts} d={drawing.lifts} aria-hidden="true" />
      <path className={css.core} d={drawing.core} aria-hidden="true" />
      {veranda && <path className={css.rail} d={drawing.veranda} aria-hidden="true" />}
      {Object.entries(units).map(([unit, { d, at }]) => {
        const door = own.get(unit);
        const [x = 0, y = 0] = at;
        const state = !door ? 'other' : door.code === chosen ? 'chosen' : door.free ? 'free' : 'taken';
        const words = (
          <>
            <path d={d} />
            {state === 'taken' && <path className={css.cross} d={`M${x - 7} ${y - 4}l14-12`} />}
            <text x={x} y={y + (state === 'taken' ? 13 : 5)}>
              {unit}
            </text>
          </>
        );
        if (!door?.free) {
          return (
            <g key={unit} className={css.unit} data-state={state} aria-hidden="true">
              {words}
            </g>
          );
        }
        return (
          <g
            key={unit}
            className={css.unit}
            data-state={state}
            data-door={door.code}
            role="radio"
            aria-checked={state === 'chosen'}
            aria-label={nameOf(door)}
            tabIndex={door === start ? 0 : -1}
            onKeyDown={(event) => onKey(event, door)}
          >
            {words}
          </g>
        );
      })}
    </svg>
  );
}
