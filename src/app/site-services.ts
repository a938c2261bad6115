import { idle } from '../offline/exclusive';
import { startOffline } from '../offline/start';
import { registerServiceWorker, reloadForStaleChunks } from './service-worker';

/** Starts, once the first page stands, what works behind it: the network watch, what waits to be sent, the worker. */
export function startSiteServices(): void {
  reloadForStaleChunks();
  startOffline();
  void idle(3000).then(registerServiceWorker);
}
