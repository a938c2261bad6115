import { productLanguage } from '../../../domain/guide/guide-languages';
import type { Day } from '../../../domain/days';
import { AppError } from '../../errors';
import type { Db } from '../../platform/db/schema';
import { MAIL_WORDS } from '../../platform/mail/words';
import type { Booking } from '../booking-records/store';
import { freeSlotOfType, insertNights, pickSlots, readHeldTypes } from '../booking-records/nights-store';
import { readTakenRooms } from '../stay-records/taken-rooms';
import { readRoom } from '../catalogue/module';
import { addLine } from '../money/ledger';
import type { Staff } from '../staff/audit-store';
import { readStaysOfBooking } from '../stay-records/desk-store';
import { type Door, readDoor } from '../stay-records/doors-store';
import type { StoredStay } from '../stay-records/store';

/** A door that a room of a booking is to get, for nights of `[from, to)`. */
interface Wanted {
  door: Door;
  /** The room's door until now. */
  old: Pick<StoredStay, 'apartment'> | null;
  from: Day;
  to: Day;
  /** Price of the upgrade for the guest, VND; `undefined` when nobody has been asked. */
  upgrade: { amount: number } | undefined;
}

/**
 * Lets a door of another room type take that type's nights, and gives the booked type's back: what is out of sale is what
 * is slept in. A price comes onto the bill. The caller holds the locks of the booking and of the door's type.
 *
 * @returns the booking as it is then
 * @throws AppError 409 `otherType` when nobody has said for how much, `nightsTaken` when the door's type is sold out
 */
export async function takeNightsOfType(
  tx: Db,
  booking: Booking,
  { door, old, from, to, upgrade }: Wanted,
  staff: Staff | null,
  now: number,
): Promise<Booking> {
  const { id: bookingId, room_id: booked } = booking;
  const after = door.roomId ?? booked;
  if (after !== booked && !upgrade) throw new AppError(409, 'otherType', { field: 'upgrade' });
  const before = await typeOfRoom(tx, booking, old, after);
  if (after !== before) await swapNights(tx, { bookingId, before, after, from, to, now });
  const amount = upgrade?.amount ?? 0;
  if (after === booked || amount === 0) return booking;
  const text = MAIL_WORDS[productLanguage(booking.lang)].bill.upgrade.replace('{{door}}', door.code);
  const line = { kind: 'CHARGE' as const, amount, text, by: staff?.name ?? null };
  return (await addLine(tx, booking, line, now)).booking;
}

/**
 * The room type whose nights a room of a booking holds: its door's, and of a room that has none what the rooms with
 * doors leave over. A door that was taken back leaves its nights where they are.
 *
 * @param after the type that it is to be in: nights of that are as good as any
 */
async function typeOfRoom(
  tx: Db,
  { id, room_id: booked }: Booking,
  old: Pick<StoredStay, 'apartment'> | null,
  after: number,
): Promise<number> {
  if (old) return (await readDoor(tx, old.apartment))?.roomId ?? booked;
  const left = await readHeldTypes(tx, id);
  for (const { apartment } of await readStaysOfBooking(tx, id)) {
    const type = (await readDoor(tx, apartment))?.roomId ?? booked;
    left.set(type, (left.get(type) ?? 0) - 1);
  }
  const types = [after, booked, ...left.keys()];
  return types.find((type) => (left.get(type) ?? 0) > 0) ?? booked;
}

/** @throws AppError 409 `nightsTaken` */
async function swapNights(
  tx: Db,
  swap: { bookingId: string; before: number; after: number; from: Day; to: Day; now: number },
): Promise<void> {
  const { bookingId, before, after, from, to, now } = swap;
  const room = await readRoom(tx, after);
  const taken = await readTakenRooms(tx, after, from, to, now);
  const slots = room && pickSlots(taken, room.maxRooms, { checkIn: from, checkOut: to, quantity: 1 });
  if (!slots) throw new AppError(409, 'nightsTaken');
  await freeSlotOfType(tx, { bookingId, roomId: before, from, to });
  await insertNights(tx, { roomId: after, bookingId, endsAt: null }, slots);
}
