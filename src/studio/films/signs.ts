import { C, L, P, R } from '../kit/shapes';
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
  ); // prettier-ignore

/** Where everybody meets outside: four arrows to one point. */
export const meetingSign = (x: number, y: number, s = 1): string =>
  place(
    R(-6, 60, 12, 220, 'steel-2') + R(-72, -72, 144, 144, 'jade-2', 14) + C(0, 0, 13, 'paper') +
      [0, 90, 180, 270].map((r) => place(L('M-54-54L-28-28M-30-50V-26H-54', 'paper', 10), 0, 0, 1, r)).join(''),
    x, y, s,
  ); // prettier-ignore

export type Waste = 'food' | 'bottle' | 'rest';
/** What goes into a bin: an apple core, a bottle, a crumpled ball. */
export const wasteSign = (kind: Waste, tone = 'paper'): string =>
  ({
    food:
      P('M-24-26C-10-14 10-14 24-26C14-4 14 8 24 30C10 22-10 22-24 30C-14 8-14-4-24-26Z', tone) +
      L('M2-24Q4-38 14-42', tone, 6),
    bottle: P('M-8-44H8V-26Q22-16 22 0V36Q22 42 16 42H-16Q-22 42-22 36V0Q-22-16-8-26Z', tone),
    rest:
      P('M-30 6C-38-14-20-34-2-30C18-40 38-22 32-2C40 18 20 36 2 30C-16 40-34 24-30 6Z', tone) +
      L('M-14-8L2 2L-8 16M8-16L18-4', 'shade', 5),
  })[kind];

/** The trash room's plate: a bin. */
export const binSign = (x: number, y: number, s = 1): string =>
  place(R(-56, -56, 112, 112, 'jade-2', 14) + R(-30, -30, 60, 9, 'paper', 4) + R(-10, -40, 20, 12, 'paper', 4) + P('M-25-14H25L20 38H-20Z', 'paper') + L('M-9-4L-7 28M9-4L7 28M0-4V28', 'jade-2', 4), x, y, s); // prettier-ignore
