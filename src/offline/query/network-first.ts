import { database, withDatabase } from '../storage/db';
import { type Cached, createCache, type Source } from '../storage/cache';

export type { Cached, Source } from '../storage/cache';

/** Reads and keeps the site's data in the site's database. */
export const { readCache, fetchAndCache } = createCache({
  get: (key) => withDatabase(async (db) => (await db.documents.get(key)) ?? null, null),
  put: async (document) => await (await database())?.documents.put(document),
});

/**
 * The network's answer, or what the phone keeps when there is none within the time limit.
 *
 * @throws ApiFailure when there is neither
 */
export async function networkFirst<T>(
  source: Source<T>,
  signal?: AbortSignal,
): Promise<Cached<T> & { from: 'network' | 'device' }> {
  try {
    return { ...(await fetchAndCache(source, signal)), from: 'network' };
  } catch (error) {
    const kept = signal?.aborted ? null : await readCache(source);
    if (!kept) throw error;
    return { ...kept, from: 'device' };
  }
}
