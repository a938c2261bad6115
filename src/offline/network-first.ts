import type { Schema } from '../contract/shape';
import type { Language } from '../domain/languages';
import { ApiFailure, request } from '../api/request';
import { withDatabase } from './db';
import { writeMakingRoom } from './room';

/** Data with the time the phone got it, in ms. */
export interface Kept<T> {
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
}

/** What the phone keeps, if it still fits the schema of this version; `null` otherwise. Never rejects. */
export function readKept<T>(source: Pick<Source<T>, 'key' | 'schema'>): Promise<Kept<T> | null> {
  return withDatabase(async (db) => {
    const row = await db.documents.get(source.key);
    const data = row && source.schema.safeParse(row.data);
    return row && data?.success ? { data: data.data, savedAt: row.savedAt } : null;
  }, null);
}

/**
 * Asks the network and keeps the answer. A phone without room or without storage still gets the answer.
 *
 * @throws ApiFailure
 */
export async function refreshKept<T>(source: Source<T>, signal?: AbortSignal): Promise<Kept<T>> {
  const { key, path, schema, timeoutMs, lang } = source;
  const data = await request({ path, schema, timeoutMs, signal, ...(lang ? { lang } : {}) });
  const savedAt = Date.now();
  await withDatabase((db) => writeMakingRoom(() => db.documents.put({ key, data, savedAt })), false);
  return { data, savedAt };
}

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
