import type { Database } from '../../platform/db/schema';
import { readStaysOfBooking } from './desk-store';
import { hashOfKey, keyOf, linkOf } from './keys';
import { readKeys } from './keys-store';

/** What the guest of one room of a booking has: the room's link, and its door once there is one. */
export interface RoomLink {
  slot: number;
  door: string | null;
  stayId: string | null;
  link: string;
}

/** The links of those who travel along with a booking's guests. */
export async function readCompanionLinks(
  { db, secret }: { db: Database; secret: string },
  bookingId: string,
  origin: string,
): Promise<{ id: string; slot: number; label: string; link: string }[]> {
  const [keys, stays] = await Promise.all([readKeys(db, { bookingId }), readStaysOfBooking(db, bookingId)]);
  return keys
    .filter(({ kind }) => kind === 'COMPANION')
    .map(({ id, slot, label, stayId }) => {
      const door = stays.find((one) => one.id === stayId)?.apartment ?? null;
      return { id, slot, label, link: linkOf(origin, door, keyOf(secret, id)) };
    });
}

/**
 * The links of a booking's rooms, as far as they can be shown again: a key from before keys were derived cannot.
 *
 * @param secret the database's own
 * @param origin where the guest's phone finds this server
 */
export async function readRoomLinks(
  { db, secret }: { db: Database; secret: string },
  bookingId: string,
  origin: string,
): Promise<RoomLink[]> {
  const [keys, stays] = await Promise.all([readKeys(db, { bookingId }), readStaysOfBooking(db, bookingId)]);
  return keys
    .filter(({ kind, id, keyHash }) => kind === 'GUEST' && hashOfKey(keyOf(secret, id)) === keyHash)
    .map(({ id, slot, stayId }) => {
      const stay = stays.find((one) => one.id === stayId);
      const door = stay?.apartment ?? null;
      return { slot, door, stayId: stay?.id ?? null, link: linkOf(origin, door, keyOf(secret, id)) };
    });
}
