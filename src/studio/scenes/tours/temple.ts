/** The temple of letters: gate, pond, steles, altar, the scholar’s table. */
import { C, G, L, P, R, clip, each, fade, pathShape, seq } from '../../kit/shapes';
import { gate, incense, lotus, stele } from '../../kit/temple';
import { starPavilion } from '../../kit/star-pavilion';
import { brushPot, hangingScroll, inkStone, redPaper } from '../../kit/scholar';
import { windowP } from '../../kit/window';
import { teaset } from '../../kit/tables';
import { silkLantern } from '../../kit/lamps';
import { blossomVase, plantPot } from '../../kit/plants';
import { dado } from '../../kit/walls';
import { treeLine } from '../../kit/landmarks';
import { skyBands, sun } from '../../kit/sky';
import { terraceHall } from './town';

export const templeGate = (): string =>
  skyBands(640, 360) +
  sun(120, 90, 34) +
  treeLine(-40, 370, 320, 170, 'leaf') +
  treeLine(360, 370, 340, 180) +
  R(0, 366, 640, 114, 'stone') +
  gate(320, 376, 300, 320, 'ochre') +
  P('M236 376H404L520 480H120Z', 'linen') +
  plantPot(110, 420, 1.2, 5) +
  plantPot(530, 420, 1.2, 5);

/** The pavilion of the constellation of letters between its walls, and its mirror image in the square well. */
export const templePond = (): string =>
  terraceHall(
    each([-10, 410], (x) => R(x, 262, 240, 76, 'wall-ochre') + R(x - 4, 252, 248, 14, 'roof', 3)) +
      R(410, 262, 240, 76, 'shade-s') +
      starPavilion(320, 344, 190, 262) +
      P('M84 366H556L640 466V480H0V466Z', 'roof') +
      L('M40 452H600M70 372H570', 'clay', 6) +
      P('M110 376H530L596 460H44Z', 'sea-2') +
      clip(
        pathShape('M110 376H530L596 460H44Z'),
        fade(G(starPavilion(320, 0, 190, 262), 'translate(0 376) scale(1 -.44)'), 0.34),
      ) +
      L('M150 396h70M380 420h120M120 440h90M300 452h90', 'foam', 3) +
      lotus(160, 420, 1.1, 0) +
      lotus(488, 400, 0.9, 0) +
      lotus(470, 444, 1.2, 0) +
      lotus(186, 436, 1.2, 1) +
      lotus(520, 420, 0.9, 1) +
      lotus(126, 412, 0.8, 2),
  );

export const steles = (): string =>
  skyBands(640, 340) +
  treeLine(-60, 320, 420, 170) +
  treeLine(300, 320, 400, 160, 'leaf') +
  R(0, 264, 640, 70, 'wall-ochre') +
  R(0, 254, 640, 14, 'roof') +
  R(0, 120, 640, 30, 'roof') +
  P('M-10 120L40 60H600L650 120Z', 'roof') +
  L(
    seq(16, (i) => `M${i * 42} 62l-10 56`),
    'line',
    2,
  ) +
  each([30, 230, 410, 596], (x) => R(x, 148, 16, 190, 'lacquer')) +
  R(0, 330, 640, 150, 'stone') +
  L('M0 380H640M0 440H640', 'line', 2) +
  each([120, 330, 520], (x) => stele(x, 360, 1.1)) +
  stele(220, 450, 1.4) +
  stele(440, 454, 1.4);

export const altarHall = (): string =>
  R(0, 0, 640, 480, 'wood-2') +
  L(
    seq(9, (i) => `M0 ${i * 24 + 8}H640`),
    'line',
    3,
  ) +
  R(0, 360, 640, 120, 'clay') +
  L('M0 400H640M0 446H640', 'line', 2) +
  each(
    [60, 180, 430, 550],
    (x) => R(x, 0, 32, 400, 'lacquer') + R(x + 20, 0, 12, 400, 'shade') + R(x - 6, 392, 44, 16, 'stone'),
  ) +
  R(222, 60, 200, 40, 'lacquer', 4) +
  R(230, 66, 184, 28, 'turmeric', 3) +
  L('M262 72v16M292 72v16M322 72v16M352 72v16M382 72v16', 'lacquer', 6) +
  R(228, 270, 186, 100, 'wood-3', 4) +
  R(216, 258, 210, 16, 'lacquer', 3) +
  C(320, 190, 70, 'glow') +
  C(320, 196, 46, 'turmeric') +
  C(320, 196, 30, 'ochre') +
  each([250, 390], (x) => C(x, 236, 30, 'glow') + R(x - 6, 226, 12, 32, 'lamp', 3)) +
  incense(320, 450, 0.9) +
  silkLantern(130, 60, 1, 'lacquer') +
  silkLantern(510, 60, 1, 'lacquer');

/** The table by the window: red paper half dry, brushes, ink; scrolls at both sides. */
export const writing = (): string =>
  R(0, 0, 640, 480, 'wall-ochre') +
  windowP(206, 30, 228, 186, 'garden', { shape: 'cross', blind: 0.18 }) +
  hangingScroll(66, 54, 88, 200, 0) +
  hangingScroll(486, 54, 88, 200, 1) +
  dado(266, 300, 'linen') +
  R(0, 300, 640, 180, 'wood') +
  R(0, 294, 640, 12, 'wood-2') +
  P('M240 306h200l120 174H150Z', 'light') +
  L('M0 352H640M0 420H640', 'line', 2.4) +
  blossomVase(62, 356, 0.96, 'lacquer', 'paper') +
  teaset(130, 356) +
  redPaper(318, 452, 1.62) +
  inkStone(566, 440, 1.1) +
  brushPot(548, 366, 1.02) +
  L('M470 446L598 404', 'bamboo-2', 7) +
  P('M474 440l-26 12 24 2Z', 'wood-3');
