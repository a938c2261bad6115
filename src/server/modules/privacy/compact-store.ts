import { sql } from 'kysely';
import type { OpenDatabase } from '../../platform/db/open';
import type { Database } from '../../platform/db/schema';

/**
 * Takes what was deleted out of the database's files too (catalogue P-8). SQLite overwrites it (`secure_delete`), but its
 * log of changes and its free pages remember; on PostgreSQL the tables are written anew, and its own log keeps what it
 * keeps for as long as it is configured to.
 */
export async function compactDatabase(
  db: Database,
  engine: OpenDatabase['engine'],
  tables: readonly string[],
): Promise<void> {
  if (engine === 'postgres') {
    for (const table of tables) await sql`vacuum full ${sql.table(table)}`.execute(db);
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
