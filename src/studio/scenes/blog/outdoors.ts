/** Journal pictures from outside: the bay, the wheel, the street, the train. */
import { P, R, each } from '../../kit/shapes';
import { sea } from '../../kit/outdoors';
import { junk, cruise } from '../../kit/boats';
import { bicycle, streetGround, streetTree, wires } from '../../kit/street';
import { stayBridge, sunWheel, cabins, treeLine } from '../../kit/landmarks';
import { skyBands, sun, cloud } from '../../kit/sky';
import { karst } from '../../kit/karst';
import { train, palmTree, riceFields } from '../../kit/places';

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
  streetTree(90, 424, 1.1) +
  bicycle(300, 462, 1.5, 'ceramic') +
  each(
    [160, 210, 250, 420, 470, 520],
    (x, i) =>
      `<path transform="translate(${x} ${440 + (i % 3) * 12}) rotate(${i * 50})" d="M0 0q8-8 16 0q-8 8-16 0Z" fill="var(--il-${i % 2 ? 'turmeric' : 'clay'})"/>`,
  );

export const northByTrain = (): string =>
  riceFields(['leaf-2', 'leaf', 'ochre']) +
  P('M290 240H350L480 480H160Z', 'road') +
  train(320, 400, 0.95) +
  palmTree(90, 430, 1.1) +
  cloud(70, 60, 0.7);
