import type { Wall, WallDoor, WallGuest } from '../../../contract/guest-access/doors';
import { dueOf } from '../../../domain/billing/bill';
import { doorState, leavingInstant } from '../../../domain/bookings/door-presence';
import { pairStays } from '../../../domain/bookings/same-guest';
import type { Day } from '../../../domain/days';
import { groupBy } from '../../../domain/group-by';
import { placeOfApartment } from '../../../domain/guide/apartment-code';
import { isReadyFor } from '../../../domain/guide/opening';
import type { Language } from '../../../domain/languages';
import type { Database } from '../../platform/db/schema';
import { boardDay, readDayBookings } from '../booking-records/day-store';
import { type DayBooking, readAllInHouse } from '../booking-records/desk-store';
import { statusOf } from '../booking-records/row-views';
import { isoOf } from '../../platform/iso';
import { guestNameOf, namedBooking, namedStay, namesOf } from '../booking-records/names';
import type { Catalogue } from '../catalogue/catalogue';
import type { ForeignGuests } from '../foreign-guests/declarations';
import { readNewestWords, readOpenRequests, shownWishes } from '../guest-requests/module';
import type { HotelState } from '../hotel/hotel';
import { readNextArrivals, readStandingStays } from '../stay-records/presence-store';
import { readStoredDoors } from '../stay-records/doors-store';
import type { StoredStay } from '../stay-records/store';

/** Open requests that are read: enough that none of a large house is lost. */
const MOST_REQUESTS = 2000;

interface Deps {
  db: Database;
  clock: () => number;
  hotel: HotelState;
  catalogue: Catalogue;
  foreignGuests: Pick<ForeignGuests, 'dueIds'>;
}

/** The house door by door: who is inside, who comes, and what each of them waits for. */
export class DeskWall {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Reads the whole house with as many statements for one door as for thousands. */
  async read(lang: Language): Promise<Wall> {
    const { db, clock, hotel, catalogue, foreignGuests } = this.#deps;
    await Promise.all([catalogue.ensureFresh(), hotel.ensureFresh()]);
    const now = clock();
    const day = hotel.today(now);
    const { hours } = hotel.current.profile;
    const at = boardDay(hours, day, now);
    const { checkOut } = hours;
    const [doors, standing, late, coming, inHouse, nextArrivals, requests, undeclared] = await Promise.all([
      readStoredDoors(db),
      readStandingStays(db, day),
      readDayBookings(db, 'late', at),
      readDayBookings(db, 'arrivals', at),
      readAllInHouse(db),
      readNextArrivals(db, day),
      this.#requests(day),
      foreignGuests.dueIds(lang),
    ]);
    const byDoor = groupBy(standing, ({ apartment }) => apartment);
    const dues = new Map(inHouse.map((booking) => [booking.id, dueOf(moneyOf(booking, now))]));
    const roomOf = (roomId: number | null): string =>
      roomId === null ? '' : (catalogue.room(roomId)?.body.name[lang] ?? '');
    const bookedAs = new Map([...late, ...coming, ...inHouse].map((booking) => [booking.id, booking.room_id]));
    /** The room type of a stay's booking, where its door is of another one. */
    const otherType = (stay: StoredStay, doorRoomId: number | null) => {
      const roomId = bookedAs.get(stay.bookingId ?? '') ?? doorRoomId;
      return roomId === null || roomId === doorRoomId ? {} : { booked: { roomId, room: roomOf(roomId) } };
    };
    const behind = (stay: StoredStay, doorRoomId: number | null) => ({
      stayId: stay.id,
      bookingId: stay.bookingId,
      slot: stay.slot,
      guestName: guestNameOf(stay.guestName, lang),
      from: stay.from,
      until: stay.to,
      ...otherType(stay, doorRoomId),
    });
    const doorOf = ({ code, tower, roomId, readyAt, readyBy }: (typeof doors)[number]): WallDoor => {
      const own = byDoor.get(code) ?? [];
      const isReady = isReadyFor(day, readyAt, hotel.current.stays.get(code) ?? []);
      const { state, inside, coming: next } = doorState({ isReady, stays: own }, { day, checkOut, now });
      const isShared = own.some(({ id, to }) => id !== inside?.id && id !== next?.id && to > day);
      const freeUntil = isShared ? day : nextArrivals.get(code);
      return {
        door: code,
        tower,
        floor: placeOfApartment(code, tower)?.floor ?? null,
        roomId,
        room: roomOf(roomId),
        state,
        ready: isReady && readyAt !== null ? { at: isoOf(readyAt), by: readyBy ?? '' } : null,
        inside: inside && {
          ...behind(inside, roomId),
          overdue: state === 'overdue',
          leavesAt: isoOf(leavingInstant(inside, checkOut)),
        },
        coming: next && { ...behind(next, roomId), hour: next.arrivalHour },
        due: dues.get(inside?.bookingId ?? '') ?? 0,
        request: own.map(({ id }) => requests.get(id)).find((one) => one !== undefined) ?? null,
        declare: inside !== null && undeclared.has(inside.bookingId ?? inside.id),
        ...(freeUntil !== undefined && { freeUntil }),
      };
    };
    return {
      serverNow: isoOf(now),
      day,
      checkInTime: hotel.checkInTime,
      doors: doors.filter(({ retiredAt }) => retiredAt === null).map(doorOf),
      guests: this.#guests({ late, coming, inHouse, stays: standing }, { day, now }, lang),
    };
  }

  /** Lists who is to come, the late ones first, and who is in the house and lacks a door. */
  #guests(
    { late, coming, inHouse, stays }: Record<'late' | 'coming' | 'inHouse', DayBooking[]> & { stays: StoredStay[] },
    { day, now }: { day: Day; now: number },
    lang: Language,
  ): WallGuest[] {
    const { catalogue } = this.#deps;
    const expected = [...late.filter(({ check_out: to }) => to > day), ...coming.filter(isAwaited)];
    const pairs = pairStays([...expected, ...inHouse].map(namedBooking), stays.map(namedStay));
    const paired = new Set([...pairs.values()].flatMap((own) => own.map(({ stay }) => stay.id)));
    const guestOf = (booking: DayBooking): WallGuest => ({
      id: booking.id,
      source: 'booking',
      guestName: guestNameOf(booking.guest_name, lang),
      roomId: booking.room_id,
      room: namesOf(catalogue, booking, lang).room,
      people: booking.adults + booking.children + booking.babies,
      from: booking.check_in,
      to: booking.check_out,
      rooms: booking.quantity,
      doors: (pairs.get(booking.id) ?? []).map(({ stay }) => stay.apartment),
      status: statusOf(booking, now),
      hour: booking.arrival_hour,
      late: booking.check_in < day,
      arrived: booking.arrived_at !== null,
    });
    const lacking = inHouse.filter(
      ({ id, quantity, check_out: to }) => to > day && (pairs.get(id)?.length ?? 0) < quantity,
    );
    const alone = stays.filter(
      ({ id, arrivedAt, from, bookingId }) =>
        !paired.has(id) && bookingId === null && arrivedAt === null && from === day,
    );
    return [
      ...expected.map(guestOf),
      ...alone.map((stay): WallGuest => ({
        id: stay.id,
        source: 'stay',
        guestName: guestNameOf(stay.guestName, lang),
        roomId: null,
        room: '',
        people: 0,
        from: stay.from,
        to: stay.to,
        rooms: 1,
        doors: [stay.apartment],
        status: null,
        hour: stay.arrivalHour,
        late: false,
        arrived: false,
      })),
      ...lacking.map((booking) => ({ ...guestOf(booking), late: false })),
    ];
  }

  /** Reads what guests wait for, by their stay. That a guest has come is no request unless they add a word. */
  async #requests(day: Day): Promise<Map<string, NonNullable<WallDoor['request']>>> {
    const { db } = this.#deps;
    const open = await readOpenRequests(db, day, MOST_REQUESTS);
    const greetings = open.filter(({ kind }) => kind === 'ARRIVED').map(({ id }) => id);
    const words = greetings.length === 0 ? new Map<string, string>() : await readNewestWords(db, greetings);
    const waiting = open.filter(({ id, kind }) => kind !== 'ARRIVED' || words.has(id));
    const isDoor = ({ kind }: { kind: string }): number => Number(kind === 'CODE_FAILS');
    // The last one that is put in stays: the oldest, a guest before a locked door after all others.
    const inOrder = waiting.sort((a, b) => isDoor(a) - isDoor(b) || b.received_at - a.received_at);
    return new Map(
      inOrder.map((one) => [
        one.stay_id,
        { id: one.id, kind: one.kind, at: isoOf(one.received_at), ...shownWishes(one) },
      ]),
    );
  }
}

const isAwaited = ({ no_show_at: noShowAt }: DayBooking): boolean => noShowAt === null;

const moneyOf = (booking: DayBooking, now: number) => ({ ...booking, status: statusOf(booking, now) });
