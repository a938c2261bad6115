import { addDays, type Day, dateOfDay, dayInVietNam, instantInVietNam } from '../days';

/**
 * Proof of a copy so far: every file was read back, all of it was put into an empty place, and a server has
 * started on it and answered. `failed`: it could not be made, or did not get there.
 */
export const COPY_LEVELS = ['read', 'restored', 'started', 'failed'] as const;
export type CopyLevel = (typeof COPY_LEVELS)[number];

/** Step that a failed one did not take; `room`: the disk was full. */
export const COPY_FAULTS = ['copy', 'room', 'read', 'restore', 'start'] as const;
export type CopyFault = (typeof COPY_FAULTS)[number];

export interface Copy {
  /** UTC ms. */
  at: number;
  level: CopyLevel;
}

const HOUR_MS = 3_600_000;
/** A night may be missed by some hours, not by a whole day. */
const STALE_MS = 36 * HOUR_MS;
/** Hour at which the house is asleep, in Viet Nam. */
const NIGHT_AT = '03:30';
/** After a failure it is tried again: a disk is emptied, a machine in the network comes back. */
const AGAIN_MS = HOUR_MS;
/** Of how many days, weeks and months the newest stays, and how many failures are shown. */
const KEPT = { days: 7, weeks: 4, months: 12, failed: 2 };

const isGood = ({ level }: Copy): boolean => level !== 'failed';

const newest = (copies: readonly Copy[]): number | null =>
  copies.length === 0 ? null : Math.max(...copies.map(({ at }) => at));

/**
 * Since when a house is without a copy that is new enough, UTC ms: since its last good one, or since the first that failed.
 * `null` while all is well, and before the first was tried.
 */
export function missingSince(copies: readonly Copy[], now: number): number | null {
  const good = newest(copies.filter(isGood));
  if (good !== null) return now - good > STALE_MS ? good : null;
  return copies.length === 0 ? null : Math.min(...copies.map(({ at }) => at));
}

/** Tells whether the copy of the night is to be made now: from 03:30 on, once, and after a failure again every hour. */
export function isNightDue(copies: readonly Copy[], now: number): boolean {
  const today = dayInVietNam(now);
  const half = instantInVietNam(today, NIGHT_AT);
  const since = now < half ? instantInVietNam(addDays(today, -1), NIGHT_AT) : half;
  const recent = copies.filter(({ at }) => at >= since && at <= now);
  if (recent.some(isGood)) return false;
  const failed = newest(recent);
  return failed === null || now - failed >= AGAIN_MS;
}

/**
 * Finds the copies that are no longer kept: by how many days, weeks and months there are copies of, not by how old they
 * are, so that a house that was closed, or a clock that jumps, loses none.
 */
export function copiesToDrop<T extends Copy>(copies: readonly T[]): T[] {
  const order = [...copies].sort((a, b) => b.at - a.at);
  const good = order.filter(isGood);
  const kept = new Set<T>([
    ...newestOf(good, KEPT.days, (day) => day),
    ...newestOf(good, KEPT.weeks, mondayOf),
    ...newestOf(good, KEPT.months, (day) => day.slice(0, 7)),
    ...order.filter((copy) => !isGood(copy)).slice(0, KEPT.failed),
  ]);
  return order.filter((copy) => !kept.has(copy));
}

/** The newest of each period, of so many periods. */
function newestOf<T extends Copy>(order: readonly T[], periods: number, periodOf: (day: Day) => string): T[] {
  const found = new Map<string, T>();
  for (const copy of order) {
    const period = periodOf(dayInVietNam(copy.at));
    if (!found.has(period)) found.set(period, copy);
  }
  return [...found.values()].slice(0, periods);
}

const mondayOf = (day: Day): Day => addDays(day, -((dateOfDay(day).getUTCDay() + 6) % 7));
