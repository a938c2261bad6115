import { cuts, type Film, type Frame } from '../stage';
import { liftShot } from './lift';
import { END, LIFT, RIDE, ROOF } from './plan';
import { rideShot } from './ride';
import { roofShot } from './roof';
import { streetShot } from './street';

const draw = (t: number): Frame =>
  cuts(t, [[0, streetShot], [LIFT, (s) => liftShot(s - LIFT)], [RIDE, (s) => rideShot(s - RIDE)], [ROOF, (s) => roofShot(s - ROOF)]]); // oxfmt-ignore

/** 4: the towers, in, the card and the roof's key, up in the glass lift, the pool, the bay beyond its railing, night. */
export const tourIntro: Film = { name: 'tour-intro', seconds: END, poster: 16.4, aimBytes: 468_000, draw };
