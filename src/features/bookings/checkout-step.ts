import type { BookingRequest, NewBooking } from '../../contract/bookings/bookings';
import { type BookingStatus, isGivenUp } from '../../domain/bookings/booking';
import type { BookingAttempt } from '../../offline/bookings/attempts';
import type { Ending } from './booking-flow';
import type { Method } from './method-dialog';

/** An attempt that our server has answered with a booking. */
type Booked = BookingAttempt & { booking: NewBooking };

/** Reason why the last press did not come to its end. */
export type Problem = Exclude<Ending, { is: 'redirect' } | { is: 'reserved' }>;

/** Step that the booking of one stay is at. What is on the screen, and what can be pressed, follows from it alone. */
export type CheckoutStep =
  /** The form is filled in. Nothing of it is at our server, or our server has refused what was. */
  | { is: 'draft'; method: Method; problem: Problem | null }
  /** A press is being worked on. The attempt is `null` until the phone has it; the hold's end until there is a hold. */
  | { is: 'sending'; method: Method; attempt: BookingAttempt | null; expiresAt: string | null }
  /** The wallet's page has been asked for: this page is on its way out. */
  | { is: 'leaving'; method: Method; attempt: BookingAttempt | null; expiresAt: string | null }
  /** Something was sent and no answer came: the next press sends the same booking under the same key. */
  | { is: 'unanswered'; method: Method; attempt: BookingAttempt; problem: Problem | null }
  /** The nights are held for the wallet. */
  | { is: 'held'; method: Method; attempt: Booked; expiresAt: string | null; problem: Problem | null }
  /** Booked, to be paid on arrival, or paid; `reserved` when this page has just done it. */
  | { is: 'booked'; method: Method; attempt: Booked; problem: Problem | null; reserved: NewBooking | null };

/** Facts that a step follows from. */
export interface CheckoutFacts {
  /** As the phone keeps it; `null` while there is none, or the phone has not said. */
  attempt: BookingAttempt | null;
  /** Answer of our server about the attempt's booking; `gone` when it knows none of that number. */
  answer: { status: BookingStatus; expiresAt: string | null } | 'gone' | null;
  /** The method of the press that is being worked on. */
  sending: Method | null;
  /** The method that was pressed last. */
  tried: Method;
  /** End of the last press. */
  ending: Ending | null;
}

type Known = Pick<CheckoutFacts, 'attempt' | 'answer'>;

/** Status of the attempt's booking, as far as is known here; `null` while our server has not answered the attempt. */
export const statusIn = ({ attempt, answer }: Known): BookingStatus | null =>
  attempt?.booking ? ((answer === 'gone' ? null : answer) ?? attempt.booking).status : null;

/** End of the attempt's booking; `gone` when our server knows none of that number, `null` while it goes on. */
export function endOf(known: Known): BookingStatus | 'gone' | null {
  const status = statusIn(known);
  if (status === null) return null;
  return known.answer === 'gone' ? 'gone' : isGivenUp(status) ? status : null;
}

export function stepOf(facts: CheckoutFacts): CheckoutStep {
  const { attempt, sending, tried, ending } = facts;
  const expiresAt = statusIn(facts) === 'HOLD' ? holdEnd(facts) : null;
  // What was sent is what counts while it is on its way, also in a tab that did not send it.
  const method = attempt ? methodOf(attempt.body) : tried;
  if (ending?.is === 'redirect') return { is: 'leaving', method, attempt, expiresAt };
  if (sending !== null) return { is: 'sending', method, attempt, expiresAt };
  const problem = ending?.is === 'reserved' || (ending?.is === 'unreleased' && expiresAt === null) ? null : ending;
  if (attempt === null || endOf(facts) !== null) return { is: 'draft', method, problem };
  if (attempt.booking === null) return { is: 'unanswered', method, attempt, problem };
  const booked = { ...attempt, booking: attempt.booking };
  // What reception expects is booked, whatever a copy on the phone still says of it.
  const reserved = ending?.is === 'reserved' ? ending.booking : null;
  return statusIn(facts) === 'HOLD' && reserved === null
    ? { is: 'held', method, attempt: booked, expiresAt, problem }
    : { is: 'booked', method, attempt: booked, problem, reserved };
}

const holdEnd = ({ attempt, answer }: Known): string | null =>
  (answer === 'gone' ? null : answer?.expiresAt) ?? attempt?.booking?.expiresAt ?? null;

/** The attempt of a step; `null` while there is none. */
export const attemptIn = (step: CheckoutStep): BookingAttempt | null => (step.is === 'draft' ? null : step.attempt);

/** Reason why the last press of a step failed; `null` where it did not, or is not over. */
export const problemIn = (step: CheckoutStep): Problem | null => ('problem' in step ? step.problem : null);

/** End of a step's hold, ISO 8601; `null` while nothing is held. */
export const holdEndIn = (step: CheckoutStep): string | null => ('expiresAt' in step ? step.expiresAt : null);

const methodOf = (body: BookingRequest): Method => (body.status === 'HOLD' ? 'wallet' : 'site');
