import { idle } from '../offline/exclusive';
import { startSignOut } from '../offline/sign-out';
import { startOffline } from '../offline/start';
import { registerServiceWorker, reloadForStaleChunks } from './service-worker';

/** Starts, once the first page stands, what works behind it: the network watch, what waits to be sent, the worker. */
export function startSiteServices(): void {
  reloadForStaleChunks();
  // First in line: nothing waits to be sent that a session behind it could still own.
  startSignOut();
  startOffline();
  void idle(3000).then(registerServiceWorker);
}
