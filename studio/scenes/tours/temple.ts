/** The temple of letters: gate, pond, steles, altar, the scholar’s table. */
import { C, G, L, P, R, at, clip, each, fade, pathShape, seq } from '../../kit/shapes';
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

/** The hall of honour: columns, the gilded altar with its cranes, candles and smoke. */
export const altarHall = (): string =>
  R(0, 0, 640, 480, 'sail-2') +
  R(0, 0, 640, 130, 'wood-3') +
  each([0, 1, 2, 3, 4, 5, 6], (i) => R(i * 108 - 20, 14, 16, 110, 'wood-2')) +
  R(0, 84, 640, 14, 'wood-2') +
  R(0, 122, 640, 10, 'turmeric') +
  R(0, 356, 640, 124, 'clay') +
  L('M0 392H640M0 438H640M120 356L50 480M250 356l-34 124M390 356l34 124M520 356l70 124', 'line', 2) +
  // The niche behind the altar: gold on lacquer, a moon for a halo.
  R(206, 116, 228, 176, 'turmeric', 6) +
  R(216, 126, 208, 160, 'wood-3', 4) +
  C(320, 196, 96, 'glow') +
  C(320, 196, 50, 'turmeric') +
  C(320, 196, 38, 'ochre') +
  P('M288 286Q286 232 304 222Q300 196 320 188Q340 196 336 222Q354 232 352 286Z', 'wood-2') +
  P('M320 188Q340 196 336 222Q354 232 352 286H330Q336 230 320 188Z', 'shade') +
  R(240, 60, 160, 44, 'lacquer', 4) +
  R(247, 66, 146, 32, 'turmeric', 3) +
  L('M272 74v16M296 74v16M320 74v16M344 74v16M368 74v16', 'lacquer', 6) +
  each(
    [40, 150, 458, 568],
    (x) =>
      R(x, 0, 34, 392, 'lacquer') +
      R(x + 22, 0, 12, 392, 'shade') +
      L(`M${x + 4} 150q13 20 26 0M${x + 4} 260q13 20 26 0`, 'turmeric', 3) +
      R(x - 7, 384, 48, 16, 'stone'),
  ) +
  R(200, 282, 240, 18, 'turmeric', 3) +
  R(210, 298, 220, 78, 'lacquer', 3) +
  R(368, 298, 62, 78, 'shade') +
  L('M226 318h188M226 356h188M250 318v38M320 318v38M390 318v38', 'turmeric', 3) +
  each(
    [234, 406],
    (x) => C(x, 248, 34, 'glow') + R(x - 7, 238, 14, 44, 'lamp', 3) + P(`M${x - 4} 238q4-16 8 0Z`, 'ember'),
  ) +
  each(
    [268, 372],
    (x) =>
      P(`M${x - 18} 282q0-16 18-16t18 16Z`, 'ceramic') +
      C(x - 7, 264, 8, 'turmeric') +
      C(x + 7, 264, 8, 'lacquer') +
      C(x, 254, 8, 'turmeric'),
  ) +
  crane(196, 372, 1) +
  crane(444, 372, -1) +
  incense(320, 456, 1) +
  silkLantern(112, 60, 1, 'lacquer') +
  silkLantern(526, 60, 1, 'lacquer');

/** A bronze crane on a tortoise, as they stand at both sides of an altar. */
const crane = (x: number, y: number, flip: 1 | -1): string =>
  at(
    x,
    y,
    1,
    P('M-30 0Q-28-18 0-18T30 0Z', 'bamboo-2') +
      L('M-4-16V-70M6-16V-70', 'bamboo-2', 4) +
      P('M-28-84Q-6-110 26-92Q40-80 20-68H-10Q-30-70-28-84Z', 'bamboo') +
      P('M-26-84L-52-64L-22-72Z', 'bamboo-2') +
      L('M22-90Q44-110 26-134Q18-146 30-154', 'bamboo', 8) +
      P('M28-160l26 6-24 6Z', 'lacquer'),
    flip,
  );

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
