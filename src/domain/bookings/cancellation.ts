import { freeCancellationUntil, RATE_POLICIES, type RatePolicy } from './booking';
import { type Day, dayInVietNam, showDay, timeInVietNam } from '../days';

/** What a policy means at the moment of reading; its sentences are `policy` in `locales/<lang>/booking.json`. */
type CancellationWord =
  /** No dates yet, so no date to name: `count` days. */
  | { word: 'rule'; count: number; percent: number }
  /** Free until `time` on `date`, in Viet Nam; then so many percent. */
  | { word: 'free'; date: string; time: string; percent: number }
  /** The deadline has passed. */
  | { word: 'late'; percent: number };

/**
 * What cancelling means for a room's own policy on these dates (ruling 4).
 *
 * @param checkInTime `HH:mm` in Viet Nam
 * @param now UTC ms by the server's clock
 */
export function cancellationWord(
  policy: RatePolicy,
  checkIn: Day | null,
  checkInTime: string,
  now: number,
): CancellationWord {
  const { freeBeforeDays, feePercent } = RATE_POLICIES[policy];
  if (checkIn === null) return { word: 'rule', count: freeBeforeDays, percent: feePercent };
  return cancellationOf({ freeUntil: freeCancellationUntil(policy, checkIn, checkInTime), feePercent }, now);
}

/** The same by the copy of the policy that a booking keeps. */
export function cancellationOf(copy: { freeUntil: number; feePercent: number }, now: number): CancellationWord {
  const { freeUntil, feePercent } = copy;
  if (now >= freeUntil) return { word: 'late', percent: feePercent };
  return { word: 'free', date: showDay(dayInVietNam(freeUntil)), time: timeInVietNam(freeUntil), percent: feePercent };
}
