/** Drinks: egg coffee at a table, the rest on the pavement. */
import { C, E, G, L, P, R, at, each, ring, seq } from '../../kit/shapes';
import { type Backdrop, bowl, flatPlate, glass, herbs, iceCubes, nearer, spoon, steam, tabletop } from '../../kit/food';
import { lowStool } from '../../kit/seating';

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

/** A low plastic table with its stools, further down the pavement. */
const farTable = (x: number, y: number, s: number, tone: string, seat: string): string =>
  at(
    x,
    y,
    s,
    lowStool(-74, 6, seat, 0.9) +
      lowStool(74, 6, seat, 0.9) +
      R(-50, -46, 100, 10, tone, 3) +
      L('M-40-36V2M40-36V2', tone, 8) +
      R(-24, -64, 12, 18, 'lamp', 2) +
      R(4, -62, 12, 16, 'lamp', 2) +
      lowStool(-10, 16, seat, 0.9),
  );

/** Our own table, so near that it fills the foot of the picture. */
const nearTable = (tone: string): string =>
  P('M-10 336H650V480H-10Z', tone) +
  R(0, 330, 640, 12, 'light') +
  L('M0 344H640', 'shade', 4) +
  P('M40 344h210l-110 136h-240Z', 'light') +
  P('M470 344H650V480H560Z', 'shade-s');

export const traDa = (): string =>
  pavement() +
  farTable(110, 300, 0.86, 'lacquer', 'ceramic') +
  farTable(540, 286, 0.78, 'jade', 'lacquer') +
  nearTable('ceramic') +
  glass(300, 420, 118, 210, 'broth', 0.88, iceCubes(300, 262)) +
  glass(446, 436, 118, 210, 'broth', 0.84, iceCubes(446, 282)) +
  G(
    E(0, 8, 62, 12, 'shade') +
      P('M-40 0V-90Q-40-108-22-110H22Q40-108 40-90V0Q0 12-40 0Z', 'bamboo') +
      P('M12-110H22Q40-108 40-90V0Q26 5 12 5Z', 'shade') +
      R(-26, -132, 52, 24, 'wood-2', 6) +
      L('M-40-80H40M-40-54H40M-40-28H40', 'bamboo-3', 2),
    'translate(148 408) scale(1.5)',
  ) +
  G(
    flatPlate(0, 0, 66) +
      each([-30, -8, 14, 34], (x, i) => L(`M${x - 22} ${4 - i * 3}l40-8`, i % 2 ? 'lamp' : 'bamboo', 7)),
    'translate(572 424)',
  );

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

export const biaHoi = (top = 'lacquer'): string =>
  pavement() +
  farTable(120, 296, 0.84, 'ceramic', 'lacquer') +
  farTable(566, 290, 0.8, 'jade', 'ceramic') +
  nearTable(top) +
  G(bia(0, 0), 'translate(226 430) scale(1.22)') +
  G(bia(0, 0), 'translate(384 446) scale(1.22)') +
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
    'translate(540 416) scale(1.4)',
  ) +
  G(flatPlate(0, 0, 56) + herbs(0, -4, 0.62), 'translate(84 424) scale(1.2)');

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

export const nuocMia = (): string =>
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
