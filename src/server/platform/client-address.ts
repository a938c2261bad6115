import type { IncomingMessage } from 'node:http';
import { plainAddress } from './address';

/** Most proxies in a row that are believed; more are forged. */
const MAX_HOPS = 10;

/**
 * Gives a function that reads the client's address from a request. `X-Forwarded-For` counts only as far as trusted
 * proxies wrote it: it is read from its end, and the first address that is no proxy of ours is the client.
 *
 * @param isProxy tells the proxies of `TRUSTED_PROXIES`
 */
export function clientAddresses(isProxy: (address: string) => boolean): (request: IncomingMessage) => string {
  return (request) => {
    const direct = request.socket.remoteAddress ?? '';
    const forwarded = request.headers['x-forwarded-for'];
    if (forwarded === undefined || !isProxy(plainAddress(direct))) return direct;
    const hops = (typeof forwarded === 'string' ? forwarded : forwarded.join(','))
      .split(',')
      .slice(-MAX_HOPS)
      .reverse();
    let address = direct;
    for (const hop of hops) {
      address = hop.trim();
      if (!isProxy(plainAddress(address))) break;
    }
    return address;
  };
}
