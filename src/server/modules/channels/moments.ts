import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { milliseconds } from 'date-fns/milliseconds';
import { plainSigns } from '../../../domain/plain-signs';
import { dateOfDay, type Day, dayOfDate, isDay } from '../../../domain/days';
import { fixedZone, type Zone } from './zones';

const VIET_NAM = fixedZone(7 * millisecondsInHour);

/** A day, or a time of a day, as an entry of a calendar writes it. */
export interface Moment {
  /** Holds what the clock shows there, in ms as if it were UTC. */
  wall: number;
  isDate: boolean;
  /** Says where that clock hangs; `null` for the house's own. */
  zone: Zone | null;
}

const DATE = /^(\d{4})(?:(\d{2})(\d{2})|([-/.])(\d{1,2})\4(\d{1,2}))/;
const TIME = /^[T\s](\d{2}):?(\d{2})(?::?(\d{2})(?:[.,]\d+)?)?\s*([AP]M)?\s*(Z|UTC|GMT|[+-]\d{2}:?(?:\d{2})?)?$/i;
/** Stand around a value that a spreadsheet wrote. */
const QUOTES = /^(["'])(.*)\1$/;
/** Names the zone of an offset once more behind it (RFC 9557). */
const ZONE_BEHIND = /(?<=Z|[+-]\d{2}:?\d{2})\[[\w/+-]+\]$/i;

/**
 * Reads a day as calendars of the world write it: `20270110`, `2027-01-10`, `2027-1-10`, each with a time behind it or
 * not. The year comes first: what has it last could be two days. No digit is passed over, and the day must exist.
 * Digits and hyphens of any script are those that are meant, and what nobody sees says nothing.
 *
 * @param zone of a time that names none itself
 * @returns `null` when it is not clear which day is meant
 */
export function readMoment(text: string, zone: Zone | null): Moment | null {
  const trimmed = plainSigns(text).replace(QUOTES, '$2').replace(ZONE_BEHIND, '');
  const date = DATE.exec(trimmed);
  if (!date) return null;
  const [whole, year = '', month = date[5] ?? '', dayOfMonth = date[6] ?? ''] = date;
  const day = [year, month.padStart(2, '0'), dayOfMonth.padStart(2, '0')].join('-');
  // The day is written back and compared with the digits in the file.
  if (!isDay(day)) return null;
  const midnight = dateOfDay(day).getTime();
  const rest = trimmed.slice(whole.length);
  if (rest === '') return { wall: midnight, isDate: true, zone: null };
  const time = TIME.exec(rest);
  if (!time) return null;
  const [written = 0, minutes = 0, seconds = 0] = numbersOf(time.slice(1, 4));
  const [half, offset] = time.slice(4);
  if (half !== undefined && (written < 1 || written > 12)) return null;
  const hours = half === undefined ? written : (written % 12) + (half.toUpperCase() === 'PM' ? 12 : 0);
  const isMidnight = hours === 24 && minutes === 0 && seconds === 0;
  if ((hours > 23 && !isMidnight) || minutes > 59 || seconds > 60) return null;
  const wall = midnight + milliseconds({ hours, minutes, seconds });
  return { wall, isDate: false, zone: offset === undefined ? zone : fixedZone(offsetOf(offset)) };
}

/** Gives what groups of an expression have found, 0 for those that found nothing. */
const numbersOf = (groups: readonly (string | undefined)[]): number[] => groups.map((group) => Number(group ?? 0));

/** Ms that `+0700`, `+07:00` or `Z` lie ahead of UTC. */
function offsetOf(text: string): number {
  const [, sign = '+', hours = '0', minutes = '0'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * milliseconds({ hours: Number(hours), minutes: Number(minutes) });
}

/** The instant of a moment in UTC ms; a day's is its midnight at the house. */
export const instantOf = ({ wall, zone }: Moment): number => (zone ?? VIET_NAM).toUtc(wall);

/** The day that a moment's own clock shows. */
export const writtenDay = ({ wall }: Moment): Day => dayOfDate(wall);

/** Gives what the house's clock shows at a moment, in ms as if it were UTC; a day is the same day everywhere. */
const wallAtHouse = (moment: Moment): number =>
  moment.zone === null ? moment.wall : VIET_NAM.toWall(instantOf(moment));

/** The day at the house. */
export const houseDay = (moment: Moment): Day => dayOfDate(wallAtHouse(moment));

/** The day at the house until which something lasts: what ends in a day's last minute ends with that day. */
export const houseEnd = (moment: Moment): Day =>
  moment.isDate ? writtenDay(moment) : dayOfDate(wallAtHouse(moment) + millisecondsInMinute);

/** A moment of a day and nothing more. */
export const dateOf = (day: Day): Moment => ({ wall: dateOfDay(day).getTime(), isDate: true, zone: null });

/** Ms of a duration such as `P3D`, `PT48H` or `P1W`; `null` when it is none, or goes backwards. */
export function readDuration(text: string): number | null {
  const parts = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i.exec(text.trim());
  if (!parts || !/\d/.test(parts[0])) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = numbersOf(parts.slice(1));
  const ms = milliseconds({ weeks, days, hours, minutes, seconds });
  return ms <= 36_525 * millisecondsInDay ? ms : null;
}
