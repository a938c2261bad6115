import ICAL from 'ical.js';
import { addDays, type Day, dayInVietNam, dayOfNumber } from '../../domain/days';
import { CalendarUnread } from '../adapters/calendar-reader';
import type { ChannelEvent } from '../db/channels';

/** More than a room can have in a year and a half. */
const MAX_EVENTS = 1500;
/** What our own calendars call their events: a channel that sends them back has sold nothing. */
export const OWN_UID = /^hien-[0-9a-f]{32}@/;

/**
 * Stays in another channel's calendar, from a day on and not after another.
 *
 * All-day entries are taken by their days; the end is exclusive (RFC 5545). Times are days in Viet Nam.
 *
 * @throws CalendarUnread `notCalendar`, `tooLarge`
 */
export function eventsOf(text: string, from: Day, until: Day): ChannelEvent[] {
  const found = new Map<string, ChannelEvent>();
  for (const event of calendarOf(text)) {
    if (OWN_UID.test(event.uid) || isCancelled(event)) continue;
    for (const { uid, checkIn, checkOut } of occurrences(event, until)) {
      if (checkOut <= from || checkIn >= until) continue;
      found.set(uid, { uid, checkIn, checkOut });
      if (found.size > MAX_EVENTS) throw new CalendarUnread('tooLarge');
    }
  }
  return [...found.values()];
}

function calendarOf(text: string): ICAL.Event[] {
  try {
    const root = new ICAL.Component(ICAL.parse(text.replace(/^\uFEFF/, '')) as unknown[]);
    if (root.name !== 'vcalendar') throw new CalendarUnread('notCalendar');
    return root.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  } catch (error) {
    throw error instanceof CalendarUnread ? error : new CalendarUnread('notCalendar', { cause: error });
  }
}

const isCancelled = (event: ICAL.Event): boolean =>
  String(event.component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED';

/** One stay for an entry, or one for each time it comes again. */
function occurrences(event: ICAL.Event, until: Day): ChannelEvent[] {
  const start = event.startDate as ICAL.Time | null;
  if (!start) return [];
  const first = stayOf(event.uid, start, event.endDate);
  if (!event.isRecurring()) return first ? [first] : [];
  const stays: ChannelEvent[] = [];
  const iterator = event.iterator();
  for (let next = iterator.next() as ICAL.Time | null; next && stays.length <= MAX_EVENTS; next = iterator.next()) {
    const { endDate } = event.getOccurrenceDetails(next);
    const stay = stayOf(`${event.uid} ${next.toString()}`, next, endDate);
    if (stay && stay.checkIn >= until) break;
    if (stay) stays.push(stay);
  }
  return stays;
}

function stayOf(uid: string, start: ICAL.Time, end: ICAL.Time | null): ChannelEvent | null {
  const checkIn = dayOf(start);
  const last = end ? dayOf(end) : checkIn;
  // An entry of some hours within a day still keeps the room that night.
  const checkOut = last > checkIn ? last : addDays(checkIn, 1);
  const name = uid === '' ? `${checkIn}/${checkOut}` : uid;
  return { uid: name.slice(0, 500), checkIn, checkOut };
}

/** The day that an entry names; an instant with a zone is that of Viet Nam. */
function dayOf(time: ICAL.Time): Day {
  if (time.isDate || time.zone.tzid === 'floating') {
    return dayOfNumber(Date.UTC(time.year, time.month - 1, time.day) / 86_400_000);
  }
  return dayInVietNam(time.toUnixTime() * 1000);
}
