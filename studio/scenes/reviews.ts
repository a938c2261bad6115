/** Pictures for guests' reviews: five corners of rooms, square, never a face. */
import { C, L, P, R, each } from '../kit/shapes';
import { floor, shaft } from '../kit/floor';
import { windowP } from '../kit/window';
import { bedFront, bedside } from '../kit/beds';
import { armchair, longRug, rattanChair } from '../kit/seating';
import { books, cup, fruitBowl, tableR, teaset, vaseFlowers } from '../kit/tables';
import { lampF, pendant } from '../kit/lamps';
import { plantPot } from '../kit/plants';
import { baseCabinets, saucepan, wallTiles } from '../kit/kitchens';
import { bottles, hungMugs, leaningBoards, riceCooker, teaTowel } from '../kit/kitchen-things';
import { luggage } from '../kit/building';
import { artP } from '../kit/walls';
import type { Picture } from './picture';

/** Drawn in 480×480 of the usual units. */
const arrival = (): string =>
  R(0, 0, 480, 480, 'wall-clay') +
  floor('tile-l', 384) +
  R(56, 60, 190, 328, 'frame', 4) +
  R(70, 74, 162, 314, 'door') +
  R(90, 100, 122, 96, 'shade-l', 4) +
  R(90, 226, 122, 120, 'shade-l', 4) +
  R(190, 206, 32, 78, 'ink-il', 8) +
  each([0, 1, 2], (r) => each([0, 1, 2], (c) => C(198 + c * 8, 218 + r * 9, 2.4, 'paper'))) +
  C(206, 262, 9, 'steel') +
  L('M206 262h-22', 'steel', 7) +
  C(206, 276, 3, 'turmeric') +
  luggage(346, 432, 1.1) +
  pendant(340, 60, 0.8, 1) +
  plantPot(446, 410, 0.8, 2);

const seaMorning = (): string =>
  R(0, 0, 480, 480, 'mist') +
  windowP(50, 40, 380, 230, 'bay', { blind: 0.16, mull: 1 }) +
  floor('wood-l') +
  shaft(90, 364, 260, 116, 60) +
  rattanChair(120, 430, 1.15, 'lacquer') +
  tableR(262, 402, 66) +
  teaset(244, 395) +
  cup(306, 398, 'paper', 0.8) +
  plantPot(420, 430, 1.1, 0);

const kitchenHelp = (): string =>
  R(0, 0, 480, 480, 'cream') +
  wallTiles(0, 150, 480, 136) +
  windowP(50, 30, 150, 110, 'roofs', { blind: 0.2, mull: 1 }) +
  floor('tile-l', 400) +
  baseCabinets(480, 'jade', 'stone') +
  R(220, 280, 150, 8, 'ink-il', 3) +
  saucepan(250, 278) +
  riceCooker(424, 286, 0.86) +
  fruitBowl(66, 286, 1) +
  leaningBoards(126, 286) +
  bottles(388, 196, ['broth', 'turmeric', 'leaf-2']) +
  R(376, 196, 84, 7, 'wood', 2) +
  hungMugs(396, 203, ['lacquer', 'paper']) +
  teaTowel(160, 322, 'turmeric') +
  longRug(250, 450, 300, 'rug-j', 'paper') +
  R(250, 60, 120, 74, 'ink-il-2', 6) +
  R(258, 68, 104, 58, 'sky-1', 3) +
  P('M298 84v26l24-13Z', 'jade-2');

const familyNight = (): string =>
  R(0, 0, 480, 480, 'wall-ochre') +
  artP(190, 60, 100, 78, 3) +
  floor('tile-l', 364) +
  bedside(30, 396) +
  bedside(388, 396) +
  bedFront(240, 430, 250, { throwC: 'jade', head: 'wood-2', form: 'cane' }) +
  pendant(110, 40, 0.7) +
  pendant(370, 40, 0.7);

const reader = (): string =>
  R(0, 0, 480, 480, 'jade-mist') +
  windowP(220, 50, 200, 220, 'westLake', { blind: 0.14, shape: 'arch' }) +
  floor('herringbone') +
  shaft(230, 364, 170, 116, -90) +
  lampF(90, 404, 210) +
  armchair(120, 424, 150, 'lacquer', 'sail-2') +
  tableR(336, 410, 58) +
  books(330, 404) +
  vaseFlowers(370, 402) +
  plantPot(446, 420, 0.9, 1);

const review = (slug: string, vi: string, en: string, draw: () => string): Picture => ({
  id: `reviews/${slug}`,
  w: 480,
  h: 480,
  alt: { vi, en },
  subject: `review:${slug}`,
  draw,
});

export const REVIEWS: readonly Picture[] = [
  review(
    'arrival',
    'Cửa căn hộ với bàn phím mã và xe hành lý',
    'The apartment door with its keypad and a luggage trolley',
    arrival,
  ),
  review(
    'sea-morning',
    'Ghế mây và ấm trà bên cửa sổ nhìn ra vịnh',
    'A rattan chair and tea by the window on the bay',
    seaMorning,
  ),
  review(
    'kitchen',
    'Góc bếp có nồi đang sôi và màn hình hướng dẫn',
    'A kitchen corner: a pot on the stove and a guide on the screen',
    kitchenHelp,
  ),
  review('family-night', 'Giường đôi với hai đèn ngủ đang sáng', 'A double bed between two bedside lamps', familyNight),
  review(
    'reader',
    'Ghế bành, đèn đọc và chồng sách bên cửa sổ hồ Tây',
    'An armchair, a lamp and books by a window on West Lake',
    reader,
  ),
];
