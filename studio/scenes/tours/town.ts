/** Streets, lakes and yards of the north that several tours share. */
import { C, E, G, L, P, R, clip, each, rectShape, seq } from '../../kit/shapes';
import { HOUSE_ROW, bicycle, houseRow, powerPole, streetGround, streetTree, tubeHouse, wires } from '../../kit/street';
import { lanternGarland, stall } from '../../kit/market';
import { lowStool } from '../../kit/seating';
import { cup } from '../../kit/tables';
import { cyclo } from '../../kit/craft';
import { rails, train } from '../../kit/places';
import { pagodaIslet, swanBoat } from '../../kit/west-lake';
import { treeLine, twinTowers } from '../../kit/landmarks';
import { redBridge, turtleTower } from '../../kit/hoan-kiem';
import { cloud, skyBands, sun } from '../../kit/sky';
import { bulbString, silkLantern } from '../../kit/lamps';
import { lotus } from '../../kit/temple';
import { rippleField } from '../../kit/karst';
import { plantPot } from '../../kit/plants';
import { rail, skyline, terrace } from '../../kit/outdoors';

const shifted = (by: number): typeof HOUSE_ROW =>
  HOUSE_ROW.map(([x, w, top, wall, k], i) => [x, w, 70 + ((top * 7 + by * 31 + i * 43) % 120), wall, k + by] as const);

/** The street with a cyclo waiting. */
export const cycloStreet = (tone: string): string =>
  streetGround(shifted(2)) + wires(40) + streetTree(90, 424, 0.9) + cyclo(350, 452, 1.05, tone);

export const cycloLake = (tone: string): string =>
  skyBands(640, 280) +
  sun(500, 84, 36) +
  treeLine(-20, 262, 420, 110, 'karst-3') +
  treeLine(300, 262, 380, 80, 'leaf') +
  treeLine(-60, 262, 240, 80) +
  R(0, 252, 640, 120, 'sea-2') +
  redBridge(-30, 268, 220, 22) +
  turtleTower(380, 296, 104, 164) +
  rippleField(20, 290, 580, 60, 12) +
  L('M300 312h170M340 328h90', 'foam', 3) +
  R(0, 356, 640, 124, 'stone') +
  R(0, 350, 640, 12, 'linen-2') +
  L('M0 410H640M90 362L50 480M250 362l-16 118M420 362l16 118M570 362l46 118', 'line', 2) +
  streetTree(584, 400, 1.1) +
  cyclo(216, 460, 1, tone);

export const cycloSquare = (tone: string): string =>
  skyBands(640, 390, 0.3) +
  cloud(60, 80, 0.9) +
  treeLine(120, 384, 420, 110, 'karst-2') +
  houseRow(
    [
      [-20, 100, 150, 'ochre', 0],
      [80, 66, 120, 'jade-mist', 5],
      [500, 76, 130, 'rose', 2],
      [576, 90, 160, 'cream', 7],
    ],
    380,
  ) +
  twinTowers(322, 376, 216, 310) +
  R(196, 374, 252, 10, 'linen-2') +
  R(180, 382, 284, 12, 'linen') +
  R(0, 390, 640, 90, 'road') +
  R(0, 388, 640, 8, 'stone') +
  L('M0 430H640M120 396L60 480M240 396l-30 84M400 396l30 84M520 396l60 84', 'line', 2) +
  streetTree(160, 396, 0.62) +
  streetTree(478, 396, 0.62) +
  cyclo(330, 466, 0.95, tone);

export const flowerStreet = (): string =>
  streetGround(shifted(5)) +
  stall(30, 440, 180, 'jade', ['bloom', 'turmeric', 'bloom-2', 'paper']) +
  stall(430, 440, 190, 'turmeric', ['bloom-2', 'lacquer', 'paper', 'bloom'], 'lacquer') +
  bicycle(258, 460, 1.35, 'ceramic') +
  silkLantern(320, 60, 0.8, 'lacquer');

/** A row of cyclos under a tree at dusk. */
export const cycloRest = (): string =>
  streetGround(shifted(7)) +
  lanternGarland(0, 40, 640, 40, ['lacquer', 'turmeric', 'jade', 'lacquer', 'turmeric']) +
  cyclo(150, 446, 0.78, 'turmeric') +
  cyclo(420, 452, 0.84, 'lacquer') +
  streetTree(590, 430, 1.05) +
  lowStool(286, 462, 'ceramic', 0.9);

/** The old quarter at meal time: stalls and low stools. */
export const foodStreet = (): string =>
  streetGround(shifted(1)) +
  lanternGarland(0, 60, 640, 60, ['lacquer', 'turmeric', 'lacquer', 'jade', 'lacquer']) +
  stall(50, 436, 200, 'lacquer', ['turmeric', 'leaf', 'clay', 'paper']) +
  stall(390, 436, 200, 'jade', ['ember', 'paper', 'leaf', 'turmeric']) +
  lowStool(290, 456, 'ceramic') +
  lowStool(350, 464, 'lacquer');

const lane = (walls: readonly string[]): string =>
  R(0, 0, 640, 480, 'sky-1') +
  R(0, 120, 640, 260, 'sky-2') +
  treeLine(250, 284, 150, 70, 'karst-1') +
  G(tubeHouse(0, 80, 120, walls[0] ?? 'ochre', 1, 420), 'translate(210 116) scale(.52 .42)') +
  G(tubeHouse(0, 80, 120, walls[1] ?? 'rose', 2, 420), 'translate(388 122) scale(.52 .4)') +
  tubeHouse(132, 84, 60, walls[2] ?? 'cream', 3, 340) +
  tubeHouse(424, 84, 40, walls[3] ?? 'jade-mist', 4, 340) +
  tubeHouse(-20, 158, 30, walls[0] ?? 'ochre', 5, 450) +
  tubeHouse(502, 164, 50, walls[1] ?? 'rose', 6, 450) +
  P('M216 280H424L640 440V480H0V440Z', 'road');

/** The lane with rails in its middle. */
export const trackLane = (
  walls: readonly string[],
  o: { lanterns?: boolean; coming?: boolean; table?: boolean } = {},
): string =>
  lane(walls) +
  rails(276) +
  (o.coming ? train(320, 352, 0.76) : '') +
  (o.lanterns
    ? lanternGarland(130, 110, 510, 110, ['lacquer', 'turmeric', 'lacquer', 'jade', 'lacquer']) +
      lanternGarland(0, 40, 640, 40, ['turmeric', 'lacquer', 'jade', 'lacquer', 'turmeric', 'lacquer'])
    : wires(70) + powerPole(476, 420)) +
  (o.table
    ? // A tin table close before us, the rails running away behind it.
      lowStool(66, 476, 'jade', 1.7) +
      L('M356 418L330 486M524 418L550 486M440 424V486', 'ink-il', 8) +
      E(440, 420, 142, 24, 'ink-il') +
      E(440, 410, 142, 24, 'steel') +
      E(440, 408, 128, 20, 'road') +
      cup(392, 408, 'paper', 1.4) +
      cup(478, 412, 'ceramic', 1.4) +
      lowStool(606, 476, 'lacquer', 1.7)
    : plantPot(40, 462, 0.9, 0) + plantPot(606, 466, 0.9, 2) + lowStool(100, 468, 'jade', 0.9));

/** West Lake from its path; what stands on the path is `on`. */
export const westLakeShore = (on: string, evening = false): string =>
  skyBands(640, 260) +
  sun(evening ? 320 : 150, evening ? 182 : 100, evening ? 54 : 36) +
  (evening ? '' : cloud(360, 70, 0.9)) +
  // In the evening the sun goes down where no tower stands before it.
  (evening
    ? each([0, 430], (x) => clip(rectShape(x, 0, 210, 260), skyline(250, 110, 'karst-1', 'karst-1')))
    : skyline(250, 110, 'karst-1', 'karst-1')) +
  treeLine(-20, 256, 700, 26, 'karst-2') +
  R(0, 250, 640, 140, 'sea-2') +
  (evening
    ? L(
        seq(7, (i) => `M${270 + ((i * 23) % 40)} ${262 + i * 15}h${50 + ((i * 31) % 50)}`),
        'glitter',
        6,
      ) +
      swanBoat(520, 318, 0.62, -1) +
      swanBoat(150, 300, 0.46)
    : '') +
  rippleField(20, 270, 580, 90, 14, evening ? 3 : 0) +
  R(0, 380, 640, 100, 'stone') +
  R(0, 374, 640, 12, 'linen-2') +
  L('M0 430H640', 'line', 2) +
  on;

export const lakeBike = (): string =>
  westLakeShore(streetTree(90, 400, 1.1) + bicycle(270, 456, 1.5, 'jade', true) + plantPot(590, 420, 0.9, 2));
export const lakeDusk = (): string =>
  westLakeShore(
    rail(346, 380, 'iron') +
      bicycle(140, 460, 1.4, 'lacquer', false) +
      bicycle(390, 462, 1.4, 'turmeric', false) +
      streetTree(600, 400, 1),
    true,
  );
export const lakePagoda = (): string =>
  skyBands(640, 290) +
  sun(140, 96, 36) +
  cloud(30, 170, 0.7) +
  each([10, 52, 88, 132, 180], (x, i) => R(x, 252 - ((i * 7) % 4) * 9, 28, 60, 'karst-1')) +
  treeLine(-20, 288, 360, 30, 'karst-2') +
  R(0, 284, 640, 196, 'sea-2') +
  rippleField(20, 300, 240, 150, 10) +
  pagodaIslet(236, 344) +
  swanBoat(440, 436, 1.05) +
  each([60, 150, 104, 220], (x, i) => lotus(x, 418 + i * 14, 1 + i * 0.12, 0)) +
  lotus(112, 428, 1, 1) +
  lotus(190, 458, 1.25, 1) +
  lotus(50, 440, 1, 2);
export const lotusPond = (): string =>
  skyBands(640, 200) +
  sun(480, 80, 34) +
  treeLine(-20, 200, 380, 50, 'karst-2') +
  treeLine(320, 200, 380, 60, 'leaf-2') +
  R(0, 196, 640, 284, 'sea-2') +
  seq(24, (i) => lotus(30 + ((i * 131) % 590), 230 + i * 10, 0.6 + i * 0.035, 0)) +
  lotus(150, 330, 1.2, 1) +
  lotus(330, 300, 1, 1) +
  lotus(500, 350, 1.3, 1) +
  lotus(420, 430, 1.7, 1) +
  lotus(240, 420, 1.5, 2) +
  lotus(80, 440, 1.5, 1) +
  lotus(580, 300, 1, 2);
export const lakeCafe = (): string =>
  westLakeShore(
    R(0, 0, 640, 40, 'wood-2') +
      seq(10, (i) => P(`M${i * 66 - 6} 40h66v22q-33 16-66 0Z`, i % 2 ? 'paper' : 'jade')) +
      bulbString(0, 76, 640, 76, 12, 18) +
      rail(340, 384, 'wood') +
      lowStool(150, 460, 'lacquer', 1.2) +
      R(208, 392, 150, 14, 'wood', 4) +
      L('M228 406L218 466M338 406L348 466', 'wood-3', 7) +
      cup(254, 392, 'paper') +
      cup(318, 392, 'ceramic') +
      lowStool(420, 462, 'turmeric', 1.2) +
      plantPot(580, 460, 1.2, 0) +
      plantPot(50, 456, 1, 4),
  );

export const terraceHall = (body: string): string =>
  skyBands(640, 340) +
  cloud(420, 56, 0.8) +
  treeLine(-40, 334, 340, 170, 'leaf') +
  treeLine(340, 334, 380, 180) +
  terrace(330, 'linen') +
  body;

export const well = (x: number, y: number): string =>
  E(x, y, 76, 24, 'stone') +
  E(x, y - 4, 58, 16, 'ink-il') +
  P(
    `M${x - 76} ${y}Q${x - 74} ${y + 40} ${x} ${y + 44}T${x + 76} ${y}Q${x + 60} ${y + 24} ${x} ${y + 24}T${x - 76} ${y}Z`,
    'linen-2',
  ) +
  C(x + 40, y - 30, 12, 'wood');
