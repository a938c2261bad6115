import ICAL from 'ical.js';
import { addDays, type Day, dayInVietNam, dayOfNumber, nightsBetween } from '../../../domain/days';
import { CalendarUnread } from './calendar-problem';
import type { ChannelEvent } from './store';

/** More than a room can have in a year and a half, and how many nights they may have together. */
const MAX_EVENTS = 1500;
const MAX_NIGHTS = 20_000;
/** With what is long past; larger calendars are of no room. */
const MAX_ENTRIES = 10_000;
/** How often all recurring entries of a calendar may come again, from their first time on. */
const MAX_TIMES = 20_000;
/** A room is sold by the day: what comes again within one is no stay. */
const OFTEN = new Set(['SECONDLY', 'MINUTELY', 'HOURLY']);
/** What our own calendars call their events: a channel that sends them back has sold nothing. */
const OWN_UID = /^hien-[0-9a-f]{32}@/;

export interface CalendarContent {
  events: ChannelEvent[];
  /** Whether there is no entry at all in it, of whatever day. */
  isEmpty: boolean;
}

/**
 * Stays in another channel's calendar, from a day on and not after another.
 *
 * All-day entries are taken by their days; the end is exclusive (RFC 5545). Times are days in Viet Nam. What cannot be
 * read makes the whole calendar unread: a stay that is left out would be sold a second time. A recurrence may have no
 * end, so this runs in a thread of its own (`calendar-thread.ts`).
 *
 * @throws CalendarUnread `notCalendar`, `damaged`, `tooLarge`, `tooComplex`
 */
export function contentOf(text: string, from: Day, until: Day): CalendarContent {
  const entries = calendarOf(text);
  try {
    return { events: eventsOf(entries, from, until), isEmpty: entries.length === 0 };
  } catch (error) {
    throw error instanceof CalendarUnread ? error : new CalendarUnread('damaged', { cause: error });
  }
}

function eventsOf(entries: readonly ICAL.Event[], from: Day, until: Day): ChannelEvent[] {
  const found = new Map<string, ChannelEvent>();
  const times = { left: MAX_TIMES };
  let nights = 0;
  // Nobody is told of nights so far ahead; the same day all year, so that a stay does not change with each reading.
  const end = `${Number(until.slice(0, 4)) + 1}-01-01`;
  for (const event of entries) {
    if (OWN_UID.test(nameOf(event)) || isCancelled(event)) continue;
    for (const { uid, checkIn, checkOut } of occurrences(event, until, times)) {
      if (checkOut <= from || checkIn >= until) continue;
      const stay = { uid, checkIn, checkOut: checkOut < end ? checkOut : end };
      nights += nightsBetween(stay.checkIn < from ? from : stay.checkIn, stay.checkOut);
      found.set(uid, stay);
      if (found.size > MAX_EVENTS || nights > MAX_NIGHTS) throw new CalendarUnread('tooLarge');
    }
  }
  return [...found.values()];
}

/** Entries, those that are exceptions of another one with it. */
function calendarOf(text: string): ICAL.Event[] {
  try {
    const root = new ICAL.Component(ICAL.parse(text.replace(/^\uFEFF/, '')) as unknown[]);
    if (root.name !== 'vcalendar') throw new CalendarUnread('notCalendar');
    const components = root.getAllSubcomponents('vevent');
    if (components.length > MAX_ENTRIES) throw new CalendarUnread('tooLarge');
    return components.map((component) => new ICAL.Event(component));
  } catch (error) {
    if (error instanceof CalendarUnread) throw error;
    throw new CalendarUnread(text.includes('BEGIN:VCALENDAR') ? 'damaged' : 'notCalendar', { cause: error });
  }
}

/** What an entry is called; `''` when that is no text. */
function nameOf(event: ICAL.Event): string {
  const uid: unknown = event.uid;
  return typeof uid === 'string' ? uid : '';
}

const isCancelled = (event: ICAL.Event): boolean =>
  String(event.component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED';

/** One stay for an entry, or one for each time it comes again. */
function occurrences(event: ICAL.Event, until: Day, times: { left: number }): ChannelEvent[] {
  const start: unknown = event.startDate;
  if (start === null || start === undefined) return [];
  const uid = nameOf(event);
  const first = stayOf(uid, timeOf(start), endOf(event.endDate));
  if (!event.isRecurring()) return [first];
  for (const rule of event.component.getAllProperties('rrule')) {
    const { freq } = rule.getFirstValue() as unknown as { freq: string };
    if (OFTEN.has(freq)) throw new CalendarUnread('tooComplex');
  }
  const stays: ChannelEvent[] = [];
  const iterator = event.iterator();
  for (let next = iterator.next() as ICAL.Time | null; next; next = iterator.next()) {
    times.left -= 1;
    if (times.left < 0) throw new CalendarUnread('tooComplex');
    const { endDate } = event.getOccurrenceDetails(next);
    const stay = stayOf(`${uid} ${next.toString()}`, timeOf(next), endOf(endDate));
    if (stay.checkIn >= until) break;
    stays.push(stay);
  }
  return stays;
}

function stayOf(uid: string, start: ICAL.Time, end: ICAL.Time | null): ChannelEvent {
  const checkIn = dayOf(start);
  const last = end ? dayOf(end) : checkIn;
  // An entry of some hours within a day still keeps the room that night.
  const checkOut = last > checkIn ? last : addDays(checkIn, 1);
  const name = uid === '' ? `${checkIn}/${checkOut}` : uid;
  return { uid: name.slice(0, 500), checkIn, checkOut };
}

const endOf = (value: unknown): ICAL.Time | null => (value === null || value === undefined ? null : timeOf(value));

/** A time as ical.js gives it where the file is sound; what it makes of the rest has no day. */
function timeOf(value: unknown): ICAL.Time {
  if (value instanceof ICAL.Time && Number.isInteger(value.year) && Number.isInteger(value.day)) return value;
  throw new CalendarUnread('damaged');
}

/** The day that an entry names; an instant with a zone is that of Viet Nam. */
function dayOf(time: ICAL.Time): Day {
  const day =
    time.isDate || time.zone.tzid === 'floating'
      ? dayOfNumber(Date.UTC(time.year, time.month - 1, time.day) / 86_400_000)
      : dayInVietNam(time.toUnixTime() * 1000);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new CalendarUnread('damaged');
  return day;
}
