/** The sky above the horizon. The sun of the day is the moon of the night: the palette decides. */
import { C, L, P, R, at } from './shapes';

export const sun = (x: number, y: number, r: number): string =>
  C(x, y, r * 2.7, 'halo') + C(x, y, r * 1.75, 'halo') + C(x, y, r, 'sun');

/** Two flat bands of sky, for scenes without gradients. */
export const skyBands = (w: number, h: number, high = 0.36): string =>
  R(0, 0, w, h, 'sky-2') + R(0, 0, w, h * high, 'sky-1');

export const cloud = (x: number, y: number, s = 1): string =>
  at(x, y, s, P('M0 0c10-14 34-18 46-4c10-12 36-12 44 0c12-6 28-2 32 8h34c-20 8-136 8-160 3c-14-3-8-8 4-7Z', 'cloud'));

export const gull = (x: number, y: number, s = 1): string =>
  L(`M${x} ${y}q${5 * s} ${-5 * s} ${9 * s} 0q${4 * s} ${-5 * s} ${9 * s} 0`, 'ink-soft', 1.8);
