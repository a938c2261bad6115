import { createStore, type StoreApi } from 'zustand/vanilla';
import { asFailure } from '../../api/as-failure';
import type { BookingRequest, BookingView } from '../../contract/bookings/bookings';
import type { BookingStatus } from '../../domain/bookings/booking';
import { DEFAULT_LANGUAGE, type Language } from '../../domain/languages';
import { attemptOf, dropAttempt, onAttempts, onStay } from '../../offline/bookings/attempts';
import { bookingOf } from '../../offline/bookings/bookings';
import { createQuery, type QueryStore } from '../../offline/query/query';
import { postCancel } from './booking-calls';
import type { GuestCounts } from './booking-draft';
import { bookAndPay, type Ending } from './booking-flow';
import { type CheckoutFacts, type CheckoutStep, endOf, statusIn, stepOf } from './checkout-step';
import type { Method } from './method-dialog';

/** An earlier booking of this stay that has ended, for the note that says so. */
interface Past {
  id: string;
  status: BookingStatus;
}

export interface CheckoutState {
  step: CheckoutStep;
  past: Past | null;
  /** Guests as counted on this page; while there is an attempt, those that were sent count. */
  counted: GuestCounts;
  /** The total that the guest has agreed to since our server named another one, VND. */
  agreed: number | null;
}

export interface CheckoutStore extends StoreApi<CheckoutState> {
  /** Follows the attempt in all tabs, and its booking at our server; gives the function that ends it. */
  start: (lang: Language) => () => void;
  /** Counts who comes; an agreed total was for others. */
  count: (guests: GuestCounts) => void;
  /** The guest wants it for the total that our server has named, VND. */
  agree: (total: number) => void;
  /** Books and pays. What the form says counts only while there is no attempt. `null` while another press is worked on. */
  submit: (method: Method, wanted: BookingRequest) => Promise<Ending | null>;
  /**
   * Ends the attempt, and a hold of ours with it, so that the form can be changed. Where our server cannot be asked the
   * hold stays, and the step says so: to forget it here would let the guest run into their own booking.
   */
  release: () => Promise<void>;
  /** Takes the last problem off the screen. */
  clear: () => void;
  /** Asks our server how the booking is. */
  refresh: () => void;
}

/**
 * Everything between the button and the kept booking of one stay. Three things outlive the page, each where its life
 * asks for it: the attempt with its keys in the phone's database, shared by all tabs (`offline/bookings/attempts`); what
 * was typed in the draft (`booking-draft`); the booking at our server. The rest is of this page and goes with it.
 *
 * @param stay `stayKeyOf` it
 */
export function createCheckout(stay: string, counted: GuestCounts): CheckoutStore {
  let facts: CheckoutFacts = { attempt: null, answer: null, sending: null, tried: 'wallet', ending: null };
  const store = createStore<CheckoutState>(() => ({ step: stepOf(facts), past: null, counted, agreed: null }));
  let language: Language = DEFAULT_LANGUAGE;
  let booking: { id: string; query: QueryStore<BookingView>; stop: () => void } | null = null;
  let followed = false;
  /** The booking whose end has been noted. */
  let ended: string | null = null;

  const note = (change: Partial<CheckoutFacts>): void => {
    facts = { ...facts, ...change };
    store.setState({ step: stepOf(facts) });
  };

  /** The stay is open again: the attempt goes, once, and how it ended is said. */
  const noteEnd = (): void => {
    const id = facts.attempt?.booking?.id;
    const end = endOf(facts);
    if (id === undefined || id === ended || end === null) return;
    ended = id;
    void dropAttempt(stay).then(() => store.setState({ past: end === 'gone' ? null : { id, status: end } }));
  };

  const followBooking = (id: string | null): void => {
    if (id === (booking?.id ?? null)) return;
    booking?.stop();
    booking = null;
    if (id === null) return;
    const query = createQuery(bookingOf(id, language));
    const unsubscribe = query.subscribe(({ data, failure }) => {
      note({ answer: failure?.status === 404 ? 'gone' : data });
      noteEnd();
    });
    const end = query.start();
    const stop = (): void => {
      unsubscribe();
      end();
    };
    booking = { id, query, stop };
  };

  /** Reads the attempt as the phone has it now. */
  const read = async (change: Partial<CheckoutFacts> = {}): Promise<void> => {
    const attempt = await attemptOf(stay);
    const id = attempt?.booking?.id ?? null;
    // What was said of one booking says nothing of the next.
    note({ ...change, attempt, ...(id !== (booking?.id ?? null) && { answer: null }) });
    if (!followed) return;
    followBooking(id);
    noteEnd();
  };

  const refresh = (): void => void booking?.query.refresh();

  const start = (lang: Language): (() => void) => {
    language = lang;
    followed = true;
    void read();
    const stop = onAttempts(() => void read());
    // Another tab, or this one before it was frozen, may have gone on meanwhile.
    const looked = (): void => {
      if (document.hidden) return;
      void read();
      refresh();
    };
    const returned = ({ persisted }: PageTransitionEvent): void => {
      // Out of the back-forward cache: what was being worked on when the page was left is over.
      if (persisted) note({ sending: null, ending: null });
      void read();
      if (persisted) refresh();
    };
    document.addEventListener('visibilitychange', looked);
    window.addEventListener('pageshow', returned);
    return () => {
      followed = false;
      stop();
      followBooking(null);
      document.removeEventListener('visibilitychange', looked);
      window.removeEventListener('pageshow', returned);
    };
  };

  const releaseHold = async (): Promise<void> => {
    const id = facts.attempt?.booking?.id;
    if (id !== undefined && statusIn(facts) === 'HOLD') await postCancel(id, 0, language);
    await dropAttempt(stay);
  };

  /** Releases the hold. If that fails, returns the ending to show: the guest still has it. */
  const stillHeld = async (): Promise<Ending | null> => {
    try {
      await onStay(stay, releaseHold);
      return null;
    } catch (thrown) {
      const error = asFailure(thrown);
      refresh();
      return error.refused ? { is: 'refused', failure: error } : { is: 'unpaid', noLink: false, failure: error };
    }
  };

  const submit = async (method: Method, wanted: BookingRequest): Promise<Ending | null> => {
    if (facts.sending !== null) return null;
    note({ sending: method, tried: method, ending: null });
    store.setState({ past: null });
    try {
      // On site after all: the wallet's hold goes first, or the guest would have the room twice.
      const switching = method === 'site' && facts.attempt?.body.status === 'HOLD';
      const still = switching ? await stillHeld() : null;
      const ending = still ?? (await bookAndPay(wanted));
      // Towards the wallet the page stays busy: what is on the screen is on its way out.
      await read({ ending, sending: ending.is === 'redirect' ? method : null });
      return ending;
    } catch (thrown) {
      const ending: Ending = { is: 'unknown', failure: asFailure(thrown) };
      note({ sending: null, ending });
      return ending;
    }
  };

  const release = async (): Promise<void> => {
    note({ ending: null });
    try {
      await onStay(stay, releaseHold);
    } catch (thrown) {
      const error = asFailure(thrown);
      note({ ending: { is: 'unreleased', failure: error } });
      // It may be over already, or have been let go by a call whose answer was lost.
      refresh();
    }
  };

  return Object.assign(store, {
    start,
    count: (guests: GuestCounts) => store.setState({ counted: guests, agreed: null }),
    agree: (total: number) => store.setState({ agreed: total }),
    submit,
    release,
    clear: () => note({ ending: null }),
    refresh,
  });
}
