import { sql } from 'kysely';
import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import type { TestServer } from '../support/server';
import { faultsOf, type Ask } from './oracle';

/** Asks the database that a server in this process has. */
export const askingOf =
  ({ database: { db } }: TestServer): Ask =>
  async (text) =>
    (await sql.raw<Record<string, unknown>>(text).execute(db)).rows;

/** Finds what is wrong in the database of a server in this process. */
export const faultsIn = (server: TestServer): Promise<string[]> => faultsOf(askingOf(server), server.clock.now);

/**
 * Opens the database of a server that is a process of its own, or was: the file in its data folder, or PostgreSQL.
 *
 * @param use gets the way to ask, and whether the file is whole
 */
export async function onDatabase<T>(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | null },
  use: (ask: Ask, whole: boolean) => Promise<T>,
): Promise<T> {
  if (databaseUrl !== null) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      return await use(async (text) => (await client.query<Record<string, unknown>>(text)).rows, true);
    } finally {
      await client.end();
    }
  }
  const db = new DatabaseSync(path.join(dataDir, 'hien.db'), { readOnly: true });
  try {
    const ask = (text: string): Record<string, unknown>[] => db.prepare(text).all() as Record<string, unknown>[];
    const whole = Object.values(ask('pragma integrity_check')[0] ?? {})[0] === 'ok';
    return await use((text) => Promise.resolve(ask(text)), whole);
  } finally {
    db.close();
  }
}
