import { createStore } from 'zustand/vanilla';
import { askWorker } from '../network/worker-client';

/** Facts of the "saved on this phone" line. */
export interface Saved {
  /** The guide opens without a network: shell, scripts and plans are stored, and an apartment is kept. */
  ready: boolean;
  /** Bytes that this origin takes up on the phone, as the browser estimates them; `null` when it tells nothing. */
  bytes: number | null;
  /** Instant at which the apartment was saved, by the phone's clock, in ms. */
  at: number | null;
}

export const savedStore = createStore<Saved>(() => ({ ready: false, bytes: null, at: null }));

let guideComplete = false;

/**
 * Lets the worker look at its caches, mend what is missing of the guide, and say whether all of it is there; no flag is
 * trusted. Never rejects.
 *
 * @returns whether the whole guide is on the phone, the apartment's secrets apart
 */
export async function ensureGuide(): Promise<boolean> {
  guideComplete = (await askWorker({ type: 'ensure-guide' }))?.complete === true;
  savedStore.setState(({ at }) => ({ ready: guideComplete && at !== null }));
  // Not awaited: some browsers are slow to give the sum.
  void measureSaved();
  return guideComplete;
}

/** Told by the guide record: an apartment was saved at `at`, or is not kept any more. */
export function noteRecord(at: number | null): void {
  savedStore.setState({ at, ready: guideComplete && at !== null });
}

/** Asks the browser anew how much this origin takes up. Never rejects. */
export async function measureSaved(): Promise<void> {
  try {
    // WebKitGTK has no estimate at all, other browsers say 0 when they do not want to tell.
    savedStore.setState({ bytes: (await navigator.storage.estimate()).usage || null });
  } catch {
    savedStore.setState({ bytes: null }); // an old browser, or an origin without TLS
  }
}

/** Asks the browser not to clear this origin by itself; worth asking once the guest has put it on the home screen. */
export async function askPersist(): Promise<boolean> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    return false;
  }
}
