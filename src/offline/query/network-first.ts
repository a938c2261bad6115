import { ApiFailure } from '../../api/request';
import { database, withDatabase } from '../storage/db';
import { type Kept, keepingOn, type Source } from '../storage/keeping';

export type { Kept, Source } from '../storage/keeping';

/** What the site reads lies in the site's database. */
export const { readKept, refreshKept } = keepingOn({
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
): Promise<Kept<T> & { from: 'network' | 'device' }> {
  try {
    return { ...(await refreshKept(source, signal)), from: 'network' };
  } catch (error) {
    const kept = error instanceof ApiFailure ? await readKept(source) : null;
    if (!kept) throw error;
    return { ...kept, from: 'device' };
  }
}
