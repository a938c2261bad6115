import type { Day } from '../days';

/**
 * The day from which on a battery is due, so many months after it was put in: on the same day of the month, or on the
 * last where that month has none.
 */
export function batteryDue(changedOn: Day, months: number): Day {
  const [year = 0, month = 0, day = 0] = changedOn.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}
