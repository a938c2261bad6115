import { createHash } from 'node:crypto';
import { emailKey } from '../../../domain/contact';
import type { Db } from '../../platform/db/schema';

export interface Stay {
  id: string;
  apartment: string;
  guestName: string;
  /** Days `YYYY-MM-DD`; the guest leaves on `to`. */
  from: string;
  to: string;
  /** SHA-256 of the key, hex. The key itself is nowhere. */
  keyHash: string;
  /** When the guest left before the agreed day; `null` otherwise. */
  endedAt: number | null;
}

/** A stay as reception sees it. */
export interface StoredStay extends Omit<Stay, 'keyHash'> {
  createdAt: number;
  revokedAt: number | null;
  /** When reception saw the guest come. */
  arrivedAt: number | null;
  /** When the guest said so; never reception's own mark. */
  guestArrivedAt: number | null;
  guestLeftAt: number | null;
}

export async function insertStay(db: Db, stay: Omit<Stay, 'endedAt'>, now: number): Promise<void> {
  await db
    .insertInto('stays')
    .values({
      id: stay.id,
      apartment: stay.apartment,
      guest_name: stay.guestName,
      from_day: stay.from,
      to_day: stay.to,
      key_hash: stay.keyHash,
      created_at: now,
      revoked_at: null,
      ended_at: null,
      arrived_at: null,
      sent_to: null,
      guest_arrived_at: null,
      guest_left_at: null,
    })
    .execute();
}

/** What a stay keeps of the address that its link went to. */
export const fingerprintOf = (email: string): string =>
  createHash('sha256')
    .update(`stay link ${emailKey(email)}`)
    .digest('base64url');

/** Every stay that was not revoked and did not end before the given day. */
export async function readStaysFrom(db: Db, day: string): Promise<Stay[]> {
  const rows = await db
    .selectFrom('stays')
    .selectAll()
    .where('revoked_at', 'is', null)
    .where('to_day', '>=', day)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    apartment: row.apartment,
    guestName: row.guest_name,
    from: row.from_day,
    to: row.to_day,
    keyHash: row.key_hash,
    endedAt: row.ended_at,
  }));
}
