import type { OutboxEntry } from '../storage/db-rows';
import { LOCAL_KEYS, readLocal } from '../storage/storage-keys';

/**
 * Id of the account that is signed in on this device; `null` without one. The id alone: the guide loads this too, and
 * knows nothing else of accounts.
 */
export function accountHere(): string | null {
  try {
    const { id } = JSON.parse(readLocal(LOCAL_KEYS.user) ?? '') as { id?: string | number };
    return id === undefined ? null : String(id);
  } catch {
    return null;
  }
}

/**
 * Tells whether an entry may be shown and sent now (reliability catalogue C-30). An entry written while signed in
 * belongs to that account and waits, unseen, for it to come back; one written without an account belongs to the device.
 *
 * @param account who asks; by default the account that is signed in
 */
export const belongsHere = ({ owner }: Pick<OutboxEntry, 'owner'>, account = accountHere()): boolean =>
  !owner || owner === account;
