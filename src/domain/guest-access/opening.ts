import { addDays, type Day, instantInVietNam } from '../days';

/**
 * Choices of when a stay's secrets open, as the hotel decides: at the hour of check-in; at the hour, but not before the
 * door was made ready; or when it was made ready, on the day of arrival, be it before the hour or after it.
 */
export const OPENINGS = ['hour', 'hourAndReady', 'ready'] as const;
export type Opening = (typeof OPENINGS)[number];

/**
 * Ways to open a sealed code on a phone without a network, by the hotel's choice: `strict` by reception alone; `clock`
 * also by the phone's clock, which its owner can set (decision 108).
 */
export const SEAL_MODES = ['strict', 'clock'] as const;
export type SealMode = (typeof SEAL_MODES)[number];

/** A stay as far as a door's mark is concerned. */
export interface Turn {
  from: Day;
  to: Day;
  /** Instant at which its guest left, if that was noted; UTC ms. */
  endedAt: number | null;
}

/**
 * Tells whether a door that was marked ready is ready for the guest of an arrival day: no guest has left it since. A
 * guest who goes without being noted is taken to have gone on the last day, whose whole length counts as after.
 *
 * @param markedAt when it was marked, UTC ms; `null` for never
 * @param others everybody else's stays behind this door, those that were taken back left out
 */
export function isReadyFor(arrival: Day, markedAt: number | null, others: readonly Turn[]): boolean {
  if (markedAt === null) return false;
  return others.every(({ to, endedAt }) => {
    if (endedAt !== null) return markedAt >= endedAt;
    // A guest who stays on shares the door with the arriving one.
    return to > arrival || markedAt >= instantInVietNam(to, '00:00');
  });
}

interface Arrival {
  /** The day of arrival, and its hour of check-in as an instant, UTC ms. */
  day: Day;
  hour: number;
  /** Instant at which the desk saw the guest come, UTC ms; `null` while it has not. */
  arrivedAt: number | null;
  /** Instant at which the door was made ready for this guest, UTC ms; `null` while it is not. */
  readyAt: number | null;
}

/**
 * The instant from which a stay's secrets are shown, UTC ms; `null` while it depends on the door being marked ready.
 * A guest who has checked in waits for nothing, not for the hour either; nor does one whose day of arrival is over: a mark
 * that was forgotten, or an opening that the hotel changes at noon, does not take the code from a guest in house.
 */
export function openingInstant(
  opening: Opening,
  { day, hour, arrivedAt, readyAt }: Arrival,
  now: number,
): number | null {
  if (arrivedAt !== null) return Math.min(hour, arrivedAt);
  if (opening === 'hour' || now >= instantInVietNam(addDays(day, 1), '00:00')) return hour;
  if (opening === 'hourAndReady') {
    if (readyAt !== null) return Math.max(hour, readyAt);
    // Nothing is to be seen before the hour in any case, and it is the hour that the guest was told.
    return now < hour ? hour : null;
  }
  const morning = instantInVietNam(day, '00:00');
  if (readyAt !== null) return Math.max(morning, readyAt);
  return now < morning ? hour : null;
}
