import { idle } from '../../offline/network/exclusive';
import { keepTrying } from '../../offline/network/keep-trying';
import { startOffline } from '../../offline/start';
import { LOCAL_KEYS, readLocal } from '../../offline/storage/storage-keys';
import { readStoredUser } from '../../offline/accounts/stored-user';
import { registerServiceWorker, reloadForStaleChunks } from '../service-worker';

/** Deletes data of the desk that staff have left on this device and that has been kept too long. */
const forgetOldDesk = async (): Promise<void> => {
  const copies = await keepTrying(() => import('../../offline/accounts/staff-copies'));
  await copies.forgetOldDesk();
};

/** Its code comes when somebody signs out, or has done so and our server does not know yet. */
const watchSignOut = async (): Promise<void> => {
  const { startSignOut } = await keepTrying(() => import('../../offline/accounts/sign-out'));
  await startSignOut();
};

/** Starts, once the first page stands, what works behind it: the network watch, what waits to be sent, the worker. */
export function startSiteServices(): void {
  reloadForStaleChunks();
  // First in line: what somebody has signed out of must be gone before anything that waits is sent.
  if (readLocal(LOCAL_KEYS.signOutDue) !== null) void watchSignOut().then(startOffline);
  else {
    startOffline();
    window.addEventListener('userLogout', () => void watchSignOut(), { once: true });
  }
  void idle(3000).then(registerServiceWorker);
  if (readStoredUser()?.role === 'RECEPTION') void idle(3000).then(forgetOldDesk);
}
