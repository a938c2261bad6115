import {
  type DayGuests,
  GUEST_SIDES,
  type GuestFilter,
  type GuestSide,
  type GroupSize,
  type ReadyDoor,
  type Today,
  type TodayGuest,
} from '../../../contract/desk/today';
import { type DoorStay, isOverdue } from '../../../domain/bookings/door-presence';
import { dueOf } from '../../../domain/billing/bill';
import { nameKey } from '../../../domain/contact';
import { statusOf } from '../booking-records/row-views';
import { type Day, instantInVietNam } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { pairStays } from '../../../domain/bookings/same-guest';
import {
  type BoardDay,
  countDayBookings,
  readDayBookings,
  readDayNames,
  readOfSeveralRooms,
} from '../booking-records/day-store';
import type { DayBooking } from '../booking-records/desk-store';
import { readFormSenders } from '../guest-forms/module';
import { readBookingsBehind, readDoorsInside, readStaysOfDay } from '../stay-records/presence-store';
import type { Db } from '../../platform/db/schema';
import type { StoredStay } from '../stay-records/store';
import type { Catalogue } from '../catalogue/catalogue';
import type { DeskDoors } from '../guest-access/doors/desk-doors';
import type { HotelState } from '../hotel/hotel';
import { guestNameOf, namesOf, namedBooking, namedStay } from '../booking-records/names';
import { proposeDoors } from './proposals';
import { isoOf } from '../../platform/iso';

/** So many guests of all groups together are sent as they are; of more, the first of each group. */
const MOST_AT_ONCE = 240;
const GUESTS_ON_PAGE = 40;

type BySide<T> = Record<GuestSide, T>;

interface Deps {
  db: Db;
  catalogue: Catalogue;
  hotel: HotelState;
  doors: Pick<DeskDoors, 'readyOn'>;
}

/** Sources of a part of the board. */
interface BoardPart {
  at: BoardDay;
  lang: Language;
  bookings: BySide<readonly DayBooking[]>;
  /** Stays that were made by hand. */
  byHand: readonly StoredStay[];
  /** Tells that these are all the day's bookings. */
  isWhole: boolean;
}

type BoardGuests = BySide<TodayGuest[]> & Pick<Today, 'groups' | 'figures'> & { ready: ReadyDoor[] };

/**
 * Who should have come earlier, who is still to come (who has not come last), who leaves today (those who have left last),
 * and who is in the house and stays on. A guest who has a booking and a link is one guest: the booking's row then names
 * the door too. Of a large house these are the first of each group, beside figures over everybody.
 *
 * @param when `day` is the hotel's
 * @param awaited doors whose guests are told of in any case
 */
export async function readTodayGuests(
  deps: Deps,
  { day, now }: { day: Day; now: number },
  awaited: readonly string[],
  lang: Language,
): Promise<BoardGuests> {
  const { db, hotel, doors } = deps;
  const at = boardDay(hotel, day, now);
  const [counted, byHand] = await Promise.all([
    bySide((side) => countDayBookings(db, side, at)),
    readStaysOfDay(db, day, at.since, null),
  ]);
  const isWhole = GUEST_SIDES.reduce((sum, side) => sum + counted[side].all, byHand.length) <= MOST_AT_ONCE;
  if (isWhole) {
    const bookings = await bySide((side) => readDayBookings(db, side, at));
    const { alone, guests } = await rowsOf(deps, { at, lang, bookings, byHand, isWhole });
    const groups = await bySide((side) => [...alone[side], ...guests[side]]);
    return {
      ...groups,
      departures: groups.departures.sort((a, b) => Number(isGone(a)) - Number(isGone(b))),
      ready: await doors.readyOn(day),
    };
  }
  const behind = await readBookingsBehind(db, awaited);
  const bookings = await bySide(async (side) => {
    const first = await readDayBookings(db, side, at, { limit: GUESTS_ON_PAGE });
    const known = new Set(first.map(({ id }) => id));
    const others = await readDayBookings(db, side, at, { ids: behind.filter((id) => !known.has(id)) });
    return [...first, ...others];
  });
  const { alone, guests } = await rowsOf(deps, { at, lang, bookings, byHand, isWhole });
  const groups = await bySide((side) => sizeOf(counted[side], alone[side]));
  const sent = await bySide((side) => [
    ...alone[side].filter((guest) => !isGone(guest)).slice(0, GUESTS_ON_PAGE),
    ...guests[side],
  ]);
  const here = [...alone.departures, ...alone.inHouse].filter(({ arrivedAt, leftAt }) => arrivedAt && !leftAt);
  const sum = (figure: 'here' | 'several' | 'overdue' | 'due'): number =>
    counted.departures[figure] + counted.inHouse[figure];
  return {
    ...sent,
    ready: await doors.readyOn(day, [...doorsOf(sent.arrivals), ...awaited]),
    groups,
    figures: {
      arrivals: groups.late.all + groups.arrivals.left,
      departures: groups.departures.left,
      inHouse: sum('here') + here.length + (sum('several') === 0 ? 0 : await countFurtherDoors(db)),
      overdue: sum('overdue') + here.filter(({ overdue }) => overdue === true).length,
      due: sum('due'),
    },
  };
}

/**
 * A page of a group of the board: stays that were made by hand first, whoever has gone last. Each page proposes doors for
 * itself.
 */
export async function readGuestsPage(
  deps: Deps,
  { side, only, page }: { side: GuestSide; only: GuestFilter | null; page: number },
  { day, now }: { day: Day; now: number },
  lang: Language,
): Promise<DayGuests> {
  const { db, hotel, doors } = deps;
  const at = boardDay(hotel, day, now);
  const none = await bySide((): DayBooking[] => []);
  const [counted, byHand] = await Promise.all([
    countDayBookings(db, side, at, only),
    readStaysOfDay(db, day, at.since, null),
  ]);
  const stays = await rowsOf(deps, { at, lang, bookings: none, byHand, isWhole: false });
  const alone = stays.alone[side].filter((guest) => only === null || isMeant(guest, only));
  const before = alone.filter((guest) => !isGone(guest));
  const from = (page - 1) * GUESTS_ON_PAGE;
  const first = before.slice(from, from + GUESTS_ON_PAGE);
  const offset = Math.max(0, from - before.length);
  const limit = GUESTS_ON_PAGE - first.length;
  const rows = limit === 0 ? [] : await readDayBookings(db, side, at, { only, limit, offset });
  const { guests } = await rowsOf(deps, { at, lang, bookings: { ...none, [side]: rows }, byHand, isWhole: false });
  const { all, left } = sizeOf(counted, alone);
  const isLast = from + GUESTS_ON_PAGE >= before.length + counted.all;
  const shown = [...first, ...guests[side], ...(isLast ? alone.filter(isGone) : [])];
  return {
    all,
    left,
    guests: shown,
    ready: side === 'arrivals' ? await doors.readyOn(day, doorsOf(shown)) : [],
    next: isLast ? null : page + 1,
  };
}

/** Describes the guests of bookings, and those of stays that were made by hand and belong to none. */
async function rowsOf(
  { db, catalogue, hotel }: Deps,
  { at, lang, bookings, byHand, isWhole }: BoardPart,
): Promise<{ alone: BySide<TodayGuest[]>; guests: BySide<TodayGuest[]> }> {
  const { day, now, since, checkOut } = at;
  const { late, arrivals, departures, inHouse } = bookings;
  const shown = [...late, ...arrivals, ...departures, ...inHouse];
  // Whose a stay is that was made by hand is told by names, among all the bookings of the day.
  const namesakes = isWhole || byHand.length === 0 ? [] : await readNamesakes(db, at, byHand);
  const candidates = [...new Map([...namesakes, ...shown].map((booking) => [booking.id, booking])).values()];
  const given = await readStaysOfDay(db, day, since, isWhole ? undefined : candidates.map(({ id }) => id));
  const stays = isWhole ? given : [...given, ...byHand].sort(byDoor);
  const emails = arrivals.map(({ email_key: email }) => email).filter((email) => email !== '');
  const senders = await readFormSenders(db, emails);
  // A door that was given up for another one is nobody's any more; the last one is told until the day is over.
  const leftAt = new Map(candidates.map(({ id, left_at: left }) => [id, left]));
  const present = stays.filter(
    ({ bookingId, endedAt }) =>
      endedAt === null || bookingId === null || endedAt >= (leftAt.get(bookingId) ?? Infinity),
  );
  const doors = pairStays(candidates.map(namedBooking), present.map(namedStay));
  const proposals = await proposeDoors(
    { db, hotel: hotel.current, today: day, now },
    [...late, ...arrivals, ...inHouse],
    ({ id }) => doors.get(id)?.length ?? 0,
  );
  const words = new Map(present.map((stay) => [stay.id, ownWordOf(stay)]));
  const paired = new Set([...doors.values()].flatMap((own) => own.map(({ stay }) => stay.id)));
  const alone = present.filter(({ id }) => !paired.has(id));
  return {
    alone: await bySide((side) =>
      alone
        .filter((stay) => sideOf(stay, day) === side)
        .map((stay) => ({ ...guestOfStay(stay, side), ...(isOverdue(stay, checkOut, now) && { overdue: true }) })),
    ),
    guests: await bySide((side) =>
      bookings[side].map((booking) => ({
        ...guestOfBooking(booking, side, catalogue, lang, now),
        ...(isOverdue(asStay(booking), checkOut, now) && { overdue: true }),
        doors: (doors.get(booking.id) ?? []).map(({ stay }) => stay.apartment),
        ...(doors.get(booking.id) ?? []).reduce((all, { stay }) => ({ ...all, ...words.get(stay.id) }), {}),
        form: senders.has(booking.email_key),
        ...(proposals.has(booking.id) && { proposal: proposals.get(booking.id) }),
      })),
    ),
  };
}

function boardDay({ current }: HotelState, day: Day, now: number): BoardDay {
  const { checkOut, dayEnds } = current.profile.hours;
  return { day, now, checkOut, since: instantInVietNam(day, dayEnds) };
}

async function bySide<T>(read: (side: GuestSide) => T | Promise<T>): Promise<BySide<T>> {
  const [late, arrivals, departures, inHouse] = await Promise.all([
    read('late'),
    read('arrivals'),
    read('departures'),
    read('inHouse'),
  ]);
  return { late, arrivals, departures, inHouse };
}

/** Bookings of the day that have the name of a stay that was made by hand. */
async function readNamesakes(db: Db, at: BoardDay, stays: readonly StoredStay[]) {
  const names = new Set(stays.map(({ guestName }) => nameKey(guestName)));
  const groups = await Promise.all(GUEST_SIDES.map((side) => readDayNames(db, side, at)));
  return groups.flat().filter(({ guest_name: name }) => names.has(nameKey(name)));
}

/** Counts the doors that guests of several rooms have beside their first one. */
async function countFurtherDoors(db: Db): Promise<number> {
  const doors = await readDoorsInside(db, await readOfSeveralRooms(db));
  return [...doors.values()].reduce((sum, own) => sum + own.length - 1, 0);
}

const byDoor = (a: StoredStay, b: StoredStay): number =>
  a.apartment === b.apartment ? (a.id < b.id ? -1 : 1) : a.apartment < b.apartment ? -1 : 1;

const sizeOf = ({ all, left }: GroupSize, alone: readonly TodayGuest[]): GroupSize => ({
  all: all + alone.length,
  left: left + alone.filter((guest) => !isGone(guest)).length,
});

const doorsOf = (guests: readonly TodayGuest[]): string[] =>
  guests.flatMap(({ source, place, doors = [] }) => (source === 'stay' ? [place] : doors));

/** Tells whether the guest of a stay that was made by hand, who owes nothing here, belongs to a part of a group. */
const isMeant = ({ arrivedAt, leftAt, overdue }: TodayGuest, only: GuestFilter): boolean =>
  ({ inHouse: arrivedAt !== null && leftAt === null, overdue: overdue === true, due: false })[only];

/**
 * Where the guest of a stay that was made by hand is on a day that the stay belongs to. Whoever was to come before it is
 * taken to be here: the key works, and such stays are seldom marked.
 */
function sideOf({ from, to, arrivedAt, endedAt }: StoredStay, day: Day): GuestSide {
  if (endedAt !== null || to === day) return 'departures';
  return from === day && arrivedAt === null ? 'arrivals' : 'inHouse';
}

/** A booking as the rule of doors sees it. */
const asStay = (booking: DayBooking): DoorStay => ({
  from: booking.check_in,
  to: booking.check_out,
  departureHour: booking.departure_hour,
  arrivedAt: booking.arrived_at,
  endedAt: booking.left_at,
  guestLeftAt: null,
});

function guestOfBooking(
  booking: DayBooking,
  side: GuestSide,
  catalogue: Catalogue,
  lang: Language,
  now: number,
): Omit<TodayGuest, 'form' | 'doors'> {
  const { room, apartment } = namesOf(catalogue, booking, lang);
  const status = statusOf(booking, now);
  return {
    id: booking.id,
    source: 'booking',
    place: [room, apartment].filter((name) => name !== '').join(', '),
    guestName: guestNameOf(booking.guest_name, lang),
    phone: booking.guest_phone,
    adults: booking.adults,
    children: booking.children + booking.babies,
    from: booking.check_in,
    other: side === 'departures' ? booking.check_in : booking.check_out,
    status,
    due: dueOf({ ...booking, status }),
    ...(booking.arrival_hour !== null && { arrivalHour: booking.arrival_hour }),
    ...(booking.departure_hour !== null && { departureHour: booking.departure_hour }),
    arrivedAt: isoOf(booking.arrived_at),
    leftAt: isoOf(booking.left_at),
    ...(booking.no_show_at !== null && { noShowAt: new Date(booking.no_show_at).toISOString() }),
  };
}

function guestOfStay(stay: StoredStay, side: GuestSide): TodayGuest {
  return {
    id: stay.id,
    source: 'stay',
    place: stay.apartment,
    guestName: stay.guestName,
    phone: '',
    adults: 0,
    children: 0,
    from: stay.from,
    other: side === 'departures' ? stay.from : stay.to,
    status: null,
    due: 0,
    form: false,
    doors: [],
    arrivedAt: isoOf(stay.arrivedAt),
    leftAt: isoOf(stay.endedAt),
    ...ownWordOf(stay),
  };
}

/** What a guest has said of themselves from the guide: beside reception's own marks, never in their place. */
const ownWordOf = ({ guestArrivedAt, guestLeftAt }: StoredStay): Pick<TodayGuest, 'saysArrivedAt' | 'saysLeftAt'> => ({
  ...(guestArrivedAt !== null && { saysArrivedAt: new Date(guestArrivedAt).toISOString() }),
  ...(guestLeftAt !== null && { saysLeftAt: new Date(guestLeftAt).toISOString() }),
});

const isGone = ({ leftAt, noShowAt }: TodayGuest): boolean => leftAt !== null || noShowAt !== undefined;
