import { type LimitSettings, USUAL_LIMIT_SETTINGS, USUAL_LIMITS } from '../../../domain/desk/limits';
import { readDocument } from './documents';
import type { Db } from './schema';

/** Reads what the hotel has decided about strangers; where it has not decided, the usual values stand. */
export async function readLimits(db: Db): Promise<LimitSettings> {
  const own = await readDocument(db, 'limits');
  return own === null ? USUAL_LIMIT_SETTINGS : { ...own, limits: { ...USUAL_LIMITS, ...own.limits } };
}
