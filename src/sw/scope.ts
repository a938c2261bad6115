import type { PrecacheEntry, DocumentEntry } from '../contract/guide/worker';

/** The worker's globals: the browser's, the build's list, and the server's names of the prerendered documents. */
export interface HienWorkerScope extends ServiceWorkerGlobalScope {
  __WB_MANIFEST: PrecacheEntry[];
  __HIEN_SHELLS?: DocumentEntry[];
  /** Both of them in one file. */
  __HIEN_SHELL_PACK?: DocumentEntry | null;
  /** The list of documents in other languages, `PackEntries`. */
  __HIEN_PACKS?: DocumentEntry | null;
}
