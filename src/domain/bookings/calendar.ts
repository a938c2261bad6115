import { formatISO } from 'date-fns/formatISO';
import { type Day, inUtc } from '../days';

/** A stay as an entry of a calendar. */
export interface CalendarStay {
  /** The same for the same booking, whatever becomes of it. */
  uid: string;
  /** Grows with every change, so that a calendar replaces what it has. */
  sequence: number;
  /** Instant at which this was written, UTC ms. */
  writtenAt: number;
  checkIn: Day;
  /** The day the guest leaves: an all-day entry ends before it (RFC 5545, DTEND is exclusive). */
  checkOut: Day;
  summary: string;
  location: string;
  description: string;
  url: string;
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  /**
   * Names who tells of it, in a mail that a calendar program acts on; `null` in a file that one opens oneself. A method asks
   * for an organizer, and readers that hold to RFC 5546 refuse it without; a plain file needs neither.
   */
  organizer: { name: string; address: string } | null;
}

/** An instant as calendars write it: 20261120T070000Z. @param instant UTC ms */
export const stampOf = (instant: number): string => formatISO(instant, { format: 'basic', in: inUtc });

/** A stay as an iCalendar file (RFC 5545): one all-day entry, lines folded at 75 octets, ended by CR LF. */
export function stayCalendar(stay: CalendarStay): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hien//Stay//VI',
    'CALSCALE:GREGORIAN',
    ...(stay.organizer === null ? [] : [`METHOD:${stay.status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH'}`]),
    'BEGIN:VEVENT',
    `UID:${escapeText(stay.uid)}`,
    `SEQUENCE:${stay.sequence}`,
    `DTSTAMP:${stampOf(stay.writtenAt)}`,
    ...organizerOf(stay),
    `DTSTART;VALUE=DATE:${stay.checkIn.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${stay.checkOut.replaceAll('-', '')}`,
    `SUMMARY:${escapeText(stay.summary)}`,
    `LOCATION:${escapeText(stay.location)}`,
    `DESCRIPTION:${escapeText(stay.description)}`,
    `URL:${stay.url.replace(/[\r\n]/g, '')}`,
    `STATUS:${stay.status}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** Quotation marks cannot stand in a parameter, nor what ends a line. */
function organizerOf({ organizer }: CalendarStay): string[] {
  if (organizer === null) return [];
  const name = organizer.name.replace(/"|\p{Cc}/gu, '');
  return [`ORGANIZER;CN="${name}":mailto:${organizer.address.replace(/[\s\p{Cc}]/gu, '')}`];
}

/** Commas, semicolons and backslashes escaped; a line break as \n; other control characters gone. */
export function escapeText(text: string): string {
  return text
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

const LINE_OCTETS = 75;

/** Breaks a line so that no part has more than 75 octets of UTF-8, never inside a character. */
export function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = utf8Size(character.codePointAt(0) ?? 0);
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

const utf8Size = (point: number): number => (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4);
