/** Kitchens, 640×480: six arrangements. */
import { L, P, R, each, seq } from '../../kit/shapes';
import { floor, shaft } from '../../kit/floor';
import { windowP } from '../../kit/window';
import {
  baseCabinets,
  casserole,
  fridge,
  kitchen as galley,
  kitchenVase,
  saucepan,
  upperCabinets,
  wallTiles,
} from '../../kit/kitchens';
import { barStool, chair, longRug } from '../../kit/seating';
import { bottles, garland, hungMugs, leaningBoards, mortar, riceCooker, teaTowel } from '../../kit/kitchen-things';
import { cup, fruitBowl, tableDining, vaseFlowers } from '../../kit/tables';
import { pendant } from '../../kit/lamps';
import { plantPot } from '../../kit/plants';
import { choose, type RoomPlan } from './home';

const hood = (x: number, y: number): string =>
  P(`M${x + 44} 0h42v${y - 40}l38 40h-118l38-40Z`, 'steel') + P(`M${x + 68} 0h18v${y - 40}l38 40h-40Z`, 'shade');
const jars = (x: number, y: number, tones: readonly string[]): string =>
  each(
    tones,
    (tone, i) =>
      R(x + i * 30, y - 30 - (i % 2) * 8, 22, 30 + (i % 2) * 8, tone, 4) +
      R(x + 2 + i * 30, y - 36 - (i % 2) * 8, 18, 7, 'wood-2', 2),
  );
const boardShelf = (x: number, y: number, w: number): string =>
  R(x, y, w, 8, 'wood', 2) + L(`M${x + 16} ${y + 8}v12M${x + w - 16} ${y + 8}v12`, 'wood-3', 4);

/** Sun from a window over the worktop: on the worktop itself, and on the floor where it comes down again. */
const noon = (x: number, w: number, foot = 412, lean = 60): string =>
  P(`M${x} 286h${w}l14 16h${-w}Z`, 'light') + shaft(x + 30, foot, w, 480 - foot, lean);
/** The strip of carpet a cook stands on. */
const runner = (cx: number, tone: string): string =>
  tone === 'lacquer' ? longRug(cx, 450, 330, 'rug', 'rug-2') : longRug(cx, 450, 330, 'rug-j', 'paper');

const classic: RoomPlan = (h) =>
  galley({ wall: h.wall, cab: h.cabinets, view: h.view, fl: h.floor }) +
  noon(60, 96) +
  runner(250, h.accent) +
  leaningBoards(10, 286) +
  riceCooker(452, 286, 0.86) +
  garland(208, 64) +
  teaTowel(300, 322, h.accent);

/** The sink under a window in the middle, open shelves at both sides. */
const shelves: RoomPlan = (h) =>
  R(0, 0, 640, 480, h.wall) +
  wallTiles(0, 196, 640, 90, 'paper', 36) +
  windowP(222, 46, 196, 138, h.view, { blind: h.blind, mull: 1, shape: 'cross' }) +
  floor(h.floor, 400) +
  baseCabinets(640, h.cabinets, 'wood') +
  boardShelf(30, 120, 160) +
  jars(44, 120, ['lacquer', 'linen', 'jade-2', 'turmeric']) +
  boardShelf(450, 120, 160) +
  each([474, 512, 550], (x, i) =>
    P(`M${x} 120q-16-2-18-22h44q-2 20-18 22Z`, ['ceramic', 'paper', 'clay'][i] ?? 'paper'),
  ) +
  L('M320 286v-40q0-18 16-18q14 0 14 16', 'steel-2', 7) +
  R(268, 282, 112, 8, 'steel') +
  R(470, 280, 130, 8, 'ink-il', 3) +
  saucepan(490, 278) +
  hungMugs(60, 128, [h.accent, 'paper', 'ceramic', 'jade-2']) +
  garland(590, 140) +
  kitchenVase(180, 286) +
  casserole(116, 286, h.accent) +
  leaningBoards(12, 286) +
  noon(236, 150) +
  runner(330, h.accent) +
  teaTowel(500, 322, h.accent) +
  plantPot(424, 284, 0.42, 1) +
  bottles(604, 280, ['broth']);

/** An island with stools before a wall of cabinets. */
const island: RoomPlan = (h) =>
  R(0, 0, 640, 480, h.wall) +
  wallTiles(0, 160, 500, 126, 'paper', 42) +
  windowP(36, 48, 156, 100, h.view, { blind: h.blind, mull: 1 }) +
  hood(252, 150) +
  floor(h.floor, 392) +
  baseCabinets(500, h.cabinets, 'stone', 392) +
  fridge(504, 394, 124, 320) +
  saucepan(282, 284) +
  R(264, 282, 130, 6, 'ink-il', 3) +
  jars(420, 286, ['turmeric', 'linen']) +
  leaningBoards(14, 286) +
  mortar(132, 286, 0.86) +
  bottles(200, 286, ['broth', 'leaf-2']) +
  teaTowel(48, 322, h.accent) +
  pendant(200, 40, 0.7, h.lamp === 3 ? 2 : h.lamp) +
  pendant(420, 40, 0.7, h.lamp === 3 ? 2 : h.lamp) +
  R(120, 330, 380, 18, 'wood', 4) +
  R(136, 348, 348, 92, h.cabinets === 'jade' ? 'wood-2' : 'jade-2') +
  R(392, 348, 92, 92, 'shade') +
  R(392, 330, 108, 18, 'shade', 4) +
  R(136, 432, 348, 10, 'ink-il') +
  fruitBowl(230, 330, 1.1) +
  cup(380, 329, 'paper', 0.7) +
  barStool(190, 462, h.accent, 0.95) +
  barStool(310, 466, h.accent, 0.95) +
  barStool(430, 462, h.accent, 0.95);

/** A small kitchen with its dining table. */
const family: RoomPlan = (h) =>
  R(0, 0, 640, 480, h.wall) +
  wallTiles(0, 186, 340, 100, 'paper') +
  upperCabinets(-8, 56, 2, h.cabinets) +
  R(250, 56, 90, 96, h.cabinets, 4) +
  floor(h.floor, 396) +
  baseCabinets(342, h.cabinets, 'stone', 396) +
  windowP(386, 62, 214, 190, h.view, {
    blind: h.blind,
    mull: 1,
    shape: h.shape === 'round' ? 'cross' : h.shape === 'three' ? 'transom' : h.shape === 'door' ? 'plain' : h.shape,
  }) +
  shaft(400, 396, 180, 84, -110) +
  R(60, 280, 130, 8, 'ink-il', 3) +
  saucepan(78, 278) +
  casserole(256, 286, h.accent) +
  jars(286, 286, ['turmeric', 'jade-2']) +
  leaningBoards(-14, 286) +
  bottles(198, 286, ['broth']) +
  teaTowel(154, 322, h.accent) +
  garland(363, 70) +
  chair(342, 444, 1, h.accent) +
  chair(620, 444, -1, h.accent) +
  tableDining(376, 366, 212, 84) +
  vaseFlowers(480, 354) +
  cup(420, 352, 'ceramic', 0.7) +
  cup(540, 352, 'ceramic', 0.7) +
  pendant(484, 20, 0.7, h.lamp);

/** Dark worktop, tiles to the ceiling, the window at the end. */
const tiled: RoomPlan = (h) =>
  R(0, 0, 640, 480, h.wall2) +
  wallTiles(0, 0, 640, 286, h.wall2, 64) +
  windowP(420, 60, 180, 150, h.view, { blind: h.blind, mull: 1 }) +
  floor(h.floor, 400) +
  fridge(18, 402, 120, 300) +
  R(148, 286, 492, 16, 'ink-il') +
  R(148, 302, 492, 98, h.cabinets) +
  R(148, 392, 492, 12, 'ink-il') +
  seq(4, (i) => R(160 + i * 120, 312, 108, 74, 'shade-l', 4) + R(200 + i * 120, 320, 26, 5, 'turmeric', 2)) +
  boardShelf(170, 130, 210) +
  jars(186, 130, ['linen', h.accent, 'ceramic', 'turmeric', 'jade-2']) +
  L('M180 196h190', 'steel-2', 5) +
  each(
    [200, 240, 280, 320],
    (x, i) =>
      L(`M${x} 196v14`, 'steel-2', 3) +
      (i % 2 ? P(`M${x - 14} 210h28v6q0 20-14 20t-14-20Z`, 'steel') : P(`M${x - 4} 210h8v40q0 8-4 8t-4-8Z`, 'wood-2')),
  ) +
  saucepan(250, 284) +
  R(232, 282, 130, 6, 'ink-il', 3) +
  L('M506 286v-36q0-18 16-18q14 0 14 16', 'steel-2', 7) +
  kitchenVase(586, 286) +
  fruitBowl(424, 286, 1) +
  bottles(374, 286, ['broth', 'turmeric']) +
  garland(396, 132) +
  noon(440, 130, 412, -70) +
  longRug(330, 450, 340, h.accent === 'jade' ? 'rug-j' : 'rug', h.accent === 'jade' ? 'paper' : 'rug-2') +
  teaTowel(300, 322, h.accent);

/** One wide window over the worktop, nothing hung before it. */
const outlook: RoomPlan = (h) =>
  R(0, 0, 640, 480, h.wall) +
  windowP(60, 44, 380, 178, h.view, { blind: h.blind, mull: 2 }) +
  wallTiles(0, 240, 640, 46, 'paper', 40) +
  floor(h.floor, 400) +
  baseCabinets(640, h.cabinets, 'stone') +
  R(500, 90, 116, 196, h.cabinets, 4) +
  R(508, 98, 100, 84, 'ink-il-2', 4) +
  L('M520 112h76', 'steel', 5) +
  R(508, 190, 100, 88, 'shade-l', 4) +
  R(548, 196, 20, 5, 'turmeric', 2) +
  R(588, 90, 28, 196, 'shade') +
  L('M170 286v-40q0-18 16-18q14 0 14 16', 'steel-2', 7) +
  R(120, 282, 112, 8, 'steel') +
  R(300, 280, 130, 8, 'ink-il', 3) +
  casserole(366, 280, h.accent) +
  fruitBowl(70, 286, 1) +
  mortar(262, 286, 0.86) +
  plantPot(462, 284, 0.46, 1) +
  noon(120, 300, 412, 60) +
  runner(230, h.accent) +
  teaTowel(382, 322, h.accent) +
  L('M8 240v-8M12 250h40', 'wood-3', 4) +
  each([14, 26, 38], (x, i) => L(`M${x} 250v${10 + (i % 2) * 6}`, 'steel-2', 4)) +
  pendant(160, 18, 0.6, h.lamp) +
  pendant(340, 18, 0.6, h.lamp);

export const kitchen: RoomPlan = (h) => choose([classic, shelves, island, family, tiled, outlook], h.kitchen)(h);
