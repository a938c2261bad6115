/** Balconies, 640×480: the view is the subject. */
import { R } from '../../kit/shapes';
import { VIEWS } from '../../kit/views';
import { HOUSE_ROW, houseRow } from '../../kit/street';
import { deck, rail, terrace } from '../../kit/outdoors';
import { blindRoll, branch, cord } from '../../kit/veranda';
import { armchair, chair, hammock, longRug, rattanChair } from '../../kit/seating';
import { cup, fruitBowl, tableR, teaset } from '../../kit/tables';
import { bulbString, pendant, silkLantern } from '../../kit/lamps';
import { hangingPlant, plantPot } from '../../kit/plants';
import { lounger } from '../../kit/bath';
import { choose, type Home, type RoomPlan } from './home';

/** A street fills a window well, but a whole picture needs its houses near. */
function outlook(h: Home): string {
  if (h.view === 'street') return R(0, 0, 640, 400, 'sky-1') + R(0, 120, 640, 300, 'sky-2') + houseRow(HOUSE_ROW, 480);
  return VIEWS[h.view](0, -10, 640, 410);
}
const post = (x: number): string => R(x, 0, 28, 480, 'wood-2') + R(x + 19, 0, 9, 480, 'shade');

/** The veranda: eave, wooden rail, two chairs and tea. */
const veranda: RoomPlan = (h) =>
  outlook(h) +
  deck(392) +
  rail(290, 394, 'wood') +
  post(590) +
  blindRoll(640, 6, 38) +
  cord(180, 44, 14) +
  cord(430, 44, 14) +
  chair(150, 452, 1, h.accent) +
  chair(420, 452, -1, h.accent) +
  tableR(284, 404, 62) +
  teaset(270, 398) +
  plantPot(536, 446, 1, h.plant) +
  plantPot(40, 452, 0.8, 0);

/** Wrought iron, flowers and a small table: the town. */
const french: RoomPlan = (h) =>
  outlook(h) +
  terrace(388, 'tile-l') +
  rail(282, 392, 'iron') +
  branch(610, -10, 1.4) +
  branch(30, -14, 1, -1) +
  rattanChair(168, 446, 1, h.accent) +
  tableR(308, 408, 54, 'stone') +
  cup(292, 400, 'paper', 0.8) +
  fruitBowl(330, 402, 0.7) +
  rattanChair(448, 446, 1, h.second) +
  plantPot(46, 446, 1, 5) +
  plantPot(580, 450, 0.95, h.plant);

/** High up behind glass: two sun beds. */
const tower: RoomPlan = (h) =>
  outlook(h) +
  terrace(380) +
  rail(286, 384, 'glass') +
  longRug(320, 450, 420, 'rug-j', 'paper') +
  lounger(190, 436, 1, h.accent) +
  lounger(440, 446, 1, h.second) +
  tableR(330, 414, 34, 'wood') +
  cup(330, 406, 'turmeric', 0.7) +
  plantPot(46, 436, 1.1, 3) +
  plantPot(606, 440, 1, h.plant) +
  R(0, 0, 640, 20, 'eave');

/** A hammock between two posts. */
const lazy: RoomPlan = (h) =>
  outlook(h) +
  deck(390) +
  rail(296, 392, 'rope') +
  post(34) +
  post(578) +
  R(0, 0, 640, 34, 'wood-2') +
  R(0, 26, 640, 10, 'shade') +
  hangingPlant(150, 30, 0.7) +
  silkLantern(320, 48, 0.8, h.accent, 1) +
  hammock(60, 258, 580, 258, h.accent) +
  tableR(430, 432, 44, 'wood') +
  teaset(420, 425) +
  plantPot(112, 452, 0.9, h.plant);

/** An evening terrace: armchairs under bulbs. */
const lounge: RoomPlan = (h) =>
  outlook(h) +
  terrace(386, 'clay') +
  rail(292, 390, 'iron') +
  bulbString(0, 20, 320, 30, 7, 36) +
  bulbString(320, 30, 640, 16, 7, 36) +
  armchair(86, 440, 128, h.cloth[0], h.cloth[1]) +
  armchair(410, 440, 128, h.cloth[0], h.cloth[1]) +
  tableR(312, 418, 62, 'wood') +
  fruitBowl(300, 410, 0.9) +
  cup(346, 411, 'paper', 0.7) +
  plantPot(40, 452, 0.95, h.plant) +
  plantPot(602, 452, 1, 4) +
  pendant(560, 30, 0.6, 1);

export const balcony: RoomPlan = (h) => choose([veranda, french, tower, lazy, lounge], h.balcony)(h);
