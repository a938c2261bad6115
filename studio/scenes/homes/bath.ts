/** Bathrooms, 640×480: five arrangements. */
import { R } from '../../kit/shapes';
import { floor, shaft } from '../../kit/floor';
import { windowP } from '../../kit/window';
import { wallTiles } from '../../kit/kitchens';
import {
  bathMat,
  bathTray,
  framedMirror,
  laundryBasket,
  roundMirror,
  shower,
  toilet,
  towelRail,
  towelStool,
  tubBuilt,
  tubClaw,
  tubFree,
  vanity,
  wallSconce,
  washingMachine,
} from '../../kit/bath';
import { hangingPlant, plantPot } from '../../kit/plants';
import { pendant } from '../../kit/lamps';
import { artP } from '../../kit/walls';
import { choose, type Home, type RoomPlan } from './home';

/** Tiles a tone away from the wall, and never white: tubs, basins and foam are. */
const COOL_WALLS = new Set(['mist', 'jade-mist']);
const tileTone = (h: Home): string =>
  COOL_WALLS.has(h.wall2)
    ? h.accent === 'lacquer'
      ? 'rug'
      : 'wall-ochre'
    : h.accent === 'turmeric'
      ? 'rug-j'
      : 'jade-mist';
const tiles = (h: Home, from = 190): string =>
  R(0, 0, 640, 480, h.wall2) + wallTiles(0, from, 640, 364 - from, tileTone(h), 32) + R(0, from - 6, 640, 8, 'paper');
/** Wooden boards would not last here: stone or tiles lie in every bath. */
const wetFloor = (h: Home): string =>
  floor(h.floor === 'wood' || h.floor === 'wood-l' || h.floor === 'herringbone' ? 'checker' : h.floor);

/** A free-standing tub under the window. */
const underWindow: RoomPlan = (h) =>
  tiles(h, 220) +
  windowP(180, 44, 260, 160, h.view, {
    blind: h.blind,
    mull: 1,
    shape: h.shape === 'arch' ? 'cross' : h.shape === 'door' || h.shape === 'round' ? 'plain' : h.shape,
  }) +
  wetFloor(h) +
  shaft(200, 364, 220, 116, 70) +
  bathMat(320, 446, 190, h.accent) +
  tubFree(170, 416, 290) +
  towelStool(500, 420, h.second) +
  towelRail(496, 240, [h.accent === 'paper' ? 'jade' : h.accent, 'linen-2']) +
  plantPot(92, 424, 1, h.plant) +
  hangingPlant(556, 36, 0.8);

/** Shower at the left, wash table and mirror at the right. */
const showerRoom: RoomPlan = (h) =>
  tiles(h, 200) +
  wetFloor(h) +
  shower(36, 384, 200, 340, h.cabinets === 'jade' ? 'jade-mist' : 'mist') +
  roundMirror(424, 150, 66, h.accent === 'turmeric' ? 'wood-2' : 'turmeric') +
  wallSconce(320, 140) +
  wallSconce(528, 140) +
  vanity(316, 400, 216, h.head) +
  bathMat(420, 440, 180, h.accent) +
  towelRail(556, 220, [h.accent === 'paper' ? 'jade' : h.accent]) +
  plantPot(276, 410, 0.72, h.plant);

/** The panels of a built-in tub, a tone away from the wall behind. */
const tubTone = (h: Home): string =>
  COOL_WALLS.has(h.wall2) ? (h.accent === 'lacquer' ? 'linen-2' : 'rug-j') : 'jade-mist';

/** A built-in tub along the whole window. */
const seaBath: RoomPlan = (h) =>
  R(0, 0, 640, 480, h.wall2) +
  windowP(60, 40, 520, 222, h.view, { blind: h.blind, mull: 2 }) +
  wetFloor(h) +
  shaft(140, 364, 340, 116, 50) +
  tubBuilt(70, 396, 500, tubTone(h)) +
  bathTray(300, 292, h.accent) +
  bathMat(320, 440, 200, h.accent) +
  towelStool(30, 436, h.second) +
  plantPot(600, 432, 0.95, h.plant);

/** A coloured tub on feet, pictures on the wall, window at the right. */
const oldTub: RoomPlan = (h) =>
  tiles(h, 250) +
  windowP(400, 50, 180, 176, h.view, {
    blind: h.blind,
    mull: 1,
    shape: h.shape === 'three' || h.shape === 'door' ? 'cross' : h.shape,
  }) +
  artP(90, 80, 80, 100, h.art) +
  artP(200, 96, 64, 80, h.art + 2) +
  wetFloor(h) +
  shaft(410, 364, 160, 116, -110) +
  bathMat(250, 448, 190, h.second) +
  tubClaw(96, 420, 290, h.accent) +
  towelStool(432, 420, 'paper') +
  plantPot(580, 420, 1.1, h.plant) +
  pendant(320, 24, 0.6, h.lamp);

/** Everything in a row: basin, toilet, washing machine. */
const practical: RoomPlan = (h) =>
  tiles(h, 160) +
  windowP(452, 46, 150, 100, h.view, { blind: h.blind, mull: 0 }) +
  wetFloor(h) +
  framedMirror(58, 54, 170, 176) +
  wallSconce(30, 130) +
  wallSconce(256, 130) +
  vanity(40, 400, 206, h.cabinets) +
  towelRail(288, 220, [h.accent === 'paper' ? 'jade' : h.accent, 'linen-2']) +
  laundryBasket(330, 402, h.second) +
  hangingPlant(330, 30, 0.8) +
  toilet(398, 402) +
  washingMachine(506, 404) +
  R(500, 276, 108, 8, 'wood') +
  plantPot(590, 272, 0.4, 1) +
  R(516, 250, 20, 26, 'jade', 3) +
  R(540, 244, 16, 32, h.accent, 3) +
  bathMat(150, 438, 180, h.second);

export const bath: RoomPlan = (h) => choose([underWindow, showerRoom, seaBath, oldTub, practical], h.bath)(h);
