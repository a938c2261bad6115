import { cuts, type Film, type Frame } from '../stage';
import { arriving, wayBack } from './corridor';
import { sorting, tying } from './kitchen';
import { BAGS, END, LEAVE, ROOM, WALK } from './plan';
import { roomShot } from './room';

const draw = (t: number): Frame => cuts(t, [[0, sorting], [BAGS, tying], [WALK, arriving], [ROOM, roomShot], [LEAVE, wayBack]]); // oxfmt-ignore

/** 11: sort, tie, to the end of the corridor, a door that needs no card, every bag into its own place, door shut. */
export const trashRoom: Film = { name: 'trash-room', seconds: END, poster: 11.5, aimBytes: 460_000, draw };
