import { clearSessionKeys } from '../storage/kept';
import { LOCAL_KEYS, readLocal } from '../storage/storage-keys';

/**
 * Follows what another tab of this phone does: somebody who signs out there leaves nothing in the session storage of
 * this one, which that tab cannot reach; a phone that is told to forget opens this page anew, with nothing in it. Also
 * for a page that comes out of the back-forward cache, where it heard nothing.
 *
 * @returns the function that ends it
 */
export function followLeaving(): () => void {
  const known = readLocal(LOCAL_KEYS.forgottenAt);
  const reopen = (): void => {
    if (readLocal(LOCAL_KEYS.forgottenAt) === known) return;
    clearSessionKeys('forget');
    location.reload();
  };
  const hear = ({ key, newValue }: StorageEvent): void => {
    if (key === LOCAL_KEYS.signOutDue && newValue?.startsWith('wipe')) clearSessionKeys('signOut');
    if (key === LOCAL_KEYS.forgottenAt) reopen();
  };
  const show = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) reopen();
  };
  window.addEventListener('storage', hear);
  window.addEventListener('pageshow', show);
  return () => {
    window.removeEventListener('storage', hear);
    window.removeEventListener('pageshow', show);
  };
}
