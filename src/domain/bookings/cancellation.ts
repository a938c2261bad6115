import { type CancelTerms, freeCancellationUntil } from './booking';
import { type Day, dayInVietNam, showDay, timeInVietNam } from '../days';

/** Terms of cancelling at the moment of reading; the sentences are `policy` in `locales/<lang>/bookings.json`. */
type CancellationWord =
  /** No dates yet, so no date to name: `count` days, or until check-in where that is none. */
  | { word: 'rule'; count: number; percent: number }
  | { word: 'ruleCheckIn'; percent: number }
  | { word: 'ruleNoFee' }
  /** Free until `time` on `date`, in Viet Nam; then so many percent. */
  | { word: 'free'; date: string; time: string; percent: number }
  /** The same of a house that takes no fee: until check-in. */
  | { word: 'noFee'; date: string; time: string }
  /** The deadline has passed. */
  | { word: 'late'; percent: number };

/**
 * Finds the terms of cancelling a stay in a room on these dates (ruling 4).
 *
 * @param checkInTime `HH:mm` in Viet Nam
 * @param now UTC ms by the server's clock
 */
export function cancellationWord(
  terms: CancelTerms,
  checkIn: Day | null,
  checkInTime: string,
  now: number,
): CancellationWord {
  const { freeBeforeDays, feePercent } = terms;
  if (checkIn !== null) {
    return cancellationOf({ freeUntil: freeCancellationUntil(terms, checkIn, checkInTime), feePercent }, now);
  }
  if (feePercent === 0) return { word: 'ruleNoFee' };
  if (freeBeforeDays === 0) return { word: 'ruleCheckIn', percent: feePercent };
  return { word: 'rule', count: freeBeforeDays, percent: feePercent };
}

/** The same by the copy of the terms that a booking keeps. */
export function cancellationOf(copy: { freeUntil: number; feePercent: number }, now: number): CancellationWord {
  const { freeUntil, feePercent } = copy;
  const until = { date: showDay(dayInVietNam(freeUntil)), time: timeInVietNam(freeUntil) };
  if (feePercent === 0) return { word: 'noFee', ...until };
  return now < freeUntil ? { word: 'free', ...until, percent: feePercent } : { word: 'late', percent: feePercent };
}
