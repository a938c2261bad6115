/** Yen Tu: stairs, forest, the pagodas on the mountain. */
import { L, P, R, each } from '../../kit/shapes';
import { karst } from '../../kit/karst';
import { mountains } from '../../kit/places';
import { hall, incense, stairs } from '../../kit/temple';
import { terrace } from '../../kit/outdoors';
import { cabins } from '../../kit/landmarks';
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
  mountains() + cabins(-20, 60, 660, 250, 5, 2.4) + R(600, 210, 14, 270, 'steel-2') + L('M580 214h54', 'steel-2', 8);

export const bronzePagoda = (): string =>
  skyBands(640, 480) +
  sun(470, 110, 44) +
  cloud(60, 120, 1.1) +
  cloud(330, 170, 1.3) +
  P('M-20 480L160 350Q320 270 480 350L660 480Z', 'karst-3') +
  P('M330 290Q410 310 480 350L660 480H420Z', 'shade') +
  stairs(320, 480, 336, 150, 80) +
  hall(320, 340, 190, 130, 'bamboo-2', 'wood-2') +
  R(0, 400, 640, 30, 'haze') +
  cloud(-20, 420, 1.5) +
  cloud(420, 440, 1.4) +
  incense(320, 420, 0.6);

export const courtyard = (): string =>
  skyBands(640, 300) +
  karst('hump', -40, 300, 400, 160, 'karst-1') +
  karst('hump', 300, 300, 420, 190, 'karst-2') +
  terrace(330) +
  hall(320, 346, 460, 190, 'wood-2') +
  incense(320, 440, 1.3) +
  each([90, 550], (x) => plantPot(x, 430, 1.2, 5)) +
  silkLantern(160, 216, 0.8) +
  silkLantern(480, 216, 0.8);
