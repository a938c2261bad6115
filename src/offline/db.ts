import { createStore } from 'zustand/vanilla';
import type { HienDb } from './hien-db';

/** Longer than this and the screens go on without a database. */
const OPEN_LIMIT_MS = 1500;
/** The database's code comes over the network on a first visit. */
const CODE_LIMIT_MS = 6000;

export interface StorageState {
  /** `blocked`: no database, nothing survives this page. `full`: the last write did not fit. */
  state: 'ok' | 'blocked' | 'full';
  /** Unsent submissions that the phone has lost; a person must be told. */
  lostUnsent: number;
}

export const storageStore = createStore<StorageState>(() => ({ state: 'ok', lostUnsent: 0 }));

let opening: Promise<HienDb | null> | null = null;

/**
 * The database, or `null` when IndexedDB is blocked, fails, or does not answer within 1.5 s: an `open` that never fires
 * is a known state of several browsers, and another tab can hold an old version. Should it open after all, later calls
 * get it. Never rejects.
 */
export function database(): Promise<HienDb | null> {
  opening ??= open();
  return opening;
}

async function open(): Promise<HienDb | null> {
  try {
    const code = await within(CODE_LIMIT_MS, import('./hien-db')).catch(() => null);
    if (!code) {
      opening = null; // asked for again by the next call
      return blocked();
    }
    const db = new code.HienDb();
    const opened = db.open().then(() => {
      opening = Promise.resolve(db);
      storageStore.setState({ state: 'ok' });
      return db;
    });
    return (await within(OPEN_LIMIT_MS, opened)) ?? blocked();
  } catch {
    return blocked();
  }
}

/** What the work gives, or `null` when it takes longer; a later failure of it is nobody's concern. */
async function within<T>(limitMs: number, work: Promise<T>): Promise<T | null> {
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

/**
 * Runs something on the database; `fallback` when there is none or the operation fails, as it does when another tab
 * has closed the connection for an upgrade.
 */
export async function withDatabase<T>(work: (db: HienDb) => Promise<T>, fallback: T): Promise<T> {
  const db = await database();
  if (!db) return fallback;
  try {
    return await work(db);
  } catch {
    return fallback;
  }
}

/** Whether an error says that the phone has no room. Through Dexie it comes under several names, sometimes inside. */
export function isFull(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error || at instanceof DOMException;) {
    if (/quota/i.test(at.name) || /quota|full disk|disk (is )?full|no space/i.test(at.message)) return true;
    at = (at as { inner?: unknown }).inner;
  }
  return false;
}

/** Tests start afresh; a page never does. */
export async function closeDatabase(): Promise<void> {
  (await opening)?.close();
  opening = null;
  storageStore.setState({ state: 'ok', lostUnsent: 0 });
}
