import { C, L, R, seq } from '../kit/shapes';
import { slice } from './marks';
import { place } from './stage';

/** A clock on the wall at nine; `part` of an hour has gone since, and stays marked in turmeric. */
export function wallClock(x: number, y: number, r: number, part: number): string {
  const hand = (turn: number, len: number, w: number): string =>
    place(L(`M0 ${r * 0.08}V${-len * r}`, 'ink-il', w * r), x, y, 1, turn * 360);
  return (
    C(x, y + r * 0.05, r * 1.13, 'shade') +
    C(x, y, r * 1.13, 'jade-2') +
    C(x, y, r, 'paper') +
    slice(x, y, r * 0.95, part, 'turmeric') +
    seq(12, (i) => place(R(-4, -r + 10, 8, i % 3 ? r * 0.11 : r * 0.21, 'ink-il', 4), x, y, 1, i * 30)) +
    hand((9 + part) / 12, 0.45, 0.09) +
    hand(part, 0.77, 0.065) +
    C(x, y, r * 0.08, 'lacquer')
  );
}
