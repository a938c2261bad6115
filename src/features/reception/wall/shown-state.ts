import type { WallDoor } from '../../../contract/guest-access/doors';
import type { DoorState } from '../../../domain/guest-access/door-presence';

/** Tells the state in which the wall shows a door: a block is behind whoever is inside or comes today. */
export const shownState = ({ state, inside, coming, blocked }: WallDoor): DoorState | 'blocked' =>
  blocked && !inside && !coming ? 'blocked' : state;
