import { isIP } from 'node:net';
import type { Config } from '../../../config';

/** For whom passkeys are made: browsers hold each to this name for ever. */
export interface RelyingParty {
  id: string;
  /** Origin at which they are used. */
  origin: string;
}

/**
 * Gives the name that passkeys of this house are bound to: the host of its https address, or `localhost`. `null` where
 * browsers make none: plain http in a network, an address of numbers.
 */
export function relyingPartyOf({ publicOrigin, port }: Pick<Config, 'publicOrigin' | 'port'>): RelyingParty | null {
  const { hostname, origin, protocol } = new URL(publicOrigin ?? `http://localhost:${port}`);
  if (hostname === 'localhost') return { id: hostname, origin };
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  return protocol === 'https:' && isName ? { id: hostname, origin } : null;
}
