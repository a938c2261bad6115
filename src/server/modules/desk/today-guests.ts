import type { TodayGuest } from '../../../contract/desk/today';
import { type DoorStay, isOverdue } from '../../../domain/bookings/door-presence';
import { dueOf } from '../../../domain/billing/bill';
import { statusOf } from '../booking-records/row-views';
import { type Day, instantInVietNam } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { pairStays } from '../../../domain/bookings/same-guest';
import { type DayBooking, readInHouse, readLate, readLeaving, readStillToCome } from '../booking-records/desk-store';
import { readFormSenders } from '../guest-forms/module';
import { readStaysOfDay } from '../stay-records/presence-store';
import type { Db } from '../../platform/db/schema';
import type { StoredStay } from '../stay-records/store';
import type { Catalogue } from '../catalogue/catalogue';
import type { HotelState } from '../hotel/hotel';
import { guestNameOf, namesOf, namedBooking, namedStay } from '../booking-records/names';
import { proposeDoors } from './proposals';
import { isoOf } from '../../platform/iso';

/** Whose `other` day it is: the one that the list is not about. */
type Side = 'late' | 'arrivals' | 'departures' | 'inHouse';
type TodayGuests = Record<Side, TodayGuest[]>;

/**
 * Who should have come earlier, who is still to come (who has not come last), who leaves today (those who have left last),
 * and who is in the house and stays on. A guest who has a booking and a link is one guest: the booking's row then names
 * the door too.
 *
 * @param day the hotel's
 */
export async function readTodayGuests(
  { db, catalogue, hotel }: { db: Db; catalogue: Catalogue; hotel: HotelState },
  day: Day,
  now: number,
  lang: Language,
): Promise<TodayGuests> {
  const { checkOut, dayEnds } = hotel.current.profile.hours;
  const since = instantInVietNam(day, dayEnds);
  const [late, coming, leaving, inHouse, stays] = await Promise.all([
    readLate(db, day),
    readStillToCome(db, day, now),
    readLeaving(db, day, since),
    readInHouse(db, day),
    readStaysOfDay(db, day, since),
  ]);
  const emails = coming.map(({ email_key: email }) => email).filter((email) => email !== '');
  const senders = await readFormSenders(db, emails);
  const bookings = [...late, ...coming, ...leaving, ...inHouse];
  // A door that was given up for another one is nobody's any more; the last one is told until the day is over.
  const leftAt = new Map(bookings.map(({ id, left_at: at }) => [id, at]));
  const present = stays.filter(
    ({ bookingId, endedAt }) =>
      endedAt === null || bookingId === null || endedAt >= (leftAt.get(bookingId) ?? Infinity),
  );
  const doors = pairStays(bookings.map(namedBooking), present.map(namedStay));
  const given = ({ id }: DayBooking): number => doors.get(id)?.length ?? 0;
  const proposals = await proposeDoors(
    { db, hotel: hotel.current, today: day, now },
    [...late, ...coming, ...inHouse],
    given,
  );
  const words = new Map(present.map((stay) => [stay.id, ownWordOf(stay)]));
  const paired = new Set([...doors.values()].flatMap((own) => own.map(({ stay }) => stay.id)));
  const alone = present.filter(({ id }) => !paired.has(id));
  const guestsOf = (side: Side, bookings: readonly DayBooking[]): TodayGuest[] => [
    ...alone
      .filter((stay) => sideOf(stay, day) === side)
      .map((stay) => ({ ...guestOfStay(stay, side), ...(isOverdue(stay, checkOut, now) && { overdue: true }) })),
    ...bookings.map((booking) => ({
      ...guestOfBooking(booking, side, catalogue, lang, now),
      ...(isOverdue(asStay(booking), checkOut, now) && { overdue: true }),
      doors: (doors.get(booking.id) ?? []).map(({ stay }) => stay.apartment),
      ...(doors.get(booking.id) ?? []).reduce((all, { stay }) => ({ ...all, ...words.get(stay.id) }), {}),
      form: senders.has(booking.email_key),
      ...(proposals.has(booking.id) && { proposal: proposals.get(booking.id) }),
    })),
  ];
  return {
    late: guestsOf('late', late),
    arrivals: guestsOf('arrivals', coming),
    departures: guestsOf('departures', leaving).sort((a, b) => Number(isGone(a)) - Number(isGone(b))),
    inHouse: guestsOf('inHouse', inHouse),
  };
}

/**
 * Where the guest of a stay that was made by hand is on a day that the stay belongs to. Whoever was to come before it is
 * taken to be here: the key works, and such stays are seldom marked.
 */
function sideOf({ from, to, arrivedAt, endedAt }: StoredStay, day: Day): Side {
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
  side: Side,
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

function guestOfStay(stay: StoredStay, side: Side): TodayGuest {
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
