import type { DeskFound, FoundStay, FreeDoorFound } from '../../../contract/desk/search';
import { nameKey } from '../../../domain/contact';
import { addDays } from '../../../domain/days';
import { normalizeApartmentCode } from '../../../domain/guest-access/apartment-code';
import { fold } from '../../../domain/fold';
import type { Language } from '../../../domain/languages';
import { pairStays } from '../../../domain/bookings/same-guest';
import { findBookings } from '../booking-records/search-store';
import { readDoorBlocks } from '../booking-records/blocks-store';
import { readStandingBetween } from '../booking-records/desk-store';
import { findStays } from '../stay-records/desk-store';
import { readStandingStays } from '../stay-records/presence-store';
import type { Database } from '../../platform/db/schema';
import type { Catalogue } from '../catalogue/catalogue';
import type { HotelState } from '../hotel/hotel';
import type { HouseDoor } from '../stay-records/house-store';
import { deskBookingOf, searchWords, namedBooking, namedStay } from '../booking-records/names';

const SHOWN = 8;

interface Deps {
  db: Database;
  clock: () => number;
  catalogue: Catalogue;
  hotel: Pick<HotelState, 'today' | 'current'>;
}

/** The one field at the top of the desk: guests by name, number, room, and by the door that they have a link for. */
export class DeskSearchService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @param query words, marks and case aside */
  async find(query: string, lang: Language): Promise<DeskFound> {
    const { db, clock, catalogue, hotel } = this.#deps;
    const now = clock();
    const words = searchWords(query, catalogue);
    if (words.length === 0) return { bookings: [], stays: [] };
    const [bookings, stays, doors] = await Promise.all([
      this.#isDoor(query, words)
        ? []
        : findBookings(db, { words, filter: 'all', today: hotel.today(now), now }, SHOWN, 0),
      this.#stays(query, now),
      this.#freeDoors(query, lang, now),
    ]);
    // Who is found by the door is not told a second time as the booking behind it.
    const told = new Set(stays.map(({ bookingId }) => bookingId));
    return {
      bookings: bookings.filter(({ id }) => !told.has(id)).map((row) => deskBookingOf(row, catalogue, lang, now)),
      stays,
      ...(doors.length > 0 && { doors }),
    };
  }

  /** Tells whether a door is meant and nothing else, whose guests are found by it: the books have no doors in them. */
  #isDoor(query: string, words: ReturnType<typeof searchWords>): boolean {
    const code = normalizeApartmentCode(query);
    const isNamed = words.some(({ roomIds }) => roomIds.length > 0);
    return !isNamed && /\p{L}/u.test(code) && this.#deps.hotel.current.apartments.has(code);
  }

  /** Doors by their code that nobody is in, and nobody has a stay for today. */
  async #freeDoors(query: string, lang: Language, now: number): Promise<FreeDoorFound[]> {
    const { db, catalogue, hotel } = this.#deps;
    const words = fold(query).split(' ');
    const isMeant = ({ code }: HouseDoor): boolean => words.every((word) => code.toLowerCase().includes(word));
    const found = [...hotel.current.apartments.values()].filter(isMeant).slice(0, SHOWN);
    if (found.length === 0) return [];
    const day = hotel.today(now);
    const codes = found.map(({ code }) => code);
    const [stays, blocks] = [
      await readStandingStays(db, day, codes),
      await readDoorBlocks(db, day, addDays(day, 1), codes),
    ];
    const taken = new Set([...stays.map(({ apartment }) => apartment), ...blocks.map(({ door }) => door)]);
    return found
      .filter(({ code }) => !taken.has(code))
      .map(({ code, roomId }) => ({
        door: code,
        room: roomId === null ? '' : (catalogue.room(roomId)?.body.name[lang] ?? ''),
      }));
  }

  async #stays(query: string, now: number): Promise<FoundStay[]> {
    const { db, hotel } = this.#deps;
    const today = hotel.today(now);
    const found = await findStays(db, nameKey(query).split(' '), addDays(today, -1), SHOWN);
    // Whose a stay is that was made by hand is told by names.
    const byHand = found.filter(({ bookingId }) => bookingId === null);
    const until = byHand.map(({ to }) => to).reduce((last, to) => (to > last ? to : last), today);
    const from = byHand.map((stay) => stay.from).reduce((first, day) => (day < first ? day : first), today);
    const bookings = byHand.length === 0 ? [] : await readStandingBetween(db, from, until);
    const pairs = pairStays(bookings.map(namedBooking), found.map(namedStay));
    const bookingOf = new Map([...pairs].flatMap(([id, own]) => own.map(({ stay }) => [stay.id, id] as const)));
    return found.map(({ id, apartment, guestName, from: first, to }) => ({
      id,
      apartment,
      guestName,
      from: first,
      to,
      phase: first > today ? 'coming' : 'active',
      bookingId: bookingOf.get(id) ?? null,
    }));
  }
}
