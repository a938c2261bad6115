import { useStore } from 'zustand';
import { type DoorState, doorState, type WifiState, wifiState } from '../../domain/guide/door-state';
import { doorFacts, guideStore } from './guide-store';

/** What the door card and the Wi-Fi card show now. */
export function useDoor(): { door: DoorState; wifi: WifiState } {
  const facts = doorFacts(useStore(guideStore));
  const door = doorState(facts);
  return { door, wifi: wifiState(facts, door) };
}
