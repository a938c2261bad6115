import { wipeGuideRecord } from './guide-record';
import { wipeBookings } from './attempts';
import { emptyOutbox } from './outbox';
import { dropStayKey } from './stay-key';
import { LOCAL_KEYS, SESSION_KEYS, removeLocal, removeSession } from './storage-keys';

/**
 * "Forget this device": wipes everything private on this phone, including what was written and not sent (the screen
 * asks first). What is public stays: shells, floor plans, films.
 *
 * @throws when the database refuses to be wiped
 */
export async function forgetDevice(): Promise<void> {
  dropStayKey();
  removeLocal(LOCAL_KEYS.serverTimeSeen);
  for (const key of Object.values(SESSION_KEYS)) removeSession(key);
  await Promise.all([wipeGuideRecord(), emptyOutbox(), wipeBookings()]);
}
