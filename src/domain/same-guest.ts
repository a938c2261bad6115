import { type Day, staysOverlap } from './days';
import { fold } from './fold';

/** A name and the half-open days that go with it. */
export interface NamedStay {
  guestName: string;
  checkIn: Day;
  checkOut: Day;
}

/**
 * Whether a booking and a stay of an apartment are one guest's, as far as names and nights tell: `same` for the same
 * name, `maybe` where all words of the shorter name stand in the longer ("Minh" and "Nguyễn Văn Minh").
 */
export function guestLikeness(a: NamedStay, b: NamedStay): 'same' | 'maybe' | null {
  if (!staysOverlap(a, b)) return null;
  const [one, other] = [fold(a.guestName), fold(b.guestName)];
  if (one === '' || other === '') return null;
  if (one === other) return 'same';
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const words = new Set(long.split(' '));
  return short.split(' ').every((word) => words.has(word)) ? 'maybe' : null;
}

/**
 * Which stay of an apartment belongs to which booking, by the same name and common nights: the same days first, and
 * where two guests share a name, whoever has no door yet.
 *
 * @returns the stays by the id of their booking
 */
export function pairStays<B extends NamedStay & { id: string }, S extends NamedStay>(
  bookings: readonly B[],
  stays: readonly S[],
): Map<string, S[]> {
  const pairs = new Map<string, S[]>();
  for (const stay of stays) {
    const own = bookings.filter((booking) => guestLikeness(booking, stay) === 'same');
    const exact = own.filter(({ checkIn, checkOut }) => checkIn === stay.checkIn && checkOut === stay.checkOut);
    const booking = [...exact, ...own].find(({ id }) => !pairs.has(id)) ?? exact[0] ?? own[0];
    if (booking) pairs.set(booking.id, [...(pairs.get(booking.id) ?? []), stay]);
  }
  return pairs;
}
