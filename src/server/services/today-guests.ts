import type { TodayGuest } from '../../contract/desk-today';
import { statusAt } from '../../domain/booking';
import type { Day } from '../../domain/days';
import type { Language } from '../../domain/languages';
import type { Booking } from '../db/bookings';
import { readFormSenders, readInHouse, readLeaving, readStillToCome } from '../db/desk-bookings';
import { readStaysOn, readStaysOver } from '../db/desk-stays';
import type { Db } from '../db/schema';
import type { StoredStay } from '../db/stays';
import type { Catalogue } from './catalogue';
import { guestNameOf, namesOf } from './desk-names';

/** Whose `other` day it is: the one that the list is not about. */
type Side = 'arrivals' | 'departures' | 'inHouse';
export type TodayGuests = Record<Side, TodayGuest[]>;

/**
 * Who is still to come, who leaves today (those who have left last), and who is in the house and stays on.
 *
 * @param day today in Viet Nam
 */
export async function readTodayGuests(
  { db, catalogue }: { db: Db; catalogue: Catalogue },
  day: Day,
  now: number,
  lang: Language,
): Promise<TodayGuests> {
  const [coming, leaving, inHouse, staysFrom, staysTo, staysOver] = await Promise.all([
    readStillToCome(db, day, now),
    readLeaving(db, day, now),
    readInHouse(db, day),
    readStaysOn(db, 'from_day', day),
    readStaysOn(db, 'to_day', day),
    readStaysOver(db, day),
  ]);
  const emails = coming.map(({ email_key: email }) => email).filter((email) => email !== '');
  const senders = await readFormSenders(db, emails);
  const guestOf =
    (side: Side) =>
    (booking: Booking): TodayGuest => ({
      ...guestOfBooking(booking, side, catalogue, lang, now),
      form: senders.has(booking.email_key),
    });
  const departures = [...staysTo.map((stay) => guestOfStay(stay, 'departures')), ...leaving.map(guestOf('departures'))];
  return {
    arrivals: [...staysFrom.map((stay) => guestOfStay(stay, 'arrivals')), ...coming.map(guestOf('arrivals'))],
    departures: departures.sort((a, b) => Number(a.leftAt !== null) - Number(b.leftAt !== null)),
    inHouse: [...inHouse.map(guestOf('inHouse')), ...staysOver.map((stay) => guestOfStay(stay, 'inHouse'))],
  };
}

function guestOfBooking(
  booking: Booking,
  side: Side,
  catalogue: Catalogue,
  lang: Language,
  now: number,
): Omit<TodayGuest, 'form'> {
  const { room, apartment } = namesOf(catalogue, booking, lang);
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
    status: statusAt({ status: booking.status, endsAt: booking.ends_at }, now),
    due: Math.max(0, booking.total - booking.paid),
    arrivedAt: isoOf(booking.arrived_at),
    leftAt: isoOf(booking.left_at),
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
    arrivedAt: null,
    leftAt: isoOf(stay.endedAt),
  };
}

const isoOf = (instant: number | null): string | null => (instant === null ? null : new Date(instant).toISOString());
