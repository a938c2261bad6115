import { reel, type Film, type Frame } from '../stage';
import { rideShot } from './ride';
import { roofShot } from './roof';
import { streetShot } from './street';

const RIDE = 5;
const ROOF = 10.6;
const END = 25;

const draw = (t: number): Frame =>
  reel(t, [[0, streetShot], [RIDE, (s) => rideShot(s - RIDE)], [ROOF, (s) => roofShot(s - ROOF)]], 0.3); // prettier-ignore

/** 4: the tower from the street, up in the glass lift, the pool on the roof, the bay beyond its railing, night. */
export const tourIntro: Film = { name: 'tour-intro', seconds: END, poster: 13.4, aimBytes: 480_000, draw };
