import { sqliteErrorCode } from './sqlite/engine';
import { tellRaised, writeParts } from './revisions';
import type { Database, Tx } from './schema';

const ATTEMPTS = 5;
const SQLITE_CONSTRAINT = 19;
/** PostgreSQL: serialization failure, deadlock, unique violation. */
const POSTGRES_RETRY = new Set(['40001', '40P01', '23505']);

/**
 * Runs a transaction, again when another one came between: a second look then sees what the other has done. Inside a
 * transaction the work is a part of it.
 *
 * @throws what the work throws; the database's own complaint when it never came through
 */
export async function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Tx);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { result, tx } = await db.transaction().execute(async (tx) => {
        const done = { result: await work(tx), tx };
        await writeParts(tx);
        return done;
      });
      tellRaised(db, tx);
      return result;
    } catch (error) {
      if (attempt >= ATTEMPTS || !cameBetween(error)) throw error;
    }
  }
}

function cameBetween(error: unknown): boolean {
  if (sqliteErrorCode(error) === SQLITE_CONSTRAINT) return true;
  const code = error instanceof Error ? (error as Error & { code?: unknown }).code : null;
  return typeof code === 'string' && POSTGRES_RETRY.has(code);
}
