import { useEffect } from 'react';
import { noteServerNow } from '../../api/server-clock';
import type { BookingView } from '../../contract/bookings';
import type { Language } from '../../domain/languages';
import type { Reading } from '../../offline/reading';
import { useBookingView } from './use-booking-view';

/** While the wallet may still answer, and after that a few times more: its word can come late. */
const EVERY_MS = 4000;

/** A booking, asked for again and again while it is on hold and somebody looks. */
export function useWatchedBooking(id: string, lang: Language): Reading<BookingView> & { refresh: () => Promise<void> } {
  const view = useBookingView(id, lang);
  const { data, old, refresh } = view;
  const waiting = data?.status === 'HOLD';
  useEffect(() => {
    if (data && !old) noteServerNow(Date.parse(data.serverNow));
  }, [data, old]);
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) void refresh();
    };
    const timer = waiting ? setInterval(look, EVERY_MS) : undefined;
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [waiting, refresh]);
  return view;
}
