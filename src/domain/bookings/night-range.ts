import { MAX_DAYS_AHEAD, stayProblem } from './booking';
import type { Unsold } from './prices/price-rules';
import { addDays, type Day, nightsBetween, nightsOf } from '../days';

/** The days chosen so far; a stay is chosen when both are there. */
export interface NightRange {
  checkIn: Day | null;
  checkOut: Day | null;
}
export const NO_NIGHTS: NightRange = { checkIn: null, checkOut: null };

/** The rules by which a house sells, as a calendar asks them. */
interface Sale {
  /** Nights that are not sold. */
  unsold: ReadonlySet<Day>;
  /** Says why a stay is not sold; `null` when it is. */
  whyNot: (checkIn: Day, checkOut: Day) => Unsold['reason'] | null;
}

/** Facts of a calendar: the first day it offers, and the taken nights, named by the day they begin on. */
export interface NightCalendar {
  /** Viet Nam's today by the server's clock. */
  minDay: Day;
  taken: ReadonlySet<Day>;
  /** Rules for the nights that are free; without them each of those is sold. */
  sale?: Sale | undefined;
}

export type RangeProblem =
  | 'checkOutNotAfterCheckIn'
  | 'checkInPast'
  | 'nightTaken'
  | 'tooLong'
  | 'tooFarAhead'
  | Unsold['reason'];

/** Last day that can be picked at all, as the day of leaving. */
export const lastDay = (calendar: NightCalendar): Day => addDays(calendar.minDay, MAX_DAYS_AHEAD);

/** Tells whether a stay can begin on a day: its night is offered, free and sold. */
const canCheckIn = (day: Day, calendar: NightCalendar): boolean =>
  day >= calendar.minDay && day < lastDay(calendar) && !calendar.taken.has(day) && !calendar.sale?.unsold.has(day);

/**
 * Tells whether a stay that begins on `checkIn` can end on a day. The check-out night is not part of the stay, so a day
 * whose night is taken is a valid check-out.
 */
export const canCheckOut = (checkIn: Day, day: Day, calendar: NightCalendar): boolean =>
  rangeProblem({ checkIn, checkOut: day }, calendar) === null;

/** Tells whether a tap on a day does anything; the day of arrival itself answers with the rule that it breaks. */
export function canPick(day: Day, range: NightRange, calendar: NightCalendar): boolean {
  if (canCheckIn(day, calendar)) return true;
  return range.checkIn !== null && range.checkOut === null && canCheckOut(range.checkIn, day, calendar);
}

/**
 * Checks a whole range; `null` when it is not complete or can be booked. The first broken rule wins, in the
 * order in which a person would want to hear it.
 */
export function rangeProblem({ checkIn, checkOut }: NightRange, calendar: NightCalendar): RangeProblem | null {
  if (checkIn === null || checkOut === null) return null;
  const problem = stayProblem(checkIn, checkOut, calendar.minDay);
  if (problem !== null) return problem === 'datesMissing' ? null : problem;
  if (nightsOf(checkIn, checkOut).some((night) => calendar.taken.has(night))) return 'nightTaken';
  return calendar.sale?.whyNot(checkIn, checkOut) ?? null;
}

export interface Picked {
  range: NightRange;
  problem: RangeProblem | null;
}

/**
 * A tap on a day of the calendar. The first day arrives, the second leaves; the day of arrival tapped again breaks the
 * rule of the specification (§5) and leaves the end empty. A tap before the arrival, beyond a taken night or after a
 * whole range begins a new one: nobody has to clear anything to change their mind.
 */
export function pickDay(range: NightRange, day: Day, calendar: NightCalendar): Picked {
  const { checkIn } = range;
  const leaving = checkIn !== null && range.checkOut === null;
  if (leaving && day === checkIn) return { range, problem: 'checkOutNotAfterCheckIn' };
  if (leaving && day > checkIn) {
    const problem = rangeProblem({ checkIn, checkOut: day }, calendar);
    if (problem === null) return { range: { checkIn, checkOut: day }, problem };
    if (problem === 'tooLong' || problem === 'minStay' || problem === 'closedToDeparture') return { range, problem };
    return { range: canCheckIn(day, calendar) ? { checkIn: day, checkOut: null } : range, problem };
  }
  return { range: canCheckIn(day, calendar) ? { checkIn: day, checkOut: null } : range, problem: null };
}

/**
 * Both days as typed or carried over from elsewhere. An end that does not fit its beginning is cleared (specification
 * §5).
 */
export function setRange(range: NightRange, calendar: NightCalendar): Picked {
  const { checkIn } = range;
  if (checkIn !== null && checkIn < calendar.minDay) return { range: NO_NIGHTS, problem: 'checkInPast' };
  if (checkIn !== null && calendar.taken.has(checkIn)) return { range: NO_NIGHTS, problem: 'nightTaken' };
  if (checkIn !== null && calendar.sale?.unsold.has(checkIn)) return { range: NO_NIGHTS, problem: 'stopSell' };
  const problem = rangeProblem(range, calendar);
  return problem === null ? { range, problem } : { range: { checkIn, checkOut: null }, problem };
}

/** Nights of a whole range; 0 while an end is missing. */
export const nightsIn = ({ checkIn, checkOut }: NightRange): number =>
  checkIn !== null && checkOut !== null ? Math.max(0, nightsBetween(checkIn, checkOut)) : 0;
