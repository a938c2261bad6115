import { cuts, type Film, type Frame } from '../stage';
import { alarm, pushing } from './corridor';
import { ground } from './outside';
import { DOOR, END, GROUND, LOWER, STAIRS } from './plan';
import { down } from './stairs';

const draw = (t: number): Frame =>
  cuts(t, [[0, alarm], [DOOR, pushing], [STAIRS, down(STAIRS, LOWER - STAIRS, 12)], [LOWER, down(LOWER, GROUND - LOWER, 5)], [GROUND, ground]]); // prettier-ignore

/** 9: fire; not the lift; under the green sign a door that needs no card; down by the rail, out, to the others. */
export const emergencyLadder: Film = { name: 'emergency-ladder', seconds: END, poster: 5.6, draw };
