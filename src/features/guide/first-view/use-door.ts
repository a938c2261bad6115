import { type StoreApi, useStore } from 'zustand';
import { type DoorState, doorState, type WifiState, wifiState } from '../../../domain/guest-access/door-state';
import { doorFacts, type GuideState, guideStore } from '../early/guide-store';

/**
 * Gives the states that the door card and the Wi-Fi card show now.
 *
 * @param store `paintedStore` for the cards themselves
 */
export function useDoor(store: StoreApi<GuideState> = guideStore): { door: DoorState; wifi: WifiState } {
  const facts = doorFacts(useStore(store));
  const door = doorState(facts);
  return { door, wifi: wifiState(facts, door) };
}

/** Layout of the door card; closed wherever the code is not to be had. */
export const layoutOf = ({ kind }: DoorState): 'open' | 'loading' | 'closed' =>
  kind === 'open' || kind === 'card' ? 'open' : kind === 'loading' ? kind : 'closed';
