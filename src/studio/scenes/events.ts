/** Eight events of the calendar, 800×600, drawn in units of 640×480. */
import { C, E, L, P, R, each, seq } from '../kit/shapes';
import { junk, kayak } from '../kit/boats';
import { blindRoll, branch, cord } from '../kit/veranda';
import { bulbString, lanternLamp, pendant, silkLantern } from '../kit/lamps';
import { barStool, lowStool, rattanChair, rug } from '../kit/seating';
import { candle, cup, fruitBowl, plate, tableR, teaset } from '../kit/tables';
import { baseCabinets, casserole, saucepan, upperCabinets, wallTiles } from '../kit/kitchens';
import {
  choppingBoard,
  drum,
  floatingLantern,
  guitar,
  lanternGarland,
  microphone,
  paperSign,
  speaker,
  stall,
  starLantern,
  yogaMat,
} from '../kit/market';
import { HOUSE_ROW, houseRow } from '../kit/street';
import { deck, rail, sea, skyline, stars, terrace } from '../kit/outdoors';
import { cloud, skyBands, sun } from '../kit/sky';
import { karst } from '../kit/karst';
import { cabins, sunWheel } from '../kit/landmarks';
import { plantPot } from '../kit/plants';
import { windowP } from '../kit/window';
import { floor, shaft } from '../kit/floor';
import { scaled, type Picture } from './picture';

const walkingStreet = (): string =>
  skyBands(640, 300) +
  stars(640, 120) +
  karst('hump', 120, 250, 420, 130, 'karst-1') +
  sunWheel(330, 108, 62) +
  houseRow(
    HOUSE_ROW.filter(([x]) => x < 200).map(([x, w, top, wall, k]) => [x - 30, w, top + 20, wall, k] as const),
    360,
  ) +
  houseRow(
    HOUSE_ROW.filter(([x]) => x > 440).map(([x, w, top, wall, k]) => [x, w, top + 10, wall, k] as const),
    360,
  ) +
  P('M0 358L210 250H440L640 358V480H0Z', 'road') +
  P('M240 480L296 250H344L420 480Z', 'light') +
  L('M210 250L0 358M440 250L640 358', 'linen', 5) +
  lanternGarland(150, 96, 470, 96, ['lacquer', 'turmeric', 'lacquer', 'jade', 'lacquer']) +
  lanternGarland(30, 46, 610, 50, ['turmeric', 'lacquer', 'jade', 'lacquer', 'turmeric', 'lacquer', 'jade']) +
  stall(196, 330, 92, 'jade', ['lacquer', 'turmeric']) +
  stall(366, 330, 92, 'turmeric', ['bloom', 'leaf'], 'lacquer') +
  stall(20, 440, 190, 'lacquer', ['turmeric', 'leaf', 'lacquer', 'bloom-2']) +
  stall(440, 444, 190, 'jade', ['ceramic', 'turmeric', 'lacquer', 'lamp']) +
  lowStool(266, 430, 'lacquer', 0.9) +
  lowStool(384, 440, 'ceramic', 0.9);

const kayakDusk = (): string =>
  sea({ hz: 262, sunAt: [330, 214, 46], plan: 4 }) +
  L(
    each(
      [
        [300, 96, 6],
        [286, 130, 18],
        [316, 84, 30],
        [276, 120, 44],
        [300, 110, 60],
        [262, 150, 80],
        [310, 100, 104],
        [250, 130, 128],
        [290, 140, 156],
        [270, 120, 184],
      ] as const,
      ([x, l, d]) => `M${x} ${264 + d}h${l}`,
    ),
    'glitter',
    6,
  ) +
  junk(130, 300, 0.34) +
  kayak(216, 386, 1.05, 'turmeric') +
  kayak(452, 434, 1.4, 'lacquer', -1);

/** An apron on its hook. */
const apron = (x: number, y: number, tone: string): string =>
  C(x, y - 6, 5, 'wood-3') +
  L(`M${x - 14} ${y + 12}L${x} ${y - 4}L${x + 14} ${y + 12}`, tone, 3) +
  P(`M${x - 15} ${y + 10}h30q0 26 18 30v54q-33 10-66 0v-54q18-4 18-30Z`, tone) +
  P(`M${x + 8} ${y + 10}h7q0 26 18 30v54q-14 4-24 4q8-44-1-88Z`, 'shade') +
  P(`M${x - 15} ${y + 54}h30v20h-30Z`, 'shade') +
  L(`M${x - 32} ${y + 42}h-10M${x + 32} ${y + 42}h10`, tone, 4);

const cookingClass = (): string =>
  R(0, 0, 640, 480, 'cream') +
  wallTiles(0, 150, 640, 140) +
  windowP(236, 40, 170, 150, 'bay', { blind: 0.24, mull: 1 }) +
  upperCabinets(-8, 40, 2, 'jade') +
  upperCabinets(420, 40, 2, 'jade') +
  floor('tile-l', 404) +
  baseCabinets(640, 'jade-2', 'stone', 390) +
  pendant(180, 60, 0.9, 2) +
  pendant(470, 60, 0.9, 2) +
  saucepan(70, 286) +
  R(50, 282, 130, 6, 'ink-il', 3) +
  R(-10, 352, 660, 24, 'wood', 4) +
  R(0, 376, 640, 110, 'wood-2') +
  L('M110 376V480M220 376V480M330 376V480M440 376V480M550 376V480', 'line', 3) +
  R(440, 376, 200, 110, 'shade') +
  choppingBoard(206, 352, 1.2) +
  fruitBowl(410, 354, 1.3) +
  casserole(520, 352, 'lacquer') +
  P('M500 316q-6-12 0-22t0-20M524 314q-6-12 0-22t0-20', 'steam') +
  plate(312, 350, 0) +
  E(610, 348, 44, 11, 'paper') +
  each([596, 612, 626], (x, i) => R(x - 14, 330 - i * 3, 40, 11, 'linen', 6)) +
  each(['lacquer', 'turmeric'], (tone, i) => apron(452 + i * 92, 176, tone));

const verandaTea = (): string =>
  sea({ hz: 290, plan: 0, sunAt: [250, 190, 38] }) +
  junk(330, 328, 0.44) +
  R(0, 384, 640, 96, 'wood') +
  deck(384) +
  rail(286, 388, 'wood') +
  R(0, 0, 22, 480, 'wood-2') +
  R(596, 0, 26, 480, 'wood-2') +
  R(612, 0, 10, 480, 'shade') +
  blindRoll(640, 6, 36) +
  cord(190, 42, 16) +
  cord(450, 42, 16) +
  branch(590, 34, 1.1) +
  rattanChair(138, 440, 1.05, 'jade') +
  rattanChair(502, 440, 1.05, 'lacquer') +
  tableR(320, 404, 92) +
  teaset(300, 397) +
  cup(376, 400, 'paper', 0.7) +
  plate(
    250,
    402,
    26,
    each([242, 252, 260], (x) => R(x - 5, 393, 9, 8, 'leaf', 2)),
  ) +
  plantPot(40, 456, 0.9, 0) +
  plantPot(608, 458, 0.8, 2);

const lanternFestival = (): string =>
  sea({ hz: 250, plan: 1, sunAt: [420, 110, 40], clouds: false }) +
  stars(640, 160, 40) +
  each(
    [
      [90, 130, 0.5],
      [180, 70, 0.7],
      [280, 120, 0.42],
      [330, 50, 0.8],
      [520, 60, 0.6],
      [590, 130, 0.45],
      [230, 180, 0.3],
      [470, 170, 0.34],
    ] as const,
    ([x, y, s]) =>
      C(x, y, 50 * s, 'glow') +
      P(`M${x - 20 * s} ${y - 30 * s}q${20 * s} ${-14 * s} ${40 * s} 0l${-6 * s} ${50 * s}h${-28 * s}Z`, 'lamp') +
      P(`M${x + 4 * s} ${y - 37 * s}q${8 * s} 1 ${16 * s} 7l${-6 * s} ${50 * s}h${-10 * s}Z`, 'shade') +
      E(x, y + 20 * s, 14 * s, 4 * s, 'turmeric'),
  ) +
  floatingLantern(110, 320, 0.8, 'turmeric') +
  floatingLantern(250, 300, 0.6) +
  floatingLantern(390, 310, 0.7, 'bloom') +
  floatingLantern(530, 322, 0.8, 'jade') +
  floatingLantern(190, 384, 1.2) +
  floatingLantern(350, 400, 1.4, 'turmeric') +
  floatingLantern(520, 396, 1.2, 'bloom') +
  P('M0 480V440Q160 452 320 446T640 440V480Z', 'stone') +
  P('M0 480V452Q160 462 320 456T640 452V480Z', 'linen-2');

const sunriseYoga = (): string =>
  sea({ hz: 250, foot: 330, plan: 3, sunAt: [400, 196, 52] }) +
  terrace(330) +
  rail(262, 334, 'glass') +
  yogaMat(96, 364, 90, 96, 'jade', -26) +
  yogaMat(276, 364, 90, 96, 'lacquer', 0) +
  yogaMat(456, 364, 90, 96, 'ceramic', 26) +
  `<g transform="translate(152 352)">${R(-44, -14, 62, 22, 'turmeric', 11)}${C(8, -3, 10, 'ochre-2')}</g>` +
  plantPot(34, 420, 1.1, 3) +
  plantPot(612, 424, 1.1, 3) +
  cloud(120, 60, 0.9) +
  R(560, 366, 22, 34, 'ceramic', 6) +
  R(564, 358, 14, 10, 'ink-il', 2);

const skyBar = (): string =>
  skyBands(640, 320) +
  stars(640, 170, 44) +
  sun(520, 96, 34) +
  skyline(330, 190) +
  R(0, 320, 640, 20, 'sea-2') +
  cabins(0, 150, 380, 190, 3, 1) +
  deck(352, 'wood-2') +
  rail(276, 356, 'glass') +
  bulbString(-10, 20, 330, 0, 8, 44) +
  bulbString(330, 0, 660, 16, 8, 44) +
  P('M170 430L200 372H470L506 430Z', 'wood-3') +
  R(170, 430, 336, 18, 'shade') +
  R(170, 430, 336, 14, 'wood-3') +
  speaker(182, 416, 62, 112) +
  speaker(434, 416, 62, 112) +
  barStool(330, 424, 'lacquer', 1) +
  guitar(382, 414, 0.92, 12) +
  microphone(290, 418, 170) +
  drum(266, 420, 0.6) +
  tableR(82, 420, 62, 'wood') +
  candle(66, 412) +
  P('M90 412l-14-34h32Z', 'turmeric') +
  L('M92 412v6M82 414h20', 'foam', 3) +
  tableR(572, 424, 58, 'wood') +
  candle(586, 416) +
  P('M552 416v-36h20v36Z', 'jade') +
  E(562, 380, 10, 3, 'foam') +
  plantPot(30, 470, 0.9, 3);

const lanternWorkshop = (): string =>
  R(0, 0, 640, 480, 'wall-ochre') +
  windowP(236, 46, 168, 190, 'roofs', { blind: 0.2, shape: 'cross' }) +
  L('M0 34Q320 96 640 34', 'cord', 2) +
  silkLantern(60, 56, 0.9, 'jade') +
  silkLantern(170, 72, 1.05, 'lacquer', 1) +
  silkLantern(466, 74, 1, 'turmeric', 2) +
  silkLantern(580, 54, 0.9, 'lacquer') +
  floor('wood-l') +
  shaft(250, 364, 150, 116, 60) +
  starLantern(118, 250, 62, 'lacquer') +
  starLantern(524, 252, 56, 'turmeric') +
  lanternLamp(606, 396, 110) +
  rug(320, 430, 300, 'rug-j', 'paper') +
  R(110, 372, 420, 18, 'wood', 6) +
  R(400, 372, 130, 18, 'shade', 6) +
  R(140, 390, 16, 52, 'wood-3') +
  R(484, 390, 16, 52, 'wood-3') +
  starLantern(250, 336, 34, 'jade') +
  L('M178 372L214 330M186 372L226 340', 'bamboo-2', 5) +
  each(['lacquer', 'turmeric', 'jade', 'bloom-2'], (tone, i) =>
    P(`M${324 + i * 18} ${368 - i * 2}l30-12 24 8-30 12Z`, tone),
  ) +
  R(440, 334, 26, 38, 'ceramic', 4) +
  each([446, 454, 462], (x, i) => L(`M${x} 334l${i * 4 - 4} -28`, ['lacquer', 'turmeric', 'jade'][i] ?? 'jade', 4)) +
  paperSign(482, 352, 34, 20) +
  each(
    [
      [120, 446, 'lacquer'],
      [240, 458, 'turmeric'],
      [390, 458, 'jade'],
      [516, 446, 'bloom-2'],
    ] as const,
    ([x, y, tone]) =>
      E(x, y, 46, 13, 'shade') +
      E(x, y - 6, 44, 13, tone) +
      seq(1, () => L(`M${x - 30} ${y - 6}q30 8 60 0`, 'shade', 2)),
  );

const event = (slug: string, vi: string, en: string, draw: () => string): Picture => ({
  id: `events/${slug}`,
  w: 800,
  h: 600,
  alt: { vi, en },
  subject: `event:${slug}`,
  draw: () => scaled(800, draw()),
});

export const EVENTS: readonly Picture[] = [
  event(
    'walking-street',
    'Phố đi bộ và chợ đêm Hạ Long với những gian hàng dưới dây đèn lồng',
    'Ha Long walking street and night market: stalls under strings of lanterns',
    walkingStreet,
  ),
  event(
    'kayak-dusk',
    'Hai chiếc kayak trên vịnh lúc mặt trời lặn giữa các đảo đá',
    'Two kayaks on the bay as the sun sets between the islands',
    kayakDusk,
  ),
  event(
    'cooking-class',
    'Bàn bếp dài của lớp nấu ăn: thớt rau củ, nồi đang sôi và tạp dề',
    'The long table of the cooking class: vegetables, a pot and aprons',
    cookingClass,
  ),
  event(
    'veranda-tea',
    'Bộ ấm trà trên bàn tròn ngoài hiên, trước mặt là vịnh',
    'Tea on a round table on the veranda, facing the bay',
    verandaTea,
  ),
  event(
    'lantern-festival',
    'Hội đèn: hoa đăng trôi trên nước và đèn trời bay qua vịnh',
    'Lantern festival: lanterns on the water and in the sky above the bay',
    lanternFestival,
  ),
  event(
    'sunrise-yoga',
    'Thảm yoga trên sân thượng lúc mặt trời mọc trên vịnh',
    'Yoga mats on the roof as the sun rises over the bay',
    sunriseYoga,
  ),
  event(
    'sky-bar-music',
    'Sân khấu nhỏ với đàn ghi-ta và micrô ở quầy bar tầng thượng',
    'A small stage with guitar and microphone at the sky bar',
    skyBar,
  ),
  event(
    'lantern-workshop',
    'Bàn làm đèn ông sao cho trẻ em với giấy màu và nan tre',
    "A low table of the children's lantern workshop with paper and bamboo",
    lanternWorkshop,
  ),
];
