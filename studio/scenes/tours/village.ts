/** Duong Lam: gate, lane, yard, old house, harvest. */
import { C, E, L, P, R, each } from '../../kit/shapes';
import { haystack, palmTree, riceFields } from '../../kit/places';
import { banyan, lateriteWall, templeRoof, villageHouse } from '../../kit/temple';
import { pavedLane, recedingWall } from '../../kit/lane';
import { karst } from '../../kit/karst';
import { pot, soyJar } from '../../kit/craft';
import { bicycle } from '../../kit/street';
import { floor, shaft } from '../../kit/floor';
import { windowP } from '../../kit/window';
import { woodSofa } from '../../kit/seating';
import { tableLow, teaset } from '../../kit/tables';
import { pendant } from '../../kit/lamps';
import { blossomVase } from '../../kit/plants';
import { artP, hatsOnWall } from '../../kit/walls';
import { treeLine } from '../../kit/landmarks';
import { cloud, skyBands, sun } from '../../kit/sky';
import { well } from './town';

export const villageGate = (): string =>
  skyBands(640, 370, 0.42) +
  sun(540, 84, 34) +
  cloud(300, 60, 0.8) +
  karst('hump', 380, 350, 340, 90, 'karst-1') +
  treeLine(-40, 366, 380, 120, 'leaf') +
  treeLine(400, 366, 300, 100) +
  lateriteWall(-10, 272, 250, 100) +
  lateriteWall(420, 272, 240, 100) +
  R(0, 362, 640, 118, 'leaf') +
  P('M0 380Q160 366 300 374T640 366V480H0Z', 'bamboo') +
  // Through the gate: the lane goes on to the next roof.
  R(256, 190, 148, 180, 'sky-2') +
  treeLine(236, 330, 190, 60, 'karst-2') +
  villageHouse(330, 344, 108, 84, 'cream') +
  P('M296 344h68l40 30H256Z', 'linen') +
  lateriteWall(212, 196, 58, 178) +
  lateriteWall(390, 196, 58, 178) +
  P('M262 230Q330 176 398 230V190H262Z', 'clay') +
  L('M270 222Q330 180 390 222', 'roof', 5) +
  R(430, 196, 18, 178, 'shade') +
  templeRoof(330, 202, 268, 84) +
  pavedLane(330, 480, 372, 330, 128, 'linen') +
  banyan(92, 420, 1.3) +
  haystack(520, 424, 0.6) +
  bicycle(424, 446, 1.1, 'jade', false);

export const brickLane = (): string =>
  skyBands(640, 300) +
  sun(330, 92, 30) +
  treeLine(-60, 240, 300, 130) +
  treeLine(420, 240, 300, 140, 'leaf') +
  villageHouse(322, 302, 190, 150, 'ochre') +
  R(240, 298, 160, 20, 'linen') +
  recedingWall({ x: -10, top: 60, foot: 486 }, { x: 254, top: 206, foot: 306 }) +
  recedingWall({ x: 650, top: 50, foot: 486 }, { x: 392, top: 202, foot: 306 }) +
  P('M650 50L392 202V306L650 486Z', 'shade') +
  pavedLane(320, 486, 304, 660, 138) +
  P('M254 306L-10 486H96Z', 'shade') +
  each([-14, 4, 22], (x, i) => C(x * 3 + 60, 100 + i * 20, 24, i % 2 ? 'bloom' : 'bloom-2')) +
  each([20, 60, 100], (x, i) => C(x, 84 + i * 24, 26, i % 2 ? 'leaf' : 'leaf-2')) +
  haystack(520, 430, 0.8) +
  bicycle(200, 462, 1.25, 'lacquer', true);

export const soyYard = (): string =>
  skyBands(640, 330) +
  treeLine(-40, 300, 700, 150, 'leaf') +
  lateriteWall(-10, 250, 660, 82) +
  villageHouse(320, 332, 440, 236, 'cream') +
  R(0, 326, 640, 154, 'tile-l') +
  L('M0 370H640M0 420H640M90 326l-60 154M230 326l-30 154M400 326l30 154M540 326l60 154', 'line', 2) +
  E(300, 476, 280, 14, 'shade-s') +
  each([84, 176, 268, 360, 452], (x, i) => soyJar(x, 398, 0.9, i % 2 === 0)) +
  well(572, 372) +
  each([60, 178, 296, 414], (x, i) => soyJar(x, 470, 1.15, i % 2 === 1)) +
  palmTree(30, 350, 0.9, -4);

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
