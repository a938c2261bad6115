import type * as sqlite from '@photostructure/sqlite';

export type SqliteDatabase = InstanceType<typeof sqlite.DatabaseSync>;
export type SqliteStatement = ReturnType<SqliteDatabase['prepare']>;
type SqliteModule = Pick<typeof sqlite, 'DatabaseSync'>;

/**
 * Node's own `node:sqlite` where this Node has it, the drop-in package with its binaries where it has not (Node 20).
 * `columns()` came to `node:sqlite` late in Node 22 and tells statements that give rows from those that do not.
 */
export async function loadSqlite(): Promise<SqliteModule> {
  const own = silently(() => process.getBuiltinModule('node:sqlite' as 'node:path')) as unknown as
    | (SqliteModule & { StatementSync: { prototype: object } })
    | undefined;
  if (own && 'columns' in own.StatementSync.prototype) return own;
  return import('@photostructure/sqlite');
}

/** Node 22 calls its SQLite experimental whenever it is loaded; who starts the server can do nothing about that. */
function silently<T>(load: () => T): T {
  const emitWarning = process.emitWarning.bind(process);
  process.emitWarning = () => undefined;
  try {
    return load();
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** SQLite's own number of what went wrong, see `SQLITE`; `null` when the error is not SQLite's. */
export function sqliteErrorCode(error: unknown): number | null {
  if (!(error instanceof Error)) return null;
  const { errcode } = error as Error & { errcode?: unknown };
  return typeof errcode === 'number' ? errcode & 0xff : null;
}

/** Result codes of SQLite's C interface. */
export const SQLITE = {
  BUSY: 5,
  LOCKED: 6,
  READONLY: 8,
  IOERR: 10,
  CORRUPT: 11,
  FULL: 13,
  CANTOPEN: 14,
  NOTADB: 26,
} as const;
