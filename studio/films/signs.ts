import { C, L, P, R, clip } from '../kit/shapes';
import { palm } from './hand';
import { ban } from './marks';
import { fade, place } from './stage';

/** Signs that hang in the house itself: pictograms on plates, never words. Origin = the plate's middle. */

const runner = (): string =>
  C(16, -36, 10, 'paper') +
  L('M10-18L-4 8L14 22L10 44M-4 8L-16 26L-34 28M8-14L28-4L38-16M8-16L-12-10L-20 6', 'paper', 9);

/** The green way out: a runner and an arrow (`dir` in degrees, 0 = right), lit from inside. */
export const exitSign = (x: number, y: number, s = 1, dir = 0, lit = 1): string =>
  place(
    fade(lit * 0.5, R(-124, -74, 248, 148, 'go-halo', 30)) + R(-108, -58, 216, 116, 'jade-2', 12) + R(-100, -50, 96, 100, 'leaf', 8) +
      place(runner(), -54, 2) + place(L('M-30 0H28M6-24L30 0L6 24', 'paper', 12), 52, 0, 1, dir),
    x, y, s,
  ); // oxfmt-ignore

/** Sign of the meeting point outside: four arrows to one point. */
export const meetingSign = (x: number, y: number, s = 1): string =>
  place(
    R(-6, 60, 12, 220, 'steel-2') + R(-72, -72, 144, 144, 'jade-2', 14) + C(0, 0, 13, 'paper') +
      [0, 90, 180, 270].map((r) => place(L('M-54-54L-28-28M-30-50V-26H-54', 'paper', 10), 0, 0, 1, r)).join(''),
    x, y, s,
  ); // oxfmt-ignore

export type Waste = 'food' | 'bottle' | 'rest';
/** Sign of what goes into a bin: an apple core with its leaf, a bottle, a tied bag. */
export const wasteSign = (kind: Waste, tone = 'paper'): string =>
  ({
    food:
      P('M-27-24C-12-11 12-11 27-24C15-2 15 10 27 32C11 24-11 24-27 32C-15 10-15-2-27-24Z', tone) +
      L('M0-18Q0-32 4-40', tone, 6) +
      P('M6-34C10-52 28-56 40-50C36-34 20-28 6-34Z', tone),
    bottle: P('M-9-46H9V-28Q24-18 24-2V36Q24 44 16 44H-16Q-24 44-24 36V-2Q-24-18-9-28Z', tone),
    rest:
      P('M-8-14C-34 0-42 22-34 38C-28 48 28 48 34 38C42 22 34 0 8-14Z', tone) +
      P('M-5-18C-12-34-34-40-30-24C-28-16-14-14 0-16C14-14 28-16 30-24C34-40 12-34 5-18Z', tone),
  })[kind];

/** The trash room's plate: a bin. */
export const binSign = (x: number, y: number, s = 1): string =>
  place(R(-56, -56, 112, 112, 'jade-2', 14) + R(-30, -30, 60, 9, 'paper', 4) + R(-10, -40, 20, 12, 'paper', 4) + P('M-25-14H25L20 38H-20Z', 'paper') + L('M-9-4L-7 28M9-4L7 28M0-4V28', 'jade-2', 4), x, y, s); // oxfmt-ignore

/** Keep your hand off: a hand on a plate under a lacquer bar; hand and ban come up together with `p`. */
export const handsOff = (x: number, y: number, s: number, p: number): string =>
  place(ban(0, 0, 88, p, clip('<circle r="86"/>', place(palm({ x: 0, y: 0, s: 0.5, sleeve: 'ink-il' }), 4, 26))), x, y, s); // oxfmt-ignore
