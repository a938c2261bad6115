import { useMemo } from 'react';
import type { BookingView } from '../../../contract/bookings/bookings';
import type { Language } from '../../../domain/languages';
import { bookingOf } from '../../../offline/bookings/bookings';
import { type Query, createQuery, type QueryStore } from '../../../offline/query/query';
import { useQuery } from '../../../ui/hooks/use-query';

const NOTHING: QueryStore<BookingView> = createQuery({
  ask: () => new Promise(() => undefined),
  kept: () => Promise.resolve(null),
});

/** Asks our server about a booking; while `id` is `null` it asks nothing. */
export function useBookingView(
  id: string | null,
  lang: Language,
): Query<BookingView> & { refresh: () => Promise<void> } {
  const store = useMemo(() => (id === null ? NOTHING : createQuery(bookingOf(id, lang))), [id, lang]);
  const query = useQuery(store);
  return { ...query, refresh: store.refresh };
}
