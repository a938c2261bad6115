import type { DoorState } from '../guest-access/door-presence';

/**
 * Names what a door is to those who clean, in the order of their day:
 *
 * - `prepare`: empty, not ready, and somebody comes today
 * - `leaving`: a guest is inside who leaves today, or should have left
 * - `clean`: empty and not ready, nobody comes today
 * - `staying`: a guest is inside and stays
 * - `ready`: empty and ready
 */
export const HOUSE_WORK = ['prepare', 'leaving', 'clean', 'staying', 'ready'] as const;
export type HouseWork = (typeof HOUSE_WORK)[number];

/** A door, as far as it says what is to be done there. */
interface DoorAtWork {
  state: DoorState;
  isReady: boolean;
  /** The guest inside leaves today. */
  leavesToday: boolean;
}

export function houseWork({ state, isReady, leavesToday }: DoorAtWork): HouseWork {
  if (state === 'overdue') return 'leaving';
  if (state === 'inside') return leavesToday ? 'leaving' : 'staying';
  if (isReady) return 'ready';
  return state === 'coming' ? 'prepare' : 'clean';
}
