import { type Day, isDay } from '../../domain/days';
import type { GuideLanguage } from '../../domain/guide/guide-languages';
import type { Party } from '../../domain/bookings/guests';

/**
 * Says where the booker's page of a booking is; the wallet comes back to it. An id has at least 128 random bits: who has the
 * address sees what was booked, and no more.
 */
export const BOOKING_PAGE = '/booking/:bookingId';
export const bookingPagePath = (id: string): string => BOOKING_PAGE.replace(':bookingId', id);

/**
 * The same as mails link it, in the booking's language: the secret that shows whose booking it is stands in the fragment,
 * which no server sees.
 */
export const bookerPagePath = (id: string, secret: string, lang: GuideLanguage): string =>
  `${bookingPagePath(id)}?lang=${lang}#b=${secret}`;

/** The secret in the fragment of the booker's page, or `null`. */
export const secretInFragment = (hash: string): string | null => /^#b=([\w-]{43})$/.exec(hash)?.[1] ?? null;

/** Bookings of this phone; the address alone opens nothing. The specification names none. */
export const OWN_BOOKINGS_PAGE = '/dat-phong-cua-ban';

/** A stay as an address carries it to the booking page: enough to find everything again after a reload. */
export interface StayAddress {
  roomId: number;
  /** `null` where whoever made the address did not know it. */
  apartmentId: number | null;
  checkIn: Day | null;
  checkOut: Day | null;
  /** Rooms. */
  quantity: number;
  /** `null` where nobody has said who travels: as many as the price includes. */
  party: Party | null;
}

/** The query of the booking page; the first five names are the specification's (§2, search results), as are those of the guests. */
export function stayQuery(stay: StayAddress & { totalPrice: number }): string {
  const query = new URLSearchParams({ roomId: String(stay.roomId) });
  if (stay.checkIn !== null) query.set('checkIn', stay.checkIn);
  if (stay.checkOut !== null) query.set('checkOut', stay.checkOut);
  query.set('quantity', String(stay.quantity));
  query.set('totalPrice', String(stay.totalPrice));
  if (stay.party) for (const [name, number] of Object.entries(partyWords(stay.party))) query.set(name, number);
  if (stay.apartmentId !== null) query.set('apartmentId', String(stay.apartmentId));
  return query.toString();
}

/**
 * Reads the stay of an address. A price in it is not read: what a stay costs is never an address's to say.
 *
 * @returns `null` when it names no room
 */
export function readStayQuery(query: URLSearchParams): StayAddress | null {
  const roomId = count(query.get('roomId'));
  if (roomId === null) return null;
  const day = (name: string): Day | null => {
    const value = query.get(name);
    return isDay(value) ? value : null;
  };
  return {
    roomId,
    apartmentId: count(query.get('apartmentId')),
    checkIn: day('checkIn'),
    checkOut: day('checkOut'),
    quantity: count(query.get('quantity')) ?? 1,
    party: readParty(query),
  };
}

/** A party as every address of the site writes it. */
export const partyWords = ({ adults, children }: Party): { adults: string; children: string } => ({
  adults: String(adults),
  children: String(children),
});

/** The party of an address; `null` when it names no adult. */
export function readParty(query: URLSearchParams): Party | null {
  const adults = count(query.get('adults'));
  return adults === null ? null : { adults, children: count(query.get('children')) ?? 0 };
}

/** A positive whole number as addresses write it; `null` for everything else. */
export const count = (text: string | null | undefined): number | null =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null;
