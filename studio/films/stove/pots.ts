import { C, E, L, P, R } from '../../kit/shapes';
import { fist, pinch } from '../hand';
import { reach } from '../reach';
import { fade, place } from '../stage';
import type { Point } from '../timing';

/** A pot seen a little from above; origin = the middle of its base. `full` 0..1 is the soup in it. */
export const pot = (tone: string, full: number): string =>
  P('M-150-170V0A150 51 0 0 0 150 0V-170Z', tone) +
  P('M-150-18V0A150 51 0 0 0 150 0V-18A150 51 0 0 1-150-18Z', 'steel') +
  P('M60-170H150V0A150 51 0 0 1 60 41Z', 'shade') +
  E(0, -170, 150, 46, 'ink-il') +
  E(0, -164, 132, 37, 'ink-il-2') +
  (full > 0
    ? E(0, -158 - 6 * full, 70 + 62 * full, 18 + 18 * full, 'broth') +
      fade(full > 0.6 ? 1 : 0, C(-56, -166, 10, 'leaf') + C(34, -156, 12, 'turmeric') + C(-8, -172, 8, 'leaf') + C(76, -168, 8, 'paper'))
    : '') +
  L('M-152-124h-40q-16 0-16 20t16 20h40M152-124h40q16 0 16 20t-16 20h-40', 'ink-il', 17); // oxfmt-ignore

/** Both hands on the handles of a pot whose base is at `at`, or the left one alone. */
export const potHands = (at: Point, far: number, which: 'both' | 'left' = 'both'): string => {
  const one = (left: boolean): string =>
    fist(reach({ x: at.x + (left ? -204 : 204), y: at.y - 96, s: 0.66, rot: left ? 24 : -24, left }, far, left ? -260 : 260, 560)); // oxfmt-ignore
  return far > 0.995 ? '' : one(true) + (which === 'both' ? one(false) : '');
};

/** A horseshoe magnet, poles up. */
const horseshoe = (): string =>
  `<path d="M-34-40V10A34 34 0 0 0 34 10V-40" fill="none" stroke="var(--il-sail)" stroke-width="30"/>` +
  `<path d="M-34-66V-36M34-66V-36" fill="none" stroke="var(--il-steel)" stroke-width="30"/>` +
  `<path d="M34-36V10A34 34 0 0 1 6 40" fill="none" stroke="var(--il-shade)" stroke-width="30"/>`;
export const magnet = ({ x, y }: Point, rot = 0): string => place(horseshoe(), x, y, 1.25, rot);

/** Two fingers at the foot of a magnet at `at`; what they hold is drawn between them. */
export const magnetHand = (at: Point, far: number, held: string): string =>
  far > 0.995 ? '' : pinch(reach({ x: at.x + 26, y: at.y + 42, s: 0.72, rot: -30 }, far, 300, 380), held);

/** A jug by its handle, about the point where it pours; `rot` tilts it. */
export const jug = ({ x, y }: Point, rot: number): string =>
  place(
    `<path d="M96-6h30q26 0 26 30v56q0 26-26 26h-30" fill="none" stroke="var(--il-ceramic)" stroke-width="18"/>` +
      P('M0-14L16-4V150Q16 164 30 164H96Q110 164 110 150V-14Z', 'ceramic') +
      P('M78-14H110V150Q110 164 96 164H78Z', 'shade') +
      R(16, 96, 94, 12, 'paper'),
    x,
    y,
    1,
    rot,
  );
