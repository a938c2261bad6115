/**
 * Limits by which apartments that one client looks up are counted where the link alone shows the secrets (ruling 11,
 * decision 17, catalogue W-17); how many it may be says `limits.ts`.
 */
export const GUIDE_BUDGET = {
  windowMs: 3_600_000,
  /** So many different wrong codes, with no right one between them, close the door for a while. */
  wrongInARow: 10,
  wrongPauseMs: 15 * 60_000,
} as const;

/**
 * So many doors may be opened on the hotel's own lines within a minute by all phones together: a tenth of the
 * house, which is far more than have new guests in one minute, and what the hotel lets come without a mark in any case.
 *
 * @param doors the house has
 * @param newPhones what the hotel's limit says (`newPhonesPerLine`)
 */
export const doorsOfHouseAMinute = (doors: number, newPhones: number): number =>
  Math.max(newPhones, Math.ceil(doors / 10));

interface PastRead {
  apartment: string;
  known: boolean;
  /** Instant, in ms. */
  at: number;
}

/**
 * Gives the time that a client has to wait before it may look an apartment up.
 *
 * Only apartments that exist use the budget up, but once it is used up every new code is refused: a refusal must not
 * tell which codes exist.
 *
 * @param reads what the client read within the window, oldest first
 * @param limit different apartments in the window
 * @returns ms to wait; 0 when it may
 */
export function waitBeforeRead(reads: readonly PastRead[], apartment: string, limit: number, now: number): number {
  if (reads.some((read) => read.apartment === apartment)) return 0;
  const right = reads.filter(({ known }) => known);
  const untilRoom = right.length < limit ? 0 : (right.at(-limit)?.at ?? now) + GUIDE_BUDGET.windowMs - now;
  const last = reads.slice(-GUIDE_BUDGET.wrongInARow);
  const allWrong = last.length === GUIDE_BUDGET.wrongInARow && last.every(({ known }) => !known);
  const untilCalm = allWrong ? (last.at(-1)?.at ?? now) + GUIDE_BUDGET.wrongPauseMs - now : 0;
  return Math.max(0, untilRoom, untilCalm);
}
