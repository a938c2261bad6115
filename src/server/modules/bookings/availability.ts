import type { Availability, Room, TakenStay } from '../../../contract/catalogue/apartments';
import { nearestFreeStays, roomsLeft } from '../../../domain/catalogue/availability';
import type { Area } from '../../../domain/catalogue/areas';
import { MAX_DAYS_AHEAD } from '../../../domain/bookings/booking';
import { addDays, type Day, dayInVietNam } from '../../../domain/days';
import { guestProblem } from '../../../domain/bookings/guests';
import type { Language } from '../../../domain/languages';
import { whyNotSellable } from '../../../domain/bookings/prices/price-rules';
import { quoteRoom } from '../../../domain/bookings/pricing';
import { roomsFor } from '../../../domain/bookings/rooms-for-party';
import { offersOf, type OfferView } from '../../../domain/catalogue/offers';
import { CATALOGUE_PAGE } from '../../../domain/paging';
import type { StoredApartment, StoredRoom } from '../catalogue/store';
import { countTakenRooms, readAllTaken } from '../stay-records/taken-rooms';
import type { Database } from '../../platform/db/schema';
import type { BookingConflict } from '../../../contract/bookings/bookings';
import type { Catalogue } from '../catalogue/catalogue';
import { apartmentIn, foundRoomIn, roomIn } from '../catalogue/module';

/** A free stay so many days away is still near. */
const NEAR_DAYS = 30;
const ALTERNATIVES = 3;

interface Dates {
  checkIn: Day;
  checkOut: Day;
}

/** A stay that was wanted when it was gone. */
interface WantedStay extends Dates {
  roomId: number;
  quantity: number;
  adults: number;
  children: number;
  babies: number;
}

/** A search, besides its dates. */
interface AskedSearch {
  /** Rooms of one type that have to be free. */
  rooms: number;
  page: number;
  view: OfferView;
  /** The guests are named: each room says what they pay. */
  hasParty: boolean;
}

interface Free {
  apartment: StoredApartment;
  rooms: Room[];
}

const NONE_TAKEN: ReadonlyMap<Day, number> = new Map();

/** Tells which rooms are free when. It only reads: a booking decides in its own transaction. */
export class AvailabilityService {
  readonly #deps: { db: Database; clock: () => number; catalogue: Catalogue };

  constructor(deps: { db: Database; clock: () => number; catalogue: Catalogue }) {
    this.#deps = deps;
  }

  /** Lists the stays that take nights of a room from today on; a booking of two rooms is two entries. */
  async takenStays(roomId: number): Promise<TakenStay[]> {
    const { db, clock } = this.#deps;
    const now = clock();
    const taken = await readAllTaken(db, roomId, dayInVietNam(now), now);
    return taken.flatMap(({ quantity, status, checkIn, checkOut }) =>
      Array.from({ length: quantity }, () => ({ status, checkIn, checkOut })),
    );
  }

  /** Rooms with what is left of them on every night of the dates. */
  async roomsWithLeft(rooms: readonly StoredRoom[], dates: Dates, lang: Language): Promise<Room[]> {
    const counts = await this.#counts(rooms, dates.checkIn, dates.checkOut);
    return rooms.map((room) => {
      const taken = counts.get(room.id) ?? new Map<Day, number>();
      return roomIn(room, lang, roomsLeft(taken, room.maxRooms, dates.checkIn, dates.checkOut));
    });
  }

  /**
   * The search: apartments of an area with room types that have enough rooms left, in one answer; a page of them,
   * arranged as the guests look at them, where more are free than a page holds.
   */
  async search(dates: Dates, { rooms, page, view, hasParty }: AskedSearch, lang: Language): Promise<Availability> {
    const { catalogue, clock } = this.#deps;
    const apartments = catalogue.inArea(view.place.area).filter(({ status }) => status === 'AVAILABLE');
    const sold = apartments.map((apartment) => ({
      apartment,
      rooms: apartment.rooms.filter(({ rules }) => whyNotSellable(rules, dates.checkIn, dates.checkOut) === null),
    }));
    const counts = await this.#counts(
      sold.flatMap((one) => one.rooms),
      dates.checkIn,
      dates.checkOut,
    );
    const left = (room: StoredRoom): number =>
      roomsLeft(counts.get(room.id) ?? NONE_TAKEN, room.maxRooms, dates.checkIn, dates.checkOut);
    const free = sold.flatMap((one) => {
      const own = one.rooms
        .map((room) => ({ room, roomsLeft: left(room) }))
        .filter((room) => room.roomsLeft >= rooms)
        .map(({ room, ...more }) => roomIn(room, lang, more.roomsLeft));
      return own.length > 0 ? [{ apartment: one.apartment, rooms: own }] : [];
    });
    const isPaged = free.reduce((sum, one) => sum + one.rooms.length, 0) > CATALOGUE_PAGE;
    const { results, ...more } = isPaged ? this.#page(free, dates, { view, page }, lang) : { results: free };
    return {
      ...dates,
      serverNow: new Date(clock()).toISOString(),
      ...more,
      results: results.map(({ apartment, rooms: own }) => ({
        apartment: apartmentIn(apartment, lang),
        rooms: own
          .map((room) => foundRoomIn(room, apartment, lang))
          .map((room) => (hasParty ? { ...room, ...totalFor(room, dates, view) } : room)),
      })),
    };
  }

  #page(
    free: readonly Free[],
    dates: Dates,
    { view, page }: Pick<AskedSearch, 'view' | 'page'>,
    lang: Language,
  ): Omit<Availability, keyof Dates | 'serverNow' | 'results'> & { results: readonly Free[] } {
    const located = free.map(({ apartment, rooms }) => ({
      apartment: { apartment, location: apartment.body.location[lang] },
      rooms,
    }));
    const asked = { ...view, ...dates, places: this.#deps.catalogue.places(lang) };
    const { asAsked, inMore, unfit, useful } = offersOf(located, asked);
    const all = [...asAsked, ...inMore];
    return {
      results: all
        .slice((page - 1) * CATALOGUE_PAGE, page * CATALOGUE_PAGE)
        .map((offer) => ({ apartment: offer.apartment.apartment, rooms: [offer.room] })),
      total: all.length,
      ...(all.length > page * CATALOGUE_PAGE && { next: page + 1 }),
      unfit,
      useful: [...useful],
    };
  }

  /** Finds alternatives: the same room on the nearest dates, other rooms of the area on the same ones. */
  async alternatives(wanted: WantedStay, lang: Language): Promise<NonNullable<BookingConflict['alternatives']>> {
    const { catalogue } = this.#deps;
    const room = catalogue.room(wanted.roomId);
    const area = room && catalogue.apartment(room.apartmentId)?.area;
    if (!room || !area) return { dates: [], rooms: [] };
    return { dates: await this.#otherDates(room, wanted), rooms: await this.#otherRooms(room, area, wanted, lang) };
  }

  async #otherDates(
    room: StoredRoom,
    wanted: WantedStay,
  ): Promise<NonNullable<BookingConflict['alternatives']>['dates']> {
    const today = dayInVietNam(this.#deps.clock());
    const from = addDays(wanted.checkIn, -NEAR_DAYS);
    const counts = await this.#counts([room], from < today ? today : from, addDays(wanted.checkOut, NEAR_DAYS));
    const near = nearestFreeStays(counts.get(room.id) ?? new Map<Day, number>(), room.maxRooms, wanted, {
      from: today,
      until: addDays(today, MAX_DAYS_AHEAD),
      within: NEAR_DAYS,
      most: ALTERNATIVES,
      isSold: ({ checkIn, checkOut }) => whyNotSellable(room.rules, checkIn, checkOut) === null,
    });
    return near.map((dates) => ({ ...dates, totalPrice: totalOf(room, { ...wanted, ...dates }) }));
  }

  async #otherRooms(
    room: StoredRoom,
    area: Area,
    wanted: WantedStay,
    lang: Language,
  ): Promise<NonNullable<BookingConflict['alternatives']>['rooms']> {
    const apartments = this.#deps.catalogue.inArea(area).filter(({ status }) => status === 'AVAILABLE');
    const others = apartments
      .flatMap(({ rooms }) => rooms)
      .filter((other) => other.id !== room.id && guestProblem(wanted, other) === null)
      .filter(({ rules }) => whyNotSellable(rules, wanted.checkIn, wanted.checkOut) === null);
    const counts = await this.#counts(others, wanted.checkIn, wanted.checkOut);
    const price = totalOf(room, wanted);
    return others
      .map((other) => ({
        other,
        left: roomsLeft(
          counts.get(other.id) ?? new Map<Day, number>(),
          other.maxRooms,
          wanted.checkIn,
          wanted.checkOut,
        ),
        total: totalOf(other, wanted),
      }))
      .filter(({ left }) => left >= wanted.quantity)
      .sort((a, b) => Math.abs(a.total - price) - Math.abs(b.total - price) || a.other.id - b.other.id)
      .slice(0, ALTERNATIVES)
      .map(({ other, left, total }) => ({
        apartmentId: other.apartmentId,
        apartmentName: apartments.find(({ id }) => id === other.apartmentId)?.body.name[lang] ?? '',
        roomId: other.id,
        roomName: other.body.name[lang],
        roomsLeft: left,
        totalPrice: total,
      }));
  }

  #counts(rooms: readonly StoredRoom[], from: Day, until: Day): Promise<Map<number, Map<Day, number>>> {
    const { db, clock } = this.#deps;
    return countTakenRooms(
      db,
      rooms.map(({ id }) => id),
      from,
      until,
      clock(),
    );
  }
}

/** Price of the stay in as many rooms as the guests need; nothing where they do not fit in. */
function totalFor(room: Room, dates: Dates, view: OfferView): { total?: number } {
  const quantity = roomsFor(room, view);
  return quantity === null ? {} : { total: quoteRoom(room, { ...dates, ...view, quantity }).total };
}

/** Price of a stay in a room, VND. */
function totalOf(room: StoredRoom, stay: Omit<WantedStay, 'roomId'>): number {
  return quoteRoom(room, stay).total;
}
