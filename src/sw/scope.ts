import type { ShellEntry } from '../contract/worker';

/** One file of the build's list, as `src/build/precache.ts` writes it. */
export interface PrecacheEntry {
  url: string;
  integrity: string;
  /** Belongs to the rest of the site: fetched when the guide is safe. */
  later?: true;
  /** A JSON of many small files, `{ path: text }`. */
  pack?: true;
}

/** The worker's globals: the browser's, the build's list, and the server's names of the prerendered documents. */
export interface HienWorkerScope extends ServiceWorkerGlobalScope {
  __WB_MANIFEST: PrecacheEntry[];
  __HIEN_SHELLS?: ShellEntry[];
}
