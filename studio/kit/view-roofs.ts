/** Over the roofs of the old quarter: tiles, a terrace with its water tank and washing, a cat, the cathedral behind. */
import { C, E, L, P, R, each, n, seq } from './shapes';
import { orb, sky, twinTowers } from './landmarks';
import { covering } from './view-scene';

/** A hipped roof of tiles: eave at `y`, `h` high. */
const tiled = (x: number, y: number, w: number, h: number, tone = 'roof'): string =>
  P(`M${x} ${y}L${n(x + w * 0.15)} ${y - h}H${n(x + w * 0.85)}L${x + w} ${y}Z`, tone) +
  P(`M${n(x + w * 0.62)} ${y - h}H${n(x + w * 0.85)}L${x + w} ${y}H${n(x + w * 0.74)}Z`, 'shade') +
  L(
    seq(w / 9, (i) => {
      const u = (i + 0.7) / (w / 9);
      return `M${n(x + w * (0.15 + 0.7 * u))} ${n(y - h + 2)}L${n(x + w * u)} ${y - 1}`;
    }),
    'line',
    1,
  ) +
  R(x + w * 0.13, y - h - 2, w * 0.74, 3.4, 'wood-3', 1.5);

const house = (x: number, top: number, w: number, wall: string, lit: number): string =>
  R(x, top, w, 200 - top, wall) +
  R(x + w * 0.8, top, w * 0.2, 200 - top, 'shade-s') +
  seq(
    w / 22,
    (i) =>
      R(x + 6 + i * 20, top + 8, 9, 13, (i + lit) % 3 ? 'ink-il' : 'window', 1) +
      R(x + 3 + i * 20, top + 8, 3, 13, 'jade-2') +
      R(x + 15 + i * 20, top + 8, 3, 13, 'jade-2'),
  );

/** A roof terrace: parapet, steel tank on its legs, a line of washing, pots. */
const roofTerrace = (x: number, top: number, w: number): string =>
  R(x - 2, top - 6, w + 4, 8, 'paper') +
  L(`M${x + 10} ${top - 6}v-8M${x + 30} ${top - 6}v-8`, 'ink-il', 2) +
  R(x + 5, top - 26, 30, 13, 'steel', 6) +
  R(x + 24, top - 26, 11, 13, 'shade', 5) +
  L(
    `M${x + 42} ${top - 6}v-22M${x + w - 3} ${top - 6}v-22M${x + 42} ${top - 26}Q${x + (42 + w) / 2} ${top - 20} ${x + w - 3} ${top - 26}`,
    'wood-3',
    1.6,
  ) +
  each(['lacquer', 'paper', 'turmeric'], (tone, i) => R(x + 45 + i * 8, top - 24 + (i % 2), 6.5, 11, tone, 1));

const cat = (x: number, y: number): string =>
  P(`M${x - 5} ${y}q-2-10 5-11q6 1 6 11Z`, 'ink-il') +
  C(x + 2, y - 13, 4, 'ink-il') +
  P(`M${x - 1} ${y - 15}l0-5 3 3ZM${x + 3} ${y - 17}l3-3 0 5Z`, 'ink-il') +
  L(`M${x + 5} ${y - 1}q8 0 6-8`, 'ink-il', 2);

export const roofs = covering(
  () =>
    sky(0, 0, 320, 200, 0.32) +
    orb(206, 46, 13) +
    each([6, 34, 68, 214, 248, 282], (x, i) => R(x, 76 - ((i * 7) % 4) * 6, 24, 60, 'karst-1')) +
    twinTowers(128, 118, 46, 66) +
    each(
      [-8, 36, 80, 128, 172, 216, 262, 300],
      (x, i) =>
        R(x, 106, 46, 40, ['cream', 'ochre', 'rose', 'jade-mist'][i % 4] ?? 'cream') +
        tiled(x - 3, 110 + (i % 2) * 5, 52, 16, i % 3 ? 'roof' : 'clay'),
    ) +
    house(-12, 136, 84, 'ochre', 0) +
    tiled(-18, 140, 96, 25) +
    house(76, 130, 66, 'jade-mist', 1) +
    roofTerrace(76, 130, 66) +
    house(146, 108, 40, 'rose', 2) +
    R(143, 103, 46, 6, 'paper') +
    P('M143 103l23-15 23 15Z', 'clay') +
    L('M178 94V70M170 76h16M173 82h10', 'ink-il', 1.4) +
    L('M148 142h36M150 134v8M158 134v8M166 134v8M174 134v8M182 134v8M148 134h36', 'wood-3', 1.8) +
    house(190, 138, 78, 'cream', 0) +
    tiled(185, 142, 88, 24, 'clay') +
    house(270, 128, 60, 'ochre-2', 1) +
    tiled(264, 132, 72, 24) +
    // The nearest roofs, so near that their tiles can be counted.
    tiled(-40, 196, 150, 38, 'clay') +
    each(
      [
        [100, 192, 15],
        [116, 180, 17],
        [134, 192, 15],
      ] as const,
      ([x, y, r], i) => C(x, y, r, i % 2 ? 'leaf' : 'leaf-2'),
    ) +
    tiled(118, 204, 116, 40) +
    tiled(226, 198, 140, 38, 'clay') +
    cat(196, 162) +
    E(272, 156, 5, 3, 'paper') +
    C(276, 153.6, 2.2, 'paper') +
    L('M0 68Q90 96 170 92T320 78', 'ink-soft', 1),
);
