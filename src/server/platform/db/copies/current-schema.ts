import { PostgresAdapter, sql } from 'kysely';
import type { Database } from '../schema';

export const isPostgres = (db: Database): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** Schema that unqualified names mean in a PostgreSQL database. */
export async function currentSchema(db: Database): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(db);
  return rows[0]?.name ?? 'public';
}
