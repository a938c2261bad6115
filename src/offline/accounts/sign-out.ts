import { SITE_DATABASE } from '../storage/database-names';
import { database } from '../storage/db';
import { exclusively } from '../network/exclusive';
import { emptyOutbox } from '../outbox/outbox';
import { belongsHere } from '../outbox/outbox-owner';
import { type Leaving, noteAllDone, noteLeaving, noteOnlyToTell, whatIsDue } from './sign-out-note';
import { clearLocalKeys, clearSessionKeys, KEPT_SITE } from '../storage/kept';
import { removeStoredUser } from './stored-user';
import { keepTelling, tellServer } from './tell-server';

/**
 * Signs out on this device at once, network or not: whose it was, profile, bookings, drafts, and what waits to be sent,
 * which the screen has asked about. The guide of the apartment stays. Our server ends the session with the next contact.
 * A tab killed in between goes on when the site is opened again.
 *
 * @throws when the browser refuses to wipe: the sign-out must not be reported as done
 */
export async function signOutHere(leaving: Leaving): Promise<void> {
  noteLeaving(leaving);
  removeStoredUser();
  try {
    await wipe(leaving);
  } finally {
    void tellServer();
  }
}

/**
 * Does what was left undone, and tells our server whenever the network is back. Resolves when nothing private of the
 * person is left, or could not be removed; then the next start tries again.
 *
 * @returns ends the watch
 */
export async function startSignOut(): Promise<() => void> {
  const undone = whatIsDue();
  if (undone?.is === 'wipe' || undone?.is === 'wipe-account') {
    await wipe({ account: undone.account, keepUnsent: undone.is === 'wipe-account' }).catch(() => undefined);
  }
  return keepTelling();
}

/**
 * Signs in behind a sign-out that our server may not know of: a late word of it must not end the new session.
 *
 * @param signIn the call that opens the new session
 */
export const behindSignOut = <T>(signIn: () => Promise<T>): Promise<T> =>
  exclusively('hien-session', async () => {
    const answer = await signIn();
    noteAllDone();
    return answer;
  });

async function wipe({ account, keepUnsent }: Leaving): Promise<void> {
  clearLocalKeys('signOut');
  clearSessionKeys('signOut');
  await Promise.all([keepUnsent ? null : emptyOutbox((entry) => belongsHere(entry, account)), emptySiteDatabase()]);
  noteOnlyToTell();
}

const SITE_TABLES = Object.entries(KEPT_SITE).flatMap(([name, kept]) => (kept.includes('signOut') ? [name] : []));

/** Empties it rather than removing it, which any other tab could hold up. @throws when it is there and cannot be opened */
async function emptySiteDatabase(): Promise<void> {
  const db = await database();
  if (db) await Promise.all(SITE_TABLES.map((name) => db.table(name).clear()));
  else if (await isThere()) throw new Error('The site database cannot be opened.');
}

async function isThere(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === SITE_DATABASE);
  } catch {
    return false; // a browser that blocks storage keeps nothing
  }
}
