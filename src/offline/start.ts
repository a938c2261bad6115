import { startNetworkWatch } from './network/network';
import { startOutbox } from './outbox/outbox-wake';

/**
 * Starts what runs behind every page: the network watch and the outbox. To be called once, after the first paint; the
 * database's code is loaded here and not before.
 */
export function startOffline(): void {
  startNetworkWatch();
  startOutbox();
}
