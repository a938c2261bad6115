import { useMemo } from 'react';
import type { BookingView } from '../../../contract/bookings/bookings';
import type { Language } from '../../../domain/languages';
import { bookingOf } from '../../../offline/bookings/bookings';
import { type Reading, readingOf, type ReadingStore, waysOf } from '../../../offline/query/reading';
import { useStarted } from '../../../ui/hooks/use-started';

const NOTHING: ReadingStore<BookingView> = readingOf({
  ask: () => new Promise(() => undefined),
  kept: () => Promise.resolve(null),
});

/** What our server says of a booking; nothing while there is none. */
export function useBookingView(
  id: string | null,
  lang: Language,
): Reading<BookingView> & { refresh: () => Promise<void> } {
  const store = useMemo(() => (id === null ? NOTHING : readingOf(waysOf(bookingOf(id, lang)))), [id, lang]);
  const reading = useStarted(store);
  return { ...reading, refresh: store.refresh };
}
