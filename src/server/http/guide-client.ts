import type { IncomingMessage } from 'node:http';
import { networkList, type Config } from '../config';
import type { GuideClient } from '../services/guide-budget';
import { clientNetwork, plainAddress } from './address';
import { clientAddresses } from './client-address';
import { readDevice } from './cookies';

const ADDRESSES_KEPT = 10_000;

export type ReadClient = (request: IncomingMessage) => GuideClient;

/** Reads who asks from a request. What an address stands for is worked out once. */
export function guideClients(config: Pick<Config, 'trustedProxies' | 'hotelNetworks'>): ReadClient {
  const isHotel = networkList(config.hotelNetworks);
  const addressOf = clientAddresses(networkList(config.trustedProxies));
  const places = new Map<string, { address: string; inHotel: boolean }>();
  return (request) => {
    const asSent = addressOf(request);
    let place = places.get(asSent);
    if (place === undefined) {
      if (places.size >= ADDRESSES_KEPT) places.clear();
      const plain = plainAddress(asSent);
      place = { address: clientNetwork(plain), inHotel: isHotel(plain) };
      places.set(asSent, place);
    }
    return { address: place.address, device: readDevice(request.headers.cookie), inHotel: place.inHotel };
  };
}
