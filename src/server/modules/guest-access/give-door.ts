import { randomUUID } from 'node:crypto';
import type { NewBookingDoor } from '../../../contract/bookings/desk-guests';
import type { Day } from '../../../domain/days';
import { strictApartmentCode } from '../../../domain/guest-access/apartment-code';
import { AppError } from '../../errors';
import { bumpParts } from '../../platform/db/revisions';
import type { Db, Tx } from '../../platform/db/schema';
import { insertMail } from '../../platform/mail/store';
import { type Booking, insertHistory, readBooking, updateBooking } from '../booking-records/store';
import { lockRoom } from '../catalogue/module';
import type { Staff } from '../staff/audit-store';
import { lockApartment, makeStay, readStaysOfBooking, updateStay } from '../stay-records/desk-store';
import { requireFreeDoor } from './door-free';
import { requireEmptyDoor } from './presence';
import { takeNightsOfType } from './upgrade';
import { readDoor } from '../stay-records/doors-store';
import { endStay, giveKeys, isStanding } from './follow-booking';
import { pointKeys } from '../stay-records/keys-store';
import { readShownDoor } from '../stay-records/seen-store';
import type { StoredStay } from '../stay-records/store';
import { mailOf } from '../booking-records/row-views';

/** Takes along what hangs on a stay when its guest gets another door. */
export type DoorMoved = (tx: Db, stay: { from: string; to: string; apartment: string }, now: number) => Promise<void>;

/** Time at which a door is given, and by whom. */
interface Giving {
  /** `null` for the house itself. */
  staff: Staff | null;
  now: number;
  /** The hotel's day. */
  today: Day;
  /** The guest is told by a mail of its own once every room has its door, and of each change after that. */
  tells: boolean;
  /** Told of a room that gets another door, in the same transaction; nobody where a booking is new. */
  moved?: DoorMoved;
}

/**
 * Gives a room of a booking its door, inside a transaction that holds the booking's lock; see `BookingDoorService.give`.
 *
 * @returns the id of the stay
 */
export async function giveDoor(
  tx: Tx,
  booking: Booking,
  { door: typed, slot: wantedSlot, anyway = false, upgrade }: NewBookingDoor,
  { staff, now, today, tells, moved }: Giving,
): Promise<string> {
  if (!isStanding(booking)) throw new AppError(409, 'noDoorYet');
  const code = strictApartmentCode(typed);
  const door = await readDoor(tx, code);
  if (!door) throw new AppError(422, 'unknownApartment', { field: 'door' });
  const stays = await readStaysOfBooking(tx, booking.id);
  const same = stays.find((stay) => stay.apartment === code);
  if (same) return same.id;
  const slot = wantedSlot ?? freeSlot(booking, stays);
  if (slot < 0 || slot >= booking.quantity) throw new AppError(422, 'invalid', { field: 'slot' });
  const old = stays.find((stay) => stay.slot === slot) ?? null;
  const { from, to } = nightsToCome(booking, today);
  if (from >= to) throw new AppError(409, 'noDoorYet');
  // Room types before doors, as whoever books a door, or blocks one, takes them.
  if (door.roomId !== null && door.roomId !== booking.room_id) await lockRoom(tx, door.roomId);
  await lockApartment(tx, code);
  await requireFreeDoor(tx, { apartment: code, from, to, bookingId: booking.id }, now);
  if (!anyway && from <= today) await requireEmptyDoor(tx, { apartment: code, bookingId: booking.id });
  const priced = await takeNightsOfType(tx, booking, { door, old, from, to, upgrade }, staff, now);
  if (old) await endStay(tx, old, now);
  const id = randomUUID();
  const shownDoor = await readShownDoor(tx, { bookingId: booking.id, slot });
  const { arrival_hour: arrivalHour, departure_hour: departureHour } = booking;
  await makeStay(
    tx,
    {
      ...{ id, apartment: code, guestName: booking.guest_name, from, to, bookingId: booking.id, slot },
      ...{ arrivalHour, departureHour, shownDoor },
    },
    now,
  );
  await settleChoice(tx, booking, code, now);
  const arrivedAt = old?.arrivedAt ?? booking.arrived_at;
  if (arrivedAt !== null) await updateStay(tx, id, { arrivedAt });
  await giveKeys(tx, booking, now, true);
  await pointKeys(tx, { bookingId: booking.id, slot }, id);
  await bumpParts(tx, 'guide');
  await noteDoor(tx, priced, 'doorGiven', old ? `${old.apartment} → ${code}` : code, staff, now);
  if (old) await moved?.(tx, { from: old.id, to: id, apartment: code }, now);
  const doors = stays.length + (old ? 0 : 1);
  if (tells && doors === booking.quantity && booking.guest_email !== '') {
    const kind = old ? 'doorMoved' : 'doorGiven';
    await insertMail(tx, { kind, booking: mailOf(booking) }, booking.lang, now);
  }
  return id;
}

/**
 * Settles a guest's choice once their room has a door: what they chose and do not get is free for others, and what they
 * had lost before has another in its place.
 */
export async function settleChoice(
  tx: Db,
  { id, chosen_door: chosen, lost_door: lost }: Booking,
  door: string,
  now: number,
): Promise<void> {
  if (lost === null && (chosen === null || chosen === door)) return;
  await updateBooking(tx, id, { chosen_door: chosen === door ? door : null, lost_door: null }, now);
}

/** Notes in the history of a booking which door was given or returned. */
export async function noteDoor(
  tx: Db,
  booking: Booking,
  event: 'doorGiven' | 'doorReturned',
  door: string,
  staff: Staff | null,
  now: number,
): Promise<void> {
  const { sequence } = (await readBooking(tx, booking.id)) ?? booking;
  await updateBooking(tx, booking.id, { sequence: sequence + 1 }, now);
  await insertHistory(tx, {
    booking_id: booking.id,
    sequence: sequence + 1,
    at: now,
    status: booking.status,
    staff_name: staff?.name ?? null,
    note: '',
    event,
    detail: JSON.stringify({ door }),
  });
}

/** The nights that a door is given for: those that have gone by were slept elsewhere. @param today the hotel's day */
export function nightsToCome(
  { check_in: from, check_out: to }: Pick<Booking, 'check_in' | 'check_out'>,
  today: Day,
): { from: Day; to: Day } {
  return { from: today > from ? today : from, to };
}

/**
 * The first room without a door. With one room it is that one, whether it has a door or not: then it gets another.
 *
 * @throws AppError 409 `doorsGiven`
 */
export function freeSlot({ quantity }: Booking, stays: readonly StoredStay[], needsRoom = false): number {
  const given = new Set(stays.map(({ slot }) => slot));
  const free = Array.from({ length: quantity }, (_, slot) => slot).find((slot) => !given.has(slot));
  if (free !== undefined) return free;
  if (quantity === 1 && !needsRoom) return 0;
  throw new AppError(409, 'doorsGiven');
}
