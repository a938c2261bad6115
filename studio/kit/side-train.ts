/** The red train of the north from its side; rails at `y`, the engine's nose at `x` + `length`. */
import { C, L, P, R, each, n, seq } from './shapes';

const CAR = 122;

const carriage = (x: number, y: number, tone: string): string =>
  R(x, y - 62, CAR - 6, 46, tone, 5) +
  R(x, y - 66, CAR - 6, 8, 'steel', 4) +
  R(x, y - 34, CAR - 6, 5, 'turmeric') +
  seq(6, (i) => R(x + 9 + i * 17, y - 54, 12, 14, 'window', 2)) +
  R(x, y - 20, CAR - 6, 5, 'shade') +
  R(x + 6, y - 16, CAR - 18, 4, 'ink-il') +
  each([20, 40, 78, 98], (d) => C(x + d, y - 8, 7, 'ink-il') + C(x + d, y - 8, 2.6, 'steel-2')) +
  R(x + CAR - 6, y - 26, 6, 6, 'ink-il');

const engine = (x: number, y: number): string =>
  C(x + 150, y - 34, 50, 'glow') +
  P(
    `M${x} ${y - 16}V${y - 66}H${x + 104}L${x + 140} ${y - 58}Q${x + 154} ${y - 52} ${x + 158} ${y - 30}V${y - 16}Z`,
    'lacquer',
  ) +
  P(`M${x} ${y - 28}H${x + 158}V${y - 16}H${x}Z`, 'sail-2') +
  R(x, y - 36, 158, 6, 'turmeric') +
  P(`M${x + 112} ${y - 60}L${x + 138} ${y - 54}Q${x + 147} ${y - 50} ${x + 149} ${y - 40}H${x + 112}Z`, 'window') +
  seq(5, (i) => R(x + 12 + i * 18, y - 56, 12, 10, 'sail-2', 2)) +
  R(x + 20, y - 72, 50, 7, 'ink-il', 3) +
  C(x + 154, y - 28, 4, 'lamp') +
  R(x + 4, y - 16, 152, 5, 'ink-il') +
  each([22, 44, 66, 104, 126], (d) => C(x + d, y - 8, 8, 'ink-il') + C(x + d, y - 8, 3, 'steel-2'));

/** `cars` carriages and the engine at their head, running to the right. */
export const sideTrain = (x: number, y: number, cars: number): string =>
  seq(cars, (i) => carriage(x + i * CAR, y, i % 2 ? 'ceramic' : 'lacquer')) + engine(x + cars * CAR, y);

/** An embankment with its rail along the whole picture. */
export const embankment = (y: number, tone = 'leaf-2'): string =>
  P(`M0 ${y}H640V${y + 34}H0Z`, tone) +
  R(0, y - 2, 640, 9, 'linen-2') +
  L(
    seq(40, (i) => `M${n(i * 16.4 + 4)} ${y + 1}h7`),
    'wood-3',
    5,
  ) +
  R(0, y - 3, 640, 3, 'steel-2');

/** Egrets over the fields. */
export const egrets = (birds: readonly (readonly [x: number, y: number, s: number])[]): string =>
  each(birds, ([x, y, s]) =>
    P(
      `M${x} ${y}q${-9 * s} ${-12 * s} ${-24 * s} ${-12 * s}q${12 * s} ${4 * s} ${18 * s} ${13 * s}q${-6 * s} ${3 * s} ${-14 * s} ${1 * s}q${12 * s} ${8 * s} ${26 * s} ${3 * s}l${16 * s} ${2 * s}l${-14 * s} ${-6 * s}q${8 * s} ${-8 * s} ${20 * s} ${-9 * s}q${-16 * s} ${-5 * s} ${-28 * s} ${8 * s}Z`,
      'paper',
    ),
  );
