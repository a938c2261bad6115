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

/** Tells whether the database could not do its work now but may later: no room, no lock, no connection. */
export function isStoreUnavailable(error: unknown): boolean {
  const sqlite = sqliteErrorCode(error);
  if (sqlite !== null) return SQLITE_UNAVAILABLE.includes(sqlite);
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & { code?: unknown };
  if (typeof code === 'string')
    return NETWORK_UNAVAILABLE.has(code) || (code.length === 5 && POSTGRES_UNAVAILABLE.test(code));
  return /timeout exceeded when trying to connect|Connection terminated|not queryable/.test(error.message);
}

/**
 * Holds what the log says of a full disk, whoever noticed it: SQLite's own error has no other name than
 * `ERR_SQLITE_ERROR`.
 */
export const DISK_FULL = 'disk full';
/** Extended code of SQLite: no room for the file that connections share. */
const SQLITE_IOERR_SHMSIZE = 4874;
const FULL_CODES: readonly unknown[] = ['ENOSPC', 'EDQUOT', '53100'];

/** Tells whether there was no room: on the disk of the database, of PostgreSQL's server, or of a file. */
export function isDiskFull(error: unknown): boolean {
  if (sqliteErrorCode(error) === SQLITE.FULL) return true;
  if (!(error instanceof Error)) return false;
  const { code, errcode, cause } = error as Error & { code?: unknown; errcode?: unknown };
  return FULL_CODES.includes(code) || errcode === SQLITE_IOERR_SHMSIZE || (cause !== undefined && isDiskFull(cause));
}
