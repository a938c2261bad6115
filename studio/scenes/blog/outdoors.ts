/** Journal pictures from outside: the bay, the wheel, the street, the train. */
import { L, P, R, each } from '../../kit/shapes';
import { sea } from '../../kit/outdoors';
import { junk, cruise } from '../../kit/boats';
import { bicycle, streetGround, streetTree, wires } from '../../kit/street';
import { stayBridge, sunWheel, cabins, treeLine } from '../../kit/landmarks';
import { skyBands, sun, cloud } from '../../kit/sky';
import { karst } from '../../kit/karst';
import { haystack, palmTree, rails, riceFields, train } from '../../kit/places';

export const weekend = (): string =>
  sea({ hz: 260, plan: 2, sunAt: [320, 150, 44] }) +
  stayBridge(0, 200, 640, 110) +
  cruise(180, 360, 1) +
  junk(440, 400, 1);

export const wheelDay = (): string =>
  skyBands(640, 330) +
  cloud(40, 70, 0.9) +
  sun(90, 140, 34) +
  karst('hump', 140, 330, 560, 150, 'karst-2') +
  treeLine(160, 330, 520, 60) +
  sunWheel(400, 160, 110) +
  cabins(-20, 60, 330, 210, 4, 1.7) +
  R(0, 326, 640, 154, 'sea-2') +
  junk(140, 390, 0.8) +
  P('M0 440Q320 410 640 446V480H0Z', 'stone') +
  palmTree(590, 470, 1.1, 4);

export const autumn = (): string =>
  streetGround() +
  wires() +
  streetTree(90, 424, 1.1, ['turmeric', 'ochre-2']) +
  streetTree(590, 426, 0.9, ['clay', 'turmeric']) +
  bicycle(290, 462, 1.5, 'ceramic') +
  each([40, 96, 160, 210, 250, 420, 452, 486, 520, 572, 604], (x, i) => leaf(x, 438 + ((i * 17) % 34), i)) +
  each([200, 236, 430, 470, 330], (x, i) => leaf(x, 190 + ((i * 61) % 170), i + 3));

/** One leaf of the tree by the pavement, on the road or still in the air. */
const leaf = (x: number, y: number, i: number): string =>
  `<path transform="translate(${x} ${y}) rotate(${i * 50})" d="M0 0q10-10 20 0q-10 10-20 0Z" fill="var(--il-${['turmeric', 'clay', 'ochre-2'][i % 3] ?? 'clay'})"/>`;

/** Head-on: the red engine between the fields, its rails running under us. */
export const northByTrain = (): string =>
  riceFields(['leaf-2', 'leaf', 'ochre']) +
  rails(240) +
  train(320, 396, 0.95) +
  L('M118 480V300M100 312h36M104 326h28M522 480V300M504 312h36M508 326h28', 'wood-3', 6) +
  L('M136 312Q250 352 320 250Q390 352 504 312', 'ink-soft', 1.4) +
  palmTree(60, 420, 1, -4) +
  haystack(580, 420, 0.8) +
  cloud(70, 60, 0.7);
