/** Bat Trang: lane, wheel, shop, painting, market. */
import { C, L, P, R, each, seq } from '../../kit/shapes';
import { lateriteWall, villageHouse } from '../../kit/temple';
import { jarRow, pot, potShelves, pottersWheel } from '../../kit/craft';
import { bicycle } from '../../kit/street';
import { floor, shaft } from '../../kit/floor';
import { windowP } from '../../kit/window';
import { lowStool } from '../../kit/seating';
import { pendant } from '../../kit/lamps';
import { treeLine } from '../../kit/landmarks';
import { skyBands, sun } from '../../kit/sky';

export const potLane = (): string =>
  skyBands(640, 300) +
  sun(320, 110, 36) +
  villageHouse(330, 290, 170, 130, 'cream') +
  lateriteWall(-10, 190, 190, 150) +
  lateriteWall(460, 180, 200, 160) +
  P('M250 280H400L600 480H40Z', 'bamboo') +
  P('M-10 330H180L120 480H-10Z', 'stone') +
  P('M460 330H650V480H540Z', 'stone') +
  pot(60, 400, 1.2, 'ceramic', 0) +
  pot(120, 440, 1.5, 'jade', 1) +
  pot(40, 474, 1.6, 'paper', 4) +
  pot(560, 400, 1.2, 'paper', 2) +
  pot(600, 454, 1.7, 'ceramic', 0) +
  pot(520, 470, 1.1, 'clay', 3) +
  bicycle(290, 400, 0.9, 'lacquer', false);

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
  skyBands(640, 260) +
  treeLine(-20, 260, 320, 70, 'leaf') +
  treeLine(300, 260, 360, 80) +
  R(0, 256, 640, 224, 'bamboo') +
  seq(9, (i) => P(`M${i * 76 - 20} 40h76v46q-38 22-76 0Z`, i % 2 ? 'paper' : 'ceramic')) +
  R(0, 0, 640, 44, 'ceramic') +
  R(30, 80, 12, 190, 'wood-3') +
  R(600, 80, 12, 190, 'wood-3') +
  jarRow(70, 300, 7, 0.9, 'clay') +
  jarRow(50, 376, 6, 1.2, 'ceramic') +
  pot(110, 466, 2, 'jade', 1) +
  pot(250, 470, 2, 'paper', 0) +
  pot(400, 470, 2, 'turmeric', 2) +
  pot(540, 470, 2, 'ceramic', 4);
