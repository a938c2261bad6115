/** What stands where a picture could not be had: an empty frame on a wall, its nail and a plant. */
import { C, L, P, R } from '../kit/shapes';
import { floor } from '../kit/floor';
import { plantPot } from '../kit/plants';
import { tableLow } from '../kit/tables';
import type { Picture } from './picture';

const draw = (): string =>
  R(0, 0, 640, 480, 'wall-sand') +
  floor('wood-l', 384) +
  C(320, 84, 5, 'wood-3') +
  L('M320 84L252 132M320 84L388 132', 'cord', 3) +
  R(206, 128, 228, 172, 'wood-2', 4) +
  R(220, 142, 200, 144, 'paper') +
  R(236, 158, 168, 112, 'linen') +
  P('M236 270L296 204L332 242L358 216L404 270Z', 'linen-2') +
  C(372, 186, 14, 'linen-2') +
  tableLow(200, 384, 240) +
  plantPot(410, 372, 0.5, 1) +
  plantPot(110, 430, 1.1, 0);

export const PLACEHOLDER: readonly Picture[] = [
  { id: 'no-image', w: 640, h: 480, alt: { vi: 'No Image', en: 'No Image' }, subject: 'placeholder', draw },
];
