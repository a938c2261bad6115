import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addDays as addDaysTo } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import { eachDayOfInterval } from 'date-fns/eachDayOfInterval';
import { formatISO } from 'date-fns/formatISO';
import { isValid } from 'date-fns/isValid';
import { plainSigns } from './plain-signs';

/**
 * Days of a calendar, as `YYYY-MM-DD` strings end to end (ruling 2), reckoned by date-fns on dates in UTC. Nothing here
 * reads a clock or a time zone of the machine: a browser in Berlin would be charged a night too many.
 *
 * The small class for UTC, for the whole one makes three `Intl.DateTimeFormat` when it is loaded, a fifth of a second of
 * a slow phone.
 */
export type Day = string;

/**
 * Viet Nam keeps UTC+7 all year, since 1975 and without daylight saving time. Added and not asked for by the zone's name:
 * `@date-fns/tz` finds no offset in Chrome before 95.
 */
const VIET_NAM_HOURS = 7;
/** Of every day in UTC. */
const DAY_MS = 86_400_000;

/** A date in UTC of what date-fns is given, or asked to reckon with (`in`). */
export const inUtc = (value: Date | number | string): Date => new UTCDateMini(value);

/**
 * Midnight UTC of a day; `null` of what is none. Engines read other texts too, and some of them the thirtieth of February
 * as a day of March: a day is what is the same when it is written again.
 */
function readDate(text: string): Date | null {
  const date = inUtc(text);
  return isValid(date) && dayOfDate(date) === text ? date : null;
}

/** Midnight UTC of a day, for date-fns and whoever else reckons with dates. Throws `RangeError` on what is no day. */
export function dateOfDay(day: Day): Date {
  const date = readDate(day);
  if (date === null) throw new RangeError(`Not a day: ${day}`);
  return date;
}

/** The day that it is in UTC at an instant. */
export const dayOfDate = (date: Date | number): Day => formatISO(date, { representation: 'date', in: inUtc });

/**
 * Between these lies every day that somebody can mean: a birth, a stay, a permit. Whoever adds to a day that was asked
 * for, years at most, stays within four figures of a year.
 */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2200-12-31';

/**
 * Tells whether a value is a day that exists, and that somebody can mean: 2026-02-30, 2026-2-3 and an instant are
 * not.
 */
export function isDay(value: unknown): value is Day {
  return typeof value === 'string' && value >= FIRST_DAY && value <= LAST_DAY && readDate(value) !== null;
}

export const addDays = (day: Day, days: number): Day => dayOfDate(addDaysTo(dateOfDay(day), days));

/** Nights between two days; negative when the second comes first. */
export const nightsBetween = (from: Day, to: Day): number =>
  (dateOfDay(to).getTime() - dateOfDay(from).getTime()) / DAY_MS;

/** The nights of a half-open stay `[checkIn, checkOut)`, each named by the day it begins on. */
export function nightsOf(checkIn: Day, checkOut: Day): Day[] {
  const [start, end] = [dateOfDay(checkIn), addDaysTo(dateOfDay(checkOut), -1)];
  // An interval that ends before it begins is counted backwards there.
  return end < start ? [] : eachDayOfInterval({ start, end }).map((night) => dayOfDate(night));
}

/** Joins nights in their order to half-open stays, one for as many as follow each other. */
export function stretchesOf(nights: readonly Day[]): { checkIn: Day; checkOut: Day }[] {
  const stretches: { checkIn: Day; checkOut: Day }[] = [];
  for (const night of nights) {
    const last = stretches.at(-1);
    if (last?.checkOut === night) last.checkOut = addDays(night, 1);
    else stretches.push({ checkIn: night, checkOut: addDays(night, 1) });
  }
  return stretches;
}

/** Time of day in Viet Nam at an instant (UTC milliseconds), written as if it were UTC. */
const clockInVietNam = (instant: number): Date => addHours(inUtc(instant), VIET_NAM_HOURS);

/** The day it is in Viet Nam at an instant (UTC milliseconds). */
export const dayInVietNam = (instant: number): Day => dayOfDate(clockInVietNam(instant));

/**
 * The instant (UTC milliseconds) at which clocks in Viet Nam show an hour of a day.
 *
 * @param time `HH:mm` or `H:mm`
 */
export function instantInVietNam(day: Day, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return addMinutes(dateOfDay(day), (hours - VIET_NAM_HOURS) * 60 + minutes).getTime();
}

/** The hour at which a hotel’s day ends where it has said no other: after the last guests of an evening, before the first ask for breakfast. */
export const USUAL_DAY_END = '06:00';

/**
 * The day that a hotel is in at an instant (UTC milliseconds): until the hour at which its day ends it is still the day
 * before, whose night is running and can be sold.
 *
 * @param dayEnds `HH:mm` in Viet Nam, the hotel's own (`hours.dayEnds`)
 */
export function dayOfHotel(instant: number, dayEnds: string): Day {
  const date = dayInVietNam(instant);
  return instant < instantInVietNam(date, dayEnds) ? addDays(date, -1) : date;
}

/** The hour it is in Viet Nam at an instant (UTC milliseconds), `HH:mm`. */
export const timeInVietNam = (instant: number): string =>
  formatISO(clockInVietNam(instant), { representation: 'time', in: inUtc }).slice(0, 5);

/** Two half-open stays share a night. Checking in on another's check-out day is allowed. */
export const staysOverlap = (a: { checkIn: Day; checkOut: Day }, b: { checkIn: Day; checkOut: Day }): boolean =>
  a.checkIn < b.checkOut && b.checkIn < a.checkOut;

/** A day as people here write it: dd/MM/yyyy (specification §1). */
export const showDay = (day: Day): string => dayOfDate(dateOfDay(day)).split('-').reverse().join('/');

const TYPED_DAY = /^(\d{1,2})[\s/.-]+(\d{1,2})[\s/.-]+(\d{4}|\d{2})$/;
const TYPED_YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/;

/**
 * Reads a day as a person types it: 03/12/2026, 3-12-2026, 1/12/26 or 2026-12-01. The day comes before the month, as
 * everywhere here. `null` when it is no day that exists.
 */
export function readDay(typed: string): Day | null {
  const plain = plainSigns(typed);
  const [, date = '', month = '', year = ''] = TYPED_DAY.exec(plain) ?? [];
  const [, first = '', second = '', third = ''] = TYPED_YEAR_FIRST.exec(plain) ?? [];
  const inFull = year.length === 2 ? `20${year}` : year;
  const parts = first === '' ? [inFull, month, date] : [first, second, third];
  const day = parts.map((part) => part.padStart(2, '0')).join('-');
  return isDay(day) ? day : null;
}
