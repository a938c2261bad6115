/** Writes an instant (UTC milliseconds) as answers have it: ISO 8601 in UTC, `null` for what has not happened. */
export function isoOf(instant: number): string;
export function isoOf(instant: number | null): string | null;
export function isoOf(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}
