/** Bat Trang: lane, wheel, shop, painting, market. */
import { C, L, P, R, each } from '../../kit/shapes';
import { villageHouse } from '../../kit/temple';
import { kiln, pavedLane, recedingWall } from '../../kit/lane';
import { awning } from '../../kit/market';
import { jarRow, pot, potShelves, pottersWheel } from '../../kit/craft';
import { bicycle } from '../../kit/street';
import { floor, shaft } from '../../kit/floor';
import { windowP } from '../../kit/window';
import { lowStool } from '../../kit/seating';
import { pendant } from '../../kit/lamps';
import { treeLine } from '../../kit/landmarks';
import { skyBands, sun } from '../../kit/sky';

export const potLane = (): string =>
  skyBands(640, 320) +
  sun(430, 90, 34) +
  treeLine(160, 310, 330, 70, 'leaf') +
  kiln(250, 306, 1.05) +
  villageHouse(372, 310, 150, 120, 'cream') +
  recedingWall({ x: -10, top: 70, foot: 470 }, { x: 210, top: 216, foot: 318 }) +
  recedingWall({ x: 650, top: 60, foot: 470 }, { x: 440, top: 214, foot: 318 }) +
  P('M650 60L440 214V318L650 470Z', 'shade') +
  pavedLane(320, 486, 312, 700, 236, 'bamboo') +
  // What stands along the lane grows towards us.
  each(
    [
      [226, 336, 0.6, 'paper', 0],
      [196, 356, 0.8, 'ceramic', 4],
      [420, 334, 0.6, 'ceramic', 1],
      [452, 358, 0.8, 'jade', 0],
      [150, 388, 1.05, 'jade', 1],
      [500, 388, 1.1, 'paper', 4],
      [92, 426, 1.4, 'paper', 2],
      [556, 424, 1.4, 'ceramic', 0],
      [40, 476, 1.9, 'ceramic', 0],
      [604, 478, 1.9, 'turmeric', 2],
      [130, 476, 1.2, 'clay', 3],
      [508, 478, 1.2, 'paper', 3],
    ] as const,
    ([x, y, s, tone, kind]) => pot(x, y, s, tone, kind),
  ) +
  bicycle(276, 446, 1.2, 'lacquer', false);

export const wheelRoom = (): string =>
  R(0, 0, 640, 480, 'wall-clay') +
  windowP(60, 60, 180, 160, 'garden', { shape: 'cross', blind: 0.16 }) +
  R(330, 90, 270, 10, 'wood', 2) +
  R(330, 190, 270, 10, 'wood', 2) +
  each([360, 420, 480, 550], (x, i) => pot(x, 90, 0.6, ['ceramic', 'paper', 'jade', 'clay'][i] ?? 'paper', i)) +
  each([370, 440, 500, 560], (x, i) =>
    pot(x, 190, 0.62, ['paper', 'clay', 'ceramic', 'jade'][i] ?? 'paper', (i + 2) % 5),
  ) +
  floor('cement', 360) +
  shaft(70, 360, 160, 120, 110) +
  pottersWheel(310, 440, 1.4) +
  lowStool(470, 452, 'lacquer', 1.3) +
  P('M90 450q-10-50 30-60t70 20q30 20 10 40Z', 'clay') +
  P('M150 396q70 8 50 54h-40q20-30-10-54Z', 'shade') +
  pot(560, 458, 1, 'clay', 3);

export const potRoom = (): string =>
  R(0, 0, 640, 480, 'jade-mist') +
  potShelves(30, 400, 270, 4, 0) +
  potShelves(340, 400, 270, 4, 3) +
  floor('terracotta', 396) +
  pendant(320, 20, 0.7, 1) +
  pot(320, 460, 1.3, 'ceramic', 1) +
  pot(200, 466, 1, 'turmeric', 0) +
  pot(440, 464, 1, 'paper', 4);

export const painting = (): string =>
  R(0, 0, 640, 480, 'mist') +
  windowP(380, 40, 200, 170, 'street', { blind: 0.2, mull: 1 }) +
  potShelves(40, 250, 250, 2, 2) +
  R(0, 320, 640, 160, 'wood-l') +
  R(0, 312, 640, 14, 'wood') +
  P('M300 326h200l-100 154h-200Z', 'light') +
  pot(320, 440, 2.3, 'paper', 0) +
  L('M300 380q20-20 40 0t40 0M296 400q30-14 60 0', 'ceramic', 5) +
  C(318, 356, 10, 'ceramic') +
  L('M430 430L370 372', 'wood-3', 7) +
  L('M376 380L364 366', 'ink-il', 8) +
  each(
    ['ceramic', 'lacquer', 'jade', 'turmeric'],
    (t, i) =>
      pot(480 + (i % 2) * 70, 400 + Math.floor(i / 2) * 56, 0.8, 'paper', 3) +
      `<ellipse cx="${480 + (i % 2) * 70}" cy="${368 + Math.floor(i / 2) * 56}" rx="26" ry="6" fill="var(--il-${t})"/>`,
  ) +
  pot(120, 450, 1.2, 'jade', 2) +
  pot(200, 410, 0.9, 'paper', 1);

export const potMarket = (): string =>
  skyBands(640, 290) +
  treeLine(-20, 280, 320, 90, 'leaf') +
  treeLine(300, 280, 360, 100) +
  kiln(520, 282, 0.9) +
  R(0, 276, 640, 204, 'bamboo') +
  L('M0 320H640M0 390H640M120 276L40 480M250 276l-30 204M390 276l30 204M520 276l80 204', 'line', 2) +
  R(30, 80, 12, 210, 'wood-3') +
  R(600, 80, 12, 210, 'wood-3') +
  R(24, 250, 596, 12, 'wood-2', 3) +
  each([70, 134, 198, 262, 326, 390, 454, 518, 576], (x, i) =>
    pot(x, 250, 0.66, ['paper', 'jade', 'ceramic', 'turmeric'][i % 4] ?? 'paper', i % 5),
  ) +
  awning(-6, 652, 44, 9, 'ceramic') +
  R(0, 0, 640, 44, 'ceramic') +
  jarRow(60, 352, 6, 1.02, 'clay') +
  pot(96, 470, 1.9, 'jade', 1) +
  pot(226, 474, 1.6, 'paper', 0) +
  pot(330, 470, 1.1, 'clay', 3) +
  pot(420, 474, 1.7, 'turmeric', 2) +
  pot(546, 474, 1.7, 'ceramic', 4);
