import { GUEST_SIDES, type GuestSide, type TodayGuest } from '../../../contract/desk/today';
import { dueOf } from '../../../domain/billing/bill';
import { type DoorStay, isOverdue } from '../../../domain/guest-access/door-presence';
import { pairStays } from '../../../domain/bookings/same-guest';
import { nameKey } from '../../../domain/contact';
import type { Day } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { placeName } from '../../../domain/catalogue/place-name';
import type { Db } from '../../platform/db/schema';
import { isoOf } from '../../platform/iso';
import { type BoardDay, readDayNames } from '../booking-records/day-store';
import type { DayBooking } from '../booking-records/desk-store';
import { guestNameOf, namesOf, namedBooking, namedStay } from '../booking-records/names';
import { statusOf } from '../booking-records/row-views';
import type { Catalogue } from '../catalogue/catalogue';
import { readFormSenders } from '../guest-forms/module';
import type { HotelState } from '../hotel/hotel';
import { readStaysOfDay } from '../stay-records/presence-store';
import { staleDoorOf } from '../stay-records/seen-store';
import type { StoredStay } from '../stay-records/store';
import { proposeDoors } from './proposals';

/** Something of each group of the board. */
export type BySide<T> = Record<GuestSide, T>;

export const bySide = <T>(of: (side: GuestSide) => T): BySide<T> => ({
  late: of('late'),
  arrivals: of('arrivals'),
  departures: of('departures'),
  inHouse: of('inHouse'),
});

/** The same of what is read, all at once. */
export async function readBySide<T>(read: (side: GuestSide) => Promise<T>): Promise<BySide<T>> {
  const [late, arrivals, departures, inHouse] = await Promise.all([
    read('late'),
    read('arrivals'),
    read('departures'),
    read('inHouse'),
  ]);
  return { late, arrivals, departures, inHouse };
}

export interface RowDeps {
  db: Db;
  catalogue: Catalogue;
  hotel: HotelState;
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

/** Describes the guests of bookings, and those of stays that were made by hand and belong to none. */
export async function rowsOf(
  { db, catalogue, hotel }: RowDeps,
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
    alone: bySide((side) =>
      alone
        .filter((stay) => sideOf(stay, day) === side)
        .map((stay) => ({ ...guestOfStay(stay, side), ...(isOverdue(stay, checkOut, now) && { overdue: true }) })),
    ),
    guests: bySide((side) =>
      bookings[side].map((booking) => ({
        ...guestOfBooking(booking, side, catalogue, lang, now),
        ...(isOverdue(asStay(booking), checkOut, now) && { overdue: true }),
        doors: (doors.get(booking.id) ?? []).map(({ stay }) => stay.apartment),
        ...(doors.get(booking.id) ?? []).reduce((all, { stay }) => ({ ...all, ...words.get(stay.id) }), {}),
        form: senders.has(booking.email_key),
        ...proposals.get(booking.id),
        ...(booking.chosen_door !== null &&
          proposals.get(booking.id)?.proposal === booking.chosen_door && { chosen: true }),
      })),
    ),
  };
}

/** Bookings of the day that have the name of a stay that was made by hand. */
async function readNamesakes(db: Db, at: BoardDay, stays: readonly StoredStay[]) {
  const names = new Set(stays.map(({ guestName }) => nameKey(guestName)));
  const groups = await Promise.all(GUEST_SIDES.map((side) => readDayNames(db, side, at)));
  return groups.flat().filter(({ guest_name: name }) => names.has(nameKey(name)));
}

const byDoor = (a: StoredStay, b: StoredStay): number =>
  a.apartment === b.apartment ? (a.id < b.id ? -1 : 1) : a.apartment < b.apartment ? -1 : 1;

/** Group of the board that the guest of a stay that was made by hand is in, by the same marks as those of bookings. */
function sideOf({ from, to, arrivedAt, endedAt }: StoredStay, day: Day): GuestSide {
  if (endedAt !== null) return 'departures';
  if (arrivedAt === null) return from === day ? 'arrivals' : 'late';
  return to === day ? 'departures' : 'inHouse';
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
  const status = statusOf(booking, now);
  return {
    id: booking.id,
    source: 'booking',
    place: placeName(namesOf(catalogue, booking, lang)),
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

/** Tells what a guest has said of themselves from the guide, beside reception's own marks, and what their phone does not know. */
const ownWordOf = (stay: StoredStay): Pick<TodayGuest, 'saysArrivedAt' | 'saysLeftAt' | 'staleDoor'> => {
  const { guestArrivedAt, guestLeftAt } = stay;
  const staleDoor = staleDoorOf(stay);
  return {
    ...(guestArrivedAt !== null && { saysArrivedAt: new Date(guestArrivedAt).toISOString() }),
    ...(guestLeftAt !== null && { saysLeftAt: new Date(guestLeftAt).toISOString() }),
    ...(staleDoor !== null && { staleDoor }),
  };
};

export const isGone = ({ leftAt, noShowAt }: TodayGuest): boolean => leftAt !== null || noShowAt !== undefined;
