import { L, P, R, each } from '../../kit/shapes';
import { place } from '../stage';
import { BASKET, DRUM, LOAD, NEXT, NEXT_OUT, UNLOAD } from './plan';

/**
 * Pieces that are washed, each about 140 units tall and hung from its upper edge at (0, -60), where a hand takes it.
 */
const shirt = (): string =>
  P('M-30-62Q0-44 30-62L78-36L60 2L42-8V66H-42V-8L-60 2L-78-36Z', 'lacquer') +
  P('M30-62L78-36L60 2L42-8V66H16V-56Z', 'shade') +
  L('M-24-60Q0-38 24-60', 'paper', 7);
const trousers = (): string =>
  P('M-40-62H40L48 70H10L0-14L-10 70H-48Z', 'ceramic') +
  P('M14-62H40L48 70H10L0-14Z', 'shade') +
  L('M-38-48H38M0-46V-20', 'paper', 5);
const towel = (): string =>
  P('M-46-62H46V70H-46Z', 'turmeric') + P('M18-62H46V70H18Z', 'shade') + R(-46, 30, 92, 9, 'paper') + R(-46, 48, 92, 9, 'paper') + L('M-40 72v8M-20 72v8M0 72v8M20 72v8M40 72v8', 'turmeric', 5); // oxfmt-ignore
const sock = (): string =>
  P('M-20-58H18V10Q18 18 26 24L48 40Q58 58 40 64H8Q-20 60-20 26Z', 'paper') + R(-20, -44, 38, 12, 'jade') + P('M28 26L48 40Q58 58 40 64H26Q44 48 28 26Z', 'jade'); // oxfmt-ignore

interface Piece {
  draw: () => string;
  /** Place in the drum, from the middle. */
  lies: readonly [number, number, number];
  /** Place in the basket. */
  heap: readonly [number, number, number];
}
/** In the order in which they go in. */
export const PIECES: readonly Piece[] = [
  { draw: trousers, lies: [22, 78, 82], heap: [66, -8, 30] },
  { draw: towel, lies: [46, 46, -58], heap: [-8, -2, -14] },
  { draw: shirt, lies: [-46, 40, 22], heap: [-62, -14, 12] },
];
const SOCK = { lies: [34, 22, 64], heap: [34, -30, 70] } as const;

const goesIn = (i: number): number => LOAD + i * NEXT + 0.5;
const comesOut = (i: number): number => UNLOAD + i * NEXT_OUT;
/** The last in is the first out. */
const outOf = (i: number): number => comesOut(PIECES.length - 1 - i);

const lying = (body: string, [x, y, rot]: readonly [number, number, number], at: { x: number; y: number }, s: number): string =>
  place(body, at.x + x, at.y + y, s, rot); // oxfmt-ignore

/** Laundry in the drum now; the sock comes and goes with the towel. */
export const inDrum = (t: number): string =>
  each(PIECES, ({ draw, lies }, i) =>
    t < goesIn(i) || t > outOf(i)
      ? ''
      : lying(draw(), lies, DRUM, 1) + (i === 1 && t < outOf(2) - 0 ? lying(sock(), SOCK.lies, DRUM, 0.9) : ''),
  );

/** Laundry in the basket now, seen over its edge. */
export const inBasket = (t: number): string =>
  each(PIECES, ({ draw, heap }, i) =>
    t > LOAD + i * NEXT && t < outOf(i) + 0.4
      ? ''
      : (i === 1 ? lying(sock(), SOCK.heap, BASKET, 0.9) : '') + lying(draw(), heap, BASKET, 0.95),
  );

/** The piece that a hand takes at trip `i`, hanging from its fingers at (0, 0). */
export const hanging = (i: number, x: number, y: number): string =>
  (i === 1 ? place(sock(), x + 34, y + 66, 0.9, -12) : '') + place(PIECES[i]?.draw() ?? '', x, y + 58, 0.95, 4);
