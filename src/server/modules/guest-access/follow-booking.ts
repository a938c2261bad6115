import { randomUUID } from 'node:crypto';
import { type BookingEnd, fateOfStay } from '../../../domain/bookings/stay-fate';
import { readDocument } from '../../platform/db/documents';
import { bumpParts } from '../../platform/db/revisions';
import type { Db, Tx } from '../../platform/db/schema';
import { dropEndedChoices } from '../booking-records/chosen-store';
import type { Booking } from '../booking-records/store';
import { lockApartment, readStaysOfBooking, updateStay } from '../stay-records/desk-store';
import { readDoor, readDoors } from '../stay-records/doors-store';
import { readHotelDay } from '../stay-records/hotel-day';
import { hashOfKey, keyOf } from './keys';
import { noteBooking } from '../stay-records/changed-parts';
import { insertKey, pointKeys, readKeys, revokeKeys } from '../stay-records/keys-store';
import { isHeldByOthers } from './door-free';
import type { StoredStay } from '../stay-records/store';

/**
 * Lets doors, stays and keys of a booking follow what has become of it, by the one rule of `fateOfStay`. The caller
 * holds the booking's lock; guests' phones know within 5 s.
 *
 * @param before the booking as it was
 * @param after as it is written down now
 * @returns doors that were given back
 */
export async function followBooking(tx: Tx, before: Booking, after: Booking, now: number): Promise<string[]> {
  if (after.kind !== 'GUEST') return [];
  const end = endOf(after);
  const today = await readHotelDay(tx, now);
  const released: string[] = [];
  noteBooking(tx, after.id);
  // A key that waits for its door says for which nights.
  let hasChanged = before.check_in !== after.check_in || before.check_out !== after.check_out;
  for (const stay of await readStaysOfBooking(tx, after.id)) {
    await lockApartment(tx, stay.apartment);
    const { apartment, bookingId } = stay;
    const nights = { apartment, bookingId, from: after.check_in, to: after.check_out };
    const isFree = !(await isHeldByOthers(tx, nights, stay.id, now));
    const fate = fateOfStay(
      {
        from: stay.from,
        to: stay.to,
        arrived: stay.arrivedAt !== null,
        isOtherType: (await readDoor(tx, stay.apartment))?.roomId !== after.room_id,
        ended: false,
      },
      {
        end,
        from: after.check_in,
        to: after.check_out,
        hasOtherRoom: before.room_id !== after.room_id,
      },
      today,
      () => isFree,
    );
    if (fate.kind === 'keep') continue;
    hasChanged = true;
    if (fate.kind === 'days') {
      await dropEndedChoices(tx, { door: apartment, from: fate.from, to: fate.to }, now);
      await updateStay(tx, stay.id, { fromDay: fate.from, toDay: fate.to });
      continue;
    }
    if (fate.kind === 'release') {
      await endStay(tx, stay, now);
      await pointKeys(tx, { bookingId: after.id, slot: stay.slot }, null);
    } else {
      await updateStay(tx, stay.id, fate.kind === 'ended' ? { endedAt: now } : { revokedAt: now });
    }
    released.push(stay.apartment);
  }
  hasChanged = (end === null ? await giveKeys(tx, after, now) : await endKeys(tx, after, end, now)) || hasChanged;
  if (hasChanged) await bumpParts(tx, 'guide');
  return released;
}

/** End that a booking has come to; `null` while it stands. */
type Standing = Pick<Booking, 'status' | 'left_at' | 'no_show_at'>;

function endOf({ status, left_at: leftAt, no_show_at: noShowAt }: Standing): BookingEnd | null {
  if (leftAt !== null) return 'left';
  if (status !== 'CONFIRMED') return 'givenUp';
  return noShowAt === null ? null : 'noShow';
}

/**
 * Tells whether a booking has doors and keys: it is confirmed, its guest has not left, and nobody has noted that they
 * did not come.
 */
export const isStanding = (booking: Standing): boolean => endOf(booking) === null;

/** Ends a stay that has begun, and takes one back that has not: its door's nights are free again. */
export async function endStay(tx: Db, stay: StoredStay, now: number): Promise<void> {
  await updateStay(tx, stay.id, stay.arrivedAt === null ? { revokedAt: now } : { endedAt: now });
}

/**
 * Makes a key for each room of a booking that has none yet: it opens the house's guide until the room has its door. Rooms
 * that are sold without doors of the guide get none before somebody gives them one.
 *
 * @returns whether one was made
 */
export async function giveKeys(tx: Db, booking: Booking, now: number, always = false): Promise<boolean> {
  const slots = new Set((await readKeys(tx, { bookingId: booking.id })).map(({ slot }) => slot));
  const missing = Array.from({ length: booking.quantity }, (_, slot) => slot).filter((slot) => !slots.has(slot));
  if (missing.length === 0) return false;
  if (!always && (await readDoors(tx, { roomIds: [booking.room_id] })).length === 0) return false;
  const secret = (await readDocument(tx, 'fingerprint'))?.key ?? '';
  for (const slot of missing) {
    const id = randomUUID();
    const keyHash = hashOfKey(keyOf(secret, id));
    await insertKey(tx, { id, keyHash, kind: 'GUEST', bookingId: booking.id, slot, stayId: null, label: '' }, now);
  }
  return true;
}

/**
 * Takes the keys of a booking back when it is given up. Guests who have left, or came too late, keep theirs, and still
 * read that the stay has ended.
 */
async function endKeys(tx: Db, booking: Booking, end: BookingEnd, now: number): Promise<boolean> {
  if (end !== 'givenUp') return false;
  const keys = await readKeys(tx, { bookingId: booking.id });
  await revokeKeys(
    tx,
    keys.map(({ id }) => id),
    now,
  );
  return keys.length > 0;
}
