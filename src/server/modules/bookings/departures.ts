import type { Departure, DepartingStay } from '../../../contract/desk/departures';
import { addDays, dayInVietNam, showDay } from '../../../domain/days';
import { dueOf } from '../../../domain/bookings/bill';
import { statusAt } from '../../../domain/bookings/booking';
import { guestLikeness, type NamedStay } from '../../../domain/bookings/same-guest';
import { type Booking, type HistoryRow, readHistory } from './store';
import { readRoom } from '../catalogue/store';
import { readStandingBetween } from './desk-store';
import { lockApartment, readStay, readStaysBetween, readStaysOfBooking, updateStay } from '../guest-access/desk-store';
import { bumpRevision } from '../../platform/db/revisions';
import {
  firstFullNight,
  freeNightsFrom,
  insertNights,
  type NightSlot,
  pickSlots,
  readTakenSlots,
} from './nights-store';
import type { Db } from '../../platform/db/schema';
import type { StoredStay } from '../guest-access/store';
import { AppError } from '../../errors';
import { endOthers } from './change-status';
import { requireFreeDoor } from '../guest-access/door-free';
import { leaveResidents } from '../foreign-guests/follow-moves';

/** What a departure has taken away, as the history keeps it so that it can be given back. */
interface StoredDeparture {
  nights: NightSlot[];
  stays: string[];
}

/** A booking as names and nights tell whose it is. */
export const namedBooking = (booking: Booking): NamedStay & { id: string } => ({
  id: booking.id,
  guestName: booking.guest_name,
  checkIn: booking.check_in,
  checkOut: booking.check_out,
});

/** A stay of an apartment, the same way. */
export const namedStay = (stay: StoredStay): NamedStay & { stay: StoredStay } => ({
  guestName: stay.guestName,
  checkIn: stay.from,
  checkOut: stay.to,
  bookingId: stay.bookingId,
  stay,
});

/** What leaving now would mean for a booking: money, nights and links. Nothing is changed. */
export async function departureOf(db: Db, booking: Booking, now: number): Promise<Departure> {
  const today = dayInVietNam(now);
  const from = today > booking.check_in ? today : booking.check_in;
  return {
    due: dueOf({ ...booking, status: statusAt({ status: booking.status, endsAt: booking.ends_at }, now) }),
    freed: holdsNights(booking, now) && from < booking.check_out ? { from, to: booking.check_out } : null,
    stays: await staysOfGuest(db, booking),
  };
}

/**
 * Ends what is to end when a guest goes: nights to come are sold again, and the guest's links are over, so that the phone
 * closes and the door is one whose code is to be changed.
 *
 * @param wanted ids of stays; `null` for those that are surely the guest's
 * @returns what the history keeps of it
 */
export async function endWithDeparture(
  tx: Db,
  booking: Booking,
  wanted: readonly string[] | null,
  now: number,
): Promise<string> {
  const offered = await staysOfGuest(tx, booking);
  const own = new Set((await readStaysOfBooking(tx, booking.id)).map(({ id }) => id));
  const stays = offered
    .filter(({ id, sure }) => own.has(id) || (wanted === null ? sure : wanted.includes(id)))
    .map(({ id }) => id);
  const today = dayInVietNam(now);
  const nights = holdsNights(booking, now) ? await freeNightsFrom(tx, booking.id, today) : [];
  for (const id of stays) {
    await updateStay(tx, id, { endedAt: now });
    await leaveResidents(tx, { stayId: id }, { day: today, isSet: true }, now);
  }
  if (stays.length > 0) await bumpRevision(tx, 'guide');
  return JSON.stringify({ nights, stays } satisfies StoredDeparture);
}

/**
 * Gives back what a departure took away: the nights where they are still free, the links as they were.
 *
 * @throws AppError 409 `nightTaken` with the first night that another guest has, `doorTaken` with who has the door
 */
export async function undoDeparture(tx: Db, booking: Booking, now: number): Promise<void> {
  const departure = lastDeparture(await readHistory(tx, booking.id));
  if (departure === null) return;
  if (departure.nights.length > 0) await takeBack(tx, booking, departure.nights, now);
  const today = dayInVietNam(now);
  for (const id of departure.stays) {
    const stay = await readStay(tx, id);
    if (!stay || stay.revokedAt !== null || stay.endedAt === null) continue;
    await lockApartment(tx, stay.apartment);
    await requireFreeDoor(tx, stay, id);
    await updateStay(tx, id, { endedAt: null });
    await leaveResidents(tx, { stayId: id }, { day: today, isSet: false }, now);
  }
  if (departure.stays.length > 0) await bumpRevision(tx, 'guide');
}

/** The same slots where they are free, others of the room type where not. */
async function takeBack(tx: Db, booking: Booking, nights: readonly NightSlot[], now: number): Promise<void> {
  const { id, room_id: roomId, quantity } = booking;
  const days = nights.map(({ night }) => night).sort();
  const [checkIn, checkOut] = [days[0] ?? '', addDays(days.at(-1) ?? '', 1)];
  await endOthers(tx, { id, room_id: roomId, check_in: checkIn, check_out: checkOut }, now);
  const taken = await readTakenSlots(tx, roomId, checkIn, checkOut, now);
  const same = nights.every(({ night, slot }) => !taken.get(night)?.has(slot));
  const room = await readRoom(tx, roomId);
  const stay = { checkIn, checkOut, quantity };
  const slots = same ? nights : room && pickSlots(taken, room.maxRooms, stay);
  if (!slots) {
    const night = (room && firstFullNight(taken, room.maxRooms, stay)) ?? checkIn;
    throw new AppError(409, 'nightTaken', { words: { night: showDay(night) }, more: { night } });
  }
  await insertNights(tx, { roomId, bookingId: id, endsAt: booking.ends_at }, slots);
}

/** Links that work and may be this guest's. */
export async function staysOfGuest(db: Db, booking: Booking): Promise<DepartingStay[]> {
  const guest = namedBooking(booking);
  const stays = await readStaysBetween(db, booking.check_in, booking.check_out);
  const found = stays.flatMap((stay): { stay: StoredStay; likeness: 'own' | 'same' | 'maybe' }[] => {
    if (stay.bookingId !== null) return stay.bookingId === booking.id ? [{ stay, likeness: 'own' }] : [];
    const likeness = guestLikeness(guest, namedStay(stay));
    return likeness === null ? [] : [{ stay, likeness }];
  });
  if (found.length === 0) return [];
  const others = (await readStandingBetween(db, booking.check_in, booking.check_out))
    .filter(({ id }) => id !== booking.id)
    .map(namedBooking);
  return found.map(({ stay, likeness }) => ({
    id: stay.id,
    apartment: stay.apartment,
    guestName: stay.guestName,
    from: stay.from,
    to: stay.to,
    sure:
      likeness === 'own' ||
      (likeness === 'same' && (isSameDays(stay, booking) || !others.some((one) => isOf(one, stay)))),
  }));
}

const isOf = (guest: NamedStay, stay: StoredStay): boolean => guestLikeness(guest, namedStay(stay)) === 'same';
const isSameDays = (stay: StoredStay, { check_in: from, check_out: to }: Booking): boolean =>
  stay.from === from && stay.to === to;

function holdsNights(booking: Booking, now: number): boolean {
  const status = statusAt({ status: booking.status, endsAt: booking.ends_at }, now);
  return status === 'CONFIRMED' || status === 'PENDING';
}

function lastDeparture(history: readonly HistoryRow[]): StoredDeparture | null {
  const last = history.findLast(({ event }) => event === 'left');
  return last?.detail ? (JSON.parse(last.detail) as StoredDeparture) : null;
}
