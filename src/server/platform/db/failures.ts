import { SQLITE, sqliteErrorCode } from './sqlite/engine';

const SQLITE_UNAVAILABLE: readonly number[] = [
  SQLITE.BUSY,
  SQLITE.LOCKED,
  SQLITE.READONLY,
  SQLITE.IOERR,
  SQLITE.FULL,
  SQLITE.CANTOPEN,
];
/** Classes of PostgreSQL's SQLSTATE: connection, resources, operator intervention, system error, serialization. */
const POSTGRES_UNAVAILABLE = /^(08|53|57|58|40|25006|55P03)/;
const NETWORK_UNAVAILABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'ENOSPC', 'EIO']);

/** Whether the database could not do its work now but may later: no room, no lock, no connection. */
export function isStoreUnavailable(error: unknown): boolean {
  const sqlite = sqliteErrorCode(error);
  if (sqlite !== null) return SQLITE_UNAVAILABLE.includes(sqlite);
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & { code?: unknown };
  if (typeof code === 'string')
    return NETWORK_UNAVAILABLE.has(code) || (code.length === 5 && POSTGRES_UNAVAILABLE.test(code));
  return /timeout exceeded when trying to connect|Connection terminated|not queryable/.test(error.message);
}
