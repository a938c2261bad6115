/** Ninh Binh: river, summit, gate, dike. */
import { L, P, R, seq } from '../../kit/shapes';
import { karst } from '../../kit/karst';
import { sampan } from '../../kit/boats';
import { palmTree, river } from '../../kit/places';
import { gate, hall, lotus, stairs } from '../../kit/temple';
import { bicycle } from '../../kit/street';
import { plantPot } from '../../kit/plants';
import { pavilion } from '../../kit/landmarks';
import { cloud, skyBands, sun } from '../../kit/sky';
import { egrets, embankment, sideTrain } from '../../kit/side-train';

export const muaCave = (): string =>
  river(1) +
  karst('tower', 330, 480, 400, 420, 'karst-4', { flip: true, streak: 3 }) +
  stairs(500, 480, 150, 120, 34) +
  pavilion(500, 152, 70, 80);

export const ancientGate = (): string =>
  skyBands(640, 330) +
  karst('hump', -60, 330, 320, 190, 'karst-1') +
  karst('tower', 420, 330, 240, 240, 'karst-2') +
  sun(330, 90, 36) +
  R(0, 326, 640, 154, 'stone') +
  gate(320, 346, 280, 250, 'linen') +
  hall(96, 346, 150, 90) +
  hall(546, 346, 150, 90) +
  P('M236 346H404L480 480H160Z', 'linen') +
  plantPot(130, 440, 1.3, 5) +
  plantPot(510, 440, 1.3, 5);

export const dikeRoad = (): string =>
  river(0, 'ochre') +
  P('M360 480Q420 380 560 340T650 300V480Z', 'linen') +
  P('M480 480Q520 400 650 350V480Z', 'shade') +
  bicycle(440, 470, 1.2, 'jade', false) +
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
