import type { Schema } from '../../contract/shape';
import type { Language } from '../../domain/languages';
import { request } from '../../api/request';
import type { KeptDocument } from './db-rows';
import { writeMakingRoom } from './room';

/** Data with the time the phone got it, in ms. */
export interface Cached<T> {
  data: T;
  savedAt: number;
}

export interface Source<T> {
  /** Under which the answer is kept on the phone. */
  key: string;
  path: string;
  schema: Schema<T>;
  timeoutMs: number;
  lang?: Language;
  /** Sent along, as it is at the moment of asking. */
  headers?: () => Record<string, string>;
}

/** Store of answers. Reading and writing never reject for want of a database; writing does for want of room. */
interface CacheStore {
  get: (key: string) => Promise<KeptDocument | null>;
  put: (document: KeptDocument) => Promise<unknown>;
}

interface Keeping {
  /** Reads the phone's copy, if it still fits the schema of this version; `null` otherwise. Never rejects. */
  readCache: <T>(source: Pick<Source<T>, 'key' | 'schema'>) => Promise<Cached<T> | null>;
  /**
   * Asks the network and keeps the answer. A phone without room or without storage still gets the answer.
   *
   * @throws ApiFailure
   */
  fetchAndCache: <T>(source: Source<T>, signal?: AbortSignal) => Promise<Cached<T>>;
}

/** Keeps answers of the network in a store, with the time at which they came. */
export const createCache = (store: CacheStore): Keeping => ({
  readCache: async ({ key, schema }) => {
    const row = await store.get(key);
    const data = row && schema.safeParse(row.data);
    return row && data?.success ? { data: data.data, savedAt: row.savedAt } : null;
  },
  fetchAndCache: async ({ key, path, schema, timeoutMs, lang, headers }, signal) => {
    const more = { ...(lang && { lang }), ...(headers && { headers: headers() }) };
    const data = await request({ path, schema, timeoutMs, signal, ...more });
    const savedAt = Date.now();
    await writeMakingRoom(() => store.put({ key, data, savedAt }));
    return { data, savedAt };
  },
});
