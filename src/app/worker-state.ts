import { createStore } from 'zustand/vanilla';

interface WorkerState {
  /** `ready`: the worker is active and the whole guide lies in its caches. `failed`: tried again by itself. */
  state: 'unsupported' | 'installing' | 'ready' | 'failed';
  /** A new version waits for the guest's word. */
  updateReady: boolean;
  /** The guest has said it; the page is about to be loaded again. */
  updating: boolean;
}

/** Apart from what registers the worker, so that the guide can watch it without loading that. */
export const serviceWorkerStore = createStore<WorkerState>(() => ({
  state: typeof navigator === 'object' && 'serviceWorker' in navigator ? 'installing' : 'unsupported',
  updateReady: false,
  updating: false,
}));
