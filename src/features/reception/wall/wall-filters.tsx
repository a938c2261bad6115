import { useTranslation } from 'react-i18next';
import type { WallDoor, WallPart } from '../../../contract/guest-access/doors';
import type { DoorState } from '../../../domain/guest-access/door-presence';
import css from './wall-filters.module.css';
import { shownState } from './shown-state';
import { WallMark } from './wall-signs';

const MARKS = ['due', 'request', 'declare'] as const;
export type WallFilter = DoorState | (typeof MARKS)[number];

/** Tells whether a door is one of those that are looked for. */
export const isLookedFor = (door: WallDoor, filter: WallFilter | null): boolean =>
  filter === null || (isMark(filter) ? hasMark(door, filter) : shownState(door) === filter);

const isMark = (filter: WallFilter): filter is (typeof MARKS)[number] => MARKS.some((mark) => mark === filter);
const hasMark = ({ due, request, declare }: WallDoor, mark: (typeof MARKS)[number]): boolean =>
  ({ due: due > 0, request: request !== null, declare })[mark];

const ORDER: readonly DoorState[] = ['inside', 'coming', 'ready', 'dirty', 'overdue'];

/** Counts the doors of parts that are looked for. */
export const countIn = (parts: readonly WallPart[], filter: WallFilter | null): number =>
  parts.reduce((sum, { doors, counts }) => sum + (filter === null ? doors : counts[filter]), 0);

interface WallFiltersProps {
  doors: readonly WallDoor[];
  /** Parts of a large house, of which these doors are one. */
  parts: readonly WallPart[];
  value: WallFilter | null;
  onChange: (filter: WallFilter | null) => void;
}

/** Counts the doors that are in each state, and have something waiting: pressed, the others step back. */
export function WallFilters({ doors, parts, value, onChange }: WallFiltersProps) {
  const { t } = useTranslation('reception-wall');
  const count = (filter: WallFilter): number =>
    parts.length > 0 ? countIn(parts, filter) : doors.filter((door) => isLookedFor(door, filter)).length;
  const chip = (filter: WallFilter, word: string) => (
    <button
      key={filter}
      type="button"
      aria-pressed={value === filter}
      onClick={() => onChange(value === filter ? null : filter)}
    >
      <i data-chip={filter} aria-hidden="true">
        {filter === 'due' && '₫'}
        {filter === 'request' && <WallMark sign="bell" />}
        {filter === 'declare' && <WallMark sign="flag" />}
      </i>
      <b>{count(filter)}</b>
      <span>{word}</span>
    </button>
  );
  return (
    <div className={css.filters}>
      <div role="group" aria-label={t('filters')}>
        {ORDER.map((state) => chip(state, t(`states.${state}`)))}
      </div>
      <div role="group" aria-label={t('marks')}>
        {MARKS.map((mark) => chip(mark, t(mark)))}
      </div>
    </div>
  );
}
