import { createStore } from 'zustand/vanilla';
import { withDatabase } from './db';
import { askWorker } from './worker-client';

/** What the "saved on this phone" line says. */
export interface Saved {
  /** The guide opens without a network: shell, scripts and plans are stored, and an apartment is kept. */
  ready: boolean;
  /** What this origin takes up on the phone, as the browser estimates it. */
  bytes: number | null;
  /** When the apartment was saved, by the phone's clock, in ms. */
  at: number | null;
}

export const savedStore = createStore<Saved>(() => ({ ready: false, bytes: null, at: null }));

/** Looks at caches and database anew; no flag is trusted. Never rejects. */
export async function refreshSaved(): Promise<void> {
  const [shell, at, bytes] = await Promise.all([
    askWorker({ type: 'ensure-guide' }),
    withDatabase(async (db) => (await db.guides.get('last'))?.savedAt ?? null, null),
    estimate(),
  ]);
  savedStore.setState({ ready: shell?.complete === true && at !== null, bytes, at });
}

/** Asks the browser not to clear this origin by itself; worth asking once the guest has put it on the home screen. */
export async function askPersist(): Promise<boolean> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    return false;
  }
}

async function estimate(): Promise<number | null> {
  try {
    return (await navigator.storage.estimate()).usage ?? null;
  } catch {
    return null;
  }
}
