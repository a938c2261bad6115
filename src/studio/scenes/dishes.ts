/** The dining section's dishes: one table each, the dish in the middle 70 %. */
import { C, E, F, G, L, P, R, each, n, ring, seq } from '../kit/shapes';
import {
  bananaLeaf,
  basil,
  beef,
  bowl,
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
  noodles,
  onionRings,
  snail,
  spoon,
  steam,
  tabletop,
  wovenMat,
  type Backdrop,
} from '../kit/food';
import { lowStool } from '../kit/seating';
import type { Picture } from './picture';

export const pho = (wall = 'wall-ochre', top = 'wood', behind: Backdrop = 'street'): string =>
  tabletop(wall, top, behind) +
  nearer(
    wovenMat(330, 340, 250) +
      bowl(320, 270, 190, {
        fill: 'broth',
        inside:
          noodles(300, 288, 132) +
          beef(250, 262, -14, 1.3) +
          beef(330, 250, 8, 1.4) +
          beef(396, 274, 24, 1.3) +
          onionRings([
            [232, 300],
            [286, 310],
            [350, 306],
            [412, 308],
            [300, 242],
            [378, 240],
            [440, 282],
            [206, 276],
          ]) +
          basil(330, 304, -20, 1) +
          basil(280, 240, 200, 0.8, 'leaf-2') +
          chilliSlices([
            [366, 300],
            [262, 318],
            [420, 256],
          ]),
      }) +
      steam(330, 196) +
      flatPlate(106, 404, 84) +
      lime(84, 396) +
      lime(128, 408, 0.8) +
      chilli(80, 420, -8, 0.9) +
      chopsticks(486, 440, 150, -62),
  );

const patty = (x: number, y: number, s = 1): string =>
  G(
    E(2, 6, 30, 14, 'shade') +
      E(0, 0, 30, 15, 'wood-2') +
      E(-4, -4, 20, 8, 'clay') +
      L('M-18 2l12-8M-4 8l16-10', 'wood-3', 2.6),
    `translate(${x} ${y}) scale(${s})`,
  );

export const bunCha = (wall = 'mist', top = 'wood-l', behind: Backdrop = 'window'): string =>
  tabletop(wall, top, behind) +
  nearer(
    flatPlate(486, 246, 116) +
      noodles(486, 236, 84) +
      E(486, 222, 54, 18, 'paper') +
      L('M440 226q40-20 90-2M452 214q34-14 70 2', 'linen-2', 2.4) +
      bowl(236, 280, 172, {
        fill: 'broth',
        inside:
          patty(150, 284, 1.2) +
          patty(222, 262, 1.3) +
          patty(300, 274, 1.2) +
          patty(238, 306, 1.25) +
          patty(322, 304, 1) +
          each(
            [
              [180, 316],
              [274, 246],
              [352, 278],
              [122, 264],
            ] as const,
            ([x, y]) => P(`M${x} ${y}l16-8 6 8-14 8Z`, 'lamp'),
          ) +
          chilliSlices([
            [196, 296],
            [284, 320],
            [334, 258],
            [176, 258],
          ]),
      }) +
      steam(226, 204, 0.9) +
      flatPlate(486, 396, 112) +
      herbs(480, 394, 1.15) +
      chilli(420, 410, -20) +
      chopsticks(60, 440, 150, -12),
  );

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
      G(
        P('M-22 0L-28-76H28L22 0Q0 8-22 0Z', 'foam') +
          P('M-24-44H24L22 0Q0 8-22 0Z', 'lamp') +
          P('M6-76H28L22 0Q12 4 6 4Z', 'shade'),
        'translate(120 236)',
      ) +
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

const mantis = (x: number, y: number, r = 0, s = 1): string =>
  `<g transform="translate(${x} ${y}) rotate(${r}) scale(${s})">${P('M-66 8C-60-18-20-30 22-22C50-18 66-8 70 6C40 18-40 24-66 8Z', 'rug-2')}${L('M-42-12q6 14 0 28M-22-20q8 18 2 38M0-22q8 20 4 40M22-20q8 18 4 36M44-14q6 12 4 24', 'lamp', 3)}${P('M-60 2L-92-14L-84 4L-94 20Z', 'lacquer')}${C(62, -4, 5, 'ink-il')}${L('M68-2q16-16 30-14M66 4q20-4 32 2', 'lacquer', 2.4)}</g>`;

export const bunBeBe = (wall = 'wall-ochre', top = 'wood-l', behind: Backdrop = 'bay'): string =>
  tabletop(wall, top, behind) +
  nearer(
    bowl(320, 272, 196, {
      fill: 'ember',
      outer: 'paper',
      inside:
        E(320, 278, 180, 60, 'broth') +
        noodles(316, 292, 130) +
        mantis(266, 262, -10, 1.1) +
        mantis(372, 272, 14, 1.05) +
        each(
          [
            [210, 300],
            [430, 300],
          ] as const,
          ([x, y]) =>
            P(`M${x - 26} ${y}q26-22 52 0q-26 18-52 0Z`, 'lacquer') +
            L(`M${x - 10} ${y - 6}v10M${x + 8} ${y - 6}v10`, 'rose', 2),
        ) +
        basil(300, 312, -20, 1) +
        basil(356, 242, 160, 0.9, 'leaf-2') +
        onionRings([
          [250, 312],
          [346, 318],
          [400, 244],
          [226, 252],
          [318, 236],
          [440, 274],
        ]) +
        chilliSlices([
          [384, 316],
          [282, 236],
        ]),
    }) +
      steam(320, 198) +
      flatPlate(544, 400, 88) +
      herbs(540, 396, 1.3) +
      lime(96, 394, 1.1) +
      chilli(120, 424, -12) +
      spoon(560, 292, 30),
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

export const caPheTrung = (wall = 'mist', top = 'wood', behind: Backdrop = 'window'): string =>
  tabletop(wall, top, behind) +
  nearer(
    flatPlate(320, 366, 210, 'paper') +
      bowl(320, 296, 164, { fill: 'sea-1', band: 'ceramic', deep: 0.46 }) +
      G(
        E(6, 60, 92, 30, 'shade') +
          P('M-96-60C-96 20-66 62-30 64H30C66 62 96 20 96-60Z', 'paper') +
          P('M30-60H96C96 20 66 62 30 64H10C40 40 44-10 30-60Z', 'shade') +
          L('M94-36q44-8 42 22t-60 34', 'paper', 13) +
          E(0, -60, 96, 30, 'paper') +
          E(0, -58, 86, 25, 'turmeric') +
          P('M-80-62Q-40-96 0-82T80-62Q60-40 0-38T-80-62Z', 'lamp') +
          P('M-44-68q30-18 60-6t30 10q-30 16-60 10t-30-14Z', 'turmeric') +
          L('M-30-64q20-10 44 0t34-2', 'wood-2', 4) +
          each(
            [
              [-20, -74],
              [10, -66],
              [30, -74],
              [-40, -62],
              [46, -60],
            ] as const,
            ([x, y]) => C(x, y, 2.2, 'wood-2'),
          ),
        'translate(320 270)',
      ) +
      steam(318, 172, 0.9) +
      spoon(520, 420, -14, 'steel') +
      each(
        [
          [76, 372, 20],
          [108, 394, -30],
          [64, 408, 60],
          [100, 352, 10],
        ] as const,
        ([x, y, r]) =>
          `<g transform="translate(${x} ${y}) rotate(${r})">${E(0, 0, 16, 10, 'wood-3')}${L('M-14 0q14-5 28 0', 'wood', 2.4)}</g>`,
      ),
  );

const pavement = (): string =>
  R(0, 0, 640, 210, 'wall-ochre') +
  R(0, 0, 640, 60, 'roof') +
  seq(9, (i) => P(`M${i * 72 - 4} 60h72l-8 30h-56Z`, i % 2 ? 'paper' : 'lacquer')) +
  R(60, 118, 150, 92, 'jade-2') +
  R(70, 126, 60, 84, 'window') +
  R(142, 126, 60, 84, 'window') +
  R(430, 118, 160, 92, 'wood-2') +
  R(440, 126, 140, 40, 'window') +
  R(0, 204, 640, 276, 'road') +
  L(
    'M0 250H640M0 320H640M0 400H640M120 204v46M330 204v46M520 204v46M40 250v70M240 250v70M450 250v70M600 250v70',
    'line',
    2,
  ) +
  R(0, 204, 640, 8, 'shade');

const plasticTable = (cx: number, y: number, tone: string): string =>
  P(`M${cx - 160} ${y}h320l24 40v14h-368v-14Z`, tone) +
  P(`M${cx - 184} ${y + 40}h368v14h-368Z`, 'shade') +
  R(cx - 160, y + 54, 18, 100, tone) +
  R(cx + 142, y + 54, 18, 100, tone) +
  R(cx + 142, y + 54, 18, 100, 'shade');

export const traDa = (): string =>
  pavement() +
  lowStool(110, 452, 'lacquer', 1.5) +
  lowStool(560, 440, 'jade', 1.4) +
  plasticTable(326, 318, 'ceramic') +
  glass(270, 352, 84, 150, 'broth', 0.88, iceCubes(270, 236)) +
  glass(372, 362, 84, 150, 'broth', 0.84, iceCubes(372, 250)) +
  G(
    P('M-40 0V-90Q-40-108-22-110H22Q40-108 40-90V0Q0 12-40 0Z', 'bamboo') +
      P('M12-110H22Q40-108 40-90V0Q26 5 12 5Z', 'shade') +
      R(-26, -132, 52, 24, 'wood-2', 6) +
      L('M-40-80H40M-40-54H40M-40-28H40', 'bamboo-3', 2),
    'translate(182 346)',
  ) +
  R(438, 326, 46, 14, 'wood-3', 2) +
  E(461, 326, 23, 7, 'wood-2') +
  each([450, 462, 472], (x) => R(x - 3, 300, 5, 26, 'lamp'));

const bubbles = (cx: number, y: number): string =>
  each(
    [
      [-20, 0],
      [4, 26],
      [20, -8],
      [-8, 48],
      [14, 60],
      [-24, 70],
    ] as const,
    ([a, b]) => C(cx + a, y + b, 3.4, 'foam'),
  );

const bia = (cx: number, y: number): string =>
  glass(
    cx,
    y,
    104,
    178,
    'turmeric',
    0.8,
    bubbles(cx, y - 110) +
      R(cx - 60, y - 186, 120, 42, 'paper') +
      each([-34, -10, 14, 36], (d) => C(cx + d, y - 146, 13, 'paper')),
  ) +
  each([-30, -4, 24], (d, i) => C(cx + d, y - 182 - (i === 1 ? 8 : 0), 20, 'paper')) +
  L(`M${cx - 44} ${y - 60}q44 14 88 0M${cx - 46} ${y - 90}q46 14 92 0`, 'foam', 3);

export const biaHoi = (): string =>
  pavement() +
  lowStool(96, 456, 'ceramic', 1.5) +
  lowStool(570, 446, 'lacquer', 1.4) +
  plasticTable(330, 326, 'lacquer') +
  bia(252, 364) +
  bia(372, 372) +
  G(
    flatPlate(0, 0, 62) +
      each(
        [
          [-26, -4],
          [-10, -10],
          [8, -4],
          [24, -8],
          [-16, 6],
          [4, 8],
          [22, 6],
          [0, -14],
        ] as const,
        ([x, y]) => E(x, y, 9, 6, 'bamboo-2') + E(x - 2, y - 2, 4, 2, 'lamp'),
      ),
    'translate(472 344)',
  );

const cane = (x: number, y: number, l: number, deg: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${deg})">${R(0, -12, l, 24, 'leaf', 4)}${R(0, 2, l, 10, 'shade', 4)}${seq(l / 58, (i) => R(i * 58 + 40, -13, 6, 26, 'leaf-2', 2))}${E(l, 0, 6, 12, 'lamp')}</g>`;

/** The press: a green housing, three rollers, a wheel to turn. */
const canePress = (x: number, y: number): string =>
  R(x, y - 250, 220, 250, 'jade', 16) +
  R(x + 156, y - 250, 64, 250, 'shade', 16) +
  R(x + 20, y - 228, 120, 180, 'ink-il', 10) +
  each(
    [200, 144, 88],
    (d) => R(x + 26, y - d - 24, 108, 46, 'steel', 14) + R(x + 26, y - d + 2, 108, 20, 'shade', 10),
  ) +
  P(`M${x + 20} ${y - 48}h120l-20 24h-80Z`, 'steel-2') +
  ring(x + 188, y - 140, 40, 40, 'lacquer', 9) +
  L(`M${x + 188} ${y - 180}v80M${x + 148} ${y - 140}h80`, 'lacquer', 5) +
  C(x + 188, y - 140, 11, 'turmeric');

const nuocMia = (): string =>
  pavement() +
  canePress(380, 340) +
  cane(330, 196, 130, 4) +
  R(0, 336, 640, 144, 'wood') +
  R(0, 330, 640, 16, 'wood-l') +
  L('M0 400H640', 'line', 3) +
  each([-14, -7, 0, 7, 13], (deg, i) => cane(74 + i * 16, 330, 230, -90 + deg)) +
  P('M40 400L54 262h120l14 138Z', 'bamboo') +
  P('M140 262h34l14 138h-48Z', 'shade') +
  L('M50 300h130M46 340h136M42 376h142', 'bamboo-3', 3) +
  glass(286, 424, 128, 226, 'lamp', 0.88, iceCubes(286, 256)) +
  L('M318 350L350 136', 'lacquer', 8) +
  each(
    [
      [408, 398],
      [450, 412],
      [428, 374],
    ] as const,
    ([x, y], i) => C(x, y, 19, i ? 'turmeric' : 'leaf') + C(x - 5, y - 6, 4, 'lamp'),
  );

const dish = (slug: string, vi: string, en: string, draw: () => string): Picture => ({
  id: `dishes/${slug}`,
  w: 640,
  h: 480,
  alt: { vi, en },
  subject: `dish:${slug}`,
  draw,
});

export const DISHES: readonly Picture[] = [
  dish(
    'pho',
    'Bát phở bò nóng với bánh phở, thịt bò, hành lá và rau thơm',
    'A steaming bowl of beef phở with rice noodles, spring onion and herbs',
    pho,
  ),
  dish(
    'bun-cha',
    'Bún chả: bát nước chấm với chả nướng, đĩa bún và đĩa rau sống',
    'Bún chả: grilled patties in a bowl of dipping sauce, noodles and herbs beside it',
    bunCha,
  ),
  dish(
    'banh-cuon',
    'Đĩa bánh cuốn nóng rắc hành phi, bát nước chấm và chả',
    'Steamed rice rolls with fried shallots, a bowl of sauce and sliced sausage',
    banhCuon,
  ),
  dish(
    'cha-muc',
    'Chả mực Hạ Long vàng ruộm trên lá chuối, bát nước mắm ớt',
    'Golden Ha Long squid cakes on a banana leaf with chilli fish sauce',
    chaMuc,
  ),
  dish(
    'sa-sung',
    'Đĩa sá sùng nướng với chanh, ớt và tương ớt',
    'A plate of grilled peanut worms with lime, chilli and chilli sauce',
    saSung,
  ),
  dish(
    'oc-xao',
    'Đĩa ốc xào sả ớt bốc hơi nóng',
    'A steaming plate of snails stir-fried with lemongrass and chilli',
    ocXao,
  ),
  dish(
    'bun-be-be',
    'Bát bún bề bề Hạ Long với bề bề bóc vỏ, cà chua và rau thơm',
    'A bowl of Ha Long mantis shrimp noodles with tomato and herbs',
    bunBeBe,
  ),
  dish(
    'banh-mi',
    'Bánh mì kẹp thịt, dưa góp và rau mùi trên giấy, bên ly cà phê đá',
    'A bánh mì with meat, pickles and coriander on paper, iced coffee beside it',
    banhMi,
  ),
  dish(
    'ca-phe-trung',
    'Tách cà phê trứng đặt trong bát nước nóng',
    'A cup of egg coffee kept warm in a bowl of hot water',
    caPheTrung,
  ),
  dish(
    'tra-da',
    'Hai cốc trà đá và ấm ủ trên bàn nhỏ ở vỉa hè',
    'Two glasses of iced tea on a small pavement table',
    traDa,
  ),
  dish(
    'bia-hoi',
    'Hai cốc bia hơi đầy bọt và đĩa lạc rang trên bàn vỉa hè',
    'Two foaming glasses of draught beer and a plate of peanuts on a pavement table',
    biaHoi,
  ),
  dish(
    'nuoc-mia',
    'Cốc nước mía đá cạnh máy ép và những khúc mía',
    'A glass of iced sugarcane juice beside the press and fresh canes',
    nuocMia,
  ),
];
