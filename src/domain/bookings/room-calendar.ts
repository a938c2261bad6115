import { escapeText, foldLine, stampOf } from './calendar';
import type { Day } from '../days';

/** Nights that a room is taken, as an entry of its calendar. */
interface TakenEntry {
  /** The same for the same stay, whatever becomes of it. */
  uid: string;
  checkIn: Day;
  /** The day the guest leaves; an all-day entry ends before it (RFC 5545, DTEND is exclusive). */
  checkOut: Day;
  /** UTC ms. */
  writtenAt: number;
  summary: string;
}

/** A room's taken nights as an iCalendar file (RFC 5545), for other channels to read. A method would need an organizer. */
export function roomCalendar(entries: readonly TakenEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hien//Room//VI',
    'CALSCALE:GREGORIAN',
    ...entries.flatMap(({ uid, checkIn, checkOut, writtenAt, summary }) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(uid)}`,
      `DTSTAMP:${stampOf(writtenAt)}`,
      `DTSTART;VALUE=DATE:${checkIn.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${checkOut.replaceAll('-', '')}`,
      `SUMMARY:${escapeText(summary)}`,
      'TRANSP:OPAQUE',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
