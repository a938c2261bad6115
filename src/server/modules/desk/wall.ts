import type { Wall, WallDoor, WallGuest } from '../../../contract/guest-access/doors';
import { dueOf } from '../../../domain/billing/bill';
import { doorState, leavingInstant } from '../../../domain/guest-access/door-presence';
import { pairStays } from '../../../domain/bookings/same-guest';
import type { Day } from '../../../domain/days';
import { MOST_ON_WALL, partOf } from '../../../domain/desk/wall-parts';
import { groupBy } from '../../../domain/group-by';
import { placeOfDoor } from '../../../domain/guest-access/apartment-code';
import type { Language } from '../../../domain/languages';
import type { Database } from '../../platform/db/schema';
import { type DoorBlock, readDoorBlocks } from '../booking-records/blocks-store';
import { boardDay, readDayBookings, readOwingInHouse, readStayingOn } from '../booking-records/day-store';
import { type DayBooking, readAllInHouse, readDayBookingsById } from '../booking-records/desk-store';
import { statusOf } from '../booking-records/row-views';
import { isoOf } from '../../platform/iso';
import { guestNameOf, namedBooking, namedStay, namesOf } from '../booking-records/names';
import type { Catalogue } from '../catalogue/catalogue';
import type { ForeignGuests } from '../foreign-guests/declarations';
import { readNewestWords, readOpenRequests, shownWishes } from '../guest-requests/module';
import { batteriesOf, readyMark } from '../guest-access/module';
import type { HotelState } from '../hotel/hotel';
import { readNextArrivals, readStandingStays, readStaysOfDay } from '../stay-records/presence-store';
import { marksReady, readDoors } from '../stay-records/doors-store';
import type { HouseDoor } from '../stay-records/house-store';
import type { StoredStay } from '../stay-records/store';
import { WallCounts } from './wall-counts';

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
  readonly #counts = new WallCounts();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Reads the whole house with as many statements for one door as for thousands; of a large one, a part and figures of all.
   *
   * @param asked whose part, by one of its floors
   */
  async read(lang: Language, asked: Parameters<typeof partOf>[1] = { tower: null, floor: null }): Promise<Wall> {
    const { db, clock, hotel, catalogue, foreignGuests } = this.#deps;
    const now = clock();
    const day = hotel.today(now);
    const { hours } = hotel.current.profile;
    const at = boardDay(hours, day, now);
    const { checkOut } = hours;
    const { apartments } = hotel.current;
    const isWhole = apartments.size <= MOST_ON_WALL;
    const parts = isWhole ? [] : this.#counts.floorsOf(hotel.current);
    const part = partOf(parts, asked);
    const shown = parts[part]?.doors;
    const codes = shown?.map(({ code }) => code);
    const roomIds = shown && this.#roomsOf(shown);
    const [doors, standing, late, coming, nextArrivals, blocks, requests, undeclared, isMarking, batteryOf] =
      await Promise.all([
        readDoors(db, codes ? { codes } : {}),
        readStandingStays(db, day, codes),
        readDayBookings(db, 'late', at, { beyond: day, ...(roomIds && { roomIds }) }),
        readDayBookings(db, 'arrivals', at, roomIds ? { roomIds } : {}),
        readNextArrivals(db, day, codes),
        readDoorBlocks(db, day, null),
        this.#requests(day),
        foreignGuests.dueIds(lang),
        marksReady(db),
        batteriesOf(db, hotel.current.locks, day, codes),
      ]);
    const here = isWhole
      ? null
      : { owing: new Set(await readOwingInHouse(db, now)), staying: await readStayingOn(db, day, roomIds ?? []) };
    const inHouse = here
      ? await readDayBookingsById(db, [
          ...new Set([...here.staying, ...standing.flatMap(({ bookingId }) => bookingId ?? [])]),
        ])
      : await readAllInHouse(db);
    const stays = here
      ? await this.#staysOf([...late, ...coming].map(({ id }) => id).concat(here.staying), day)
      : standing;
    const blocksOf = groupBy(blocks, ({ door }) => door);
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
    const doorOf = (one: (typeof doors)[number]): WallDoor => {
      const { code, tower, roomId } = one;
      const own = byDoor.get(code) ?? [];
      const behindIt = hotel.current.stays.get(code) ?? [];
      const ready = readyMark(one, { day, stays: behindIt, asksTried: hotel.current.locks.asksTried });
      const {
        state,
        inside,
        coming: next,
      } = doorState({ isReady: ready !== null, stays: own }, { day, checkOut, now });
      const isShared = own.some(({ id, to }) => id !== inside?.id && id !== next?.id && to > day);
      const block = blocksOf.get(code)?.[0];
      const blocked = block && block.from <= day ? block : undefined;
      const freeUntil = isShared ? day : firstOf(nextArrivals.get(code), blocked ? undefined : block?.from);
      return {
        door: code,
        tower,
        floor: placeOfDoor(code, tower)?.floor ?? null,
        roomId,
        room: roomOf(roomId),
        state,
        ready,
        battery: batteryOf(code),
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
        ...(blocked && { blocked: { id: blocked.id, reason: blocked.reason, from: blocked.from, to: blocked.to } }),
      };
    };
    return {
      serverNow: isoOf(now),
      day,
      checkInTime: hotel.checkInTime,
      ...(isMarking && { marksReady: true }),
      doors: doors.map(doorOf),
      guests: this.#guests(
        { late, coming, inHouse: here ? inHouse.filter(({ id }) => here.staying.includes(id)) : inHouse, stays },
        { day, now },
        lang,
      ),
      ...(here && {
        part,
        parts: this.#counts.read(
          hotel.current,
          { requests, undeclared, owing: here.owing, blocked: blockedOn(blocks, day) },
          { day, now },
        ),
      }),
    };
  }

  /** Lists the room types that doors are sold as, and those that no door of the house is. */
  #roomsOf(doors: readonly HouseDoor[]): number[] {
    const { hotel, catalogue } = this.#deps;
    const own = new Set(doors.map(({ roomId }) => roomId));
    const sold = new Set([...hotel.current.apartments.values()].map(({ roomId }) => roomId));
    return catalogue.everything
      .flatMap(({ rooms }) => rooms)
      .map(({ id }) => id)
      .filter((id) => own.has(id) || !sold.has(id));
  }

  /** Reads the doors of guests, and those that were given by hand to whomever. */
  async #staysOf(bookingIds: readonly string[], day: Day): Promise<StoredStay[]> {
    const { db } = this.#deps;
    const [own, byHand] = await Promise.all([
      readStaysOfDay(db, day, Number.MAX_SAFE_INTEGER, bookingIds),
      readStaysOfDay(db, day, Number.MAX_SAFE_INTEGER, null),
    ]);
    return [...own, ...byHand];
  }

  /** Lists who is to come, the late ones first, and who is in the house and lacks a door. */
  #guests(
    { late, coming, inHouse, stays }: Record<'late' | 'coming' | 'inHouse', DayBooking[]> & { stays: StoredStay[] },
    { day, now }: { day: Day; now: number },
    lang: Language,
  ): WallGuest[] {
    const { catalogue } = this.#deps;
    const expected = [...late, ...coming.filter(isAwaited)];
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
      ({ id, arrivedAt, from, to, bookingId }) =>
        !paired.has(id) && bookingId === null && arrivedAt === null && from <= day && day < to,
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
        late: stay.from < day,
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

/** The earlier of two days, where there is one. */
const firstOf = (a: Day | undefined, b: Day | undefined): Day | undefined =>
  a === undefined || (b !== undefined && b < a) ? b : a;

const blockedOn = (blocks: readonly DoorBlock[], day: Day): Set<string> =>
  new Set(blocks.filter(({ from }) => from <= day).map(({ door }) => door));

const isAwaited = ({ no_show_at: noShowAt }: DayBooking): boolean => noShowAt === null;

const moneyOf = (booking: DayBooking, now: number) => ({ ...booking, status: statusOf(booking, now) });
