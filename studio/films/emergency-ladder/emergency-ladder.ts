import { cuts, type Film, type Frame } from '../stage';
import { alarm, pushing, shutting } from './corridor';
import { ground } from './outside';
import { DOOR, END, GROUND, LOWER, STAIRS, THROUGH } from './plan';
import { down } from './stairs';

const draw = (t: number): Frame =>
  cuts(t, [[0, alarm], [DOOR, pushing], [THROUGH, shutting], [STAIRS, down(STAIRS, LOWER - STAIRS, 12)], [LOWER, down(LOWER, GROUND - LOWER, 5)], [GROUND, ground]]); // oxfmt-ignore

/** 9: fire; not the lift; a door that needs no card and falls shut; down by the rail, out, to the others. */
export const emergencyLadder: Film = { name: 'emergency-ladder', seconds: END, poster: 2.2, draw };
