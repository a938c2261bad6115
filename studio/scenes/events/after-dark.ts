/** Events after dark: the night market, lanterns on the water, music on the roof. */
import { C, E, L, P, R, each } from '../../kit/shapes';
import { bulbString } from '../../kit/lamps';
import { barStool, lowStool } from '../../kit/seating';
import { candle, tableR } from '../../kit/tables';
import { drum, floatingLantern, guitar, lanternGarland, microphone, speaker, stall } from '../../kit/market';
import { HOUSE_ROW, houseRow } from '../../kit/street';
import { deck, rail, sea, skyline, stars } from '../../kit/outdoors';
import { skyBands, sun } from '../../kit/sky';
import { karst } from '../../kit/karst';
import { cabins, sunWheel } from '../../kit/landmarks';
import { plantPot } from '../../kit/plants';

export const walkingStreet = (): string =>
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

export const lanternFestival = (): string =>
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

export const skyBar = (): string =>
  skyBands(640, 320) +
  stars(640, 170, 44) +
  sun(520, 96, 34) +
  skyline(330, 190) +
  R(0, 320, 640, 40, 'sea-2') +
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
