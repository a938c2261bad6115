/** Bedrooms, 640×480: six arrangements. */
import { L, R, seq } from '../../kit/shapes';
import { floor, shaft } from '../../kit/floor';
import { windowP } from '../../kit/window';
import { bed, bedFront, bedside, stoolLamp, type BedOptions } from '../../kit/beds';
import { chair, longRug, rug } from '../../kit/seating';
import { desk, tableR, teaset } from '../../kit/tables';
import { lanternLamp, pendant } from '../../kit/lamps';
import { hangingPlant, plantPot } from '../../kit/plants';
import { artP, curtains, shelf, wallMirror, wardrobe } from '../../kit/walls';
import { choose, type Home, type RoomPlan } from './home';

const wall = (h: Home): string => R(0, 0, 640, 480, h.wall2);
const linen = (h: Home): BedOptions => ({ throwC: h.accent, head: h.head, form: h.bedForm });
const framed = (h: Home): { blind: number; mull: number; shape: Home['shape'] } => ({
  blind: h.blind,
  mull: 2,
  shape: h.shape === 'door' ? 'plain' : h.shape,
});

/** The bed at the left, the window at the right. */
const windowRight: RoomPlan = (h) =>
  wall(h) +
  windowP(250, 56, 330, 210, h.view, framed(h)) +
  floor(h.floor) +
  shaft(300, 364, 220, 116, -90) +
  pendant(186, 48, 0.85, h.lamp) +
  bed(40, 400, 360, linen(h)) +
  bedside(430, 404) +
  plantPot(574, 420, 0.95, h.plant);

/** The bed's foot towards us, a window at each side. */
const between: RoomPlan = (h) =>
  wall(h) +
  windowP(30, 70, 112, 206, h.view, { ...framed(h), mull: 0, shape: h.shape === 'arch' ? 'arch' : 'cross' }) +
  windowP(498, 70, 112, 206, h.view, { ...framed(h), mull: 0, shape: h.shape === 'arch' ? 'arch' : 'cross' }) +
  artP(268, 60, 104, 78, h.art) +
  floor(h.floor) +
  longRug(320, 456, 470, 'rug', 'rug-2') +
  stoolLamp(118, 402) +
  stoolLamp(462, 402) +
  bedFront(320, 430, 250, linen(h)) +
  plantPot(50, 424, 0.9, h.plant);

/** A studio: the bed, a desk under the window. */
const studio: RoomPlan = (h) =>
  wall(h) +
  windowP(380, 50, 216, 176, h.view, framed(h)) +
  shelf(70, 150, 190) +
  floor(h.floor) +
  shaft(400, 364, 170, 116, -80) +
  rug(300, 444, 220, 'rug', 'rug-2') +
  bed(34, 402, 330, linen(h)) +
  desk(396, 326, 216) +
  chair(448, 424, 1, h.second) +
  pendant(310, 50, 0.75, h.lamp);

/** A wide window behind the headboard. */
const headland: RoomPlan = (h) =>
  wall(h) +
  windowP(70, 40, 500, 200, h.view, { blind: h.blind, mull: 3 }) +
  curtains(52, 26, 540, 364, 'curtain') +
  floor(h.floor) +
  shaft(150, 364, 320, 116, 50) +
  rug(320, 452, 290, 'rug-j', 'paper') +
  bedside(84, 396) +
  bedside(494, 396) +
  bedFront(320, 430, 280, linen(h)) +
  plantPot(610, 424, 0.8, h.plant);

/** Wardrobe and mirror at the right, the window at the left above the bed. */
const dressing: RoomPlan = (h) =>
  wall(h) +
  windowP(176, 48, 200, 186, h.view, { ...framed(h), mull: 1 }) +
  floor(h.floor) +
  shaft(190, 364, 170, 116, 80) +
  wardrobe(492, 376, 128, 292, h.cabinets) +
  wallMirror(434, 180, 38, h.accent) +
  bed(40, 404, 350, linen(h)) +
  tableR(452, 388, 34) +
  teaset(446, 381) +
  rug(400, 450, 170, 'rug', 'rug-2') +
  hangingPlant(70, 34, 0.7);

/** A low bed beside the balcony's door, slats on the wall. */
const slatted: RoomPlan = (h) =>
  wall(h) +
  R(0, 60, 400, 220, 'wood-l') +
  L(
    seq(24, (i) => `M${i * 17 + 8} 60v220`),
    'line',
    3,
  ) +
  R(0, 54, 404, 8, 'wood') +
  R(0, 278, 404, 8, 'wood') +
  windowP(440, 44, 160, 310, h.view, { blind: h.blind * 0.7, shape: 'door' }) +
  floor(h.floor) +
  shaft(440, 364, 160, 116, -150) +
  artP(250, 104, 96, 118, h.art) +
  rug(260, 450, 240, 'rug-j', 'paper') +
  bed(36, 406, 340, linen(h)) +
  lanternLamp(412, 404, 108) +
  plantPot(610, 424, 0.8, h.plant);

export const bedroom: RoomPlan = (h) =>
  choose([windowRight, between, studio, headland, dressing, slatted], h.bedroom)(h);
