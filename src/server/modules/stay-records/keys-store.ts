import type { Day } from '../../../domain/days';
import type { Db } from '../../platform/db/schema';
import { marksOfBookings } from '../booking-records/store';
import { noteBookingDoors, noteDoors } from './changed-parts';
import type { GuideKeyKind } from './tables';

/** A key that is worth something. */
interface GuideKey {
  id: string;
  keyHash: string;
  kind: GuideKeyKind;
  bookingId: string | null;
  slot: number;
  stayId: string | null;
  label: string;
}

export async function insertKey(db: Db, key: GuideKey, now: number): Promise<void> {
  await db
    .insertInto('guide_keys')
    .values({
      id: key.id,
      key_hash: key.keyHash,
      kind: key.kind,
      booking_id: key.bookingId,
      slot: key.slot,
      stay_id: key.stayId,
      label: key.label,
      made_at: now,
      revoked_at: null,
    })
    .execute();
  await noteKeys(db, [key]);
}

/** Notes what keys are of: their bookings, and the doors that they open. */
async function noteKeys(tx: Db, keys: readonly Pick<GuideKey, 'bookingId' | 'stayId'>[]): Promise<void> {
  for (const id of new Set(keys.flatMap(({ bookingId }) => bookingId ?? []))) await noteBookingDoors(tx, id);
  const stays = keys.flatMap(({ bookingId, stayId }) => (bookingId === null ? (stayId ?? []) : []));
  if (stays.length === 0) return;
  const doors = await tx.selectFrom('stays').select('apartment').where('id', 'in', stays).execute();
  noteDoors(
    tx,
    doors.map(({ apartment }) => apartment),
  );
}

/** The keys of a booking or of a stay that were not revoked, oldest first. */
export async function readKeys(db: Db, of: { bookingId: string } | { stayId: string }): Promise<GuideKey[]> {
  const keys = db.selectFrom('guide_keys').selectAll().where('revoked_at', 'is', null);
  const own = 'bookingId' in of ? keys.where('booking_id', '=', of.bookingId) : keys.where('stay_id', '=', of.stayId);
  return (await own.orderBy('slot').orderBy('made_at').orderBy('id').execute()).map((row) => ({
    id: row.id,
    keyHash: row.key_hash,
    kind: row.kind,
    bookingId: row.booking_id,
    slot: row.slot,
    stayId: row.stay_id,
    label: row.label,
  }));
}

/** Says when each key of a kind was made for a booking since an instant (ms), oldest first, those taken back too. */
export async function readMadeKeys(db: Db, bookingId: string, kind: GuideKeyKind, since: number): Promise<number[]> {
  const rows = await db
    .selectFrom('guide_keys')
    .select('made_at')
    .where('booking_id', '=', bookingId)
    .where('kind', '=', kind)
    .where('made_at', '>', since)
    .orderBy('made_at')
    .execute();
  return rows.map(({ made_at: madeAt }) => madeAt);
}

/** Deletes the keys of a kind that were taken back from a booking before an instant (ms); no guest has them any more. */
export async function forgetRevokedKeys(db: Db, bookingId: string, kind: GuideKeyKind, before: number): Promise<void> {
  await db
    .deleteFrom('guide_keys')
    .where('booking_id', '=', bookingId)
    .where('kind', '=', kind)
    .where('revoked_at', '<', before)
    .where('made_at', '<', before)
    .execute();
}

/** Makes a room's keys open a stay, or with `null` wait for the next one. */
export async function pointKeys(
  db: Db,
  { bookingId, slot }: { bookingId: string; slot: number },
  stayId: string | null,
): Promise<void> {
  await db
    .updateTable('guide_keys')
    .set({ stay_id: stayId })
    .where('booking_id', '=', bookingId)
    .where('slot', '=', slot)
    .where('revoked_at', 'is', null)
    .execute();
  await noteBookingDoors(db, bookingId);
}

/** Takes keys back: they are worth nothing from then on. */
export async function revokeKeys(db: Db, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return;
  const taken = await db
    .updateTable('guide_keys')
    .set({ revoked_at: now })
    .where('id', 'in', ids)
    .where('revoked_at', 'is', null)
    .returning(['booking_id as bookingId', 'stay_id as stayId'])
    .execute();
  await noteKeys(db, taken);
}

/** Gives a booking the keys again that were taken back from it at an instant (UTC ms). */
export async function restoreKeys(db: Db, bookingId: string, at: number): Promise<void> {
  await db
    .updateTable('guide_keys')
    .set({ revoked_at: null })
    .where('booking_id', '=', bookingId)
    .where('revoked_at', '=', at)
    .execute();
  await noteBookingDoors(db, bookingId);
}

/** A key whose guest has a booking and no door yet. */
export interface WaitingKey {
  keyHash: string;
  bookingId: string;
  from: Day;
  to: Day;
}

/**
 * Keys of confirmed bookings that wait for a door, of guests who leave on a day or later.
 *
 * @param bookings of these alone
 */
export async function readWaitingKeys(db: Db, day: Day, bookings?: readonly string[]): Promise<WaitingKey[]> {
  if (bookings?.length === 0) return [];
  const rows = await db
    .selectFrom('guide_keys')
    .innerJoin(marksOfBookings(db).as('booking'), 'booking.id', 'guide_keys.booking_id')
    .select(['key_hash', 'booking.id as bookingId', 'check_in', 'check_out'])
    .where('stay_id', 'is', null)
    .where('revoked_at', 'is', null)
    .where('booking.status', '=', 'CONFIRMED')
    .where('booking.left_at', 'is', null)
    .where('booking.no_show_at', 'is', null)
    .where('check_out', '>=', day)
    .$if(bookings !== undefined, (query) => query.where('booking.id', 'in', [...(bookings ?? [])]))
    .execute();
  return rows.map(({ key_hash: keyHash, bookingId, check_in: from, check_out: to }) => ({
    keyHash,
    bookingId,
    from,
    to,
  }));
}

/** The nights of a key's booking that was cancelled; `null` for any other key. */
export async function readCancelledNights(db: Db, keyHash: string): Promise<{ from: Day; to: Day } | null> {
  const row = await db
    .selectFrom('guide_keys')
    .innerJoin(marksOfBookings(db).as('booking'), 'booking.id', 'guide_keys.booking_id')
    .select(['check_in', 'check_out'])
    .where('key_hash', '=', keyHash)
    .where('booking.status', 'in', ['CANCELLED', 'REFUNDED'])
    .executeTakeFirst();
  return row ? { from: row.check_in, to: row.check_out } : null;
}

/** Notes the name of the code that the phones of a key were given; nothing is written where it stands already. */
export async function writeGivenCode(db: Db, keyHash: string, name: string): Promise<void> {
  const before = await db
    .selectFrom('guide_keys')
    .select('given_code')
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
  if (!before || before.given_code === name) return;
  await db.updateTable('guide_keys').set({ given_code: name }).where('key_hash', '=', keyHash).execute();
}

/** Names of the codes that the phones of a stay were last given, each once. */
export async function readGivenCodes(db: Db, stayId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('guide_keys')
    .select('given_code')
    .distinct()
    .where('stay_id', '=', stayId)
    .where('revoked_at', 'is', null)
    .where('given_code', 'is not', null)
    .execute();
  return rows.flatMap(({ given_code: name }) => name ?? []);
}

/** The stay that a key of a link opens; `null` for one that was taken back or opens none. */
export async function readStayIdOfKey(db: Db, keyHash: string): Promise<string | null> {
  const row = await db
    .selectFrom('guide_keys')
    .select('stay_id')
    .where('key_hash', '=', keyHash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row?.stay_id ?? null;
}
