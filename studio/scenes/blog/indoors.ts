/** Journal pictures from inside the house: packing, cooking, laundry, work, waiting. */
import { C, E, G, L, P, R, each } from '../../kit/shapes';
import { windowP } from '../../kit/window';
import { floor, shaft } from '../../kit/floor';
import { baseCabinets, wallTiles } from '../../kit/kitchens';
import { pot } from '../../kit/craft';
import { bananaLeaf, tabletop, herbs, lime, chilli } from '../../kit/food';
import { books, cup, fruitBowl, tableR, teaset } from '../../kit/tables';
import { armchair, rug } from '../../kit/seating';
import { hangingPlant, plantPot } from '../../kit/plants';
import { lampF } from '../../kit/lamps';
import { luggage, keyBoard } from '../../kit/building';
import { bathMat, laundryBasket, towelRail, washingMachine } from '../../kit/bath';
import { bottles, mortar } from '../../kit/kitchen-things';
import { artP, shelf, wallClock } from '../../kit/walls';

/** An open suitcase on the rug, half packed; hat, camera and sandals wait beside it. */
export const packing = (): string =>
  R(0, 0, 640, 480, 'wall-ochre') +
  windowP(40, 40, 150, 196, 'bay', { shape: 'arch', blind: 0.16 }) +
  artP(486, 60, 100, 120, 0) +
  floor('wood-l') +
  rug(320, 440, 300, 'rug-j', 'paper') +
  plantPot(586, 392, 1.1, 0) +
  // The lid leans back: lining, a pocket of net, two straps.
  R(166, 168, 308, 176, 'jade-2', 22) +
  R(184, 184, 272, 164, 'linen', 12) +
  P('M392 184h52q12 0 12 12v152h-64Z', 'shade') +
  R(204, 266, 232, 70, 'linen-2', 8) +
  L('M204 288H436M204 312H436M250 266V336M300 266V336M350 266V336M400 266V336', 'line', 2) +
  L('M232 196L300 262M408 196L340 262', 'wood-2', 7) +
  R(304, 252, 32, 22, 'turmeric', 5) +
  // The tray, seen from above: folded shirts, a towel, a book.
  P('M164 340H476L520 410H120Z', 'linen-2') +
  P('M184 346H296L290 376H168Z', 'lacquer') +
  P('M222 346L238 358L254 346Z', 'paper') +
  P('M310 346H392L404 376H304Z', 'paper') +
  L('M312 356H396M308 366H400', 'ceramic', 4) +
  P('M404 346H462L484 376H414Z', 'turmeric') +
  P('M160 380H288L284 404H146Z', 'ceramic') +
  L('M214 380L222 392L234 380', 'paper', 4) +
  P('M304 380H378L384 404H302Z', 'wood-2') +
  P('M314 384H370L373 390H313Z', 'turmeric') +
  P('M396 380H486L502 404H402Z', 'rose') +
  P('M112 406H528V444Q528 462 510 462H130Q112 462 112 444Z', 'jade') +
  P('M420 406H528V444Q528 462 510 462H420Z', 'shade') +
  R(112, 402, 416, 10, 'wood-3', 5) +
  L('M286 430v-4q0-8 8-8h52q8 0 8 8v4', 'ink-il', 7) +
  P('M36 440Q88 356 146 440Z', 'bamboo') +
  P('M96 398Q122 410 146 440H108Z', 'shade') +
  L('M60 424H124M76 406H108', 'bamboo-3', 2) +
  E(92, 440, 62, 9, 'bamboo-2') +
  R(548, 414, 58, 38, 'ink-il', 7) +
  R(562, 406, 22, 10, 'ink-il', 3) +
  C(577, 433, 14, 'steel-2') +
  C(577, 433, 8, 'ceramic');

export const stoveGuide = (): string =>
  R(0, 0, 640, 480, 'mist') +
  wallTiles(0, 0, 640, 286, 'paper', 64) +
  windowP(470, 40, 140, 150, 'harbour', { blind: 0.2, mull: 1 }) +
  floor('tile-l', 404) +
  baseCabinets(640, 'jade') +
  // The hood, and what hangs beside it.
  R(228, 0, 84, 60, 'steel') +
  R(284, 0, 28, 60, 'shade') +
  P('M228 56H312L392 112H148Z', 'steel') +
  P('M284 56H312L392 112H330Z', 'shade') +
  R(140, 108, 260, 14, 'steel-2', 4) +
  R(30, 96, 94, 7, 'wood-3', 3) +
  L('M48 103v44M78 103v34M106 103v40', 'wood-2', 5) +
  P('M36 146h24v16q-12 12-24 0Z', 'steel') +
  C(78, 152, 15, 'steel-2') +
  R(97, 142, 18, 24, 'wood', 4) +
  // The plate of black glass with its keys; one ring is on.
  P('M92 278H448L476 304H64Z', 'glass') +
  R(64, 300, 412, 10, 'ink-il-2', 3) +
  E(350, 289, 78, 9, 'ember') +
  E(350, 288, 70, 7, 'glass') +
  E(178, 289, 66, 7, 'glass-2') +
  R(216, 296, 92, 6, 'turmeric', 3) +
  P('M290 286V200H410V286Q410 292 402 292H298Q290 292 290 286Z', 'lacquer') +
  P('M370 200H410V286Q410 292 402 292H370Z', 'shade') +
  R(280, 192, 140, 12, 'ink-il', 6) +
  R(340, 182, 20, 10, 'ink-il', 4) +
  L('M290 226h-20q-8 0-8 12M410 226h20q8 0 8 12', 'ink-il', 7) +
  L('M334 172q-10-12 0-24t0-22M364 174q-10-12 0-24t0-22', 'steam', 5) +
  P('M128 286V242H228V286Q228 292 220 292H136Q128 292 128 286Z', 'steel') +
  P('M196 242H228V286Q228 292 220 292H196Z', 'shade') +
  R(120, 236, 116, 9, 'ink-il', 4) +
  R(60, 248, 66, 9, 'ink-il', 4) +
  fruitBowl(560, 286, 1.1);

export const laundry = (): string =>
  R(0, 0, 640, 480, 'wall-ochre') +
  wallTiles(0, 190, 640, 174, 'jade-mist', 32) +
  R(0, 184, 640, 8, 'paper') +
  windowP(400, 40, 180, 126, 'islands', { blind: 0.2, mull: 1 }) +
  floor('checker') +
  shaft(420, 364, 150, 116, -90) +
  G(washingMachine(0, 0), 'translate(108 424) scale(1.95)') +
  bottles(130, 214, ['jade', 'lacquer', 'ceramic']) +
  pegBowl(246, 214) +
  towelRail(352, 232, ['lacquer', 'paper', 'turmeric']) +
  G(laundryBasket(0, 0, 'ceramic'), 'translate(420 440) scale(1.5)') +
  hangingPlant(52, 30, 0.9) +
  plantPot(580, 436, 1.05, 3) +
  bathMat(230, 452, 200, 'lacquer');

/** Clothes pegs in a bowl. */
const pegBowl = (x: number, y: number): string =>
  each([-14, -2, 10], (d, i) =>
    R(x + d, y - 34 - (i % 2) * 5, 7, 18, ['turmeric', 'lacquer', 'jade'][i] ?? 'jade', 2),
  ) +
  P(
    `M${x - 26} ${y - 22}H${x + 26}Q${x + 24} ${y} ${x + 10} ${y}H${x - 10}Q${x - 24} ${y} ${x - 26} ${y - 22}Z`,
    'paper',
  ) +
  P(
    `M${x + 10} ${y - 22}H${x + 26}Q${x + 24} ${y} ${x + 10} ${y}H${x + 2}Q${x + 14} ${y - 8} ${x + 10} ${y - 22}Z`,
    'shade',
  );

export const workAway = (): string =>
  R(0, 0, 640, 480, 'wall-sand') +
  windowP(180, 50, 290, 190, 'westLake', { blind: 0.16, mull: 2 }) +
  shelf(40, 150, 120) +
  floor('herringbone') +
  shaft(210, 364, 240, 116, 60) +
  R(120, 330, 400, 14, 'wood', 4) +
  L('M150 344L140 450M490 344L500 450', 'wood-3', 9) +
  P('M250 330l14-84h140l-10 84Z', 'steel-2') +
  P('M262 322l11-66h120l-8 66Z', 'sky-1') +
  R(226, 326, 180, 7, 'steel', 3) +
  cup(450, 330, 'ceramic') +
  books(180, 330) +
  lampF(590, 440, 240) +
  G(
    R(-40, -70, 80, 14, 'lacquer', 7) +
      R(-34, -150, 68, 70, 'lacquer', 14) +
      L('M0-56V-10M-34 0L0-14L34 0', 'ink-il', 7),
    'translate(320 446)',
  ) +
  plantPot(60, 440, 1.1, 4);

export const readyRoom = (): string =>
  R(0, 0, 640, 480, 'mist') +
  keyBoard(36, 50, 7, 3) +
  windowP(350, 50, 180, 190, 'wheel', { shape: 'arch', blind: 0.12 }) +
  wallClock(300, 120, 26) +
  floor('checker') +
  shaft(360, 364, 160, 116, -100) +
  rug(400, 444, 210, 'rug', 'rug-2') +
  plantPot(40, 440, 1, 3) +
  luggage(150, 446, 1.2) +
  armchair(280, 430, 140, 'turmeric', 'bamboo-2') +
  lampF(596, 436, 230) +
  tableR(500, 410, 56) +
  teaset(488, 403);

/** From the market onto the kitchen table: a basket of greens, lemongrass, garlic, limes, the mortar. */
export const pantry = (): string =>
  tabletop('wall-sand', 'wood', 'tiles') +
  bananaLeaf(330, 384, 470) +
  G(bottles(0, 0, ['broth', 'turmeric']), 'translate(36 300) scale(2)') +
  G(
    E(0, 8, 150, 26, 'shade') +
      each([-104, -60, -16, 30, 74, 108], (x, i) =>
        G(herbs(0, 0, 1), `translate(${x} ${-60 - (i % 2) * 16}) scale(1.05)`),
      ) +
      each([-70, 10, 70], (x, i) => C(x, -44, 26, i % 2 ? 'turmeric' : 'lacquer')) +
      P('M-140-40Q0-6 140-40Q128 14 84 20H-84Q-128 14-140-40Z', 'bamboo') +
      P('M50-24Q110-30 140-40Q128 14 84 20H40Q62 2 50-24Z', 'shade') +
      L('M-132-22Q0 14 132-22M-120-4Q0 26 120-4', 'bamboo-3', 3),
    'translate(278 288)',
  ) +
  mortar(516, 300, 1.9) +
  // Lemongrass in a bundle, its root ends towards us.
  each([0, 1, 2, 3], (i) =>
    L(`M${150 + i * 12} ${424 + i * 7}L${352 + i * 10} ${352 + i * 9}`, i % 2 ? 'leaf' : 'jade-mist', 10),
  ) +
  each([0, 1, 2, 3], (i) => L(`M${150 + i * 12} ${424 + i * 7}l46-16`, 'paper', 11)) +
  L('M268 376l40 34', 'bamboo-2', 6) +
  lime(430, 384, 1.5) +
  lime(486, 404, 1.3) +
  C(548, 396, 24, 'leaf') +
  C(541, 388, 6, 'streak') +
  chilli(396, 438, -10, 1.7) +
  chilli(470, 452, 8, 1.6) +
  each([90, 128, 108], (x, i) =>
    P(`M${x} ${380 + i * 14}q-22-4-20-24q4-16 18-18l2-12 4 12q16 2 18 18q2 20-22 24Z`, i % 2 ? 'linen' : 'paper'),
  ) +
  pot(600, 340, 1.3, 'clay', 4);
