import { keyInFragment } from '../../domain/guide/stay-fragment';
import { wipeGuideRecord } from '../guide/guide-record';
import { emptyOutbox } from '../outbox/outbox';
import { dropSiteDatabase } from './site-database';
import { dropKeyFromAddress, dropStayKey, markOf } from '../guide/stay-key';
import {
  BOOKING_KEYS,
  LOCAL_KEYS,
  readLocal,
  removeLocal,
  removeSession,
  SESSION_KEYS,
  writeLocal,
} from './storage-keys';

/**
 * "Forget this device": wipes everything private on this phone, including what was written and not sent (the screen
 * asks first). What is public stays: shells, floor plans, films.
 *
 * @throws when the database refuses to be wiped
 */
export async function forgetDevice(): Promise<void> {
  forgetStayKey();
  for (const key of [LOCAL_KEYS.serverTimeSeen, LOCAL_KEYS.sealTries, ...BOOKING_KEYS]) removeLocal(key);
  for (const key of Object.values(SESSION_KEYS)) removeSession(key);
  await Promise.all([wipeGuideRecord(), emptyOutbox(), dropSiteDatabase()]);
}

/**
 * Has this phone forget its key: also the address, where a reload would find it again. Older pages of the history cannot
 * be written to, so a mark remains by which their key is known when somebody goes back to it. The link itself, opened or
 * scanned again, still works: that is how a guest gets the code back.
 */
function forgetStayKey(): void {
  const key = keyInFragment(location.hash) ?? keptAnywhere();
  if (key !== null) writeLocal(LOCAL_KEYS.forgottenKey, markOf(key));
  dropStayKey();
  dropKeyFromAddress();
}

function keptAnywhere(): string | null {
  return /"key":"([\w-]+)"/.exec(readLocal(LOCAL_KEYS.stayKey) ?? '')?.[1] ?? null;
}
