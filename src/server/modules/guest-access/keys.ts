import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { instantInVietNam, type Day } from '../../../domain/days';
import { bumpRevision } from '../../platform/db/revisions';
import type { Database } from '../../platform/db/schema';
import { insertStay, markStayRevoked, type Stay } from './store';
import type { HotelProfile } from '../../../contract/hotel/hotel-content';
import type { HotelState } from '../hotel/hotel';

const KEY_BYTES = 32;

/** A new key of a stay: 256 bits, base64url. */
export const newStayKey = (): string => randomBytes(KEY_BYTES).toString('base64url');

export interface NewStay {
  /** Canonical apartment code. */
  apartment: string;
  guestName: string;
  from: Day;
  /** The day the guest leaves. */
  to: Day;
}

interface Deps {
  db: Database;
  clock: () => number;
  hotel: HotelState;
}

/**
 * Makes a stay and the key that its link carries.
 *
 * @returns the key in plain text, which is kept nowhere and cannot be told again
 */
export async function createStay({ db, clock, hotel }: Deps, stay: NewStay): Promise<{ id: string; key: string }> {
  const id = randomUUID();
  const key = newStayKey();
  await db.transaction().execute(async (tx) => {
    await insertStay(tx, { ...stay, id, guestName: stay.guestName.normalize('NFC'), keyHash: hashOfKey(key) }, clock());
    await bumpRevision(tx, 'guide');
  });
  await hotel.reload();
  return { id, key };
}

/**
 * Takes a stay's key back at once.
 *
 * @returns `false` when there is no such stay, or not any more
 */
export async function revokeStay({ db, clock, hotel }: Deps, id: string): Promise<boolean> {
  const revoked = await db.transaction().execute(async (tx) => {
    const found = await markStayRevoked(tx, id, clock());
    if (found) await bumpRevision(tx, 'guide');
    return found;
  });
  if (revoked) await hotel.reload();
  return revoked;
}

/** The stay that a key opens, among those of one apartment. Takes the same time wherever the key differs. */
export function stayOfKey(stays: readonly Stay[], key: string): Stay | null {
  const hash = Buffer.from(hashOfKey(key), 'hex');
  let found: Stay | null = null;
  for (const stay of stays) {
    const own = Buffer.from(stay.keyHash, 'hex');
    if (own.length === hash.length && timingSafeEqual(own, hash)) found = stay;
  }
  return found;
}

/**
 * When a stay's secrets are shown: from its check-in to its check-out hour in Viet Nam, as instants in ms. A guest who
 * left earlier ends it then.
 */
export function windowOfStay(
  stay: Pick<Stay, 'from' | 'to' | 'endedAt'>,
  hours: HotelProfile['hours'],
): { from: number; until: number } {
  const until = instantInVietNam(stay.to, hours.checkOut);
  return {
    from: instantInVietNam(stay.from, hours.checkIn ?? hours.checkInVi),
    until: stay.endedAt === null ? until : Math.min(until, stay.endedAt),
  };
}

/** What is kept of a key: SHA-256, hex. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
