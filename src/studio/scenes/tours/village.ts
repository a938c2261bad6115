/** Duong Lam: gate, lane, yard, old house, harvest. */
import { L, P, R, each, seq } from '../../kit/shapes';
import { haystack, palmTree, riceFields } from '../../kit/places';
import { banyan, lateriteWall, villageHouse } from '../../kit/temple';
import { jarRow, pot } from '../../kit/craft';
import { bicycle } from '../../kit/street';
import { floor, shaft } from '../../kit/floor';
import { windowP } from '../../kit/window';
import { woodSofa } from '../../kit/seating';
import { tableLow, teaset } from '../../kit/tables';
import { pendant } from '../../kit/lamps';
import { blossomVase } from '../../kit/plants';
import { artP, hatsOnWall } from '../../kit/walls';
import { treeLine } from '../../kit/landmarks';
import { skyBands, sun } from '../../kit/sky';
import { well } from './town';

export const villageGate = (): string =>
  skyBands(640, 340) +
  sun(520, 90, 34) +
  treeLine(-40, 340, 420, 80, 'leaf') +
  lateriteWall(80, 250, 150, 110) +
  lateriteWall(420, 250, 170, 110) +
  lateriteWall(220, 180, 56, 180) +
  lateriteWall(376, 180, 56, 180) +
  P('M206 184L240 128H412L446 184Z', 'roof') +
  P('M360 128H412L446 184H390Z', 'shade') +
  R(276, 184, 100, 30, 'clay') +
  R(0, 356, 640, 124, 'bamboo') +
  P('M276 356H376L520 480H140Z', 'linen') +
  banyan(96, 400, 1.15) +
  bicycle(420, 430, 0.95, 'jade', false);

export const brickLane = (): string =>
  skyBands(640, 260) +
  treeLine(-60, 200, 300, 110) +
  treeLine(420, 200, 300, 120, 'leaf') +
  villageHouse(320, 270, 150, 120, 'ochre') +
  P('M-10 90L270 220V300L-10 480Z', 'clay') +
  P('M650 80L376 220V296L650 480Z', 'clay') +
  L(
    seq(7, (i) => `M-10 ${140 + i * 52}L270 ${232 + i * 11}M650 ${134 + i * 52}L376 ${230 + i * 10}`),
    'line',
    2.6,
  ) +
  P('M376 220L650 80V480L376 296Z', 'shade') +
  P('M-10 78L276 214V226L-10 96ZM650 68L370 214V226L650 86Z', 'roof') +
  P('M270 296H376L650 480H-10Z', 'linen') +
  L('M290 320h66M262 350h124M220 390h210M170 440h310', 'line', 3) +
  haystack(500, 420, 0.7) +
  bicycle(180, 450, 1.1, 'lacquer', true);

export const soyYard = (): string =>
  skyBands(640, 300) +
  treeLine(-40, 260, 700, 110, 'leaf') +
  villageHouse(320, 330, 440, 230, 'cream') +
  R(0, 326, 640, 154, 'tile-l') +
  L('M0 370H640M0 420H640M90 326l-60 154M230 326l-30 154M400 326l30 154M540 326l60 154', 'line', 2) +
  jarRow(70, 400, 5, 1.2, 'wood-2') +
  jarRow(120, 466, 4, 1.35, 'wood-2') +
  well(566, 376) +
  palmTree(40, 360, 0.9);

export const oldHouse = (): string =>
  R(0, 0, 640, 480, 'wall-ochre') +
  P('M-10 0L320-60L650 0V60L320 20L-10 60Z', 'wood-3') +
  each([70, 540], (x) => R(x, 20, 30, 380, 'wood-2') + R(x + 19, 20, 11, 380, 'shade')) +
  windowP(220, 80, 200, 150, 'garden', { shape: 'transom', blind: 0 }) +
  hatsOnWall(160, 120) +
  artP(450, 100, 70, 100, 3) +
  floor('terracotta') +
  shaft(240, 364, 180, 116, 70) +
  woodSofa(170, 396, 300, 'clay', ['turmeric', 'lacquer']) +
  tableLow(230, 426, 180, 'wood') +
  teaset(300, 417) +
  pot(120, 420, 1.2, 'wood-2', 4) +
  blossomVase(576, 420, 1.1) +
  pendant(320, 20, 0.7);

export const harvest = (): string =>
  riceFields(['ochre', 'ochre-2', 'leaf']) +
  haystack(140, 400, 1.1) +
  haystack(250, 360, 0.7) +
  bicycle(400, 440, 1.2, 'lacquer', true) +
  palmTree(590, 420, 1.05);
