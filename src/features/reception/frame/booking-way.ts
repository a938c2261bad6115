import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { deskBookingPath } from '../../../contract/bookings/desk-address';
import { DESK_PATH } from '../../../contract/page-addresses';
import { bookingDigits } from '../../../domain/bookings/booking-number';

/** Says where a link of the desk leads; what goes along in the history stands in no address. */
export interface Way {
  to: string;
  state?: { id: string; over?: true };
}

/**
 * Says where the desk shows a booking. An id opens the booker's page, and addresses are written down on their way: the
 * address has the booking's number, and the history the id, because two bookings may share a number.
 */
export const bookingWay = (id: string): Way => ({
  to: deskBookingPath(id),
  state: { id },
});

/** Says where the day's board shows a booking, over itself: the way back is one step of the history. */
export const boardWay = (id: string): Way => ({
  to: `${DESK_PATH}?number=${bookingDigits(id)}`,
  state: { id, over: true },
});

/** Holds what a page of the desk opens by its address. */
interface Opened {
  /**
   * The booking whose dialog is open; `null` without one, or while the number leads to none or to several. An address
   * without its history is looked for among what the page lists.
   */
  idAmong: (shown: readonly { id: string }[] | undefined) => string | null;
  /** The number in an address that came without its history, such as a copied one; `null` otherwise. */
  looked: string | null;
  /** Goes back to the page that the booking was opened from, without another step of the history. */
  close: () => void;
  /** Shows a booking, or none, and changes other words of the address along with it. */
  open: (id: string | null, changes?: Readonly<Record<string, string | null>>, state?: object) => void;
}

/** Reads and writes which booking a page of the desk shows. Addresses from before, with an id, are replaced at once. */
export function useOpenBooking(): Opened {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { id?: string; over?: boolean } | null };
  const old = search.get('id');
  const number = old === null ? search.get('number') : bookingDigits(old);
  const kept = old ?? state?.id ?? null;
  const isKept = kept !== null && bookingDigits(kept) === number;
  const idAmong: Opened['idAmong'] = (shown = []) => {
    if (isKept) return kept;
    const found = new Set(shown.map(({ id }) => id).filter((id) => bookingDigits(id) === number));
    const [only = null] = found.size === 1 ? found : [];
    return only;
  };
  const open: Opened['open'] = (id, changes = {}, more = {}) => {
    const next = new URLSearchParams(search);
    next.delete('id');
    for (const [name, value] of Object.entries({ number: id && bookingDigits(id), ...changes })) {
      if (value === null || value === '') next.delete(name);
      else next.set(name, value);
    }
    setSearch(next, { replace: true, state: { ...more, ...(id !== null && { id }) } });
  };
  const close = (): void => {
    if (state?.over === true) void navigate(-1);
    else open(null);
  };
  useEffect(() => {
    if (old === null) return;
    const renamed = (before: URLSearchParams): URLSearchParams => {
      const next = new URLSearchParams(before);
      next.delete('id');
      next.set('number', bookingDigits(old));
      return next;
    };
    setSearch(renamed, { replace: true, state: { id: old } });
  }, [old, setSearch]);
  return { idAmong, looked: isKept ? null : number, open, close };
}
