import { sql } from 'kysely';
import type { OpenDatabase } from '../../platform/db/open';
import type { Database } from '../../platform/db/schema';

/** Tables out of which a person's rows are deleted or changed. */
const TABLES = [
  'users',
  'sessions',
  'password_resets',
  'bookings',
  'booking_history',
  'bill_lines',
  'comments',
  'guest_forms',
  'interests',
  'contact_messages',
  'tour_contacts',
  'tour_bookings',
  'mails',
  'forwards',
  'item_states',
  'stays',
  'guest_requests',
  'request_photos',
  'request_messages',
  'foreign_guests',
  'audit',
] as const;

/**
 * Takes what was deleted out of the database's files too (catalogue P-8). SQLite overwrites it (`secure_delete`), but its
 * log of changes and its free pages remember; on PostgreSQL the tables are written anew, and its own log keeps what it
 * keeps for as long as it is configured to.
 */
export async function compactDatabase(db: Database, engine: OpenDatabase['engine']): Promise<void> {
  if (engine === 'postgres') {
    for (const table of TABLES) await sql`vacuum full ${sql.table(table)}`.execute(db);
    return;
  }
  await emptyLog(db, engine);
  await sql`vacuum`.execute(db);
  await emptyLog(db, engine);
}

/** Brings SQLite's log of changes into its file and empties it; PostgreSQL does so by itself. */
export async function emptyLog(db: Database, engine: OpenDatabase['engine']): Promise<void> {
  if (engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
