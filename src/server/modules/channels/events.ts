import type { CalendarFault } from '../../../contract/channels/desk';
import { addDays, type Day, nightsBetween } from '../../../domain/days';
import { type Entry, fileOf } from './calendar-lines';
import { CalendarUnread } from './calendar-problem';
import { EntryReader, type Span } from './entry-reader';
import { Faults } from './faults';
import { houseDay, houseEnd } from './moments';
import { timesOfSeries } from './series';
import { zonesOf } from './zones';

/** More than a room can have in a year and a half, and how many nights they may have together. */
const MAX_EVENTS = 1500;
const MAX_NIGHTS = 20_000;
/** Times that all recurring entries of a calendar together may come again, from their first time on. */
const MAX_TIMES = 20_000;

/** Nights that a channel's calendar names. */
export interface CalendarEvent {
  /** The channel's name for it. Several stays may have the same; with the days it is one of them. */
  uid: string;
  checkIn: Day;
  checkOut: Day;
  /** Nights that the channel does not sell, without anybody having booked them. */
  isBlock: boolean;
  /** Tells of an arrival or a departure, beside the stay itself. */
  edge: 'arrival' | 'departure' | null;
}

export interface CalendarContent {
  events: CalendarEvent[];
  /** True when it has no entry at all, of whatever day. */
  isEmpty: boolean;
  /** Tells whether every entry was clear. Else stays may be missing, and none that is known has ended. */
  isWhole: boolean;
  /** Holds what was wrong in it, the first few. */
  faults: CalendarFault[];
  faultTotal: number;
}

/**
 * Stays in another channel's calendar, from a day on and not after another.
 *
 * All-day entries are taken by their days; the end is exclusive (RFC 5545). Times are days in Viet Nam. An entry whose
 * days are unclear is said and makes the calendar less than whole. A recurrence may have no end, so this runs in a
 * thread of its own (`calendar-thread.ts`).
 *
 * @throws CalendarUnread `notCalendar`, `tooLarge`, `tooComplex`
 */
export function contentOf(text: string, from: Day, until: Day): CalendarContent {
  const faults = new Faults();
  const { entries, zones } = fileOf(text, faults);
  const reader = new EntryReader(zonesOf(zones), faults);
  const events = eventsOf(entries, reader, faults, from, until);
  const isEmpty = entries.every((entry) => entry.kind === 'VFREEBUSY' && reader.busyTimes(entry).length === 0);
  return { events, isEmpty, isWhole: faults.isWhole, faults: faults.shown, faultTotal: faults.total };
}

function eventsOf(
  entries: readonly Entry[],
  reader: EntryReader,
  faults: Faults,
  from: Day,
  until: Day,
): CalendarEvent[] {
  const found = new Map<string, CalendarEvent>();
  let nights = 0;
  // Nobody is told of nights so far ahead; the same day all year, so that a stay does not change with each reading.
  const end = `${Number(until.slice(0, 4)) + 1}-01-01`;
  const add = (entry: Entry, name: string, span: Span): void => {
    const { checkIn, checkOut } = daysOf(span);
    if (checkOut <= from || checkIn >= until) return;
    const stay = { uid: name, checkIn, checkOut: checkOut < end ? checkOut : end };
    const key = `${stay.uid}\n${stay.checkIn}/${stay.checkOut}`;
    if (found.has(key)) return;
    nights += nightsBetween(checkIn < from ? from : checkIn, stay.checkOut);
    found.set(key, { ...stay, ...kindOf(entry, stay) });
    if (found.size > MAX_EVENTS || nights > MAX_NIGHTS) throw new CalendarUnread('tooLarge');
  };
  const stays = entries.filter((entry) => entry.kind === 'VEVENT' && !entry.isOurs);
  for (const { entry, name, span } of timesOfSeries(stays, reader, faults, until, { left: MAX_TIMES })) {
    add(entry, name, span);
  }
  for (const entry of entries) {
    if (entry.kind !== 'VFREEBUSY' || entry.isOurs) continue;
    for (const span of reader.busyTimes(entry)) add(entry, '', span);
  }
  return [...found.values()];
}

/** The nights of a span. One of some hours within a day still keeps the room that night. */
function daysOf({ start, end }: Span): { checkIn: Day; checkOut: Day } {
  const checkIn = houseDay(start);
  const last = end === null ? checkIn : houseEnd(end);
  return { checkIn, checkOut: last > checkIn ? last : addDays(checkIn, 1) };
}

/**
 * Booking.com writes "CLOSED - Not available" over every night that it has sold, so that is no block; nor is what says
 * that it is reserved, whatever its guest is called.
 */
const BLOCK = /^(?!\s*(?:closed|reserved|booked)\b).*\b(?:not available|unavailable|blocked)\b/i;
const ARRIVAL = /^\W*(?:check[\s-]?in|arrival)\b/i;
const DEPARTURE = /^\W*(?:check[\s-]?out|departure)\b/i;

function kindOf(entry: Entry, days: { checkIn: Day; checkOut: Day }): Pick<CalendarEvent, 'isBlock' | 'edge'> {
  const first = (name: string): string => entry.properties.get(name)?.[0]?.value ?? '';
  const summary = first('SUMMARY');
  const isBlock = BLOCK.test(summary) || first('TRANSP').toUpperCase() === 'TRANSPARENT';
  if (isBlock || nightsBetween(days.checkIn, days.checkOut) > 1) return { isBlock, edge: null };
  return { isBlock, edge: ARRIVAL.test(summary) ? 'arrival' : DEPARTURE.test(summary) ? 'departure' : null };
}
