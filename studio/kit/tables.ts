/** Tables and what stands on them. */
import { C, E, G, L, P, R, each, n, ring } from './shapes';

/** A round low table, its top at `y`. */
export const tableR = (cx: number, y: number, rx = 70, c = 'wood'): string =>
  L(
    `M${n(cx - rx * 0.5)} ${y}L${n(cx - rx * 0.64)} ${y + 46}M${n(cx + rx * 0.5)} ${y}L${n(cx + rx * 0.64)} ${y + 46}`,
    'wood-3',
    6,
  ) +
  E(cx, y, rx, rx * 0.17, 'wood-2') +
  E(cx, y - 6, rx, rx * 0.17, c);

/** A long low table with a shelf beneath. */
export const tableLow = (x: number, y: number, w: number, c = 'wood'): string =>
  R(x + 10, y, 10, 44, 'wood-3') +
  R(x + w - 20, y, 10, 44, 'wood-3') +
  R(x + 12, y + 24, w - 24, 6, 'wood-2') +
  R(x + 30, y + 15, 50, 9, 'jade-2', 1) +
  R(x + 34, y + 8, 40, 7, 'lacquer', 1) +
  R(x, y - 8, w, 12, c, 3) +
  R(x + w * 0.7, y - 8, w * 0.3, 12, 'shade');

/** A stone drum table on a single foot. */
export const tableDrum = (cx: number, y: number, rx = 60, c = 'stone'): string =>
  P(
    `M${n(cx - rx * 0.4)} ${y}L${n(cx - rx * 0.55)} ${y + 46}Q${cx} ${y + 56} ${n(cx + rx * 0.55)} ${y + 46}L${n(cx + rx * 0.4)} ${y}Z`,
    'linen-2',
  ) +
  P(
    `M${n(cx + rx * 0.1)} ${y}h${n(rx * 0.3)}L${n(cx + rx * 0.55)} ${y + 46}q${n(-rx * 0.2)} 6 ${n(-rx * 0.4)} 6Z`,
    'shade',
  ) +
  E(cx, y + 2, rx, rx * 0.18, 'linen-2') +
  E(cx, y - 5, rx, rx * 0.18, c);

/** A dining table, its top at `y`, legs `leg` long. */
export const tableDining = (x: number, y: number, w: number, leg = 92, c = 'wood'): string =>
  L(`M${x + 26} ${y}L${x + 18} ${y + leg}M${x + w - 26} ${y}L${x + w - 18} ${y + leg}`, 'wood-3', 9) +
  R(x + 16, y, w - 32, 10, 'wood-2') +
  R(x, y - 12, w, 14, c, 4) +
  R(x + w * 0.68, y - 12, w * 0.32, 14, 'shade', 4);

/** A desk with a lamp, a closed laptop, a cup of pencils. */
export const desk = (x: number, y: number, w = 220): string =>
  L(`M${x + 14} ${y}L${x + 8} ${y + 90}M${x + w - 14} ${y}L${x + w - 8} ${y + 90}`, 'wood-3', 8) +
  R(x + w - 90, y, 76, 30, 'wood-2', 2) +
  R(x + w - 60, y + 12, 16, 5, 'turmeric', 2) +
  R(x, y - 10, w, 12, 'wood', 3) +
  P(`M${x + 60} ${y - 10}l10-56h76l-6 56Z`, 'steel-2') +
  P(`M${x + 66} ${y - 16}l8-44h64l-5 44Z`, 'sky-1') +
  R(x + 44, y - 14, 92, 5, 'steel', 2) +
  C(x + 26, y - 92, 56, 'glow') +
  L(`M${x + 20} ${y - 12}L${x + 8} ${y - 58}L${x + 34} ${y - 96}`, 'ink-il', 4) +
  P(`M${x + 22} ${y - 104}l30 2q4 22-10 30Z`, 'lamp') +
  R(x + w - 52, y - 34, 20, 24, 'ceramic', 3) +
  L(`M${x + w - 46} ${y - 34}v-16M${x + w - 40} ${y - 34}l4-20`, 'lacquer', 3);

export const teaset = (x: number, y: number): string =>
  P(`M${x - 20} ${y}q-6-24 14-26h10q20 2 14 26Z`, 'ceramic') +
  L(`M${x + 18} ${y - 18}q12-2 14-12M${x - 20} ${y - 18}q-12 0-8 12`, 'ceramic', 4) +
  C(x - 1, y - 28, 4, 'turmeric') +
  P(`M${x + 36} ${y - 12}h18q0 12-9 12t-9-12Z`, 'paper');

export const fruitBowl = (x: number, y: number, s = 1): string =>
  G(
    C(-14, -22, 12, 'turmeric') +
      C(8, -25, 13, 'lacquer') +
      C(24, -19, 10, 'leaf') +
      C(-2, -16, 10, 'turmeric') +
      P('M-36-16H40Q36 2 14 2H-10Q-32 2-36-16Z', 'paper') +
      P('M14-16H40Q36 2 14 2Q22-6 14-16Z', 'shade'),
    `translate(${x} ${y}) scale(${s})`,
  );

export const books = (x: number, y: number): string =>
  R(x - 26, y - 8, 54, 8, 'lacquer', 1) + R(x - 22, y - 15, 46, 7, 'paper', 1) + R(x - 24, y - 22, 44, 7, 'jade-2', 1);

/** A cup with its steam. */
export const cup = (x: number, y: number, tone = 'paper', s = 1): string =>
  G(
    L('M-6-34q-6-8 0-15t0-13M7-34q-6-8 0-15t0-13', 'steam', 3) +
      E(0, 0, 24, 5, 'linen') +
      P('M-16-24H16Q16 0 4 1H-4Q-16 0-16-24Z', tone) +
      P('M4-24H16Q16 0 4 1Q8-10 4-24Z', 'shade') +
      L('M16-19q12 0 10 8t-13 6', tone, 3.5) +
      E(0, -24, 16, 4, 'wood-3'),
    `translate(${x} ${y}) scale(${s})`,
  );

export const candle = (x: number, y: number): string =>
  C(x, y - 24, 30, 'glow') + R(x - 8, y - 20, 16, 20, 'lamp', 3) + P(`M${x} ${y - 34}q6 8 0 13q-6-5 0-13Z`, 'turmeric');

export const vaseFlowers = (x: number, y: number, vase = 'ceramic'): string =>
  L(`M${x} ${y - 40}q-6-26-22-34M${x + 2} ${y - 40}q0-26 4-44M${x + 2} ${y - 40}q6-22 22-30`, 'leaf-2', 3) +
  each(
    [
      [-22, -76, 'bloom'],
      [6, -86, 'bloom-2'],
      [25, -72, 'bloom'],
      [-8, -64, 'turmeric'],
    ] as const,
    ([a, b, t]) => C(x + a, y + b, 8, t),
  ) +
  P(`M${x - 8} ${y - 44}h18q-2 10 6 20q8 20-6 24h-16q-14-6-6-24q6-10 4-20Z`, vase);

/** A plate on the table, with room for what lies on it. */
export const plate = (x: number, y: number, rx: number, food = ''): string =>
  E(x, y + 2, rx, rx * 0.24, 'shade') +
  E(x, y, rx, rx * 0.24, 'paper') +
  ring(x, y, rx * 0.78, rx * 0.17, 'ceramic', 2) +
  food;
