import type { IncomingMessage } from 'node:http';
import type { Config } from '../../config';
import { networkList } from '../address';
import { type CountedNetwork, countedNetworks, plainAddress } from '../address';
import { clientAddresses } from '../client-address';
import type { DeviceMarks } from './device-marks';

const ADDRESSES_KEPT = 10_000;

/** Client that asks: an address, and the device's own mark when it sent one. */
export interface GuideClient {
  address: string;
  /** Networks that the address lies in, as far as they are counted; `address` itself comes first. */
  networks: readonly CountedNetwork[];
  device: string | null;
  /** The address is one of the hotel's own lines, behind which hundreds of phones look alike (ruling 11). */
  inHotel: boolean;
}

export type ReadClient = (request: IncomingMessage) => GuideClient;

interface Place {
  address: string;
  networks: readonly CountedNetwork[];
  inHotel: boolean;
}

/**
 * Reads who asks from a request. What an address stands for is worked out once.
 *
 * @param ownLines the house's lines that were named at the desk, beside `HOTEL_NETWORKS`; another list is another array
 */
export function guideClients(
  config: Pick<Config, 'trustedProxies' | 'hotelNetworks'>,
  marks: DeviceMarks,
  ownLines: () => readonly string[],
): ReadClient {
  const addressOf = clientAddresses(networkList(config.trustedProxies));
  const places = new Map<string, Place>();
  let lines = ownLines();
  let isHotel = networkList([...config.hotelNetworks, ...lines]);
  return (request) => {
    if (ownLines() !== lines) {
      lines = ownLines();
      isHotel = networkList([...config.hotelNetworks, ...lines]);
      places.clear();
    }
    const asSent = addressOf(request);
    let place = places.get(asSent);
    if (place === undefined) {
      if (places.size >= ADDRESSES_KEPT) places.clear();
      const plain = plainAddress(asSent);
      const networks = countedNetworks(plain);
      place = { address: networks[0]?.name ?? plain, networks, inHotel: isHotel(plain) };
      places.set(asSent, place);
    }
    const { address, networks, inHotel } = place;
    return { address, networks, device: marks.read(request.headers.cookie), inHotel };
  };
}
