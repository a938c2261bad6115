/**
 * Short paths. Relative commands have smaller numbers, and several drawings with the same ink can share one `d`; over
 * forty plans that every phone keeps, this is half of the bytes.
 */
import { n } from '../kit/shapes';

const LENGTHS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** Numbers with no separator that a parser does not need: `10 -5` is `10-5`. */
const join = (numbers: readonly number[]): string =>
  numbers.map((v, i) => (i > 0 && v >= 0 ? ' ' : '') + String(n(v) + 0).replace(/^(-?)0\./, '$1.')).join('');

interface Pen {
  readonly x: number;
  readonly y: number;
}

/** Place at which a relative command leaves the pen. */
const after = (command: string, args: readonly number[], { x, y }: Pen): Pen => {
  const [a = 0, b = 0] = args.slice(-2);
  if (command === 'h') return { x: n(x + a), y };
  if (command === 'v') return { x, y: n(y + a) };
  return { x: n(x + a), y: n(y + b) };
};

/** The coordinates of one command, relative to the pen and rounded. */
const relative = (command: string, args: readonly number[], { x, y }: Pen): number[] => {
  if (command === 'h') return args.map((v) => n(v - x));
  if (command === 'v') return args.map((v) => n(v - y));
  if (command === 'a') return [...args.slice(0, 5), n((args[5] ?? 0) - x), n((args[6] ?? 0) - y)];
  return args.map((v, i) => n(v - (i % 2 ? y : x)));
};

/** The same path moved by (dx, dy), with all but its first command relative. Rounding to a tenth does not add up. */
export function place(d: string, dx = 0, dy = 0): string {
  let out = '';
  let last = '';
  let pen: Pen = { x: 0, y: 0 };
  let start = pen;
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
    const command = letter.toLowerCase();
    const length = LENGTHS[command] ?? 0;
    if (length === 0) {
      out += last = 'z';
      pen = start;
    }
    for (let at = 0; length > 0 && at < numbers.length; at += length) {
      const drawn = command === 'm' && at > 0 ? 'l' : command; // further points after a move are lines
      const args = numbers.slice(at, at + length);
      const moved = letter === command && out ? args.map(n) : relative(drawn, args, pen);
      pen = after(drawn, moved, pen);
      if (drawn === 'm') start = pen;
      if (out === '') out = 'M' + join([n(pen.x + dx), n(pen.y + dy)]);
      else {
        const figures = join(moved);
        out += drawn === last && drawn !== 'm' ? (figures.startsWith('-') ? '' : ' ') + figures : drawn + figures;
      }
      last = drawn;
    }
  }
  return out;
}
