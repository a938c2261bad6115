/** Yen Tu: stairs, forest, the pagodas on the mountain. */
import { L, P, R, each } from '../../kit/shapes';
import { karst } from '../../kit/karst';
import { mountains } from '../../kit/places';
import { hall, incense, stairs } from '../../kit/temple';
import { terrace } from '../../kit/outdoors';
import { cabins, treeLine } from '../../kit/landmarks';
import { silkLantern } from '../../kit/lamps';
import { plantPot } from '../../kit/plants';
import { cloud, skyBands, sun } from '../../kit/sky';

export const pagodaStairs = (): string =>
  mountains() +
  stairs(320, 480, 250, 210, 60) +
  hall(320, 262, 240, 120, 'wood-2', 'roof') +
  incense(210, 470, 0.9) +
  incense(430, 470, 0.9);

export const overForest = (): string =>
  mountains() +
  hall(424, 128, 78, 50, 'bamboo-2', 'wood-2') +
  cloud(300, 190, 1.1) +
  cloud(500, 214, 1.3) +
  cabins(-20, 60, 660, 250, 5, 2.4) +
  R(600, 210, 14, 270, 'steel-2') +
  L('M580 214h54', 'steel-2', 8);

/** The bronze pagoda on its summit: other peaks come out of a sea of clouds far below. */
export const bronzePagoda = (): string =>
  skyBands(640, 480) +
  sun(500, 104, 46) +
  cloud(60, 90, 1.1) +
  karst('hump', -60, 330, 240, 130, 'karst-1') +
  karst('twin', 430, 330, 260, 150, 'karst-1') +
  R(0, 318, 640, 40, 'haze') +
  karst('hump', 500, 372, 240, 110, 'karst-2') +
  karst('hump', -110, 380, 230, 120, 'karst-2', { flip: true }) +
  each([-60, 60, 390, 520], (x, i) => cloud(x, 372 + (i % 2) * 14, 1.5)) +
  P('M60 480L170 372Q226 322 320 318T470 372L590 480Z', 'karst-3') +
  P('M330 318Q410 320 470 372L590 480H400Z', 'shade') +
  stairs(320, 480, 350, 170, 84) +
  hall(320, 352, 220, 150, 'bamboo-2', 'wood-2') +
  each(
    [142, 498],
    (x, i) =>
      L(`M${x} 424V300`, 'wood-3', 5) +
      P(i ? `M${x} 302h-46l12 13-12 13h46Z` : `M${x} 302h46l-12 13 12 13h-46Z`, i ? 'turmeric' : 'lacquer'),
  ) +
  each([-50, 440], (x) => cloud(x, 456, 1.9)) +
  incense(320, 446, 0.7);

export const courtyard = (): string =>
  skyBands(640, 340) +
  sun(500, 84, 34) +
  karst('hump', -40, 336, 400, 190, 'karst-1') +
  karst('hump', 300, 336, 420, 220, 'karst-2') +
  treeLine(-60, 340, 420, 110, 'leaf') +
  treeLine(330, 340, 420, 120) +
  terrace(330) +
  hall(320, 346, 460, 190, 'wood-2') +
  incense(320, 440, 1.3) +
  each([90, 550], (x) => plantPot(x, 430, 1.2, 5)) +
  silkLantern(160, 216, 0.8) +
  silkLantern(480, 216, 0.8);
