import { schemaOf } from '../contract/shape';
import { ApiFailure, request } from '../api/request';
import { SITE_DATABASE } from './database-names';
import { database } from './db';
import { exclusively } from './exclusive';
import { networkStore } from './network';
import { emptyOutbox } from './outbox';
import { LOCAL_KEYS, readLocal, removeLocal, removeSession, SESSION_KEYS, writeLocal } from './storage-keys';
import { removeStoredUser } from './stored-user';

/**
 * - `wipe`: what the person left on this device is still to be removed, `wipe-account`: all but what waits to be sent
 * - `revoke`: only our server does not know yet
 */
const DUE = ['wipe', 'wipe-account', 'revoke'] as const;
type Due = (typeof DUE)[number];

interface Leaving {
  /**
   * What waits to be sent stays: nobody has asked about it, because it is our server that has ended the session. It is
   * never sent as somebody else's, for what belongs to an account names it, and our server holds that against the
   * session.
   */
  keepUnsent: boolean;
}

const anything = schemaOf((value: unknown) => value);

/**
 * Signs out on this device at once, network or not: whose it was, profile, bookings, drafts, and what waits to be sent,
 * which the screen has asked about. The guide of the apartment stays. Our server ends the session with the next contact.
 * A tab killed in between goes on when the site is opened again.
 *
 * @throws when the browser refuses to wipe: nobody may be told that it is done
 */
export async function signOutHere({ keepUnsent }: Leaving): Promise<void> {
  note(keepUnsent ? 'wipe-account' : 'wipe');
  removeStoredUser();
  await wipe({ keepUnsent });
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
  const undone = due();
  if (undone === 'wipe' || undone === 'wipe-account') {
    await wipe({ keepUnsent: undone === 'wipe-account' }).catch(() => undefined);
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
    removeLocal(LOCAL_KEYS.signOutDue);
    return answer;
  });

async function wipe({ keepUnsent }: Leaving): Promise<void> {
  removeLocal(LOCAL_KEYS.bookingEndTime);
  for (const key of Object.values(SESSION_KEYS)) removeSession(key);
  await Promise.all([keepUnsent ? null : emptyOutbox(), emptySiteDatabase()]);
  note('revoke');
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
    if (due() === null) return;
    try {
      await request({ method: 'POST', path: '/api/v1/auth/logout', body: {}, schema: anything });
      removeLocal(LOCAL_KEYS.signOutDue);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.refused) removeLocal(LOCAL_KEYS.signOutDue);
    }
  });
}

function note(what: Due): void {
  writeLocal(LOCAL_KEYS.signOutDue, what);
}

function due(): Due | null {
  const noted = readLocal(LOCAL_KEYS.signOutDue);
  return DUE.find((one) => one === noted) ?? null;
}
