/** Ninh Binh: river, summit, gate, dike. */
import { P, R } from '../../kit/shapes';
import { karst } from '../../kit/karst';
import { sampan } from '../../kit/boats';
import { palmTree, river } from '../../kit/places';
import { gate, hall, lotus, stairs } from '../../kit/temple';
import { bicycle } from '../../kit/street';
import { plantPot } from '../../kit/plants';
import { pavilion } from '../../kit/landmarks';
import { skyBands, sun } from '../../kit/sky';

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
