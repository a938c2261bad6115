import type { FastifyRequest } from 'fastify';
import type { GuideClient } from '../services/guide-budget';
import { clientNetwork, plainAddress } from './address';
import { readDevice } from './cookies';

const ADDRESSES_KEPT = 10_000;

/** Reads who asks from a request. What an address stands for is worked out once. */
export function guideClients(inHotel: (address: string) => boolean): (request: FastifyRequest) => GuideClient {
  const known = new Map<string, { address: string; inHotel: boolean }>();
  return (request) => {
    const { ip } = request;
    let place = known.get(ip);
    if (place === undefined) {
      if (known.size >= ADDRESSES_KEPT) known.clear();
      const plain = plainAddress(ip);
      place = { address: clientNetwork(plain), inHotel: inHotel(plain) };
      known.set(ip, place);
    }
    return { address: place.address, device: readDevice(request.headers.cookie), inHotel: place.inHotel };
  };
}
