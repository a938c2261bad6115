/** Events that look at the bay: kayaks at dusk, tea on the veranda, yoga at sunrise. */
import { C, L, R, each } from '../../kit/shapes';
import { junk, kayak } from '../../kit/boats';
import { blindRoll, branch, cord } from '../../kit/veranda';
import { rattanChair } from '../../kit/seating';
import { cup, plate, tableR, teaset } from '../../kit/tables';
import { yogaMat } from '../../kit/market';
import { deck, rail, sea, terrace } from '../../kit/outdoors';
import { cloud } from '../../kit/sky';
import { plantPot } from '../../kit/plants';

export const kayakDusk = (): string =>
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

export const verandaTea = (): string =>
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

export const sunriseYoga = (): string =>
  sea({ hz: 250, foot: 334, plan: 3, sunAt: [400, 196, 52] }) +
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
