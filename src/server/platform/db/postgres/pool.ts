import { Kysely, PostgresDialect } from 'kysely';
import type { PoolConfig, types as pgTypes } from 'pg';
import type { Database, Tables } from '../schema';

type PgTypes = typeof pgTypes;

/** A change of the schema, or a restore, takes its time, and processes that start together wait for one another. */
export async function withUnlimitedPool<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await postgresPool(url, {});
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Opens a database of PostgreSQL's. @param limits of its connections and of what they are asked */
export async function postgresPool(url: string, limits: PoolConfig): Promise<Database> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 3000,
    // Instants and sums of money fit a JavaScript number; pg would make text of them.
    types: { getTypeParser: typeParser(pg.types) },
    ...limits,
  });
  // A connection that breaks is replaced by the pool, and what was asked of it fails; without listeners it would end the
  // process: the pool's own is for idle ones alone.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Reads int8 as a number, everything else as pg does. */
function typeParser(types: PgTypes): PgTypes['getTypeParser'] {
  const int8: number = types.builtins.INT8;
  return ((oid: number, format?: 'text' | 'binary') =>
    oid === int8
      ? Number
      : (types.getTypeParser as (oid: number, format?: string) => unknown)(oid, format)) as PgTypes['getTypeParser'];
}
