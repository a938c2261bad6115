/**
 * Days of a calendar, as `YYYY-MM-DD` strings end to end (ruling 2). Nothing here reads a clock or a time zone of the
 * machine: `toISOString()` and `new Date("YYYY-MM-DD")` would charge a browser in Berlin a night too many.
 */
export type Day = string;

const MS_PER_DAY = 86_400_000;
/** Viet Nam keeps UTC+7 all year, since 1975 and without daylight saving time. */
const VIET_NAM_OFFSET_MS = 7 * 3_600_000;

/** UTC day number of a day: whole days since 1970-01-01. Throws `RangeError` on what is no day. */
export function dayNumber(day: Day): number {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  const ms = match ? Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])) : NaN;
  if (Number.isNaN(ms) || dayOfNumber(ms / MS_PER_DAY) !== day) throw new RangeError(`Not a day: ${day}`);
  return ms / MS_PER_DAY;
}

/** The day with this UTC day number. */
export function dayOfNumber(number: number): Day {
  const date = new Date(number * MS_PER_DAY);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${String(date.getUTCFullYear()).padStart(4, '0')}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`;
}

/** Whether a value is a day that exists: 2026-02-30, 2026-2-3 and an instant are not. */
export function isDay(value: unknown): value is Day {
  if (typeof value !== 'string') return false;
  try {
    return Number.isInteger(dayNumber(value));
  } catch {
    return false;
  }
}

export const addDays = (day: Day, days: number): Day => dayOfNumber(dayNumber(day) + days);

/** Nights between two days; negative when the second comes first. */
export const nightsBetween = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from);

/** The nights of a half-open stay `[checkIn, checkOut)`, each named by the day it begins on. */
export const nightsOf = (checkIn: Day, checkOut: Day): Day[] =>
  Array.from({ length: Math.max(0, nightsBetween(checkIn, checkOut)) }, (_, night) => addDays(checkIn, night));

/** The day it is in Viet Nam at an instant (UTC milliseconds). */
export const dayInVietNam = (instant: number): Day =>
  dayOfNumber(Math.floor((instant + VIET_NAM_OFFSET_MS) / MS_PER_DAY));

/**
 * The instant (UTC milliseconds) at which clocks in Viet Nam show an hour of a day.
 *
 * @param time `HH:mm` or `H:mm`
 */
export function instantInVietNam(day: Day, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return dayNumber(day) * MS_PER_DAY + (hours * 60 + minutes) * 60_000 - VIET_NAM_OFFSET_MS;
}

/** The hour it is in Viet Nam at an instant (UTC milliseconds), `HH:mm`. */
export function timeInVietNam(instant: number): string {
  const minutes = Math.floor((instant + VIET_NAM_OFFSET_MS) / 60_000);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}

/** Two half-open stays share a night. Checking in on another's check-out day is allowed. */
export const staysOverlap = (a: { checkIn: Day; checkOut: Day }, b: { checkIn: Day; checkOut: Day }): boolean =>
  a.checkIn < b.checkOut && b.checkIn < a.checkOut;

/** A day as people here write it: dd/MM/yyyy (specification §1). */
export const showDay = (day: Day): string => day.split('-').reverse().join('/');

const TYPED_DAY = /^(\d{1,2})[\s/.-]+(\d{1,2})[\s/.-]+(\d{4}|\d{2})$/;
const TYPED_YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/;

/**
 * Reads a day as a person types it: 03/12/2026, 3-12-2026, 1/12/26 or 2026-12-01. The day comes before the month, as
 * everywhere here. `null` when it is no day that exists.
 */
export function readDay(typed: string): Day | null {
  const [, date = '', month = '', year = ''] = TYPED_DAY.exec(typed.trim()) ?? [];
  const [, first = '', second = '', third = ''] = TYPED_YEAR_FIRST.exec(typed.trim()) ?? [];
  const inFull = year.length === 2 ? `20${year}` : year;
  const parts = first === '' ? [inFull, month, date] : [first, second, third];
  const day = parts.map((part) => part.padStart(2, '0')).join('-');
  return isDay(day) ? day : null;
}
