/** Dishes that come on a plate or on paper. */
import { C, E, F, G, L, P, R, each, n } from '../../kit/shapes';
import {
  type Backdrop,
  bananaLeaf,
  basil,
  chilli,
  chilliSlices,
  chopsticks,
  dip,
  flatPlate,
  glass,
  herbs,
  iceCubes,
  lime,
  nearer,
  onionRings,
  snail,
  steam,
  tabletop,
} from '../../kit/food';

const roll = (x: number, y: number, w = 150): string =>
  G(
    R(-w / 2, -16, w, 32, 'shade', 16) +
      R(-w / 2 - 2, -20, w, 32, 'paper', 16) +
      R(-w / 2 + 10, -16, w - 40, 8, 'linen', 4) +
      L(`M${-w / 2 + 30} 2h${w * 0.2}M${n(w * 0.04)} 0h${n(w * 0.26)}`, 'wood-2', 3.4) +
      E(w / 2 - 10, -4, 8, 14, 'linen-2'),
    `translate(${x} ${y}) rotate(-12)`,
  );

export const banhCuon = (wall = 'wall-clay', top = 'wood', behind: Backdrop = 'lattice'): string =>
  tabletop(wall, top, behind) +
  nearer(
    flatPlate(280, 310, 220, 'jade-mist', 'paper') +
      roll(176, 300) +
      roll(238, 318, 164) +
      roll(304, 334, 160) +
      roll(262, 280, 150) +
      roll(330, 296, 164) +
      each(
        [
          [190, 280],
          [220, 296],
          [250, 266],
          [276, 302],
          [300, 276],
          [330, 300],
          [352, 280],
          [246, 330],
          [310, 326],
          [212, 318],
        ] as const,
        ([x, y], i) =>
          `<path transform="translate(${x} ${y}) rotate(${i * 40})" d="M-9 0q9-7 18 0q-9 5-18 0Z" ${F(i % 3 ? 'wood-2' : 'bamboo-2')}/>`,
      ) +
      herbs(424, 318, 0.9) +
      dip(
        530,
        248,
        74,
        'broth',
        chilliSlices([
          [506, 250],
          [548, 258],
          [528, 240],
        ]) +
          onionRings([
            [520, 262],
            [558, 246],
          ]),
      ) +
      each([0, 1, 2], (i) =>
        G(
          E(0, 5, 38, 15, 'shade') + E(0, 0, 38, 15, 'linen') + E(0, -3, 31, 10, 'paper'),
          `translate(${486 + i * 44} ${392 + (i % 2) * 14})`,
        ),
      ) +
      chopsticks(70, 446, 160, -16),
  );

const squidCake = (x: number, y: number, s = 1, k = 0): string =>
  G(
    E(4, 12, 44, 20, 'shade') +
      P('M-44 0q0-20 44-20t44 20v8q0 20-44 20T-44 8Z', 'bamboo-2') +
      E(0, 0, 44, 20, k % 2 ? 'ochre-2' : 'ochre') +
      each(
        [
          [-18, -4, 6],
          [10, -8, 5],
          [20, 4, 7],
          [-6, 8, 6],
        ] as const,
        ([a, b, r]) => E(a, b, r, r * 0.5, 'wood'),
      ) +
      L('M-30-2q10-8 20-6M6 12q12 0 20-6', 'lamp', 2.4),
    `translate(${x} ${y}) scale(${s})`,
  );

export const chaMuc = (wall = 'mist', top = 'wood-l', behind: Backdrop = 'bay'): string =>
  tabletop(wall, top, behind) +
  nearer(
    flatPlate(300, 320, 236) +
      bananaLeaf(300, 314, 390) +
      squidCake(184, 300, 1.1, 1) +
      squidCake(282, 284, 1.1) +
      squidCake(380, 296, 1.1, 1) +
      squidCake(232, 338, 1.15) +
      squidCake(340, 344, 1.15, 1) +
      squidCake(296, 306, 1.1) +
      basil(422, 334, -20, 1.3) +
      basil(416, 344, 30, 1.1, 'leaf-2') +
      steam(290, 238, 0.9) +
      dip(
        546,
        250,
        64,
        'clay',
        chilliSlices([
          [532, 252],
          [560, 258],
        ]),
      ) +
      dip(120, 210, 56, 'paper') +
      L('M88 206q16-10 34-4t30-2M92 214q20 8 50-2', 'linen-2', 2.4) +
      lime(540, 376, 1) +
      chilli(500, 410, -14) +
      chopsticks(46, 436, 140, -20),
  );

const worm = (x: number, y: number, r: number, k: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${r})">${L('M-70 6Q-30-12 0 2T72-4', k % 3 ? 'bamboo-2' : 'wood', 13)}${L('M-60 0Q-30-12 0-2T60-8', 'bamboo', 4)}${L('M-44-6l2 8M-20-7l1 8M4-2l0 8M30-2l0 8M52-8l2 8', 'bamboo-3', 2)}</g>`;

export const saSung = (wall = 'wall-sand', top = 'wood', behind: Backdrop = 'lanterns'): string =>
  tabletop(wall, top, behind) +
  nearer(
    flatPlate(300, 316, 230) +
      each(
        [
          [240, 296, -14],
          [330, 286, 10],
          [262, 324, 6],
          [356, 318, -12],
          [300, 300, -4],
          [222, 330, 16],
          [316, 344, 2],
          [380, 338, 14],
          [284, 276, 4],
        ] as const,
        ([x, y, r], i) => worm(x, y, r, i),
      ) +
      herbs(448, 320, 0.8) +
      lime(154, 308, 1) +
      dip(544, 254, 66, 'lacquer', E(532, 256, 26, 8, 'sail-2')) +
      glass(96, 262, 62, 120, 'turmeric', 0.78, R(56, 158, 80, 20, 'paper')) +
      chilli(470, 412, -16, 1.1) +
      chopsticks(52, 440, 150, -16),
  );

export const ocXao = (wall = 'jade-mist', top = 'wood', behind: Backdrop = 'tiles'): string =>
  tabletop(wall, top, behind) +
  nearer(
    flatPlate(316, 320, 236) +
      E(316, 322, 176, 54, 'broth') +
      each(
        [
          [200, 318, 0],
          [258, 336, 40],
          [320, 348, -20],
          [384, 338, 80],
          [436, 316, 10],
          [228, 288, -40],
          [292, 300, 120],
          [352, 302, -60],
          [408, 290, 30],
          [262, 262, 10],
          [322, 268, 70],
          [374, 260, -20],
          [318, 238, 20],
        ] as const,
        ([x, y, r], i) => snail(x, y, r, 1.12 + (i % 3) * 0.08),
      ) +
      each(
        [
          [218, 308, 30],
          [300, 322, -40],
          [370, 318, 10],
          [346, 276, 60],
          [276, 284, -70],
          [420, 336, -20],
        ] as const,
        ([x, y, r]) => `<path transform="translate(${x} ${y}) rotate(${r})" d="M-22-4L22-6V2L-22 5Z" ${F('lamp')}/>`,
      ) +
      basil(430, 284, -50, 0.9) +
      basil(196, 290, 200, 0.9, 'leaf-2') +
      basil(300, 246, -110, 0.8) +
      chilliSlices([
        [246, 314],
        [338, 330],
        [396, 306],
        [300, 274],
        [270, 350],
      ]) +
      steam(316, 212, 0.9) +
      dip(
        560,
        230,
        58,
        'broth',
        chilliSlices([
          [548, 232],
          [572, 240],
        ]),
      ) +
      lime(84, 400) +
      chilli(516, 420, -20, 1.1) +
      L('M60 250L150 216', 'steel-2', 4) +
      C(60, 250, 7, 'steel'),
  );

export const banhMi = (wall = 'wall-clay', top = 'wood-l', behind: Backdrop = 'street'): string =>
  tabletop(wall, top, behind) +
  nearer(
    P('M90 386L470 300L560 366L180 458Z', 'shade') +
      P('M84 376L466 292L556 356L176 446Z', 'paper') +
      L('M120 372L452 300M150 394L480 320', 'shade-l', 3) +
      `<g transform="translate(316 306) rotate(-11)">` +
      E(6, 64, 214, 20, 'shade') +
      P(
        'M-214 34C-220 4-190-4-150-6H170C210-4 226 12 216 36C200 66 160 72 100 74H-110C-170 74-206 64-214 34Z',
        'bamboo-2',
      ) +
      P(
        'M-196 8Q-176-16-150-2Q-130-24-104-4Q-80-26-52-6Q-24-28 4-6Q30-26 58-6Q84-26 110-6Q140-24 162-4Q186-12 200 10L190 30H-190Z',
        'leaf',
      ) +
      P('M-190 22Q-160 6-130 20T-70 18T-10 20T50 18T110 20T186 22L182 36H-184Z', 'rug-2') +
      L('M-150 14L-90 24M-40 12L20 24M70 12L130 24M-100 10L-60 26M20 10L60 26M140 12L170 22', 'turmeric', 6) +
      L('M-120 20l40-8M0 22l44-8M96 22l40-8', 'paper', 5) +
      P(
        'M-220 4C-226-50-170-82-90-88H70C160-86 226-56 220-2C216 12 190 14 172 8C150 2 130 12 104 8S50 2 20 8S-40 4-70 8S-130 4-160 10S-216 20-220 4Z',
        'ochre-2',
      ) +
      P('M70-88C160-86 226-56 220-2C216 12 190 14 172 8C176-40 150-74 70-88Z', 'shade') +
      L('M-130-62Q-100-46-96-26M-60-72Q-28-56-22-34M14-74Q44-58 50-36M88-68Q116-54 122-34', 'lamp', 7) +
      '</g>' +
      chilli(100, 424, -14, 1.1) +
      herbs(548, 424, 1) +
      dip(548, 226, 58, 'lacquer') +
      glass(104, 262, 72, 120, 'wood-2', 0.7, iceCubes(104, 190)),
  );
