/** A walled yard of Ha Noi: areca palms, banana leaves, glazed openings in a yellow wall, a jar of lotus. */
import { C, E, F, L, P, R, each, n, seq } from './shapes';
import { sky, treeLine } from './landmarks';
import { templeRoof } from './temple';
import { covering } from './view-scene';

/** An areca palm: a slender ringed trunk and a plume of leaves. */
const areca = (x: number, foot: number, h: number): string =>
  R(x - 3, foot - h, 6, h, 'linen-2') +
  R(x + 0.6, foot - h, 2.4, h, 'shade') +
  L(
    seq(h / 12, (i) => `M${x - 3} ${foot - 8 - i * 12}h6`),
    'line',
    1.4,
  ) +
  R(x - 3.4, foot - h - 10, 6.8, 14, 'leaf', 3) +
  each([-104, -68, -30, 8, 44, 80, 112], (r, i) => {
    const d = r > 4 ? 1 : -1;
    return `<path transform="translate(${x} ${foot - h - 8}) rotate(${r})" d="M0 0Q${d * 9}-22 ${d * 4}-46Q${-d * 7}-24 0 0Z" ${F(i % 2 ? 'leaf-2' : 'leaf')}/>`;
  });

const banana = (x: number, foot: number, s: number, leaves: readonly number[]): string =>
  each(leaves, (r, i) => {
    const tone = i % 2 ? 'leaf' : 'leaf-2';
    return `<g transform="translate(${x} ${foot}) rotate(${r}) scale(${s})"><path d="M-2 0C-16-24-17-66 0-92C17-66 16-24 2 0Z" ${F(tone)}/>${L('M0 0V-84', tone === 'leaf' ? 'leaf-2' : 'leaf', 2)}</g>`;
  });

/** A square of pierced ceramic in the wall. */
const pierced = (x: number, y: number): string =>
  R(x, y, 32, 26, 'jade-2', 2) +
  each([0, 1, 2], (i) => each([0, 1], (j) => C(x + 6.5 + i * 9.5, y + 7.5 + j * 11, 3.4, 'leaf'))) +
  L(`M${x} ${y + 13}h32M${x + 11} ${y}v26M${x + 21} ${y}v26`, 'jade-mist', 2);

const cluster = (x: number, y: number): string =>
  each(
    [
      [0, 0, 9, 'leaf-2'],
      [14, 4, 10, 'leaf'],
      [30, 0, 9, 'leaf-2'],
      [6, 9, 6, 'bloom'],
      [18, 14, 6, 'bloom-2'],
      [30, 10, 5, 'bloom'],
      [-4, 8, 5, 'bloom-2'],
      [12, 22, 4, 'bloom'],
    ] as const,
    ([dx, dy, r, tone]) => C(x + dx, y + dy, r, tone),
  );

export const garden = covering(
  () =>
    sky(0, 0, 320, 200, 0.5) +
    C(242, 34, 12, 'sun') +
    treeLine(-30, 104, 230, 62, 'karst-2') +
    treeLine(150, 104, 220, 70, 'karst-3') +
    R(86, 74, 130, 40, 'cream') +
    templeRoof(151, 78, 136, 30) +
    areca(70, 118, 76) +
    areca(246, 120, 88) +
    areca(284, 118, 66) +
    R(-4, 104, 328, 56, 'ochre') +
    R(-4, 100, 328, 7, 'roof', 2) +
    R(-4, 150, 328, 10, 'shade-s') +
    pierced(34, 118) +
    pierced(204, 118) +
    pierced(262, 118) +
    // A moon gate to the next yard.
    C(144, 136, 26, 'paper') +
    C(144, 136, 22, 'leaf-2') +
    P('M124 146Q144 128 164 146V158H124Z', 'leaf') +
    cluster(96, 98) +
    cluster(176, 96) +
    R(-4, 158, 328, 44, 'clay') +
    L(
      `M-4 168H324M-4 182H324${seq(9, (i) => `M${n(160 + (i - 4) * 34)} 158L${n(160 + (i - 4) * 52)} 200`)}`,
      'line',
      1.4,
    ) +
    banana(24, 190, 0.95, [-52, -24, 4, 34]) +
    banana(306, 192, 1, [-40, -12, 18, 50]) +
    // The jar, its leaves and one flower.
    E(144, 190, 30, 5, 'shade') +
    P('M118 162H170Q176 180 160 190H128Q112 180 118 162Z', 'ceramic') +
    P('M152 162H170Q176 180 160 190H150Q160 176 152 162Z', 'shade') +
    L('M116 174Q144 182 172 174', 'paper', 2) +
    E(144, 162, 27, 5, 'sea-3') +
    E(134, 160, 13, 4, 'leaf') +
    E(158, 162, 10, 3, 'leaf-2') +
    L('M146 160V146', 'leaf-2', 2) +
    each(
      [-50, -24, 0, 24, 50],
      (r, i) =>
        `<path transform="translate(146 148) rotate(${r})" d="M0 1C-6-4-5-13 0-17C5-13 6-4 0 1Z" ${F(i % 2 ? 'bloom' : 'bloom-2')}/>`,
    ) +
    P('M206 190h22l-3-16h-16Z', 'lacquer') +
    C(217, 164, 12, 'leaf') +
    each(
      [
        [211, 160],
        [222, 162],
        [216, 170],
        [224, 169],
      ] as const,
      ([x, y]) => C(x, y, 2.6, 'turmeric'),
    ),
);
