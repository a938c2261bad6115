/** Other ways to sit at home: a bench under the window, a daybed, cushions on the floor; and what turns above them. */
import { C, E, L, P, R, at, each, n, seq, turn } from './shapes';

/** A built-in bench from `x`, `w` wide, its seat at `y` - 70, with drawers below and cushions against the window. */
export const windowBench = (
  x: number,
  y: number,
  w: number,
  wood: string,
  cloth: string,
  cushions: readonly string[],
): string => {
  const drawers = Math.round(w / 120);
  const dw = w / drawers;
  return (
    each(cushions, (tone, i) =>
      turn(
        x + 44 + (i * (w - 96)) / Math.max(1, cushions.length - 1),
        y - 96,
        i % 2 ? 7 : -8,
        R(x + 16 + (i * (w - 96)) / Math.max(1, cushions.length - 1), y - 124, 56, 54, tone, 13),
      ),
    ) +
    R(x, y - 78, w, 26, cloth, 8) +
    R(x + w * 0.8, y - 78, w * 0.2, 26, 'shade', 8) +
    L(`M${x + 8} ${y - 65}h${w - 16}`, 'line', 2) +
    R(x - 6, y - 54, w + 12, 10, wood, 2) +
    R(x, y - 46, w, 46, wood) +
    seq(
      drawers,
      (i) =>
        R(x + i * dw + 6, y - 40, dw - 12, 32, 'shade-l', 3) + R(x + (i + 0.5) * dw - 12, y - 27, 24, 5, 'turmeric', 2),
    ) +
    R(x + w - 18, y - 54, 24, 54, 'shade')
  );
};

/** A low wooden bed for the day: frame of turned bars, mattress, bolsters. Feet at `y`. */
export const daybed = (x: number, y: number, w: number, cloth: string, cushions: readonly [string, string]): string =>
  L(`M${x + 14} ${y - 30}V${y}M${x + w - 14} ${y - 30}V${y}`, 'wood-3', 12) +
  each([0, w - 12], (d) => R(x + d, y - 118, 12, 92, 'wood-2', 5) + C(x + d + 6, y - 120, 9, 'wood-2')) +
  L(`M${x + 8} ${y - 104}H${x + 52}M${x + w - 52} ${y - 104}H${x + w - 8}`, 'wood-2', 7) +
  L(
    each([20, 34, 48], (d) => `M${x + d} ${y - 102}v36M${x + w - d} ${y - 102}v36`),
    'wood',
    4,
  ) +
  R(x + 8, y - 66, w - 16, 30, cloth, 9) +
  P(`M${n(x + w * 0.68)} ${y - 66}H${x + w - 17}q9 0 9 9v12q0 9-9 9H${n(x + w * 0.72)}Z`, 'shade') +
  R(x, y - 40, w, 16, 'wood-2', 4) +
  R(x + w * 0.74, y - 40, w * 0.26, 16, 'shade', 4) +
  turn(x + 64, y - 86, -12, R(x + 38, y - 116, 54, 52, cushions[0], 12)) +
  `<g transform="translate(${n(x + w - 76)} ${y - 78})">${R(-34, -16, 68, 30, cushions[1], 15)}${C(27, -1, 13, 'shade')}${L('M-16-15V13M0-16V14', 'paper', 2.4)}</g>` +
  // A folded blanket at the foot.
  P(`M${n(x + w * 0.44)} ${y - 68}h62v32h-62Z`, cushions[1]) +
  L(`M${n(x + w * 0.44)} ${y - 56}h62M${n(x + w * 0.44)} ${y - 48}h62`, 'paper', 2.4);

export const floorCushion = (x: number, y: number, tone: string, s = 1): string =>
  at(
    x,
    y,
    s,
    E(0, 3, 52, 12, 'shade') +
      P('M-48-8Q-50-22 0-22T48-8Q50 4 0 4T-48-8Z', tone) +
      P('M16-21Q50-19 48-8Q50 2 12 4Q30-6 16-21Z', 'shade') +
      C(0, -16, 3, 'paper'),
  );

/** A ceiling fan with four blades of wood. */
export const ceilingFan = (x: number, l: number, s = 1): string =>
  L(`M${x} 0V${l}`, 'ink-il', 5) +
  at(
    x,
    l,
    s,
    P('M-14 8L-124 0L-130 12L-18 20ZM14 8L124 0L130 12L18 20Z', 'wood-2') +
      P('M-16 14L-84 34L-78 44L-8 22ZM16 14L84 34L78 44L8 22Z', 'wood') +
      P('M-18-2H18L22 18H-22Z', 'turmeric') +
      P('M6-2H18L22 18H8Z', 'shade') +
      C(0, 26, 50, 'glow') +
      P('M-16 18H16Q14 36 0 36T-16 18Z', 'lamp'),
  );

/** A record player on its cabinet; `tone` is the cabinet's. */
export const recordPlayer = (x: number, y: number, tone: string): string =>
  L(`M${x + 14} ${y - 20}L${x + 8} ${y}M${x + 122} ${y - 20}L${x + 128} ${y}`, 'wood-3', 7) +
  R(x, y - 84, 136, 66, tone, 4) +
  R(x + 8, y - 76, 120, 50, 'shade-l', 3) +
  each([16, 28, 40, 52, 66, 80, 94, 108], (d, i) =>
    R(x + d, y - 72, 8, 42, ['lacquer', 'paper', 'turmeric', 'ceramic'][i % 4] ?? 'paper', 1),
  ) +
  R(x + 96, y - 84, 40, 66, 'shade', 4) +
  R(x + 20, y - 98, 96, 14, 'wood-2', 3) +
  E(x + 60, y - 100, 38, 6, 'ink-il') +
  E(x + 60, y - 100, 11, 2.4, 'lacquer') +
  L(`M${x + 106} ${y - 102}v-10l-26 8`, 'steel-2', 3);
