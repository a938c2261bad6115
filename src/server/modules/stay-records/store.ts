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
  /** SHA-256 of each key that opens it, hex. */
  keyHashes: readonly string[];
  /** When the guest left before the agreed day; `null` otherwise. */
  endedAt: number | null;
  /** When reception saw the guest come, as it noted by the link or by the booking. */
  arrivedAt: number | null;
}

/** A stay as reception sees it. */
export interface StoredStay extends Omit<Stay, 'keyHashes'> {
  createdAt: number;
  revokedAt: number | null;
  /** The booking whose guest this is, and which of its rooms, from 0; `null` for a stay that reception made by hand. */
  bookingId: string | null;
  slot: number;
  /** When the guest said so; never reception's own mark. */
  guestArrivedAt: number | null;
  guestLeftAt: number | null;
}

/** What a stay begins with. */
export interface NewStayRow {
  id: string;
  apartment: string;
  guestName: string;
  from: string;
  to: string;
  bookingId: string | null;
  slot: number;
}

export async function insertStay(db: Db, stay: NewStayRow, now: number): Promise<void> {
  await db
    .insertInto('stays')
    .values({
      id: stay.id,
      apartment: stay.apartment,
      guest_name: stay.guestName,
      from_day: stay.from,
      to_day: stay.to,
      created_at: now,
      revoked_at: null,
      ended_at: null,
      arrived_at: null,
      sent_to: null,
      booking_id: stay.bookingId,
      slot: stay.slot,
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

/** Every stay that was not revoked and did not end before the given day, with the keys that open it. */
export async function readStaysFrom(db: Db, day: string): Promise<Stay[]> {
  const rows = await db
    .selectFrom('stays')
    .leftJoin('guide_keys', (join) =>
      join.onRef('guide_keys.stay_id', '=', 'stays.id').on('guide_keys.revoked_at', 'is', null),
    )
    .leftJoin('bookings', 'bookings.id', 'stays.booking_id')
    .select(['stays.id', 'apartment', 'stays.guest_name', 'from_day', 'to_day', 'ended_at', 'key_hash'])
    .select(['stays.arrived_at', 'bookings.arrived_at as checked_in_at'])
    .where('stays.revoked_at', 'is', null)
    .where('to_day', '>=', day)
    .execute();
  const stays = new Map<string, Stay & { keyHashes: string[] }>();
  for (const row of rows) {
    const stay = stays.get(row.id) ?? {
      id: row.id,
      apartment: row.apartment,
      guestName: row.guest_name,
      from: row.from_day,
      to: row.to_day,
      keyHashes: [],
      endedAt: row.ended_at,
      arrivedAt: row.arrived_at ?? row.checked_in_at,
    };
    if (row.key_hash !== null) stay.keyHashes.push(row.key_hash);
    stays.set(row.id, stay);
  }
  return [...stays.values()];
}
