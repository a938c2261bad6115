import type { DeskCalendar, DeskRoom } from '../../../contract/bookings/desk-availability';
import type { DeskAvailability } from '../../../contract/bookings/desk-availability';
import { barsOf, type NightsOfDoor, withDoors } from './desk/calendar-bars';
import { type CalendarPage, calendarPages, pagesByType } from '../../../domain/bookings/calendar-pages';
import { guestProblem, includedGuests } from '../../../domain/bookings/guests';
import { whyNotSellable } from '../../../domain/bookings/prices/price-rules';
import { quoteRoom } from '../../../domain/bookings/pricing';
import { roomsLeft } from '../../../domain/catalogue/availability';
import { addDays, type Day, nightsBetween } from '../../../domain/days';
import { compareDoors } from '../../../domain/guest-access/door-order';
import { presenceOf } from '../../../domain/bookings/guest-marks';
import type { Language } from '../../../domain/languages';
import { type DoorBlock, readDoorBlocks } from '../booking-records/blocks-store';
import { readTakenNights, readTakenNightsOf, type TakenNight } from '../booking-records/taken-store';
import { countNightsTaken, countTakenRooms } from '../stay-records/taken-rooms';
import type { Database } from '../../platform/db/schema';
import type { Catalogue } from '../catalogue/catalogue';
import type { HotelState } from '../hotel/hotel';
import { guestNameOf } from '../booking-records/names';
import type { HouseDoor } from '../stay-records/house-store';
import { readDoorsOfBookings, readDoorsWithoutBooking } from '../stay-records/nights-store';
import { readInsideOf } from '../stay-records/presence-store';
import type { StoredStay } from '../stay-records/store';
import { requireStay } from '../catalogue/module';

interface Deps {
  db: Database;
  clock: () => number;
  catalogue: Catalogue;
  hotel: Pick<HotelState, 'today' | 'current'>;
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

/** The nights that the desk asks for, and the page of the house, from 1. */
interface WantedNights {
  from: Day;
  nights: number;
  page: number;
}

/** The calendar by physical room, door and night. */
export class DeskCalendarService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Reads what lies on the nights from a day on, for the rooms of a page; an empty page behind the last one. */
  async read({ from, nights, page }: WantedNights, lang: Language): Promise<DeskCalendar> {
    const { db, clock, catalogue, hotel } = this.#deps;
    const now = clock();
    const today = hotel.today(now);
    const days = Array.from({ length: nights + 1 }, (_, night) => addDays(from, night));
    const until = days[nights] ?? from;
    const next = new Map(days.slice(0, -1).map((day, index) => [day, days[index + 1] ?? until]));
    const types = catalogue.everything.flatMap(({ body, rooms }) =>
      rooms.map((room) => ({
        ...{ roomId: room.id, of: room.maxRooms, room: room.body.name[lang], apartment: body.name[lang] },
      })),
    );
    const pages = calendarPages(types);
    const pagesOf = pagesByType(pages);
    const shown = pages[page - 1] ?? NO_ROOMS;
    const doors = [...hotel.current.apartments.values()];
    const [taken, counts] = await Promise.all([
      readTakenNights(db, shown, from, until, now),
      page === 1 ? countNightsTaken(db, [...pagesOf.keys()], from, until, now) : null,
    ]);
    const isShown = ({ roomId, slot }: { roomId: number; slot: number }): boolean =>
      shown.roomIds.includes(roomId) && (!shown.slots || (slot >= shown.slots.from && slot < shown.slots.until));
    // Which of its rooms a booking has here is only known with those that it has on other pages.
    const several = pages.length === 1 ? [] : [...new Set(taken.filter(isOfSeveral).map(({ bookingId }) => bookingId))];
    const elsewhere = await readTakenNightsOf(db, several, from, until, now);
    const all = inOrder([...taken, ...elsewhere.filter((night) => !isShown(night))]);
    const bars = barsOf(all, today, { next, sold: new Set(doors.map(({ roomId }) => roomId)) });
    const [given, overstays, blocks, alone] = await Promise.all([
      readDoorsOfBookings(db, [...new Set(bars.map(({ id }) => id))], from, until),
      readInsideOf(db, [...new Set(bars.filter(isKept).map(({ id }) => id))]),
      readDoorBlocks(db, from, until),
      readDoorsWithoutBooking(db, doorsOfPage(doors, shown, page), from, until),
    ]);
    return {
      from,
      nights,
      today,
      rooms: types
        .filter(({ roomId }) => shown.roomIds.includes(roomId))
        .flatMap(({ roomId, of, ...names }) => slotsOf(of, shown).map((slot) => ({ roomId, slot, of, ...names }))),
      bars: withDoors(
        bars,
        [
          ...given,
          ...overstays.map((stay) => nightsOver(stay, today)),
          ...blocks.map((block) => nightsOfBlock(block, days)),
        ],
        { next, doors },
      )
        .filter(isShown)
        .map((bar) => ({ ...bar, name: guestNameOf(bar.name, lang) })),
      stays: alone.map(({ stayId, door, guestName, first, last, arrivedAt, endedAt }) => ({
        ...{ id: stayId, door, name: guestNameOf(guestName, lang), from: first, to: next.get(last) ?? until },
        presence: presenceOf({ arrived: arrivedAt !== null, left: endedAt !== null, noShow: false }),
      })),
      ...(counts && {
        types: types.map((type) => ({ ...type, pages: pagesOf.get(type.roomId) ?? [] })),
        doors: doorsByTower(doors),
        taken: days.slice(0, nights).map((night) => counts.get(night) ?? 0),
      }),
      pages: pages.length,
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
    const now = clock();
    requireStay(checkIn, checkOut, hotel.today(now));
    const { adults, children, babies } = people;
    const offered = catalogue.apartments.filter((one) => one.status === 'AVAILABLE');
    const rooms = offered.flatMap((one) => one.rooms.map((room) => ({ room, apartment: one.body.name[lang] })));
    const ids = rooms.map(({ room }) => room.id);
    const taken = await countTakenRooms(db, ids, checkIn, checkOut, now);
    const free = rooms.flatMap(({ room, apartment }) => {
      const left = roomsLeft(taken.get(room.id) ?? new Map<Day, number>(), room.maxRooms, checkIn, checkOut);
      const guests = adults === null ? { ...includedGuests(room, quantity), babies } : { adults, children, babies };
      if (left < quantity || guestProblem({ quantity, ...guests }, room) !== null) return [];
      const { surcharge, total } = quoteRoom(room, { quantity, checkIn, checkOut, ...guests });
      const unsold = whyNotSellable(room.rules, checkIn, checkOut);
      const found = { roomId: room.id, room: room.body.name[lang], apartment, left, surcharge, total };
      return [{ ...found, ...(unsold && { unsold }) }];
    });
    return {
      ...{ checkIn, checkOut, quantity, ...people },
      nights: nightsBetween(checkIn, checkOut),
      rooms: free.sort((one, other) => one.total - other.total || one.roomId - other.roomId),
      serverNow: new Date(now).toISOString(),
    };
  }

  /** Every room type, for a booking at the desk. */
  rooms(lang: Language): DeskRoom[] {
    const { catalogue } = this.#deps;
    return catalogue.apartments.flatMap(({ area, body, rooms }) =>
      rooms.map((room) => ({
        id: room.id,
        room: room.body.name[lang],
        apartment: body.name[lang],
        area,
        price: room.price,
        discount: room.discount,
        ...(room.rules && { rules: room.rules }),
        surcharges: room.surcharges,
        maxAdults: room.maxAdults,
        maxChildren: room.maxChildren,
        maxRooms: room.maxRooms,
      })),
    );
  }
}

const NO_ROOMS: CalendarPage = { roomIds: [], slots: null };

/** The nights of a block that are on the calendar, as those of a guest behind the door. @param days with the one after the last */
function nightsOfBlock({ id: bookingId, door, from, to }: DoorBlock, days: readonly Day[]): NightsOfDoor {
  const shown = days.slice(0, -1).filter((day) => from <= day && day < to);
  return { bookingId, slot: 0, door, first: shown[0] ?? from, last: shown.at(-1) ?? from };
}

/** Tells of nights behind the days of their booking: they are kept for who has not left. */
const isKept = ({ stay, to }: Pick<DeskCalendar['bars'][number], 'stay' | 'to'>): boolean =>
  stay !== undefined && to > stay.to;

/** The nights that are kept for who is still inside past their days: behind the same door until they have left. */
const nightsOver = ({ bookingId, slot, apartment: door, to: first }: StoredStay, today: Day): NightsOfDoor => ({
  ...{ bookingId, slot, door, first },
  last: today,
});

const isOfSeveral = ({ quantity }: TakenNight): boolean => quantity > 1;

const inOrder = (nights: TakenNight[]): TakenNight[] =>
  nights.sort((a, b) => a.roomId - b.roomId || a.slot - b.slot || (a.night < b.night ? -1 : 1));

/** The rooms of a type that are on a page. */
const slotsOf = (of: number, { slots }: CalendarPage): number[] =>
  Array.from({ length: of }, (_, slot) => slot).slice(slots?.from ?? 0, slots?.until);

/** Doors whose guests without a booking are on a page: those of its rooms; what is sold as no room is on the first. */
function doorsOfPage(doors: readonly HouseDoor[], { roomIds, slots }: CalendarPage, page: number): string[] {
  const codesOf = (own: readonly HouseDoor[]): string[] => own.map(({ code }) => code);
  const sold = new Set<number | null>(roomIds);
  const own = codesOf(doors.filter(({ roomId }) => sold.has(roomId)));
  const others = page === 1 ? codesOf(doors.filter(({ roomId }) => roomId === null)) : [];
  return [...own.slice(slots?.from ?? 0, slots?.until), ...others];
}

/** Doors in the order of the house, tower by tower and type by type. */
function doorsByTower(doors: readonly HouseDoor[]): NonNullable<DeskCalendar['doors']> {
  const groups = new Map<string, { tower: string; roomId: number | null; codes: string[] }>();
  for (const { code, tower, roomId } of doors) {
    const key = `${tower} ${roomId}`;
    const group = groups.get(key) ?? { tower, roomId, codes: [] };
    group.codes.push(code);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => compareDoors(a.tower, b.tower));
}
