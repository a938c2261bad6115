/** Meaning of the wallet's result code for a payment (facts 4.1, reliability §4). */
type MomoVerdict = 'paid' | 'failed' | 'pending' | 'unknown';

/** 9000 is "authorised": with one-step payment the wallet's documents have it count as paid. */
const PAID: readonly number[] = [0, 9000];
const PENDING: readonly number[] = [1000, 7000, 7002, 8000];
const FAILED: readonly number[] = [98, 99, 1017, 1026];

/** Only what is final moves a booking; an unknown code is left to reception. */
export function momoVerdict(resultCode: number): MomoVerdict {
  if (PAID.includes(resultCode)) return 'paid';
  if (PENDING.includes(resultCode)) return 'pending';
  const final = FAILED.includes(resultCode) || (resultCode >= 1001 && resultCode <= 1007);
  return final || (resultCode >= 4000 && resultCode <= 4999) ? 'failed' : 'unknown';
}

/** The order or request is known already (facts 4.1): what became of it tells a query. */
export const isMomoDuplicate = (resultCode: number): boolean => resultCode === 40 || resultCode === 41;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Times at which the wallet is asked what became of an order that it has not told us of (reliability §4). */
const CHECKS_AFTER = [1, 5, 15, 60].map((minutes) => minutes * MINUTE).concat([1, 2, 3].map((days) => days * DAY));
/** The question at the end of a hold is put so much earlier, so that its answer comes in time. */
const BEFORE_END = 5000;

/**
 * Says when to ask next about an order; `null` when it has been asked about for three days.
 *
 * @param createdAt instant of the order, UTC ms
 * @param holdEndsAt end of the hold it pays for; asked about once more just before it
 */
export function nextMomoCheck(createdAt: number, holdEndsAt: number | null, now: number): number | null {
  const times = CHECKS_AFTER.map((after) => createdAt + after);
  if (holdEndsAt !== null) times.push(holdEndsAt - BEFORE_END);
  const ahead = times.filter((time) => time > now);
  return ahead.length > 0 ? Math.min(...ahead) : null;
}
