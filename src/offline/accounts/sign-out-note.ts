import { LOCAL_KEYS, readLocal, removeLocal, writeLocal } from '../storage/storage-keys';

/**
 * - `wipe`: what the person left on this device is still to be removed, `wipe-account`: all but what waits to be sent
 * - `revoke`: only our server does not know yet, `forget`: nor that the browser itself is to be forgotten
 */
const DUE = ['wipe', 'wipe-account', 'revoke', 'forget'] as const;

export interface Leaving {
  /** Id of the account that leaves; empty when it is not known any more. */
  account: string;
  /**
   * True when waiting submissions stay: our server has ended the session, so nobody was asked about them. They are
   * neither shown nor sent until the account that they belong to is signed in again.
   */
  keepUnsent: boolean;
}

/** Notes a sign-out with the account's id: nothing else will be left to tell which data was theirs. */
export function noteLeaving({ account, keepUnsent }: Leaving): void {
  writeLocal(LOCAL_KEYS.signOutDue, `${keepUnsent ? 'wipe-account' : 'wipe'} ${account}`);
}

/** Everything is removed; our server is to be told. A browser that is to be forgotten is so with any later sign-out. */
export const noteOnlyToTell = (due: 'revoke' | 'forget' = 'revoke'): boolean => writeLocal(LOCAL_KEYS.signOutDue, due);

export const noteAllDone = (): boolean => removeLocal(LOCAL_KEYS.signOutDue);

/** Reads what a sign-out still has to do; `null` for nothing. */
export function whatIsDue(): { is: (typeof DUE)[number]; account: string } | null {
  const [noted, account = ''] = (readLocal(LOCAL_KEYS.signOutDue) ?? '').split(' ');
  const is = DUE.find((one) => one === noted);
  return is === undefined ? null : { is, account };
}
