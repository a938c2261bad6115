import type { DeskCalendar, DeskRoom } from '../../../contract/desk/bookings';
import type { DeskAvailability } from '../../../contract/desk/availability';
import { guestProblem, includedGuests } from '../../../domain/bookings/guests';
import { quoteRoom } from '../../../domain/bookings/pricing';
import { roomsLeft } from '../../../domain/catalogue/availability';
import { addDays, type Day, nightsBetween } from '../../../domain/days';
import { presenceOf } from '../../../domain/bookings/guest-marks';
import type { Language } from '../../../domain/languages';
import { readTakenNights, type TakenNight } from '../booking-records/desk-store';
import { countTakenNights } from '../booking-records/nights-store';
import type { Database } from '../../platform/db/schema';
import type { Catalogue } from '../catalogue/catalogue';
import type { HotelState } from '../hotel/hotel';
import { guestNameOf } from '../booking-records/names';
import { readDoors } from '../stay-records/doors-store';
import { readDoorsOfBookings } from '../stay-records/nights-store';
import { requireStay } from '../catalogue/module';

interface Deps {
  db: Database;
  clock: () => number;
  catalogue: Catalogue;
  hotel: Pick<HotelState, 'today'>;
}

/** A stay that the desk asks for; `null` adults means the included guests. */
interface WantedRooms {
  checkIn: Day;
  checkOut: Day;
  quantity: number;
  adults: number | null;
  children: number;
  babies: number;
}

/** The calendar by physical room and night. */
export class DeskCalendarService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** What lies on the nights from a day on. */
  async read(from: Day, nights: number, lang: Language): Promise<DeskCalendar> {
    const { db, clock, catalogue, hotel } = this.#deps;
    await catalogue.ensureFresh();
    const now = clock();
    const today = hotel.today(now);
    const until = addDays(from, nights);
    const [taken, given, doors] = await Promise.all([
      readTakenNights(db, from, until, now),
      readDoorsOfBookings(db, from, until),
      readDoors(db),
    ]);
    const sold = new Set(doors.map(({ roomId }) => roomId));
    return {
      from,
      nights,
      today,
      rooms: catalogue.everything.flatMap(({ body, rooms }) =>
        rooms.flatMap((room) =>
          Array.from({ length: room.maxRooms }, (_, slot) => ({
            roomId: room.id,
            slot,
            of: room.maxRooms,
            room: room.body.name[lang],
            apartment: body.name[lang],
          })),
        ),
      ),
      bars: barsOf(taken, today, { given, sold }).map((bar) => ({ ...bar, name: guestNameOf(bar.name, lang) })),
      serverNow: new Date(now).toISOString(),
    };
  }

  /**
   * Room types that are free on all nights of a stay and take who comes, the cheapest first.
   *
   * @throws AppError 422 for days that are no stay
   */
  async free({ checkIn, checkOut, quantity, ...people }: WantedRooms, lang: Language): Promise<DeskAvailability> {
    const { db, clock, catalogue, hotel } = this.#deps;
    await catalogue.ensureFresh();
    const now = clock();
    requireStay(checkIn, checkOut, hotel.today(now));
    const { adults, children, babies } = people;
    const offered = catalogue.apartments.filter((one) => one.status === 'AVAILABLE');
    const rooms = offered.flatMap((one) => one.rooms.map((room) => ({ room, apartment: one.body.name[lang] })));
    const ids = rooms.map(({ room }) => room.id);
    const taken = await countTakenNights(db, ids, checkIn, checkOut, now);
    const free = rooms.flatMap(({ room, apartment }) => {
      const left = roomsLeft(taken.get(room.id) ?? new Map<Day, number>(), room.maxRooms, checkIn, checkOut);
      const guests = adults === null ? { ...includedGuests(room, quantity), babies } : { adults, children, babies };
      if (left < quantity || guestProblem({ quantity, ...guests }, room) !== null) return [];
      const { surcharge, total } = quoteRoom(room, { quantity, checkIn, checkOut, ...guests });
      return [{ roomId: room.id, room: room.body.name[lang], apartment, left, surcharge, total }];
    });
    return {
      ...{ checkIn, checkOut, quantity, ...people },
      nights: nightsBetween(checkIn, checkOut),
      rooms: free.sort((one, other) => one.total - other.total || one.roomId - other.roomId),
      serverNow: new Date(now).toISOString(),
    };
  }

  /** Every room type, for a booking at the desk. */
  async rooms(lang: Language): Promise<DeskRoom[]> {
    const { catalogue } = this.#deps;
    await catalogue.ensureFresh();
    return catalogue.apartments.flatMap(({ area, body, rooms }) =>
      rooms.map((room) => ({
        id: room.id,
        room: room.body.name[lang],
        apartment: body.name[lang],
        area,
        price: room.price,
        discount: room.discount,
        maxAdults: room.maxAdults,
        maxChildren: room.maxChildren,
        maxRooms: room.maxRooms,
      })),
    );
  }
}

/** Doors of bookings by their rooms, and the room types that have any. */
interface KnownDoors {
  given: ReadonlyMap<string, ReadonlyMap<number, string>>;
  sold: ReadonlySet<number | null>;
}

/** Joins a booking's nights that follow one another in one slot. */
function barsOf(taken: readonly TakenNight[], today: Day, { given, sold }: KnownDoors): DeskCalendar['bars'] {
  const bars: DeskCalendar['bars'] = [];
  /** The slots that a booking has been met in; its rooms are counted in their order. */
  const slots = new Map<string, number[]>();
  for (const { roomId, slot, night, bookingId: id, kind, status, name, quantity, ...stay } of taken) {
    const last = bars.at(-1);
    const goesOn = last?.id === id && last.roomId === roomId && last.slot === slot && last.to === night;
    if (goesOn) last.to = addDays(night, 1);
    else {
      const presence = presenceOf(stay);
      const own = slots.get(id) ?? [];
      slots.set(id, own.includes(slot) ? own : [...own, slot]);
      const rank = own.includes(slot) ? own.indexOf(slot) : own.length;
      const door = given.get(id)?.get(rank % quantity) ?? null;
      const waits = kind === 'GUEST' && status === 'CONFIRMED' && sold.has(roomId) && stay.checkOut > today;
      const isOpen = waits && presence !== 'left' && presence !== 'noShow';
      const more = door !== null || isOpen ? { door } : {};
      bars.push({ id, kind, status, presence, roomId, slot, from: night, to: addDays(night, 1), name, ...more });
    }
  }
  return bars;
}
