/** Events at a table: the cooking class and the lantern workshop. */
import { C, E, L, P, R, each, seq } from '../../kit/shapes';
import { lanternLamp, pendant, silkLantern } from '../../kit/lamps';
import { rug } from '../../kit/seating';
import { bottles, riceCooker } from '../../kit/kitchen-things';
import { fruitBowl, plate } from '../../kit/tables';
import { baseCabinets, casserole, saucepan, upperCabinets, wallTiles } from '../../kit/kitchens';
import { choppingBoard, paperSign, starLantern } from '../../kit/market';
import { windowP } from '../../kit/window';
import { floor, shaft } from '../../kit/floor';

/** An apron on its hook. */
const apron = (x: number, y: number, tone: string): string =>
  C(x, y - 6, 5, 'wood-3') +
  L(`M${x - 14} ${y + 12}L${x} ${y - 4}L${x + 14} ${y + 12}`, tone, 3) +
  P(`M${x - 15} ${y + 10}h30q0 26 18 30v54q-33 10-66 0v-54q18-4 18-30Z`, tone) +
  P(`M${x + 8} ${y + 10}h7q0 26 18 30v54q-14 4-24 4q8-44-1-88Z`, 'shade') +
  P(`M${x - 15} ${y + 54}h30v20h-30Z`, 'shade') +
  L(`M${x - 32} ${y + 42}h-10M${x + 32} ${y + 42}h10`, tone, 4);

export const cookingClass = (): string =>
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
  // The long worktop in front, seen from above; whatever is cut or cooked stands on it.
  P('M-10 348H650V420H-10Z', 'wood-l') +
  P('M60 348h190l-80 72H-60Z', 'light') +
  R(-10, 344, 660, 8, 'wood') +
  L('M-10 372H650M-10 398H650', 'line', 2) +
  R(-10, 418, 660, 16, 'wood', 4) +
  R(0, 432, 640, 54, 'wood-2') +
  L('M110 432V480M220 432V480M330 432V480M440 432V480M550 432V480', 'line', 3) +
  R(440, 418, 200, 68, 'shade') +
  choppingBoard(170, 412, 1.25) +
  riceCooker(344, 380, 0.9) +
  fruitBowl(440, 404, 1.3) +
  casserole(548, 380, 'lacquer') +
  P('M528 334q-6-12 0-22t0-20M552 332q-6-12 0-22t0-20', 'steam') +
  bottles(20, 378) +
  plate(
    606,
    410,
    40,
    each([594, 608, 620], (x, i) => R(x - 14, 392 - i * 3, 36, 11, 'linen', 6)),
  ) +
  each(['lacquer', 'turmeric'], (tone, i) => apron(452 + i * 92, 176, tone));

export const lanternWorkshop = (): string =>
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
