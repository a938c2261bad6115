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
 * Where an event's picture may come from. A protocol-relative address, `javascript:` and `data:` are refused: whoever
 * can edit the sheet must not be able to do more than show a picture.
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
