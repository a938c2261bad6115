/** The bay over the home page, its map, and pictures for links shared elsewhere. */
import { G, L, P, R, C, at, each, seq, clip, rectShape } from '../kit/shapes';
import { bay } from '../kit/bay';
import { karst } from '../kit/karst';
import { junk } from '../kit/boats';
import { branch, cord, eave } from '../kit/veranda';
import { blindRoll } from '../kit/veranda';
import { logoMark } from '../icons/logo';
import type { Picture } from './picture';

/** The mock's bay has its horizon at 470 in a box that starts above the picture. */
const wide = (): string => G(bay(), 'translate(0 120)');

/** The same bay for a phone held upright: the sun, the junk and one island of each shore. */
const tall = (): string =>
  clipTo(900, 1100, G(bay({ boat: [845, 640, 1.15] }), 'translate(-620 270) scale(1.1)') + R(0, 0, 900, 120, 'sky-1'));

const clipTo = (w: number, h: number, body: string): string => clip(rectShape(0, 0, w, h), body);

const BLOCKS = [
  [22, 30],
  [18, 14],
  [26, 22],
] as const;

/** A drawn map of the shore: blocks, the coast road, islands, a junk. The pin belongs to the page. */
const map = (): string =>
  R(0, 0, 1440, 480, 'map-land') +
  P('M0 250C160 236 240 280 380 262S600 200 760 226S980 300 1120 262S1320 210 1440 236V480H0Z', 'sea-1') +
  P('M0 286C160 272 240 316 380 298S600 236 760 262S980 336 1120 298S1320 246 1440 272V480H0Z', 'sea-2') +
  seq(5, (row) =>
    seq(46, (i) => {
      const k = i * 7 + row * 5;
      const [w, h] = BLOCKS[k % 3] ?? BLOCKS[0];
      const x = i * 32 + ((k * 13) % 9);
      const y = 12 + row * 44 + ((k * 5) % 8);
      const shore = 196 + 26 * Math.sin(x / 190 + 0.6);
      return k % 4 === 0 || y + h > shore ? '' : R(x, y, w, h, k % 3 === 2 ? 'map-block-2' : 'map-block', 3);
    }),
  ) +
  each(
    [
      [300, 108, 60, 64],
      [580, 106, 74, 44],
      [900, 116, 84, 56],
      [1220, 116, 74, 46],
    ] as const,
    ([x, y, w, h]) =>
      R(x, y, w, h, 'map-park', 8) +
      C(x + 16, y + 16, 8, 'leaf') +
      C(x + w - 18, y + h - 16, 9, 'leaf-2') +
      C(x + w / 2, y + h / 2, 7, 'leaf'),
  ) +
  L('M0 210C160 196 240 240 380 222S600 160 760 186S980 260 1120 222S1320 170 1440 196', 'map-road', 12) +
  L('M0 90H1440M200 0L260 236M520 0L540 210M860 0L840 200M1180 0L1160 230', 'map-road', 9) +
  L('M0 150C300 120 700 150 1440 110M360 0L400 220M680 0V190M1020 0L1000 240M1330 0L1320 190', 'map-road', 5) +
  karst('twin', 160, 400, 110, 64, 'karst-3') +
  karst('tower', 300, 420, 60, 60, 'karst-2') +
  karst('hump', 930, 410, 130, 60, 'karst-3') +
  karst('needle', 1080, 400, 50, 62, 'karst-2') +
  karst('twin', 1240, 420, 130, 80, 'karst-3') +
  karst('tower', 520, 404, 70, 50, 'karst-2') +
  junk(700, 380, 0.42) +
  L('M620 400h60M840 350h50M1130 350h70M420 360h50M60 440h80M980 450h70', 'foam', 3);

const shared = (): string =>
  G(bay({ boat: [860, 610, 1.2] }), 'scale(.75) translate(0 60)') + eave(1200, 26) + branch(1150, 26, 1.5);

const picture = (id: string, w: number, h: number, vi: string, en: string, draw: () => string): Picture => ({
  id,
  w,
  h,
  alt: { vi, en },
  subject: 'hero',
  draw,
});

export const HERO: readonly Picture[] = [
  picture(
    'hero/bay',
    1600,
    920,
    'Vịnh Hạ Long nhìn từ hiên nhà: đảo đá, mặt nước và thuyền buồm nâu đỏ',
    'Ha Long Bay from the veranda: islands, water and a red-sailed junk',
    wide,
  ),
  picture(
    'hero/bay-tall',
    900,
    1100,
    'Vịnh Hạ Long với thuyền buồm giữa hai đảo đá',
    'Ha Long Bay: a junk between two islands',
    tall,
  ),
  picture(
    'hero/branch',
    170,
    190,
    'Cành hoa giấy rủ xuống từ mái hiên',
    'A branch of bougainvillea hanging from the eave',
    () => branch(120, 14, 1.35),
  ),
  picture(
    'hero/blind',
    1600,
    60,
    'Mành tre cuộn dưới mái hiên',
    'A bamboo blind rolled up under the eave',
    () => blindRoll(1600, 0, 26) + cord(496, 28, 12) + cord(1104, 28, 12),
  ),
  picture(
    'hero/map',
    1440,
    480,
    'Bản đồ vẽ: con đường ven biển Bãi Cháy nhìn ra vịnh',
    'A drawn map of the coast road at Bai Chay, facing the bay',
    map,
  ),
];

export const SHARE_DEFAULT: Picture = {
  id: 'share/hien',
  w: 1200,
  h: 630,
  kind: 'png',
  alt: { vi: 'Vịnh Hạ Long nhìn từ hiên nhà', en: 'Ha Long Bay seen from the veranda' },
  subject: 'share',
  draw: shared,
};

/** The house's sign as it hangs beside the door, a line of water under it. */
const doorSign = (): string =>
  C(180, 318, 122, 'shade-l') +
  G(logoMark({ timber: 'var(--il-paper)', sun: 'var(--il-turmeric)' }), 'translate(90 224) scale(5.6)') +
  L('M92 470h62M170 470h98M120 490h84M222 490h34', 'foam', 5);

/** A scene as a sharing picture: whole at the right, the door's colour with blind, branch and sign at the left. */
export const shareOf = (source: Picture, id: string): Picture => ({
  id,
  w: 1200,
  h: 630,
  kind: 'png',
  alt: source.alt,
  subject: `share:${source.id}`,
  draw: () =>
    at(360, 0, 630 / source.h, clipTo(source.w, source.h, source.draw())) +
    R(0, 0, 360, 630, 'door') +
    R(28, 62, 304, 500, 'shade-l', 12) +
    R(44, 78, 272, 468, 'door', 8) +
    doorSign() +
    R(352, 0, 8, 630, 'frame') +
    clipTo(360, 630, eave(360, 34) + branch(336, 20, 1.7)) +
    tileBand(0, 590, 360),
});

/** A strip of the encaustic floor. */
const tileBand = (x: number, y: number, w: number): string =>
  R(x, y, w, 40, 'tile-l') +
  seq(
    w / 40,
    (i) =>
      P(`M${x + i * 40 + 20} ${y + 4}l16 16-16 16-16-16Z`, i % 2 ? 'jade' : 'lacquer') +
      P(`M${x + i * 40 + 20} ${y + 13}l7 7-7 7-7-7Z`, 'turmeric'),
  );
