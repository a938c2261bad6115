/** Says how a mail ends that is not sent; `KEPT` as a file, where no mail server is set. */
const MAIL_OUTCOMES = ['FAILED', 'DROPPED', 'KEPT'] as const;
export type MailOutcome = (typeof MAIL_OUTCOMES)[number];

/**
 * Says why a mail waits: the mail server does not answer (`down`), refuses our sign-in (`signIn`) or our own address
 * (`sender`), or asks for another try (`later`).
 */
export const WAITING_REASONS = ['down', 'signIn', 'sender', 'later'] as const;
export type WaitingReason = (typeof WAITING_REASONS)[number];

/** Says why a mail cannot arrive: it was refused for good, has nowhere to go, or was tried for days. */
export const FAILED_REASONS = ['refused', 'address', 'gaveUp'] as const;
export type FailedReason = (typeof FAILED_REASONS)[number];

/** Says why a mail was no longer true when its turn came. */
export const DROPPED_REASONS = [
  'waiting',
  'confirmed',
  'ended',
  'cancelled',
  'refundDue',
  'refunded',
  'stayOver',
  'doorChanged',
  'newer',
  'linkOver',
  'settled',
  'gone',
  'noAddress',
] as const;
export type DroppedReason = (typeof DROPPED_REASONS)[number];

/**
 * Holds what people are told of a mail: it waits, has gone out, cannot arrive, was not sent because it was no longer
 * true, or lies as a file in a house without a mail server.
 */
export const MAIL_STATES = ['waiting', 'sent', 'failed', 'dropped', 'kept'] as const;
export type MailState = (typeof MAIL_STATES)[number];

const STATE_OF = { FAILED: 'failed', DROPPED: 'dropped', KEPT: 'kept' } as const satisfies Record<
  MailOutcome,
  MailState
>;

/**
 * Says how a mail stands by what is written down of it. "Sent" is what its server has taken; nobody is told more than
 * that.
 */
export function mailStateOf({ sentAt, outcome }: { sentAt: number | null; outcome: MailOutcome | null }): MailState {
  if (sentAt !== null) return 'sent';
  return outcome === null ? 'waiting' : STATE_OF[outcome];
}

/**
 * Tells whether a mail could not arrive and nobody at the desk has seen to it: it can be sent again, or told by
 * telephone.
 */
export const isLeftUnseen = ({
  outcome,
  settledAt,
}: {
  outcome: MailOutcome | null;
  settledAt: number | null;
}): boolean => outcome === 'FAILED' && settledAt === null;
