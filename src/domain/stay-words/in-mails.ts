import type { RatePolicy } from '../bookings/booking';
import type { BookingMailKind } from '../mails/still-true';

interface MailFacts {
  /** Absent in mails from before it was said. */
  method?: 'MOMO' | 'CASH' | null;
  policy: RatePolicy;
  refundDue: number;
}

type Intro = BookingMailKind | 'requestedPrepaid' | 'lapsedRequest' | 'cancelledRefund';

/**
 * Sentences that a mail about a booking begins with, keys of `mail` below `intro`: an end without a payment is told
 * otherwise than one without a confirmation, and a room that is paid on the booking day otherwise than one paid on arrival.
 */
export const IN_MAILS = {
  requested: ({ policy }) => (policy === 'prepaid' ? 'requestedPrepaid' : 'requested'),
  hold: () => 'hold',
  confirmed: () => 'confirmed',
  moved: () => 'moved',
  doorGiven: () => 'doorGiven',
  doorMoved: () => 'doorMoved',
  doorWaits: () => 'doorWaits',
  doorLost: () => 'doorLost',
  lapsed: ({ method }) => (method === 'CASH' ? 'lapsedRequest' : 'lapsed'),
  cancelled: ({ refundDue }) => (refundDue > 0 ? 'cancelledRefund' : 'cancelled'),
  refundDue: () => 'refundDue',
} as const satisfies Record<BookingMailKind, (mail: MailFacts) => Intro>;
