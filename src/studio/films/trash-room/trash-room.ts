import { reel, type Film, type Frame } from '../stage';
import { wayBack, wayThere } from './corridor';
import { kitchenShot } from './kitchen';
import { END, LEAVE, ROOM, WALK } from './plan';
import { roomShot } from './room';

const draw = (t: number): Frame => reel(t, [[0, kitchenShot], [WALK, wayThere], [ROOM, roomShot], [LEAVE, wayBack]], 0.16); // prettier-ignore

/** 11: sort, tie, to the end of the corridor, a door that needs no card, every bag into its own place, door shut. */
export const trashRoom: Film = { name: 'trash-room', seconds: END, poster: 12.5, aimBytes: 420_000, draw };
