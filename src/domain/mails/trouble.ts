import type { WaitingReason } from './outcomes';

/** A mail that was tried and has waited for so long, in ms, is late whatever the reason: a confirmation is looked for within minutes. */
const LATE_MS = 10 * 60_000;

/**
 * After how many failed tries the desk is told. Sign-in and sender are wrong until somebody mends them. Three tries take
 * 15 s: a mail server that restarts is back by then. Five take 75 s: one address alone is often put off a minute.
 */
const TOLD_AFTER: Readonly<Record<WaitingReason, number>> = { signIn: 1, sender: 1, down: 3, later: 5 };

/** The graver reason names the trouble of several mails. */
const BY_WEIGHT: readonly WaitingReason[] = ['signIn', 'sender', 'down', 'later'];

/** A mail that has not gone out; `reason` is `null` before its first try has failed. */
export interface WaitingMail {
  tries: number;
  reason: WaitingReason | null;
  /** UTC ms. */
  createdAt: number;
}

interface MailTrouble {
  reason: WaitingReason;
  /** Says when the first mail that waits was written, UTC ms. */
  since: number;
}

/** Tells whether mails cannot go out; `null` while all is well. One that nobody has tried yet says nothing. */
export function mailTrouble(waiting: readonly WaitingMail[], now: number): MailTrouble | null {
  const stuck = waiting.filter(
    ({ tries, reason, createdAt }) => reason !== null && (now - createdAt >= LATE_MS || tries >= TOLD_AFTER[reason]),
  );
  const gravest = BY_WEIGHT.find((reason) => stuck.some((mail) => mail.reason === reason));
  return gravest === undefined
    ? null
    : { reason: gravest, since: Math.min(...stuck.map(({ createdAt }) => createdAt)) };
}
