import type * as sqlite from '@photostructure/sqlite';

export type SqliteDatabase = InstanceType<typeof sqlite.DatabaseSync>;
export type SqliteStatement = ReturnType<SqliteDatabase['prepare']>;
type SqliteModule = Pick<typeof sqlite, 'DatabaseSync'>;

/**
 * Node's own `node:sqlite` where this Node has one that is sound, the drop-in package with its binaries everywhere else
 * (Node 20 has none; decision 100). `columns()` came to `node:sqlite` late in Node 22 and tells statements that give
 * rows from those that do not.
 */
export async function loadSqlite(): Promise<SqliteModule> {
  const own = silently(() => process.getBuiltinModule('node:sqlite' as 'node:path')) as unknown as
    | (SqliteModule & { StatementSync: { prototype: object } })
    | undefined;
  const { sqlite: version = '' } = process.versions;
  if (own && 'columns' in own.StatementSync.prototype && keepsItsLog(version)) return own;
  return import('@photostructure/sqlite');
}

/**
 * Tells whether a version of SQLite is without the WAL-reset bug: two connections to one file, as ours are, could lose what was
 * written when one began its log anew while the other emptied it. It was mended in 3.51.3, and in 3.44.6 and 3.50.7 for
 * those who stay behind (https://sqlite.org/wal.html#walresetbug).
 *
 * @param version such as `3.51.3`; what is no version is not trusted
 */
export function keepsItsLog(version: string): boolean {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (major !== 3) return major > 3;
  const mendedIn = { 44: 6, 50: 7, 51: 3 }[minor];
  return mendedIn === undefined ? minor > 51 : patch >= mendedIn;
}

/** The version that `loadSqlite` gives, such as `3.53.0`. */
export async function sqliteVersion(): Promise<string> {
  const { DatabaseSync } = await loadSqlite();
  const database = new DatabaseSync(':memory:');
  try {
    const [row] = database.prepare('select sqlite_version() as version').all() as { version: string }[];
    return row?.version ?? '';
  } finally {
    database.close();
  }
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
  const { errcode, code } = error as Error & { errcode?: unknown; code?: unknown };
  if (typeof errcode === 'number') return errcode & 0xff;
  return code === 'ERR_SQLITE_ERROR' ? (CODE_OF_WORDS.get(error.message) ?? null) : null;
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

/** SQLite's own words: the package gives no number when a statement with rows fails. */
const CODE_OF_WORDS: ReadonlyMap<string, number> = new Map([
  ['database is locked', SQLITE.BUSY],
  ['database table is locked', SQLITE.LOCKED],
  ['attempt to write a readonly database', SQLITE.READONLY],
  ['disk I/O error', SQLITE.IOERR],
  ['database disk image is malformed', SQLITE.CORRUPT],
  ['database or disk is full', SQLITE.FULL],
  ['unable to open database file', SQLITE.CANTOPEN],
  ['file is not a database', SQLITE.NOTADB],
]);
