import { sql } from 'kysely';
import { withUnlimitedPool } from '../postgres/pool';
import type { Place } from '../place';
import type { Database } from '../schema';

/** A number of our own among PostgreSQL's locks. */
const TURN = 41_730_073;

/**
 * Does something that of several processes on one database only one does at a time. It is PostgreSQL's own lock, over a
 * connection of its own, so that a process that is killed holds up nobody; one file of SQLite has one process.
 *
 * @returns whether it was this one's turn
 */
export async function inTurn({ databaseUrl }: Pick<Place, 'databaseUrl'>, work: () => Promise<void>): Promise<boolean> {
  if (databaseUrl === null) {
    await work();
    return true;
  }
  return withUnlimitedPool(databaseUrl, (db) =>
    db.connection().execute(async (one) => {
      const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${TURN}) as mine`.execute(one);
      if (rows[0]?.mine !== true) return false;
      try {
        await work();
      } finally {
        await sql`select pg_advisory_unlock(${TURN})`.execute(one);
      }
      return true;
    }),
  );
}

/** Tells whether a process has its turn just now. */
export async function isTurnTaken(db: Database, { databaseUrl }: Pick<Place, 'databaseUrl'>): Promise<boolean> {
  if (databaseUrl === null) return false;
  const { rows } = await sql<{ taken: boolean }>`select exists (select 1 from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database()) and objid = ${TURN}) as taken`.execute(
    db,
  );
  return rows[0]?.taken === true;
}
