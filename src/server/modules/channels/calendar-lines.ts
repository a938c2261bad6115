import { CalendarUnread } from './calendar-problem';
import type { Faults } from './faults';

/** A line `NAME;PARAMETER=…:VALUE` of an entry. */
export interface Property {
  value: string;
  parameters: ReadonlyMap<string, string>;
  /** Of the file, from 1. */
  line: number;
}

/** An entry of a calendar, or what its own calendar has told of busy times. */
export interface Entry {
  kind: 'VEVENT' | 'VFREEBUSY';
  line: number;
  properties: Map<string, Property[]>;
  /** Tells whether one of our own names stands in it. */
  isOurs: boolean;
  /** The calendar that it stands in. */
  calendar: { method: string };
}

interface CalendarFile {
  entries: Entry[];
  /** The lines of each description of a zone by its name. */
  zones: Map<string, string[]>;
}

/** Holds what our own calendars call their events: a channel that sends them back has sold nothing. */
const OUR_UID = /hien-[0-9a-f]{32}@/;
const READ = new Set(
  'UID DTSTART DTEND DURATION RRULE RDATE EXDATE RECURRENCE-ID STATUS TRANSP SUMMARY FREEBUSY'.split(' '),
);
const ENTRIES = new Set(['VEVENT', 'VFREEBUSY']);
/** Holds what may begin and end; in a note, "Begin: Monday" does neither. */
const COMPONENT =
  /^(?:VCALENDAR|VEVENT|VFREEBUSY|VTODO|VJOURNAL|VTIMEZONE|STANDARD|DAYLIGHT|VALARM|VAVAILABILITY|AVAILABLE|PARTICIPANT|VLOCATION|VRESOURCE|X-.+)$/i;
/** With what is long past; larger calendars are of no room. */
const MAX_ENTRIES = 10_000;
/** Calendars in calendars, and what is in their entries. */
const MAX_DEPTH = 20;

/**
 * Takes a calendar file apart, whatever is around and between its entries: words of a server before and after it, a
 * note that breaks a line, calendars inside each other. What is no line of a calendar is passed over and said.
 *
 * @throws CalendarUnread `notCalendar`, `tooLarge`, `tooComplex`
 */
export function fileOf(text: string, faults: Faults): CalendarFile {
  const begin = /BEGIN[ \t]*:[ \t]*V(?:CALENDAR|EVENT|FREEBUSY)/i.exec(text);
  if (!begin) throw new CalendarUnread('notCalendar');
  const before = text.slice(0, begin.index);
  if (before.trim() !== '') faults.add('line', 1);
  const file = new Reading(faults);
  for (const [line, number] of unfolded(text.slice(begin.index), before)) file.take(line, number);
  return file.end();
}

/** Lines with those that were folded put together (RFC 5545 §3.1), and the number of each in the file. */
function* unfolded(text: string, before: string): Generator<[string, number]> {
  const indent = indentOf(text, before);
  let number = before.split(/\r\n|\n|\r/).length;
  let line = '';
  let start = number;
  for (const raw of text.split(/\r\n|\n|\r/)) {
    const part = indent !== '' && raw.startsWith(indent) ? raw.slice(indent.length) : raw;
    // Nobody folds a line just there: it is one that was indented.
    const isFolded = /^[ \t]/.test(part) && !/^\s*(?:BEGIN|END)\s*:\s*[A-Z-]+\s*$/i.test(part);
    if (isFolded) line += part.slice(1);
    else if (part.trim() !== '') {
      if (line !== '') yield [line, start];
      line = part;
      start = number;
    }
    number += 1;
  }
  if (line !== '') yield [line, start];
}

/** The blanks that a whole file is set in by: else they fold a line. */
function indentOf(text: string, before: string): string {
  const [, indent = ''] = /(?:^|[\r\n])([ \t]+)$/.exec(before) ?? [];
  const [, second = ''] = /^[^\r\n]*[\r\n]+([ \t]*)/.exec(text) ?? [];
  return second.startsWith(indent) ? indent : '';
}

class Reading {
  readonly #faults: Faults;
  readonly #entries: Entry[] = [];
  readonly #zones = new Map<string, string[]>();
  /** Holds what has begun and not ended, the innermost last. */
  readonly #open: { name: string; entry: Entry | null; zone: string[] | null; calendar: Entry['calendar'] }[] = [];
  #line = 1;
  /** The line before had nothing behind its colon: what follows may have stood there. */
  #isEmptyBefore = false;

  constructor(faults: Faults) {
    this.#faults = faults;
  }

  take(line: string, number: number): void {
    this.#line = number;
    const [, edge = '', name = ''] = /^\s*(BEGIN|END)\s*:\s*([A-Z-]+)/i.exec(line) ?? [];
    const isEdge = COMPONENT.test(name);
    const inside = this.#open.at(-1);
    const zone = this.#open.find((one) => one.zone !== null)?.zone;
    if (isEdge && edge.toUpperCase() === 'BEGIN') this.#begin(name.toUpperCase());
    else if (isEdge) this.#end(name.toUpperCase(), zone, line);
    else if (inside === undefined || inside.entry || inside.name === 'VCALENDAR') this.#property(line, inside);
    if (zone) zone.push(line.trim());
  }

  #begin(name: string): void {
    const faults = this.#faults;
    const isEntry = ENTRIES.has(name);
    // An entry has no entries in it: the one before was not ended.
    while ((isEntry || name === 'VCALENDAR') && this.#open.some(({ entry }) => entry !== null)) {
      this.#open.pop();
      faults.add('cut', this.#line);
    }
    const around = this.#open.at(-1);
    if (isEntry && !around) faults.add('cut', this.#line);
    const calendar = name === 'VCALENDAR' ? { method: '' } : (around?.calendar ?? { method: '' });
    const entry: Entry | null = isEntry
      ? { kind: name as Entry['kind'], line: this.#line, properties: new Map(), isOurs: false, calendar }
      : null;
    if (entry && this.#entries.push(entry) > MAX_ENTRIES) throw new CalendarUnread('tooLarge');
    if (this.#open.length >= MAX_DEPTH) throw new CalendarUnread('tooComplex');
    this.#open.push({ name, entry, zone: name === 'VTIMEZONE' ? ['BEGIN:VTIMEZONE'] : null, calendar });
  }

  #end(name: string, zone: string[] | null | undefined, line: string): void {
    const at = this.#open.findLastIndex((one) => one.name === name);
    if (at < 0) {
      this.#faults.add('line', this.#line);
      return;
    }
    // What was not ended may have had more to say.
    if (this.#open.splice(at).length > 1) this.#faults.add('cut', this.#line);
    if (!zone || name !== 'VTIMEZONE') return;
    const id = zone.find((one) => /^TZID\s*:/i.test(one));
    if (id === undefined) this.#faults.add('line', this.#line);
    else this.#zones.set(id.replace(/^TZID\s*:\s*/i, ''), [...zone, line.trim()]);
  }

  #property(line: string, inside: { entry: Entry | null; calendar: Entry['calendar'] } | undefined): void {
    const property = propertyOf(line, this.#line);
    const wasCut = this.#isEmptyBefore && property === null;
    this.#isEmptyBefore = property?.value === '' && READ.has(property.name);
    if (inside?.entry && !(property && READ.has(property.name)) && (wasCut || mayNameDays(line))) {
      this.#faults.add('day', this.#line, line);
      return;
    }
    if (!property || !inside) {
      this.#faults.add('line', this.#line);
      return;
    }
    if (!property.isClean) this.#faults.add('line', this.#line);
    const { entry, calendar } = inside;
    if (!entry) {
      if (property.name === 'METHOD') calendar.method = property.value.toUpperCase();
      return;
    }
    if (OUR_UID.test(line)) entry.isOurs = true;
    if (!READ.has(property.name)) return;
    const known = entry.properties.get(property.name);
    if (known) known.push(property);
    else entry.properties.set(property.name, [property]);
  }

  end(): CalendarFile {
    if (this.#open.length > 0) this.#faults.add('cut', this.#line);
    return { entries: this.#entries, zones: this.#zones };
  }
}

/** Tells whether a line that is none of those that name days was one before a letter of it was lost or changed. */
function mayNameDays(line: string): boolean {
  const [word = ''] = /^[^;:]*/.exec(line.slice(0, 40).trim().toUpperCase()) ?? [];
  if (word === 'DTSTAMP') return false;
  return (
    /^(?:DT|(?:START|END);)/i.test(line.trim()) ||
    ['DTSTART', 'DTEND'].some((name) => isOneOff(word, name)) ||
    /:\s*FREQ=/i.test(line)
  );
}

/** Tells whether two words differ by one letter: another one, one more or one less. */
function isOneOff(word: string, other: string): boolean {
  let at = 0;
  while (at < word.length && word[at] === other[at]) at += 1;
  const [a, b] = [word.slice(at), other.slice(at)];
  return a.slice(1) === b.slice(1) || a === b.slice(1) || a.slice(1) === b;
}

interface Line extends Property {
  name: string;
  /** Tells whether it is written as it should be; what is meant is clear all the same. */
  isClean: boolean;
}

/** A line's name, parameters and value; `null` when it has no such form. */
function propertyOf(line: string, number: number): Line | null {
  const [head = '', name = ''] = /^\s*([A-Z0-9-]+)\s*(?=[;:])/i.exec(line) ?? [];
  if (name === '') return null;
  const rest = line.slice(head.length);
  const colon = valueAt(rest);
  if (colon < 0) return null;
  const before = rest.slice(0, colon);
  const value = rest.slice(colon + 1);
  const isClean = before.split('"').length % 2 === 1 && !(READ.has(name.toUpperCase()) && /^\s/.test(value));
  return { name: name.toUpperCase(), value: value.trim(), parameters: parametersOf(before), line: number, isClean };
}

/** `;TZID="Asia/Bangkok";VALUE=DATE-TIME` by name; a semicolon inside quotation marks is part of a value. */
function parametersOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', quoted, plain = ''] of text.matchAll(/;\s*([A-Z0-9-]+)\s*=\s*(?:"([^"]*)"|([^;]*))/gi)) {
    found.set(name.toUpperCase(), (quoted ?? plain).replaceAll('"', '').trim());
  }
  return found;
}

/**
 * Says where the colon before a line's value stands. Not inside quotation marks, unless one of them is never closed; a zone
 * such as (UTC+07:00) may stand without them, and then the value is what begins with a year.
 */
function valueAt(rest: string): number {
  let isQuoted = false;
  let first = -1;
  for (let at = 0; at < rest.length && first < 0; at += 1) {
    if (rest[at] === '"') isQuoted = !isQuoted;
    else if (rest[at] === ':' && !isQuoted) first = at;
  }
  if (first < 0) first = rest.indexOf(':');
  if (!/^;[^:]*TZID/i.test(rest) || /^:\s*\d{4}/.test(rest.slice(first))) return first;
  const year = rest.search(/:\s*\d{4}/);
  return year < 0 ? first : year;
}
