import type { GuestFilter, GuestSide, Today, TodayGuest } from '../../../contract/desk/today';

/** Parts of the board that can be shown alone by the figures above it. */
export const BOARD_FILTERS = ['todo', 'arrivals', 'departures', 'inHouse', 'overdue', 'due'] as const;
export type BoardFilter = (typeof BOARD_FILTERS)[number];

/** Tells whether nothing more is to be done for a guest: they have left, or have not come. */
export const isGone = ({ leftAt, noShowAt }: TodayGuest): boolean => leftAt !== null || noShowAt !== undefined;

/** Guests who are to leave today or who stay on: everybody who may still owe the house money. */
type Sides = Pick<Today, 'departures' | 'inHouse'>;
const isHere = ({ arrivedAt, leftAt }: TodayGuest): boolean => arrivedAt !== null && leftAt === null;
const isOverdue = ({ overdue }: TodayGuest): boolean => overdue === true;
const owes = ({ due, noShowAt }: TodayGuest): boolean => due > 0 && noShowAt === undefined;

/** The figures above the board: guests in `arrivals`, `departures` and `overdue`, doors in `inHouse`, VND in `due`. */
export function boardFigures(today: Today): Record<BoardFilter, number> {
  const { counts, figures, late = [], arrivals } = today;
  if (figures) return { todo: counts.todo, ...figures };
  const all = ({ departures, inHouse }: Sides): TodayGuest[] => [...departures, ...inHouse];
  const left = (guests: readonly TodayGuest[]): number => guests.filter((guest) => !isGone(guest)).length;
  return {
    todo: counts.todo,
    arrivals: left(arrivals) + late.length,
    departures: left(today.departures),
    inHouse: all(today)
      .filter(isHere)
      .reduce((doors, guest) => doors + Math.max(1, guest.doors?.length ?? 0), 0),
    overdue: all(today).filter(isOverdue).length,
    due: all(today)
      .filter(owes)
      .reduce((sum, { due }) => sum + due, 0),
  };
}

/** Groups in which a figure finds somebody; `null` for all of them. */
export function sidesOf(filter: BoardFilter | null): readonly GuestSide[] {
  switch (filter) {
    case null:
      return ['late', 'arrivals', 'departures', 'inHouse'];
    case 'todo':
      return [];
    case 'arrivals':
      return ['late', 'arrivals'];
    case 'departures':
      return ['departures'];
    case 'inHouse':
    case 'overdue':
    case 'due':
      return ['departures', 'inHouse'];
  }
}

/** The part of each group that a figure asks for, where it does not ask for all of it. */
export const partOf = (filter: BoardFilter | null, side: GuestSide): GuestFilter | null =>
  filter === 'overdue' || filter === 'due' || (filter === 'inHouse' && side === 'departures') ? filter : null;

/** The guests of the board as a figure narrows them; `null` for all. */
export function narrowed(today: Today, filter: BoardFilter | null): Today {
  const none: TodayGuest[] = [];
  const { late = none, arrivals, departures, inHouse } = today;
  const sides = { late: none, arrivals: none, departures: none, inHouse: none };
  switch (filter) {
    case null:
      return today;
    case 'todo':
      return { ...today, ...sides };
    case 'arrivals':
      return { ...today, ...sides, late, arrivals };
    case 'departures':
      return { ...today, ...sides, departures };
    case 'inHouse':
      return { ...today, ...sides, departures: departures.filter(isHere), inHouse };
    case 'overdue':
      return { ...today, ...sides, departures: departures.filter(isOverdue), inHouse: inHouse.filter(isOverdue) };
    case 'due':
      return { ...today, ...sides, departures: departures.filter(owes), inHouse: inHouse.filter(owes) };
  }
}
