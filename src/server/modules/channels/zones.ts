import { tzOffset } from '@date-fns/tz/tzOffset';
import { UTCDateMini } from '@date-fns/utc/date/mini';
import { millisecondsInMinute, millisecondsInWeek } from 'date-fns/constants';
import { milliseconds } from 'date-fns/milliseconds';
import ICAL from 'ical.js';
import { WINDOWS_ZONES } from './windows-zones';

const MAX_NAME = 200;

/** Says where a clock hangs. All in ms; a wall is what the clock shows, as if it were UTC. */
export interface Zone {
  toUtc: (wall: number) => number;
  toWall: (utc: number) => number;
}

/** A zone that is always so many ms ahead of UTC. */
export const fixedZone = (offset: number): Zone => ({
  toUtc: (wall) => wall - offset,
  toWall: (utc) => utc + offset,
});

/**
 * Zones of a calendar by whatever name it gives them: those of the tz database, bare or behind a maker's prefix,
 * Windows' own, those that the calendar describes itself, and offsets such as "(UTC+07:00) Bangkok, Hanoi, Jakarta".
 *
 * @param described the lines of each VTIMEZONE by its name
 * @returns asks for one; `null` for a name that nothing is known of
 */
export function zonesOf(described: ReadonlyMap<string, readonly string[]>): (name: string) => Zone | null {
  const known = new Map<string, Zone | null>();
  const find = (name: string): Zone | null =>
    namedZone(name) ??
    namedZone(WINDOWS_ZONES.get(name.toLowerCase())) ??
    describedZone(described.get(name)) ??
    namedZone(/[A-Z][\w+-]*(?:\/[A-Z][\w+-]*){1,2}$/i.exec(name)?.[0]) ??
    namedZone(/[A-Z]\w*\/[A-Z][\w-]*$/i.exec(name)?.[0]) ??
    offsetZone(name);
  return (name) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const found = name.length > MAX_NAME ? null : find(name);
    known.set(name, found);
    return found;
  };
}

/** A zone of the tz database as the engine knows it; `null` for any other name. */
function namedZone(name: string | undefined): Zone | null {
  const timeZone = name?.replaceAll(' ', '_') ?? '';
  if (!/^[A-Z][\w+/-]*$/i.test(timeZone) || !isKnown(timeZone)) return null;
  const offset = cachedByWeek((utc) => tzOffset(timeZone, new Date(utc)) * millisecondsInMinute);
  return {
    toWall: (utc) => utc + offset(utc),
    // Twice, for the first guess may lie behind a change of the hour.
    toUtc: (wall) => wall - offset(wall - offset(wall)),
  };
}

/** Tells whether the engine knows a zone; `tzOffset` would take an offset out of any name that ends in one. */
function isKnown(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/**
 * Remembers what an offset is at the edges of a week: where it is the same at both, it is so between them. Asking the
 * engine takes some twenty microseconds, and a calendar asks for thousands of times.
 */
function cachedByWeek(offsetAt: (utc: number) => number): (utc: number) => number {
  const edges = new Map<number, number>();
  const edge = (week: number): number => {
    const known = edges.get(week) ?? offsetAt(week * millisecondsInWeek);
    edges.set(week, known);
    return known;
  };
  return (utc) => {
    const week = Math.floor(utc / millisecondsInWeek);
    return edge(week) === edge(week + 1) ? edge(week) : offsetAt(utc);
  };
}

/** A zone as a calendar describes it; `null` when that says no offset. */
function describedZone(lines: readonly string[] | undefined): Zone | null {
  if (!lines?.some((line) => /^TZOFFSETTO/i.test(line))) return null;
  try {
    const component = new ICAL.Component(ICAL.parse(lines.join('\r\n')) as unknown[]);
    const zone = new ICAL.Timezone({ component, tzid: 'described' });
    const toUtc = (wall: number): number => wall - zone.utcOffset(icalTime(wall, false)) * 1000;
    toUtc(0);
    return { toUtc, toWall: (utc) => 2 * utc - toUtc(utc) };
  } catch {
    return null;
  }
}

/** An offset that stands in a name. */
function offsetZone(name: string): Zone | null {
  if (/(?:^|\W)(?:UTC|GMT|Z)$/i.test(name)) return fixedZone(0);
  const [, sign, hours = '', minutes = '0'] = /(?:UTC|GMT|^)\s*([+-])(\d{1,2}):?(\d{2})?/i.exec(name) ?? [];
  if (sign === undefined || Number(hours) > 14) return null;
  return fixedZone((sign === '-' ? -1 : 1) * milliseconds({ hours: Number(hours), minutes: Number(minutes) }));
}

/** A wall time for ical.js, of no zone. */
export function icalTime(wall: number, isDate: boolean): ICAL.Time {
  const at = new UTCDateMini(wall);
  return new ICAL.Time(
    {
      year: at.getFullYear(),
      month: at.getMonth() + 1,
      day: at.getDate(),
      hour: at.getHours(),
      minute: at.getMinutes(),
      second: at.getSeconds(),
      isDate,
    },
    ICAL.Timezone.localTimezone,
  );
}
