import { type Day, nightsBetween } from '../../../domain/days';
import type { Database, Db } from '../../platform/db/schema';

/** An unconfirmed, unpaid booking: how many nights it holds, and until when (ms). */
export interface Unconfirmed {
  nights: number;
  endsAt: number;
}

interface Row {
  check_in: Day;
  check_out: Day;
  quantity: number;
  ends_at: number | null;
}

const COLUMNS = ['bookings.check_in', 'bookings.check_out', 'bookings.quantity', 'bookings.ends_at'] as const;
const WAITING = ['HOLD', 'PENDING'] as const;

/** Notes from which networks (fingerprints) a booking was made. */
export async function insertOrigins(
  tx: Db,
  bookingId: string,
  networks: readonly string[],
  now: number,
): Promise<void> {
  if (networks.length === 0) return;
  const rows = networks.map((network) => ({ network, booking_id: bookingId, made_at: now }));
  await tx.insertInto('booking_origins').values(rows).execute();
}

/** When each booking of a network was made since an instant, oldest first, whatever has become of it. */
export async function readMadeFrom(tx: Db, network: string, since: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('booking_origins')
    .select('made_at')
    .where('network', '=', network)
    .where('made_at', '>', since)
    .orderBy('made_at')
    .execute();
  return rows.map((row) => row.made_at);
}

/** What is still unconfirmed of what a network has booked, soonest end first. */
export async function readUnconfirmedOf(tx: Db, network: string, now: number): Promise<Unconfirmed[]> {
  const rows = await tx
    .selectFrom('booking_origins')
    .innerJoin('bookings', 'bookings.id', 'booking_origins.booking_id')
    .select(COLUMNS)
    .where('network', '=', network)
    .where('status', 'in', WAITING)
    .where('ends_at', '>', now)
    .orderBy('ends_at')
    .execute();
  return rows.map(unconfirmedOf);
}

/** How many nights of the whole house are kept until some instant after `from` and no later than `until` (ms). */
export async function countKeptNights(tx: Db, from: number, until: number): Promise<number> {
  const row = await tx
    .selectFrom('room_nights')
    .select((select) => select.fn.countAll<number | string>().as('nights'))
    .where('ends_at', '>', from)
    .where('ends_at', '<=', until)
    .executeTakeFirst();
  return Number(row?.nights ?? 0);
}

/** The same of the whole house: what waits in a status and whose time has not ended. */
export async function readUnconfirmed(tx: Db, status: (typeof WAITING)[number], now: number): Promise<Unconfirmed[]> {
  const rows = await tx
    .selectFrom('bookings')
    .select(COLUMNS)
    .where('status', '=', status)
    .where('ends_at', '>', now)
    .orderBy('ends_at')
    .execute();
  return rows.map(unconfirmedOf);
}

/** Forgets from where bookings came that were made before an instant (ms). */
export async function forgetOrigins(db: Database, before: number): Promise<void> {
  await db.deleteFrom('booking_origins').where('made_at', '<', before).execute();
}

const unconfirmedOf = (row: Row): Unconfirmed => ({
  nights: nightsBetween(row.check_in, row.check_out) * row.quantity,
  endsAt: row.ends_at ?? 0,
});
