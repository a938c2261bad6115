import { placeWord, type StaySearch } from '../../domain/bookings/stay-search';

/** The query of the search page, with the specification's names (§2). */
export function searchQuery(search: StaySearch): string {
  const query = new URLSearchParams();
  if (search.place) query.set('location', placeWord(search.place));
  if (search.checkIn !== null) query.set('checkIn', search.checkIn);
  if (search.checkOut !== null) query.set('checkOut', search.checkOut);
  if (search.rooms !== null) query.set('room', String(search.rooms));
  query.set('adults', String(search.adults));
  query.set('children', String(search.children));
  return query.toString();
}
