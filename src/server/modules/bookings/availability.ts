import type { Availability, Room, TakenStay } from '../../../contract/catalogue/apartments';
import { nearestFreeStays, roomsLeft } from '../../../domain/catalogue/availability';
import type { Area } from '../../../domain/catalogue/areas';
import { MAX_DAYS_AHEAD } from '../../../domain/bookings/booking';
import { addDays, type Day, dayInVietNam } from '../../../domain/days';
import { guestProblem } from '../../../domain/bookings/guests';
import type { Language } from '../../../domain/languages';
import { whyNotSellable } from '../../../domain/bookings/prices/price-rules';
import { quoteRoom } from '../../../domain/bookings/pricing';
import { readTakenStretches } from '../booking-records/taken-store';
import type { StoredRoom } from '../catalogue/store';
import { countTakenNights } from '../booking-records/taken-store';
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

/** What was wanted when it was gone. */
interface WantedStay extends Dates {
  roomId: number;
  quantity: number;
  adults: number;
  children: number;
  babies: number;
}

/** Which rooms are free when. It only reads: a booking decides in its own transaction. */
export class AvailabilityService {
  readonly #deps: { db: Database; clock: () => number; catalogue: Catalogue };

  constructor(deps: { db: Database; clock: () => number; catalogue: Catalogue }) {
    this.#deps = deps;
  }

  /** What keeps nights of a room taken from today on; a booking of two rooms is two entries. */
  async takenStays(roomId: number): Promise<TakenStay[]> {
    const { db, clock } = this.#deps;
    const now = clock();
    const taken = await readTakenStretches(db, roomId, dayInVietNam(now), now);
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

  /** The search: apartments of an area with room types that have enough rooms left, in one answer. */
  async search(area: Area, dates: Dates, rooms: number, lang: Language): Promise<Availability> {
    const { catalogue, clock } = this.#deps;
    const apartments = catalogue.inArea(area).filter(({ status }) => status === 'AVAILABLE');
    const all = await this.roomsWithLeft(
      apartments.flatMap((apartment) => apartment.rooms),
      dates,
      lang,
    );
    const free = all.filter(
      (room) => room.roomsLeft >= rooms && whyNotSellable(room.rules, dates.checkIn, dates.checkOut) === null,
    );
    return {
      ...dates,
      serverNow: new Date(clock()).toISOString(),
      results: apartments.flatMap((apartment) => {
        const own = free
          .filter((room) => room.apartmentId === apartment.id)
          .map((room) => foundRoomIn(room, apartment, lang));
        return own.length > 0 ? [{ apartment: apartmentIn(apartment, lang), rooms: own }] : [];
      }),
    };
  }

  /** What could be booked instead: the same room on the nearest dates, other rooms of the area on the same ones. */
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
    return countTakenNights(
      db,
      rooms.map(({ id }) => id),
      from,
      until,
      clock(),
    );
  }
}

/** What a stay in a room costs, VND. */
function totalOf(room: StoredRoom, stay: Omit<WantedStay, 'roomId'>): number {
  return quoteRoom(room, stay).total;
}
