import type { Database } from '../../platform/db/schema';
import { readStaysOfBooking } from '../stay-records/desk-store';
import { hashOfKey, keyOf, linkOf } from './keys';
import { readKeys } from '../stay-records/keys-store';

/** Link of one room of a booking, and the room's door once there is one. */
export interface RoomLink {
  slot: number;
  door: string | null;
  stayId: string | null;
  link: string;
}

/** A companion's link. */
interface CompanionLink {
  id: string;
  slot: number;
  /** The companion, in the booker's words. */
  label: string;
  link: string;
}

interface Deps {
  db: Database;
  /** The database's own. */
  secret: string;
}

/**
 * The links of a booking's rooms and of those who travel along, as far as they can be shown again: a key from before
 * keys were derived cannot.
 *
 * @param origin where the guest's phone finds this server
 */
export async function readGuideLinks(
  { db, secret }: Deps,
  bookingId: string,
  origin: string,
): Promise<{ rooms: RoomLink[]; companions: CompanionLink[] }> {
  const [keys, stays] = await Promise.all([readKeys(db, { bookingId }), readStaysOfBooking(db, bookingId)]);
  const links = keys
    .map(({ keyHash, ...key }) => ({ ...key, keyHash, own: keyOf(secret, key.id) }))
    .filter(({ own, keyHash }) => hashOfKey(own) === keyHash)
    .map(({ own, ...key }) => {
      const stay = stays.find(({ id }) => id === key.stayId);
      const door = stay?.apartment ?? null;
      return { ...key, door, stayId: stay?.id ?? null, link: linkOf(origin, door, own) };
    });
  return {
    rooms: links
      .filter(({ kind }) => kind === 'GUEST')
      .map(({ slot, door, stayId, link }) => ({ slot, door, stayId, link })),
    companions: links
      .filter(({ kind }) => kind === 'COMPANION')
      .map(({ id, slot, label, link }) => ({ id, slot, label, link })),
  };
}

/** Reads the links of the rooms, without those of companions. */
export const readRoomLinks = async (deps: Deps, bookingId: string, origin: string): Promise<RoomLink[]> =>
  (await readGuideLinks(deps, bookingId, origin)).rooms;
