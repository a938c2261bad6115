import { type LimitSettings, USUAL_LIMIT_SETTINGS, USUAL_LIMITS } from '../../../domain/desk/limits';
import { readDocument } from './documents';
import type { Db } from './schema';

/** What the hotel has decided about strangers; the usual values for whatever it has not. */
export async function readLimits(db: Db): Promise<LimitSettings> {
  const own = await readDocument(db, 'limits');
  return own === null ? USUAL_LIMIT_SETTINGS : { ...own, limits: { ...USUAL_LIMITS, ...own.limits } };
}
