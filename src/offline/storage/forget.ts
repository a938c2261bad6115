import { keyInFragment } from '../../domain/guest-access/stay-fragment';
import { noteLeaving, noteOnlyToTell, whatIsDue } from '../accounts/sign-out-note';
import { tellServer } from '../accounts/tell-server';
import { wipeGuideRecord } from '../guide/guide-record';
import { dropKeyFromAddress, markOf } from '../guest-access/stay-key';
import { orNullAfter } from '../network/connection';
import { emptyOutbox } from '../outbox/outbox';
import { accountHere } from '../outbox/outbox-owner';
import { guestDatabase, type GuestTables } from './guest-db';
import { clearLocalKeys, clearSessionKeys, KEPT_GUEST } from './kept';
import { dropSiteDatabase } from './site-database';
import { LOCAL_KEYS, readLocal, writeLocal } from './storage-keys';

/** So long the person waits to hear whether our server has ended the session. */
const TOLD_WITHIN_MS = 4000;

/** Holds what became of it at our server. */
interface Forgotten {
  /** Somebody was signed in on this device. */
  signedIn: boolean;
  /** Our server has ended the session and taken its marks back; if not, it is told with the next contact. */
  told: boolean;
}

/**
 * "Forget this device": wipes everything on this phone that says who somebody is or opens something, including what was
 * written and not sent (the screen asks first), signs out here at once and at our server as soon as it is reached. What
 * is public stays: shells, floor plans, films, the language (`kept.ts`).
 *
 * @throws when the database refuses to be wiped
 */
export async function forgetDevice(): Promise<Forgotten> {
  const account = accountHere();
  // Noted before anything is waited for: a page that is killed here goes on with it at the next start.
  noteLeaving({ account: account ?? '', keepUnsent: false });
  markForgottenKey();
  clearLocalKeys('forget');
  clearSessionKeys('forget');
  dropKeyFromAddress();
  try {
    await Promise.all([wipeGuideRecord(), emptyOutbox(), dropSiteDatabase()]);
    await emptyGuestTables();
  } catch (error) {
    void tellServer(); // the session ends whatever the browser holds on to
    throw error;
  }
  noteOnlyToTell('forget');
  writeLocal(LOCAL_KEYS.forgottenAt, String(Date.now()));
  await orNullAfter(TOLD_WITHIN_MS, tellServer());
  return { signedIn: account !== null, told: whatIsDue() === null };
}

async function emptyGuestTables(): Promise<void> {
  const db = await guestDatabase();
  for (const name of Object.keys(KEPT_GUEST) as (keyof GuestTables)[])
    if (KEPT_GUEST[name].includes('forget')) await db?.clear(name);
}

/**
 * Leaves a mark by which the forgotten key is known again: older pages of the history cannot be written to. The link
 * itself, opened or scanned again, still works: that is how a guest gets the code back.
 */
function markForgottenKey(): void {
  const key = keyInFragment(location.hash) ?? keptAnywhere();
  if (key !== null) writeLocal(LOCAL_KEYS.forgottenKey, markOf(key));
}

function keptAnywhere(): string | null {
  return /"key":"([\w-]+)"/.exec(readLocal(LOCAL_KEYS.stayKey) ?? '')?.[1] ?? null;
}
