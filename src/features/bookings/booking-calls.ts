import { ApiFailure, request } from '../../api/request';
import { noteServerNow } from '../../api/server-clock';
import { apiCall } from '../../api/call';
import {
  addCompanionCall,
  cancelBookingCall,
  makeBookingCall,
  payByWalletCall,
  payOnArrivalCall,
  removeCompanionCall,
  takeReviewBackCall,
  writeReviewCall,
} from '../../contract/bookings/calls';
import type { BookingView, NewBooking } from '../../contract/bookings/bookings';
import { type GuideLanguage, productLanguage } from '../../domain/guide/guide-languages';
import type { ReviewWords } from '../../domain/reviews/review';
import type { Language } from '../../domain/languages';
import type { BookingAttempt } from '../../offline/bookings/attempts';
import { bookerHeaders } from '../../offline/bookings/booker-secret';

const BOOK_TIMEOUT_MS = 15_000;
/** Our server waits up to 30 s for the wallet. */
const WALLET_TIMEOUT_MS = 40_000;
/** Pauses before the same call is made again by itself when its answer was lost. */
const RETRY_AFTER_MS = [800, 2500];

/** The wallet's answer had no page to go to. */
export class NoPayUrl extends Error {
  override readonly name = 'NoPayUrl';
}

/** Books, under the attempt's own key. @throws ApiFailure */
export async function postBooking({ body, key }: BookingAttempt): Promise<NewBooking> {
  // Whose it is, our server knows by the session; the specification's field is sent along (§3).
  const sent = { ...body, userId: null };
  const booking = await persistently(() =>
    request(
      apiCall(makeBookingCall, {
        body: sent,

        idempotencyKey: key,
        timeoutMs: BOOK_TIMEOUT_MS,
        ...langOf(body.lang),
      }),
    ),
  );
  noteServerNow(Date.parse(booking.serverNow));
  return booking;
}

/**
 * The wallet's page for a booking.
 *
 * @throws ApiFailure, or NoPayUrl when there is none that a browser may be sent to
 */
export async function postWalletPayment(attempt: BookingAttempt, booking: NewBooking): Promise<string> {
  const { payUrl } = await persistently(() =>
    request(
      apiCall(payByWalletCall, {
        body: { ...paymentOf(attempt, booking), paymentMethod: 'MOMO' },

        idempotencyKey: attempt.payKey,
        timeoutMs: WALLET_TIMEOUT_MS,
        ...langOf(attempt.body.lang),
      }),
    ),
  );
  if (!isWebAddress(payUrl)) throw new NoPayUrl();
  return payUrl;
}

/** Tells whether a browser may be sent there. `URL.canParse` is missing in Safari before 17 and Chromium before 120. */
function isWebAddress(text: string): boolean {
  try {
    return ['https:', 'http:'].includes(new URL(text).protocol);
  } catch {
    return false;
  }
}

/** Notes that the guest pays on arrival. @throws ApiFailure */
export async function postCashPayment(attempt: BookingAttempt, booking: NewBooking): Promise<void> {
  await persistently(() =>
    request(
      apiCall(payOnArrivalCall, {
        body: paymentOf(attempt, booking),

        idempotencyKey: attempt.payKey,
        timeoutMs: BOOK_TIMEOUT_MS,
        ...langOf(attempt.body.lang),
      }),
    ),
  );
}

/** A payment as the specification writes it (§3): the booking and, once more, the guest's own fields. */
function paymentOf({ body }: BookingAttempt, booking: NewBooking) {
  const { guestName, guestPhone, guestEmail, guestNationality } = body;
  return {
    bookingType: 'APARTMENT' as const,
    bookingId: booking.id,
    userId: null,
    amount: booking.totalPrice,
    ...{ guestName, guestPhone, guestEmail, guestNationality },
  };
}

const langOf = (lang: GuideLanguage | undefined): { lang?: Language } => (lang ? { lang: productLanguage(lang) } : {});

/** A lost answer is asked for again under the same key: our server does nothing twice. What it refuses stays refused. */
async function persistently<T>(call: () => Promise<T>): Promise<T> {
  for (const pause of RETRY_AFTER_MS) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiFailure) || !isWorthAnother(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return call();
}

const isWorthAnother = ({ kind, status, retryAfter = 0 }: ApiFailure): boolean =>
  navigator.onLine && (kind === 'offline' || (status === 409 && retryAfter > 0 && retryAfter <= 5000));

/**
 * Cancels a booking.
 *
 * @param acceptedFee what the guest agreed to pay for it, VND
 * @throws ApiFailure; 403 `bookerOnly`, 409 `feeChanged` with the right fee in its body, 409 `notCancellable`
 */
export const postCancel = async (id: string, acceptedFee: number, lang: Language): Promise<BookingView> =>
  request(
    apiCall(cancelBookingCall, {
      params: { id },
      query: { lang },
      body: { acceptedFee },

      headers: await bookerHeaders(id),
      lang,
    }),
  );

/** Makes a companion's link. @throws ApiFailure; 409 `tooManyCompanions` */
export const postCompanion = async (id: string, label: string, lang: Language, key: string): Promise<BookingView> =>
  request(
    apiCall(addCompanionCall, {
      params: { id },
      query: { lang },
      body: { label },

      idempotencyKey: key,
      headers: await bookerHeaders(id),
      lang,
    }),
  );

/** Takes a companion's link back. @throws ApiFailure */
export const deleteCompanion = async (id: string, key: string, lang: Language): Promise<BookingView> =>
  request(
    apiCall(removeCompanionCall, {
      params: { id, key },
      query: { lang },

      headers: await bookerHeaders(id),
      lang,
    }),
  );

/** Says what the guest says of the stay. @throws ApiFailure; 422 with the field */
export const putReview = async (id: string, review: ReviewWords, lang: Language): Promise<BookingView> =>
  request(
    apiCall(writeReviewCall, {
      params: { id },
      query: { lang },
      body: review,

      headers: await bookerHeaders(id),
      lang,
    }),
  );

/** Takes it back. @throws ApiFailure */
export const deleteReview = async (id: string, lang: Language): Promise<BookingView> =>
  request(
    apiCall(takeReviewBackCall, {
      params: { id },
      query: { lang },

      headers: await bookerHeaders(id),
      lang,
    }),
  );
