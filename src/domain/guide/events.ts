import { isRealDay } from './clock';

/** One row of the events sheet, in words only: every value is text and is shown as text. */
export interface GuideEvent {
  title: string;
  date: string;
  location: string;
  description: string;
  /** A path of our own origin or an https address; `null` for anything else. */
  imageUrl: string | null;
}

/** Longest text taken from a cell: a sheet is edited by hand and may hold a whole page in one of them. */
const MAX_CELL = 600;

/**
 * Says where an event's picture may come from. A protocol-relative address, `javascript:` and `data:` are refused:
 * whoever can edit the sheet must not be able to do more than show a picture.
 */
export function eventImage(raw: string): string | null {
  const value = raw.trim();
  if (/^\/(?![/\\])/.test(value)) return value;
  return /^https:\/\/[^\s"'<>\\]+$/i.test(value) ? value : null;
}

/**
 * Events of the sheet "Event" (specification §7): columns by position, the first row is a header and is skipped, rows
 * are ragged, `values` may be missing. A row without a title is no event.
 */
export function eventsOfSheet(values: readonly (readonly string[])[] | undefined): GuideEvent[] {
  return (values ?? [])
    .slice(1)
    .map((row) => {
      const cell = (column: number): string => (row[column] ?? '').trim().slice(0, MAX_CELL);
      return {
        title: cell(0),
        date: cell(1),
        location: cell(2),
        description: cell(3),
        imageUrl: eventImage(row[4] ?? ''),
      };
    })
    .filter((event) => event.title !== '');
}

/**
 * The last day that a cell names, `YYYY-MM-DD`: "27/11/2026", "27–29/11/2026", "2026-11-27"; `null` when it names none.
 */
export function lastDayOf(date: string): string | null {
  const written = [...date.matchAll(/(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?!\d)/g)].map(
    ([, day = '', month = '', year = '']) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );
  const days = [...written, ...(date.match(/\b\d{4}-\d{2}-\d{2}\b/g) ?? [])];
  return days.filter(isRealDay).sort().at(-1) ?? null;
}

/**
 * Leaves out what is over. An event counts to the end of its last day; one without a day that can be read stays, for
 * "every Friday" is never over.
 *
 * @param today in Viet Nam, `YYYY-MM-DD`
 */
export const notOver = <T extends { date: string }>(events: readonly T[], today: string): T[] =>
  events.filter(({ date }) => (lastDayOf(date) ?? today) >= today);
