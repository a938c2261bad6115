import { UTCDateMini } from '@date-fns/utc/date/mini';
import { millisecondsInDay, millisecondsInHour, millisecondsInSecond } from 'date-fns/constants';
import ICAL from 'ical.js';
import { dateOfDay, type Day } from '../../../domain/days';
import { CalendarUnread } from './calendar-problem';
import { houseDay, instantOf, type Moment, readMoment, writtenDay } from './moments';
import { fixedZone, icalTime } from './zones';

/** A room is sold by the day: what comes again within one is no stay. */
const OFTEN = /^(?:SECONDLY|MINUTELY|HOURLY)$/;

/**
 * The times that a rule comes again after a first one, until a day.
 *
 * @param times how many may still come, of the whole calendar
 * @returns `null` for what is no rule
 * @throws CalendarUnread `tooComplex`
 */
export function timesOf(rule: string, first: Moment, until: Day, times: { left: number }): Moment[] | null {
  const recur = recurOf(rule, first);
  if (recur === null) return null;
  const found: Moment[] = [];
  const iterator = recur.iterator(icalTime(first.wall, first.isDate));
  for (let next = iterator.next() as ICAL.Time | null; next; next = iterator.next() as ICAL.Time | null) {
    times.left -= 1;
    if (times.left < 0) throw new CalendarUnread('tooComplex');
    const wall = new UTCDateMini(next.year, next.month - 1, next.day, next.hour, next.minute, next.second).getTime();
    const moment = { ...first, wall };
    if (houseDay(moment) >= until) break;
    found.push(moment);
  }
  return found;
}

function recurOf(rule: string, first: Moment): ICAL.Recur | null {
  const parts = rule
    .replace(/\s/g, '')
    .toUpperCase()
    .split(';')
    .filter((part) => part !== '');
  const until = parts.find((part) => part.startsWith('UNTIL='))?.slice(6);
  const end = until === undefined ? null : readMoment(until, null);
  if (until !== undefined && end === null) return null;
  try {
    const recur = ICAL.Recur.fromString(parts.filter((part) => !part.startsWith('UNTIL=')).join(';'));
    const freq = recur.freq as string | null;
    if (freq === null) return null;
    if (OFTEN.test(freq)) throw new CalendarUnread('tooComplex');
    if (end !== null) recur.until = lastOf(end, first);
    return recur;
  } catch (error) {
    if (error instanceof CalendarUnread) throw error;
    return null;
  }
}

/**
 * The last time that a rule may come, by the first one's clock. A day counts whole, also for an entry with an hour (RFC
 * 5545 §3.3.10 asks for an hour there; calendars write days).
 */
function lastOf(end: Moment, first: Moment): ICAL.Time {
  if (first.isDate) {
    const days = [writtenDay(end), houseDay(end)].sort();
    return icalTime(dateOfDay(days[1] ?? '').getTime(), true);
  }
  if (end.isDate) return icalTime(end.wall + millisecondsInDay - millisecondsInSecond, false);
  if (end.zone === null) return icalTime(end.wall, false);
  return icalTime((first.zone ?? fixedZone(7 * millisecondsInHour)).toWall(instantOf(end)), false);
}

/** Moments of a repeated entry by what names them: the same instant, or the day alone where one of them has no hour. */
export class MomentMap<T> {
  readonly #instants = new Map<number, T>();
  readonly #days = new Map<Day, T>();
  readonly #writtenDays = new Map<Day, T>();

  set(moment: Moment, value: T): void {
    this.#writtenDays.set(writtenDay(moment), value);
    if (moment.isDate) this.#days.set(writtenDay(moment), value);
    else this.#instants.set(instantOf(moment), value);
  }

  get(moment: Moment): T | undefined {
    if (moment.isDate) return this.#writtenDays.get(writtenDay(moment));
    return this.#instants.get(instantOf(moment)) ?? this.#days.get(writtenDay(moment));
  }
}
