import { schemaOf } from '../../contract/shape';
import { ApiFailure, request } from '../../api/request';
import { apiCall } from '../../api/call';
import { endSessionCall } from '../../contract/accounts/calls';
import { SITE_DATABASE } from '../storage/database-names';
import { database } from '../storage/db';
import { exclusively } from '../network/exclusive';
import { networkStore } from '../network/network';
import { emptyOutbox } from '../outbox/outbox';
import { belongsHere } from '../outbox/outbox-owner';
import { type Leaving, noteAllDone, noteLeaving, noteOnlyToTell, whatIsDue } from './sign-out-note';
import { BOOKING_KEYS, removeLocal, removeSession, SESSION_KEYS } from '../storage/storage-keys';
import { removeStoredUser } from './stored-user';

const anything = schemaOf((value: unknown) => value);

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
  await wipe(leaving);
  void revoke();
}

/**
 * Does what was left undone, and tells our server whenever the network is back. Resolves when nothing private of the
 * person is left, or could not be removed; then the next start tries again.
 *
 * @returns ends the watch
 */
export async function startSignOut(): Promise<() => void> {
  const stop = networkStore.subscribe(({ state }, before) => {
    if (state === 'online' && before.state !== 'online') void revoke();
  });
  const undone = whatIsDue();
  if (undone && undone.is !== 'revoke') {
    await wipe({ account: undone.account, keepUnsent: undone.is === 'wipe-account' }).catch(() => undefined);
  }
  void revoke();
  return stop;
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
  for (const key of BOOKING_KEYS) removeLocal(key);
  for (const key of Object.values(SESSION_KEYS)) removeSession(key);
  await Promise.all([keepUnsent ? null : emptyOutbox((entry) => belongsHere(entry, account)), emptySiteDatabase()]);
  noteOnlyToTell();
}

/** Empties it rather than removing it, which any other tab could hold up. @throws when it is there and cannot be opened */
async function emptySiteDatabase(): Promise<void> {
  const db = await database();
  if (db) await Promise.all(db.tables.map((table) => table.clear()));
  else if (await isThere()) throw new Error('The site database cannot be opened.');
}

async function isThere(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === SITE_DATABASE);
  } catch {
    return false; // a browser that blocks storage keeps nothing
  }
}

/** Tells our server, if it is to be told. Never rejects. */
function revoke(): Promise<void> {
  return exclusively('hien-session', async () => {
    if (whatIsDue() === null) return;
    try {
      await request(apiCall(endSessionCall, { body: {}, schema: anything }));
      noteAllDone();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.refused) noteAllDone();
    }
  });
}
