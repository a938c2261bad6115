import { type Day, staysOverlap } from '../days';
import { nameKey } from '../contact';
import { passportName } from '../foreign-guests/passport-text';

/** A name and the half-open days that go with it. */
export interface NamedStay {
  guestName: string;
  checkIn: Day;
  checkOut: Day;
  /** Of a stay: the booking that it is known to belong to; `null` while only name and nights tell. */
  bookingId?: string | null;
}

/**
 * Compares a booking with a stay of an apartment by names and nights: `same` for the same
 * name, `maybe` where all words of the shorter name stand in the longer ("Minh" and "Nguyễn Văn Minh").
 */
export function guestLikeness(a: NamedStay, b: NamedStay): 'same' | 'maybe' | null {
  if (!staysOverlap(a, b)) return null;
  const [one, other] = [nameKey(a.guestName), nameKey(b.guestName)];
  if (one === '' || other === '') return null;
  if (one === other) return 'same';
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const words = new Set(long.split(' '));
  return short.split(' ').every((word) => words.has(word)) ? 'maybe' : null;
}

/**
 * Tells which stay of an apartment belongs to which booking: what was given or joined to it, else by the same name and
 * common nights: the same days first, and where two guests share a name, whoever has no door yet.
 *
 * @returns the stays by the id of their booking
 */
export function pairStays<S extends NamedStay>(
  bookings: readonly (NamedStay & { id: string })[],
  stays: readonly S[],
): Map<string, S[]> {
  const pairs = new Map<string, S[]>();
  for (const stay of stays) {
    if (stay.bookingId != null) {
      pairs.set(stay.bookingId, [...(pairs.get(stay.bookingId) ?? []), stay]);
      continue;
    }
    const own = bookings.filter((booking) => guestLikeness(booking, stay) === 'same');
    const exact = own.filter(({ checkIn, checkOut }) => checkIn === stay.checkIn && checkOut === stay.checkOut);
    const booking = [...exact, ...own].find(({ id }) => !pairs.has(id)) ?? exact[0] ?? own[0];
    if (booking) pairs.set(booking.id, [...(pairs.get(booking.id) ?? []), stay]);
  }
  return pairs;
}

/** Facts of a person besides their name. */
export interface KnownPerson {
  names: readonly string[];
  /** Days of birth and numbers of papers, as far as they were given. */
  births: readonly string[];
  papers: readonly string[];
}

/**
 * Tells whether a passport is this person's: the same number, the same birth and a word of the name, or the same name
 * in any order with some of its words left out on one side. Who travels together shares a booking and often a family
 * name: that alone makes nobody the same person.
 */
export function isOwnPassport(
  passport: { fullName: string; birth: string; passportNumber: string },
  person: KnownPerson,
): boolean {
  const number = passport.passportNumber.toUpperCase();
  if (number !== '' && person.papers.some((paper) => paper.toUpperCase() === number)) return true;
  const own = wordsOf(passport.fullName);
  return person.names.map(wordsOf).some((known) => {
    const shared = known.filter((word) => own.includes(word)).length;
    if (shared > 0 && passport.birth !== '' && person.births.includes(passport.birth)) return true;
    const least = Math.min(known.length, own.length);
    return shared === least && (shared > 1 || known.length === own.length) && shared > 0;
  });
}

/**
 * Tells whether a passport that no booking leads to is this person's: the same number, or the same birth and every
 * word of the name.
 */
export function isSurePassport(
  passport: { fullName: string; birth: string; passportNumber: string },
  person: KnownPerson,
): boolean {
  const number = passport.passportNumber.toUpperCase();
  if (number !== '' && person.papers.some((paper) => paper.toUpperCase() === number)) return true;
  if (passport.birth === '' || !person.births.includes(passport.birth)) return false;
  const own = wordsOf(passport.fullName).sort().join(' ');
  return own !== '' && person.names.some((name) => wordsOf(name).sort().join(' ') === own);
}

/** As passports have them: a hyphen parts two words, an apostrophe none, and Ø is OE. */
const wordsOf = (name: string): string[] => [...new Set(passportName(name).split(' '))].filter((word) => word !== '');
