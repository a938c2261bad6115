/** Placeholder for a picture that could not be had: a painting on its easel that has only been sketched so far. */
import { C, E, L, P, R, each } from '../kit/shapes';
import { floor, shaft } from '../kit/floor';
import { plantPot } from '../kit/plants';
import { tableR } from '../kit/tables';
import type { Picture } from './picture';

/** Pencil on the primed canvas: two islands, a sail, the horizon. */
const sketch = (): string =>
  L('M226 262H414M240 262Q252 196 282 190Q310 190 320 226Q334 176 360 178Q386 188 398 262', 'linen-2', 4) +
  L('M300 262l6-40q20 12 16 40M292 266h44l-8 12h-28Z', 'linen-2', 4) +
  C(262, 150, 14, 'linen') +
  L('M250 290h40M330 298h56', 'linen-2', 3);

const draw = (): string =>
  R(0, 0, 640, 480, 'wall-sand') +
  floor('wood-l', 384) +
  shaft(120, 384, 150, 96, 110) +
  L('M320 70V110M262 330L226 452M378 330L414 452M320 330L320 440', 'wood-2', 10) +
  R(206, 110, 228, 206, 'linen-2', 3) +
  R(212, 116, 216, 194, 'paper', 2) +
  R(408, 116, 20, 194, 'shade-s') +
  sketch() +
  R(190, 314, 260, 14, 'wood-2', 4) +
  R(392, 314, 58, 14, 'shade', 4) +
  R(300, 100, 40, 16, 'wood-3', 4) +
  tableR(530, 408, 70) +
  P('M494 402v-30h30v30Z', 'ceramic') +
  P('M514 402v-30h10v30Z', 'shade') +
  L('M502 372l-8-44M509 372v-52M516 372l10-46', 'wood-3', 4) +
  each(['lacquer', 'turmeric', 'jade', 'ceramic'], (tone, i) =>
    E(548 + (i % 2) * 22, 398 - Math.floor(i / 2) * 9, 9, 4, tone),
  ) +
  plantPot(104, 440, 1.15, 0);

export const PLACEHOLDER: readonly Picture[] = [
  { id: 'no-image', w: 640, h: 480, alt: { vi: 'No Image', en: 'No Image' }, subject: 'placeholder', draw },
];
