import { probe } from '../../api/probe';
import { asFailure } from '../../api/as-failure';
import type { ApiFailure } from '../../api/request';
import type { BookingRequest, NewBooking } from '../../contract/bookings/bookings';
import {
  attemptOf,
  beginAttempt,
  type BookingAttempt,
  dropAttempt,
  noteBooked,
  onStay,
  renewPayKey,
  stayKeyOf,
} from '../../offline/bookings/attempts';
import { networkStore } from '../../offline/network/network';
import { NoPayUrl, postBooking, postCashPayment, postWalletPayment } from './booking-calls';

/** Ways in which a press of the button ends. */
export type Ending =
  /** Nothing was sent: the phone knows that it cannot reach us. */
  | { is: 'offline'; portal: boolean; down?: boolean }
  /** Our server said no; nothing is booked, and the next try is a new booking. */
  | { is: 'refused'; failure: ApiFailure }
  /** Nobody knows whether our server got it; the next try is the same booking. */
  | { is: 'unknown'; failure: ApiFailure }
  /** Booked, but the payment did not come about. */
  | { is: 'unpaid'; noLink: boolean; failure: ApiFailure | null }
  /** The hold could not be let go, as far as is known here: it is the guest's until it lapses by itself. */
  | { is: 'unreleased'; failure: ApiFailure }
  /** Somebody else must look: the wallet's page. */
  | { is: 'redirect'; payUrl: string }
  /** Booked, paid on arrival. */
  | { is: 'reserved'; booking: NewBooking };

/**
 * Gives the ending `offline` when nothing would arrive, else `null`. A phone that says it is offline is believed; a
 * network that was away a moment ago is tried again, for who presses a button wants it tried.
 */
async function isAway(): Promise<Ending | null> {
  if (!navigator.onLine) return { is: 'offline', portal: false };
  if (!['offline', 'portal'].includes(networkStore.getState().state)) return null;
  const outcome = await probe();
  if (outcome === 'answered') return null;
  const { gateway: down = false } = networkStore.getState();
  return { is: 'offline', portal: outcome === 'portal', ...(down ? { down } : {}) };
}

/**
 * Books and pays, once, however often it is called and in however many tabs: the attempt of the stay, with its key, is
 * on the phone before the first byte is sent. An attempt that is already there is taken up, whatever the form says now,
 * and whatever is known of the network: our server may have it, so "nothing was sent" would be no truth.
 */
export async function bookAndPay(wanted: BookingRequest): Promise<Ending> {
  const stay = stayKeyOf(wanted);
  const away = (await attemptOf(stay)) ? null : await isAway();
  return onStay(stay, async () => {
    const known = await attemptOf(stay);
    if (!known && away) return away;
    const attempt = known ?? (await beginAttempt(wanted));
    try {
      return await payFor(attempt.booking ? attempt : await noteBooked(attempt, await postBooking(attempt)));
    } catch (thrown) {
      const error = asFailure(thrown);
      // Nothing is known of an answer that never came; only a "no" of our own server ends the attempt.
      if (!error.refused && error.status !== 429) return { is: 'unknown', failure: error };
      await dropAttempt(attempt.stay);
      return { is: 'refused', failure: error };
    }
  });
}

async function payFor(attempt: BookingAttempt): Promise<Ending> {
  const { booking } = attempt;
  if (!booking) throw new TypeError('payment before booking');
  try {
    if (attempt.body.status === 'PENDING') {
      await postCashPayment(attempt, booking);
      return { is: 'reserved', booking };
    }
    return { is: 'redirect', payUrl: await postWalletPayment(attempt, booking) };
  } catch (thrown) {
    if (thrown instanceof NoPayUrl) {
      await renewPayKey(attempt);
      return { is: 'unpaid', noLink: true, failure: null };
    }
    // What our server refuses about a booking of its own, it refuses for good: the hold has ended, or the price has.
    const failure = asFailure(thrown);
    if (failure.refused) throw failure;
    // An answer, even a bad one, settles the call; a lost one is asked for again under its key.
    if (failure.ours) await renewPayKey(attempt);
    const noLink = failure.code === 'momoNoLink' || failure.kind === 'malformed';
    return { is: 'unpaid', noLink, failure };
  }
}
