/** The hotel's own page: the towers from the sea road, lobby, roof pool, gym. 960×640. */
import { C, L, P, R, each, seq } from '../kit/shapes';
import {
  entrance,
  dumbbells,
  gymBall,
  keyBoard,
  luggage,
  pool,
  receptionDesk,
  spinBike,
  tower,
  treadmill,
} from '../kit/building';
import { floor, shaft } from '../kit/floor';
import { windowP } from '../kit/window';
import { karst } from '../kit/karst';
import { junk } from '../kit/boats';
import { cloud, skyBands, sun } from '../kit/sky';
import { lounger, parasol } from '../kit/bath';
import { rail, sea, terrace } from '../kit/outdoors';
import { armchair, rug } from '../kit/seating';
import { fruitBowl, tableR, vaseFlowers, teaset } from '../kit/tables';
import { pendant, silkLantern, lanternLamp } from '../kit/lamps';
import { blossomVase, plantPot } from '../kit/plants';
import { bicycle } from '../kit/street';
import { treeLine } from '../kit/landmarks';
import { hangingScroll } from '../kit/scholar';
import { dado } from '../kit/walls';
import type { Picture } from './picture';

const palm = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">${P('M-6 0C-2-60-8-110 4-160H12C4-110 10-60 8 0Z', 'wood-2')}${each([-100, -64, -28, 14, 50, 88], (r, i) => `<path transform="translate(8 -160) rotate(${r})" d="M0 0C-16-30-12-66 4-92C16-62 16-28 0 0Z" fill="var(--il-${i % 2 ? 'leaf-2' : 'leaf'})"/>`)}</g>`;

const facade = (): string =>
  skyBands(640, 380) +
  sun(500, 96, 34) +
  cloud(60, 70, 0.9) +
  cloud(420, 50, 0.6) +
  karst('hump', -40, 372, 220, 130, 'karst-1') +
  karst('twin', 470, 372, 220, 170, 'karst-1') +
  R(0, 368, 640, 40, 'sea-2') +
  junk(560, 384, 0.26, { bare: true }) +
  tower(96, 410, 122, 300, 'cream', 'jade', 1) +
  tower(398, 410, 130, 336, 'paper', 'jade-2', 4) +
  tower(232, 410, 150, 372, 'linen', 'jade', 2) +
  R(60, 330, 500, 80, 'linen-2') +
  R(60, 322, 500, 12, 'jade-2') +
  seq(6, (i) =>
    i === 2 || i === 3 ? '' : R(80 + i * 80, 346, 60, 44, 'window', 2) + L(`M${110 + i * 80} 346v44`, 'frame', 3),
  ) +
  entrance(310, 410, 200) +
  treeLine(-30, 412, 180, 60) +
  treeLine(520, 412, 180, 60, 'leaf') +
  palm(70, 416, 1) +
  palm(580, 416, 1.1) +
  R(0, 408, 640, 72, 'road') +
  R(0, 404, 640, 14, 'linen') +
  P('M250 410H370L410 480H200Z', 'stone') +
  L('M40 448h80M470 452h90', 'paper', 4) +
  bicycle(470, 440, 0.5, 'lacquer', false);

const lobby = (): string =>
  R(0, 0, 640, 480, 'wall-sand') +
  windowP(30, 60, 190, 240, 'bay', { blind: 0.14, shape: 'transom' }) +
  R(280, 60, 330, 250, 'wood') +
  L(
    seq(15, (i) => `M${290 + i * 22} 60v250`),
    'line',
    3,
  ) +
  keyBoard(350, 100, 6, 3) +
  floor('checker', 370) +
  shaft(50, 370, 150, 110, 120) +
  pendant(340, 30, 0.7, 1) +
  pendant(446, 22, 0.8, 1) +
  pendant(552, 30, 0.7, 1) +
  receptionDesk(320, 420, 270) +
  vaseFlowers(372, 310) +
  C(540, 304, 7, 'turmeric') +
  R(524, 306, 32, 5, 'turmeric', 2) +
  rug(150, 440, 170, 'rug-j', 'paper') +
  armchair(30, 424, 116, 'jade', 'jade-2') +
  tableR(186, 410, 44) +
  fruitBowl(184, 403, 0.7) +
  luggage(264, 442, 0.86) +
  plantPot(612, 430, 1, 3);

const roofPool = (): string =>
  sea({ hz: 230, foot: 320, plan: 2, sunAt: [300, 150, 44] }) +
  junk(240, 262, 0.34, { bare: true }) +
  terrace(316) +
  rail(258, 320, 'glass') +
  pool(352, 100, 60, 600) +
  parasol(112, 372, 0.82, 'paper', 'lacquer') +
  parasol(548, 372, 0.82, 'paper', 'jade') +
  lounger(130, 372, 0.62, 'turmeric') +
  lounger(510, 372, 0.62, 'lacquer', -1) +
  plantPot(34, 420, 1.1, 3) +
  plantPot(616, 424, 1.1, 3) +
  R(0, 466, 640, 14, 'linen-2');

const gym = (): string =>
  R(0, 0, 640, 480, 'mist') +
  windowP(50, 44, 540, 216, 'islands', { blind: 0, mull: 4 }) +
  floor('cement', 364) +
  R(0, 418, 640, 62, 'jade') +
  shaft(120, 364, 380, 116, 50) +
  treadmill(120, 408, 0.92) +
  treadmill(290, 408, 0.92) +
  spinBike(428, 410, 0.95) +
  dumbbells(500, 408) +
  gymBall(66, 462, 40, 'turmeric') +
  R(190, 446, 190, 14, 'lacquer', 7) +
  R(340, 446, 40, 14, 'shade', 7) +
  silkLantern(600, 40, 0.6, 'jade', 1) +
  plantPot(606, 460, 0.9, 0);

/** Tea set out at the lobby's window: what welcomes a guest. */
const welcome = (): string =>
  R(0, 0, 640, 480, 'wall-ochre') +
  dado(268, 364, 'jade-mist') +
  windowP(140, 40, 360, 226, 'bay', { blind: 0.16, mull: 2 }) +
  hangingScroll(42, 62, 62, 168, 1) +
  hangingScroll(538, 62, 62, 168, 0) +
  floor('tile-l') +
  rug(320, 440, 280, 'rug', 'rug-2') +
  lanternLamp(46, 404, 118) +
  armchair(84, 424, 136, 'lacquer', 'sail-2') +
  armchair(424, 424, 136, 'jade', 'jade-2') +
  tableR(322, 400, 92) +
  blossomVase(258, 392, 0.62) +
  teaset(318, 394) +
  fruitBowl(376, 391, 0.9) +
  luggage(598, 446, 0.84);

const page = (slug: string, vi: string, en: string, draw: () => string): Picture => ({
  id: `hotel/${slug}`,
  w: 960,
  h: 720,
  alt: { vi, en },
  subject: `hotel:${slug}`,
  draw: () => `<g transform="scale(1.5)">${draw()}</g>`,
});

export const HOTEL: readonly Picture[] = [
  page(
    'facade',
    'Ba toà nhà bên đường ven biển, lối vào có đèn lồng, phía sau là vịnh',
    'Three towers on the coast road, lanterns at the entrance, the bay behind',
    facade,
  ),
  page(
    'lobby',
    'Sảnh lễ tân với bảng chìa khoá, ghế bành và xe đẩy hành lý',
    'The lobby: reception desk, key board, an armchair and a luggage trolley',
    lobby,
  ),
  page(
    'roof-pool',
    'Bể bơi tầng thượng với ghế nằm và ô che, trước mặt là vịnh',
    'The roof pool with sun beds and parasols, facing the bay',
    roofPool,
  ),
  page(
    'gym',
    'Phòng tập với máy chạy, xe đạp và tạ, nhìn ra đảo',
    'The gym with treadmills, a bicycle and weights, facing the islands',
    gym,
  ),
  page(
    'welcome',
    'Hai ghế bành và đĩa trái cây bên cửa sổ nhìn ra vịnh',
    'Two armchairs and fruit by the window on the bay',
    welcome,
  ),
];
