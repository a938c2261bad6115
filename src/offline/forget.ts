import { wipeGuideRecord } from './guide-record';
import { emptyOutbox } from './outbox';
import { dropSiteDatabase } from './site-database';
import { forgetStayKey } from './stay-key';
import { BOOKING_KEYS, LOCAL_KEYS, SESSION_KEYS, removeLocal, removeSession } from './storage-keys';

/**
 * "Forget this device": wipes everything private on this phone, including what was written and not sent (the screen
 * asks first). What is public stays: shells, floor plans, films.
 *
 * @throws when the database refuses to be wiped
 */
export async function forgetDevice(): Promise<void> {
  forgetStayKey();
  for (const key of [LOCAL_KEYS.serverTimeSeen, ...BOOKING_KEYS]) removeLocal(key);
  for (const key of Object.values(SESSION_KEYS)) removeSession(key);
  await Promise.all([wipeGuideRecord(), emptyOutbox(), dropSiteDatabase()]);
}
