import { millisecondsInDay } from 'date-fns/constants';
import { houseDay, dateOf, type Moment, readDuration, readMoment } from './moments';
import type { Entry, Property } from './calendar-lines';
import { CalendarUnread } from './calendar-problem';
import type { Faults } from './faults';
import type { Zone } from './zones';

/** Says how many days all lists of a calendar may name together. */
const MAX_LISTED = 20_000;

/** From when until when; `null` for an end that is not named. */
export interface Span {
  start: Moment;
  end: Moment | null;
}

/** Reads the days of a calendar's entries, and notes what is wrong with them. */
export class EntryReader {
  readonly #zoneNamed: (name: string) => Zone | null;
  readonly #faults: Faults;
  readonly #strange = new Set<string>();
  #listed = 0;

  constructor(zoneNamed: (name: string) => Zone | null, faults: Faults) {
    this.#zoneNamed = zoneNamed;
    this.#faults = faults;
  }

  /** @returns `null`, and has noted it, when an entry's first day is not clear */
  spanOf(entry: Entry): Span | null {
    const faults = this.#faults;
    const starts = filled(entry, 'DTSTART');
    const [first] = starts.length > 0 ? starts : filled(entry, 'RECURRENCE-ID');
    if (!first) {
      faults.add('noDay', entry.line);
      return null;
    }
    const start = this.#moment(first);
    if (!start) return null;
    const other = starts.find(({ value }) => value !== first.value);
    if (other) faults.add('day', other.line, other.value);
    const end = this.#endOf(entry, start);
    if (end === null) return { start, end };
    // Days and hours side by side: the days at the house.
    const span =
      start.isDate === end.isDate ? { start, end } : { start: dateOf(houseDay(start)), end: dateOf(houseDay(end)) };
    if (houseDay(span.end) >= houseDay(span.start)) return span;
    // One of the two is wrong: all nights that may be meant.
    faults.add('end', entry.line);
    return { start: span.end, end: afterDay(span.start) };
  }

  #endOf(entry: Entry, start: Moment): Moment | null {
    const [end, ...others] = filled(entry, 'DTEND');
    if (end) {
      const other = others.find(({ value }) => value !== end.value);
      if (other) this.#faults.add('day', other.line, other.value);
      return this.#moment(end);
    }
    if (entry.properties.has('DTEND')) this.#faults.add('end', entry.line);
    const [duration] = filled(entry, 'DURATION');
    if (!duration) return null;
    const length = readDuration(duration.value);
    if (length === null) this.#faults.add('day', duration.line, duration.value);
    return length === null ? null : after(start, length);
  }

  /** Further times of an entry: days, or periods of their own length. */
  spansOf(entry: Entry, name: 'RDATE' | 'FREEBUSY', length: (start: Moment) => Moment | null): Span[] {
    return this.#listOf(entry, name).flatMap((one) => {
      const [from = '', until] = one.value.split('/');
      const start = this.#moment({ ...one, value: from });
      if (!start) return [];
      if (until === undefined) return [{ start, end: length(start) }];
      const duration = readDuration(until);
      if (duration !== null) return [{ start, end: after(start, duration) }];
      return [{ start, end: this.#moment({ ...one, value: until }) }];
    });
  }

  /** The times that an entry leaves out. One that cannot be read stays taken. */
  exceptions(entry: Entry): Moment[] {
    return this.#listOf(entry, 'EXDATE').flatMap((one) => this.#moment(one, 'exception') ?? []);
  }

  /** The time of its series that an entry stands for; `null` for an entry of its own. */
  recurrenceOf(entry: Entry): Moment | null {
    const [id] = filled(entry, 'RECURRENCE-ID');
    return id ? this.#moment(id, 'exception') : null;
  }

  /** Gives what a calendar that shows nothing else says to be taken (RFC 5545 §3.6.4). */
  busyTimes(entry: Entry): Span[] {
    const busy = (entry.properties.get('FREEBUSY') ?? []).filter(
      ({ parameters }) => parameters.get('FBTYPE')?.toUpperCase() !== 'FREE',
    );
    const properties = new Map([['FREEBUSY', busy]]);
    return this.spansOf({ ...entry, properties }, 'FREEBUSY', () => null);
  }

  /** The values of a list, each by itself; a comma too many says nothing. @throws CalendarUnread `tooComplex` */
  #listOf(entry: Entry, name: string): Property[] {
    return filled(entry, name).flatMap((property) => {
      const all = property.value.split(',');
      const values = all.filter((value) => value.trim() !== '');
      if (values.length < all.length) this.#faults.add('line', property.line);
      this.#listed += values.length;
      if (this.#listed > MAX_LISTED) throw new CalendarUnread('tooComplex');
      return values.map((value) => ({ ...property, value }));
    });
  }

  #moment(property: Property, fault: 'day' | 'exception' = 'day'): Moment | null {
    const moment = readMoment(property.value, this.#zoneOf(property));
    if (moment === null) this.#faults.add(fault, property.line, property.value);
    return moment;
  }

  #zoneOf({ parameters, line }: Property): Zone | null {
    const name = parameters.get('TZID') ?? '';
    if (name === '') return null;
    const zone = this.#zoneNamed(name);
    if (zone === null && !this.#strange.has(name)) {
      this.#strange.add(name);
      this.#faults.add('zone', line, name);
    }
    return zone;
  }
}

/** A moment so many ms later; a day by whole days. */
function after(start: Moment, length: number): Moment {
  const whole = start.isDate ? Math.ceil(length / millisecondsInDay) * millisecondsInDay : length;
  return { ...start, wall: start.wall + whole };
}

const afterDay = (moment: Moment): Moment => after(dateOf(houseDay(moment)), millisecondsInDay);

const filled = (entry: Entry, name: string): Property[] =>
  (entry.properties.get(name) ?? []).filter(({ value }) => value !== '');
