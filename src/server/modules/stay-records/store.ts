import { createHash } from 'node:crypto';
import { emailKey, nameKey } from '../../../domain/contact';
import type { Db } from '../../platform/db/schema';
import { noteDoors } from './changed-parts';
import type { StayRecordTables } from './tables';

export interface Stay {
  id: string;
  apartment: string;
  guestName: string;
  /** Days `YYYY-MM-DD`; the guest leaves on `to`. */
  from: string;
  to: string;
  /** SHA-256 of each key that opens it, hex. */
  keyHashes: readonly string[];
  /** Instant at which the guest left before the agreed day; `null` otherwise. */
  endedAt: number | null;
  /** The booking whose guest this is; `null` for a stay that reception made by hand. */
  bookingId: string | null;
  /** Instant at which reception saw the guest come. */
  arrivedAt: number | null;
  /** Instant at which the guest said from the guide that they have left; never reception's own mark. */
  guestLeftAt: number | null;
  /** Hours of the first and the last day that were agreed to, `HH:mm`; `null` for the hotel's own. */
  arrivalHour: string | null;
  departureHour: string | null;
  /** Instant at which a phone first had the guide of this very door; `null` while none has. */
  seenAt: number | null;
}

/** A stay as reception sees it. */
export interface StoredStay extends Omit<Stay, 'keyHashes'> {
  createdAt: number;
  revokedAt: number | null;
  /** Number among the booking's rooms, from 0. */
  slot: number;
  /** Instant at which the guest said so; never reception's own mark. */
  guestArrivedAt: number | null;
  /** The door whose guide the guest's phones had before; `null` for none. */
  shownDoor: string | null;
}

/** Columns of a new stay. */
export interface NewStayRow {
  id: string;
  apartment: string;
  guestName: string;
  from: string;
  to: string;
  bookingId: string | null;
  slot: number;
  arrivalHour?: string | null;
  departureHour?: string | null;
  shownDoor?: string | null;
}

export async function insertStay(db: Db, stay: NewStayRow, now: number): Promise<void> {
  noteDoors(db, [stay.apartment]);
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
      arrival_hour: stay.arrivalHour ?? null,
      departure_hour: stay.departureHour ?? null,
      sent_to: null,
      booking_id: stay.bookingId,
      slot: stay.slot,
      guest_arrived_at: null,
      guest_left_at: null,
      search: nameKey(stay.guestName),
      seen_at: null,
      shown_door: stay.shownDoor ?? null,
    })
    .execute();
}

/** Fingerprint of the address that a stay's link went to. */
export const fingerprintOf = (email: string): string =>
  createHash('sha256')
    .update(`stay link ${emailKey(email)}`)
    .digest('base64url');

/** An ended stay is still told "ended" for so long; after that its link counts as unknown. */
export const ENDED_STAYS_KEPT_DAYS = 90;

/**
 * Every stay that was not revoked and did not end before the given day, or whose guest is inside, with its keys.
 *
 * @param doors only theirs
 */
export async function readStaysFrom(db: Db, day: string, doors?: readonly string[]): Promise<Stay[]> {
  if (doors?.length === 0) return [];
  const rows = await db
    .selectFrom('stays')
    .leftJoin('guide_keys', (join) =>
      join.onRef('guide_keys.stay_id', '=', 'stays.id').on('guide_keys.revoked_at', 'is', null),
    )
    .select(['stays.id', 'apartment', 'stays.guest_name', 'from_day', 'to_day', 'ended_at', 'key_hash'])
    .select(['stays.booking_id', 'arrived_at', 'guest_left_at', 'arrival_hour', 'departure_hour', 'seen_at'])
    .where('stays.revoked_at', 'is', null)
    .where((where) =>
      where.or([
        where('to_day', '>=', day),
        where.and([where('arrived_at', 'is not', null), where('ended_at', 'is', null)]),
      ]),
    )
    .$if(doors !== undefined, (query) => query.where('apartment', 'in', [...(doors ?? [])]))
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
      bookingId: row.booking_id,
      arrivedAt: row.arrived_at,
      guestLeftAt: row.guest_left_at,
      arrivalHour: row.arrival_hour,
      departureHour: row.departure_hour,
      seenAt: row.seen_at,
    };
    if (row.key_hash !== null) stay.keyHashes.push(row.key_hash);
    stays.set(row.id, stay);
  }
  return [...stays.values()];
}

/** Columns that `stored` reads. */
export const STAY_COLUMNS = [
  'id',
  'apartment',
  'guest_name',
  'from_day',
  'to_day',
  'created_at',
  'revoked_at',
  'ended_at',
  'arrived_at',
  'arrival_hour',
  'departure_hour',
  'booking_id',
  'slot',
  'guest_arrived_at',
  'guest_left_at',
  'seen_at',
  'shown_door',
] as const;

type StayRow = Pick<StayRecordTables['stays'], (typeof STAY_COLUMNS)[number]>;

/** A row as reception sees it. */
export function stored(row: StayRow): StoredStay {
  return {
    id: row.id,
    apartment: row.apartment,
    guestName: row.guest_name,
    from: row.from_day,
    to: row.to_day,
    createdAt: row.created_at,
    revokedAt: row.revoked_at,
    endedAt: row.ended_at,
    arrivedAt: row.arrived_at,
    arrivalHour: row.arrival_hour,
    departureHour: row.departure_hour,
    bookingId: row.booking_id,
    slot: row.slot,
    guestArrivedAt: row.guest_arrived_at,
    guestLeftAt: row.guest_left_at,
    seenAt: row.seen_at,
    shownDoor: row.shown_door,
  };
}
