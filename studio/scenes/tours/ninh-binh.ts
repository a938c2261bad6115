/** Ninh Binh: river, summit, gate, dike. */
import { L, P, R, at, each, seq } from '../../kit/shapes';
import { karst } from '../../kit/karst';
import { sampan } from '../../kit/boats';
import { haystack, palmTree, river } from '../../kit/places';
import { gate, lotus, stairs } from '../../kit/temple';
import { buffalo } from '../../kit/buffalo';
import { bicycle } from '../../kit/street';
import { pavilion, treeLine } from '../../kit/landmarks';
import { cloud, skyBands, sun } from '../../kit/sky';
import { egrets, embankment, sideTrain } from '../../kit/side-train';

export const muaCave = (): string =>
  river(1) +
  karst('tower', 330, 480, 400, 420, 'karst-4', { flip: true, streak: 3 }) +
  stairs(500, 480, 150, 120, 34) +
  pavilion(500, 152, 70, 80);

/** The gate of the old capital before its rock, over a moat with lotus; feast-day flags along the bridge. */
export const ancientGate = (): string =>
  skyBands(640, 340) +
  sun(540, 84, 34) +
  karst('hump', -80, 330, 300, 170, 'karst-1') +
  karst('tower', 130, 334, 330, 300, 'karst-2', { streak: 4 }) +
  karst('hump', 420, 334, 300, 200, 'karst-3', { flip: true, streak: 3 }) +
  treeLine(-40, 340, 320, 70, 'leaf') +
  treeLine(380, 340, 320, 76) +
  each([-10, 446], (x) => R(x, 286, 210, 60, 'linen-2') + R(x - 4, 276, 218, 13, 'roof', 3)) +
  gate(322, 346, 252, 214, 'linen') +
  R(0, 342, 640, 138, 'sea-2') +
  R(0, 340, 640, 10, 'stone') +
  L('M30 380h90M120 440h60M480 376h110M560 430h60M20 456h70', 'foam', 3) +
  P('M262 344H382L470 480H174Z', 'linen') +
  L('M252 372H392M236 404H410M216 440H434', 'line', 2.4) +
  P('M262 344h-10L152 480h22ZM382 344h10L492 480h-22Z', 'stone') +
  each(
    [
      [228, 384, 0.72, 0, -1],
      [414, 384, 0.72, 1, 1],
      [182, 440, 1.05, 1, -1],
      [462, 440, 1.05, 0, 1],
    ] as const,
    ([x, y, s, kind, wind]) => feastFlag(x, y, s, kind, wind),
  ) +
  lotus(80, 420, 1, 0) +
  lotus(560, 404, 0.9, 0) +
  lotus(60, 450, 1.2, 1) +
  lotus(120, 400, 0.8, 1) +
  lotus(590, 452, 1.2, 0) +
  lotus(560, 446, 1.1, 1);

/** The square flag of village feasts: one colour set into another, a jagged edge. */
const feastFlag = (x: number, y: number, s: number, kind: 0 | 1, wind: 1 | -1): string =>
  at(
    x,
    y,
    s,
    L('M0 0V-150', 'wood-3', 5) +
      P('M2-148H70l-8 8 8 8-8 8 8 8-8 8 8 8-8 8 8 8H2Z', kind ? 'lacquer' : 'turmeric') +
      R(8, -140, 44, 48, kind ? 'turmeric' : 'jade') +
      R(15, -132, 30, 32, kind ? 'jade' : 'lacquer') +
      R(22, -124, 16, 16, kind ? 'paper' : 'turmeric'),
    wind,
  );

export const dikeRoad = (): string =>
  river(0, 'ochre') +
  P('M360 480Q420 380 560 340T650 300V480Z', 'linen') +
  P('M480 480Q520 400 650 350V480Z', 'shade') +
  sampan(226, 356, 0.62) +
  buffalo(512, 322, 0.5, -1) +
  haystack(590, 300, 0.5) +
  bicycle(440, 470, 1.2, 'lacquer', true) +
  palmTree(70, 470, 1.1, 6);

export const sampans = (seed: number): string =>
  river(seed) +
  sampan(330, 318, 0.36) +
  sampan(390, 362, 0.56, -1) +
  sampan(230, 440, 1.1) +
  lotus(520, 440, 1, 0) +
  lotus(90, 450, 1.1, 0) +
  lotus(540, 450, 1, 1);

/** The morning train passes between karst and flooded fields, egrets rise. */
export const earlyTrain = (): string =>
  skyBands(640, 300) +
  sun(470, 110, 38) +
  cloud(60, 60, 0.9) +
  karst('hump', -70, 284, 260, 150, 'karst-1') +
  karst('twin', 150, 284, 220, 190, 'karst-1') +
  karst('hump', 500, 284, 220, 120, 'karst-1', { flip: true }) +
  karst('tower', 20, 288, 150, 180, 'karst-2', { streak: 3 }) +
  karst('tower', 540, 288, 170, 220, 'karst-3', { flip: true, streak: 3 }) +
  R(0, 282, 640, 60, 'leaf') +
  embankment(316) +
  sideTrain(-60, 316, 4) +
  R(0, 348, 640, 132, 'sea-1') +
  P('M0 348H640V362Q480 372 320 364T0 366Z', 'leaf') +
  P('M-10 398Q160 384 330 398T650 392V404Q480 414 320 408T-10 410Z', 'leaf-2') +
  P('M-10 480V448Q180 430 360 446T650 438V480Z', 'leaf') +
  L(
    seq(26, (i) => `M${8 + i * 25} ${390 - (i % 3) * 5}l4-12 4 12M${16 + i * 25} ${436 + (i % 4) * 8}l6-18 6 18`),
    'leaf-2',
    3,
  ) +
  L('M60 424h80M300 428h120M500 420h70M120 376h60M420 380h90', 'foam', 2.6) +
  egrets([
    [250, 240, 1],
    [300, 222, 0.8],
    [206, 216, 0.7],
  ]);
