/** The mock's seven rooms as bodies of 640×480; apartments of the catalogue are composed in `scenes/`. */
import { C, L, P, R, seq } from './shapes';
import { karst } from './karst';
import { junk } from './boats';
import { blindRoll } from './veranda';
import { floor, shaft } from './floor';
import { windowP } from './window';
import { bed, bedside } from './beds';
import { chair, rug, sofa } from './seating';
import { tableR, teaset } from './tables';
import { artP, curtains, shelf } from './walls';
import { lampF, pendant } from './lamps';
import { plantPot } from './plants';
import { kitchen } from './kitchens';

export const ROOMS = {
  bayBed: () =>
    R(0, 0, 640, 480, 'mist') +
    windowP(250, 56, 330, 210, 'bay', { blind: 0.2 }) +
    floor('wood') +
    shaft(300, 364, 220, 116, -90) +
    pendant(196, 58, 0.9) +
    bed(40, 400, 360, { throwC: 'lacquer' }) +
    bedside(430, 404) +
    plantPot(574, 420, 0.95, 2),
  streetLiving: () =>
    R(0, 0, 640, 480, 'wall-ochre') +
    windowP(52, 60, 176, 236, 'street', { blind: 0.16, mull: 1, arch: true }) +
    artP(300, 96, 86, 108, 0) +
    artP(404, 96, 60, 80, 1) +
    floor('tile-l') +
    shaft(70, 364, 150, 116, 130) +
    rug(350, 432, 200) +
    sofa(250, 394, 290) +
    tableR(316, 420, 66) +
    teaset(306, 414) +
    plantPot(600, 412, 1.05, 0) +
    lampF(210, 410, 176),
  studio: () =>
    R(0, 0, 640, 480, 'wall-clay') +
    windowP(330, 50, 250, 190, 'lake', { blind: 0.22, mull: 1 }) +
    shelf(70, 150, 190) +
    floor('wood-l') +
    shaft(360, 364, 170, 116, -80) +
    rug(330, 440, 230) +
    bed(34, 402, 330, { throwC: 'turmeric', head: 'bamboo-2' }) +
    chair(420, 424) +
    tableR(510, 372, 62) +
    teaset(496, 366) +
    plantPot(604, 410, 0.8, 1) +
    pendant(296, 64, 0.8, 1),
  seaSuite: () =>
    R(0, 0, 640, 480, 'wall-sand') +
    windowP(60, 44, 520, 258, 'bay', { blind: 0.14, mull: 3 }) +
    curtains(42, 30, 560, 364) +
    floor('wood-l') +
    shaft(140, 364, 340, 116, 60) +
    rug(330, 436, 240, 'rug-j', 'paper') +
    sofa(60, 400, 250, 'linen', 'linen-2', ['jade', 'turmeric']) +
    lampF(356, 402, 196) +
    tableR(452, 398, 62) +
    plantPot(548, 424, 0.84, 0) +
    teaset(438, 392),
  kitchen: () => kitchen(),
  kitchenClay: () => kitchen({ wall: 'mist', cab: 'clay', view: 'bay', fl: 'wood-l' }),
  balcony: () =>
    R(0, 0, 640, 480, 'sky-2') +
    R(0, 0, 640, 150, 'sky-1') +
    C(180, 190, 76, 'halo') +
    C(180, 190, 40, 'sun') +
    karst('twin', -20, 300, 220, 130, 'karst-1') +
    karst('tower', 190, 300, 120, 150, 'karst-1') +
    karst('hump', 330, 306, 220, 130, 'karst-2') +
    karst('tower', 480, 310, 170, 200, 'karst-3', { streak: 3 }) +
    R(0, 300, 640, 180, 'sea-2') +
    L('M40 320h70M200 332h90M360 324h60M90 350h120M420 352h120', 'foam', 3) +
    junk(250, 338, 0.5) +
    R(0, 392, 640, 88, 'wood') +
    L('M0 420H640M0 450H640', 'line', 2) +
    R(0, 290, 640, 10, 'wood-2') +
    L(
      seq(22, (i) => `M${i * 30 + 8} 300v92`),
      'wood-2',
      5,
    ) +
    R(0, 384, 640, 10, 'wood-3') +
    R(584, 0, 30, 480, 'wood-2') +
    R(604, 0, 10, 480, 'shade') +
    blindRoll(640, 6, 40) +
    chair(150, 452) +
    chair(420, 452, -1) +
    tableR(284, 404, 62) +
    teaset(270, 398) +
    plantPot(536, 446, 1, 2) +
    plantPot(40, 452, 0.8, 0) +
    P('M0 470H640V480H0Z', 'line'),
} as const;
