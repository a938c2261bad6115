import { type CalendarContent, contentOf } from '../../src/server/modules/channels/events';
import { calendar } from './channels';

/** A calendar as the server reads it on the day of the tests. */
export const read = (text: string): CalendarContent => contentOf(text, '2026-11-20', '2028-05-01');
/** The stays in it, in order. */
export const staysOf = (text: string): string[] =>
  read(text)
    .events.map(({ checkIn, checkOut }) => `${checkIn} ${checkOut}`)
    .sort();
/** Gives what is wrong in it: code, line and text. */
export const faultsOf = (text: string): string[] =>
  read(text).faults.map(({ code, line, text: said }) => `${code} ${line} ${said}`.trim());
/** A calendar with one entry of these lines, its first on line 6. */
export const entry = (...lines: string[]): string =>
  calendar(`BEGIN:VEVENT\r\nUID:x\r\n${lines.join('\r\n')}\r\nEND:VEVENT\r\n`);
