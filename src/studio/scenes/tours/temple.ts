/** The temple of letters: gate, pond, steles, altar, the scholar’s table. */
import { C, G, L, P, R, each, seq } from '../../kit/shapes';
import { gate, incense, lotus, stele } from '../../kit/temple';
import { calligraphy } from '../../kit/craft';
import { windowP } from '../../kit/window';
import { teaset } from '../../kit/tables';
import { silkLantern } from '../../kit/lamps';
import { blossomVase, plantPot } from '../../kit/plants';
import { artP } from '../../kit/walls';
import { pavilion, treeLine } from '../../kit/landmarks';
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

export const templePond = (): string =>
  terraceHall(
    pavilion(320, 352, 200, 220) +
      P('M110 362H530L620 470H20Z', 'stone') +
      P('M136 370H504L576 462H64Z', 'sea-2') +
      lotus(200, 410, 1, 0) +
      lotus(420, 430, 1.2, 0) +
      lotus(230, 440, 1.1, 1) +
      lotus(460, 400, 0.8, 1) +
      L('M260 396h70M320 446h90', 'foam', 3),
  );

export const steles = (): string =>
  skyBands(640, 300) +
  treeLine(-20, 300, 700, 80, 'leaf') +
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

export const writing = (): string =>
  R(0, 0, 640, 480, 'wall-ochre') +
  windowP(200, 40, 240, 180, 'garden', { shape: 'cross', blind: 0.2 }) +
  artP(70, 80, 84, 116, 3) +
  artP(490, 80, 84, 116, 5) +
  R(0, 330, 640, 150, 'wood') +
  R(0, 322, 640, 14, 'wood-2') +
  L('M0 390H640', 'line', 2) +
  P('M70 330h200l-120 150h-180Z', 'light') +
  G(calligraphy(0, 0), 'translate(250 448) scale(1.6)') +
  blossomVase(40, 440, 1, 'lacquer', 'paper') +
  teaset(70, 372);
