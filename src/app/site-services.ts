import { startOffline } from '../offline/start';
import { registerServiceWorker } from './service-worker';

/** Starts, once the first page stands, what works behind it: the network watch, what waits to be sent, the worker. */
export function startSiteServices(): void {
  startOffline();
  whenIdle(() => void registerServiceWorker());
}

/** Safari has no `requestIdleCallback`. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 3000 });
  else setTimeout(work, 1000);
}
