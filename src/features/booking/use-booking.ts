import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../api/request';
import type { BookingRequest } from '../../contract/bookings/bookings';
import type { BookingStatus } from '../../domain/bookings/booking';
import type { Language } from '../../domain/languages';
import { type BookingAttempt, dropAttempt, onStay } from '../../offline/bookings/attempts';
import { postCancel } from './booking-calls';
import { bookAndPay, type Ending } from './booking-flow';
import type { Method } from './method-dialog';
import { useAttempt } from './use-attempt';
import { useBookingView } from './status/use-booking-view';

/** States that end a booking: the stay is open for another one. */
const OVER: readonly BookingStatus[] = [
  'EXPIRED',
  'PAYMENT_FAILED',
  'CANCELLED',
  'LAPSED',
  'PAID_NEEDS_REFUND',
  'REFUNDED',
];

/** An earlier booking of this stay that has ended, for the note that says so. */
export interface Past {
  id: string;
  status: BookingStatus;
}

export interface Booking {
  /** `undefined` until the phone has said whether there is one. */
  attempt: BookingAttempt | null | undefined;
  /** What our server says of the attempt's booking. */
  status: BookingStatus | null;
  expiresAt: string | null;
  busy: Method | null;
  ending: Ending | null;
  past: Past | null;
  /** Books and pays. What the form says counts only while there is no attempt. */
  press: (method: Method, wanted: BookingRequest) => Promise<Ending | null>;
  /** Ends the attempt, and a hold of ours with it, so that the form can be changed. */
  release: () => Promise<void>;
  clear: () => void;
  /** The countdown is over: asks our server how the hold ended. */
  look: () => void;
}

/** Everything between the button and the kept booking of one stay. */
export function useBooking(stay: string, lang: Language): Booking {
  const attempt = useAttempt(stay);
  const [busy, setBusy] = useState<Method | null>(null);
  const [ending, setEnding] = useState<Ending | null>(null);
  const [past, setPast] = useState<Past | null>(null);
  const running = useRef(false);
  const id = attempt?.booking?.id ?? null;
  const view = useBookingView(id, lang);
  const status = view.data?.status ?? attempt?.booking?.status ?? null;
  const gone = view.failure?.status === 404;

  useEffect(() => {
    if (id === null || !(gone || (status !== null && OVER.includes(status)))) return;
    void dropAttempt(stay).then(() => setPast(status === null || gone ? null : { id, status }));
  }, [id, gone, status, stay]);

  const rest = useCallback(() => {
    running.current = false;
    setBusy(null);
  }, []);
  const { refresh } = view;
  useEffect(() => {
    // A page that comes back, out of the back-forward cache or from behind another tab, asks for the true state.
    const returned = (event: PageTransitionEvent): void => {
      if (!event.persisted) return;
      rest();
      setEnding(null);
      void refresh();
    };
    const looked = (): void => {
      if (!document.hidden) void refresh();
    };
    window.addEventListener('pageshow', returned);
    document.addEventListener('visibilitychange', looked);
    return () => {
      window.removeEventListener('pageshow', returned);
      document.removeEventListener('visibilitychange', looked);
    };
  }, [rest, refresh]);

  const releaseHold = async (): Promise<void> => {
    if (attempt?.booking && status === 'HOLD') await postCancel(attempt.booking.id, 0, lang);
    await dropAttempt(stay);
  };

  /** Lets the hold go; when that does not come about, the guest hears that they have it still. */
  const stillHeld = async (): Promise<Ending | null> => {
    try {
      await onStay(stay, releaseHold);
      return null;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      void refresh();
      return error.refused ? { is: 'refused', failure: error } : { is: 'unpaid', noLink: false, failure: error };
    }
  };

  const press = async (method: Method, wanted: BookingRequest): Promise<Ending | null> => {
    if (running.current) return null;
    running.current = true;
    setBusy(method);
    setEnding(null);
    setPast(null);
    try {
      // On site after all: the wallet's hold goes first, or the guest would have the room twice.
      const switching = method === 'site' && attempt?.body.status === 'HOLD';
      const still = switching ? await stillHeld() : null;
      const end = still ?? (await bookAndPay(wanted));
      setEnding(end);
      // Towards the wallet the page stays busy: what is on the screen is on its way out.
      if (end.is !== 'redirect') rest();
      return end;
    } catch (error) {
      rest();
      throw error;
    }
  };

  return {
    attempt,
    status,
    expiresAt: status === 'HOLD' ? (view.data?.expiresAt ?? attempt?.booking?.expiresAt ?? null) : null,
    busy,
    ending,
    past,
    press,
    release: async () => {
      setEnding(null);
      await onStay(stay, releaseHold);
    },
    clear: () => setEnding(null),
    look: () => void refresh(),
  };
}
