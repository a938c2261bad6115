import { createStore } from 'zustand/vanilla';

/** Longer than this and the screens go on without a database. */
const OPEN_LIMIT_MS = 1500;
/** The database's code comes over the network on a first visit. */
const CODE_LIMIT_MS = 6000;

interface StorageState {
  /** `blocked`: no database, nothing survives this page. `full`: the last write did not fit. */
  state: 'ok' | 'blocked' | 'full';
  /** Unsent submissions that the phone has lost; a person must be told. */
  lostUnsent: number;
}

export const storageStore = createStore<StorageState>(() => ({ state: 'ok', lostUnsent: 0 }));

export interface Connection<Db> {
  /**
   * The database, or `null` when IndexedDB is blocked, fails, or does not answer within 1.5 s: an `open` that never
   * fires is a known state of several browsers, and another tab can hold an old version. Should it open after all, later
   * calls get it. Never rejects.
   */
  database: () => Promise<Db | null>;
  /**
   * Runs something on the database; `fallback` when there is none or the operation fails, as it does when another tab
   * has closed the connection for an upgrade.
   */
  use: <T>(work: (db: Db) => Promise<T>, fallback: T) => Promise<T>;
  /** The browser has closed the connection: the next call opens another one. */
  lost: () => void;
  /** Tests start afresh; a page never does. */
  close: () => Promise<void>;
}

/**
 * The one connection of this page to one database.
 *
 * @param load brings the code that opens it
 */
export function connectionTo<Db extends { close(): void }>(load: () => Promise<() => Promise<Db>>): Connection<Db> {
  let opening: Promise<Db | null> | null = null;

  const open = async (): Promise<Db | null> => {
    try {
      const start = await orNullAfter(CODE_LIMIT_MS, load()).catch(() => null);
      if (!start) {
        opening = null; // asked for again by the next call
        return blocked();
      }
      const opened = start().then((db) => {
        opening = Promise.resolve(db);
        storageStore.setState({ state: 'ok' });
        return db;
      });
      return (await orNullAfter(OPEN_LIMIT_MS, opened)) ?? blocked();
    } catch {
      return blocked();
    }
  };
  const database = (): Promise<Db | null> => (opening ??= open());
  return {
    database,
    use: async (work, fallback) => {
      const db = await database();
      if (!db) return fallback;
      try {
        return await work(db);
      } catch {
        return fallback;
      }
    },
    lost: () => {
      opening = null;
    },
    close: async () => {
      (await opening)?.close();
      opening = null;
      storageStore.setState({ state: 'ok', lostUnsent: 0 });
    },
  };
}

/** Resolves with the work's result, or with `null` after `limitMs`; a failure after that is ignored. */
export async function orNullAfter<T>(limitMs: number, work: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}

function blocked(): null {
  storageStore.setState({ state: 'blocked' });
  return null;
}

/** Tells whether an error says that the phone has no room. Dexie gives it several names, and sometimes wraps it. */
export function isFull(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error || at instanceof DOMException;) {
    if (/quota/i.test(at.name) || /quota|full disk|disk (is )?full|no space/i.test(at.message)) return true;
    at = (at as { inner?: unknown }).inner;
  }
  return false;
}
