import { useEffect } from 'react';
import { noteServerNow } from '../../../api/server-clock';
import type { BookingView } from '../../../contract/bookings/bookings';
import type { Language } from '../../../domain/languages';
import { noteOwnBookings } from '../../../offline/bookings/own-bookings';
import type { Query } from '../../../offline/query/query';
import { useBookingView } from './use-booking-view';

/** While the wallet may still answer; and, seldom, after the hold has ended: its word can come late (ruling 6). */
const HELD_EVERY_MS = 4000;
const ENDED_EVERY_MS = 20_000;

/** A booking, asked for again and again while the wallet may still change it and somebody looks. */
export function useWatchedBooking(id: string, lang: Language): Query<BookingView> & { refresh: () => Promise<void> } {
  const view = useBookingView(id, lang);
  const { data, old, refresh } = view;
  const every = data?.status === 'HOLD' ? HELD_EVERY_MS : data?.status === 'EXPIRED' ? ENDED_EVERY_MS : null;
  useEffect(() => {
    if (data && !old) noteServerNow(Date.parse(data.serverNow));
  }, [data, old]);
  // Opened from a mail on another phone: from now on this one knows the way back too.
  const status = data?.status;
  useEffect(() => {
    if (status !== undefined) void noteOwnBookings();
  }, [status]);
  useEffect(() => {
    const check = (): void => {
      if (!document.hidden) void refresh();
    };
    const timer = every === null ? undefined : setInterval(check, every);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [every, refresh]);
  return view;
}
