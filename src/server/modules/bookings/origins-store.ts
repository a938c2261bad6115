import type { Database, Db } from '../../platform/db/schema';

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

/** Reads when each booking of a network was made since an instant, oldest first, whatever has become of it. */
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

/** Ids of what a network has booked, as far as it is kept. */
export const bookingsOfNetwork = (tx: Db, network: string) =>
  tx.selectFrom('booking_origins').select('booking_id as id').where('network', '=', network);

/** Forgets from where bookings came that were made before an instant (ms). */
export async function forgetOrigins(db: Database, before: number): Promise<void> {
  await db.deleteFrom('booking_origins').where('made_at', '<', before).execute();
}
