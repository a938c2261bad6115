import { keyCard } from '../doors';
import { pinch, pointing } from '../hand';
import { ring, touch } from '../marks';
import { path, pressed, type Point } from '../timing';
import { READER } from './panel';

/** A finger that comes from below right, presses once and goes. */
export function finger(t: number, at: number, to: Point): string {
  if (t < at - 1 || t > at + 1.1) return '';
  const tip = path(t, [[at - 1, 1180, 900], [at - 0.15, to.x + 5, to.y + 9], [at + 0.3, to.x + 5, to.y + 9], [at + 1.1, 1180, 900]]); // oxfmt-ignore
  const up = 1 - pressed(t, [at], 0.25);
  return pointing({ x: tip.x + 8 * up, y: tip.y + 18 * up, s: 0.62, rot: -30 });
}

/** The reader is ringed, then the card is held to it for a second, beside the lamp. */
export function cardAtReader(t: number, at: number): string {
  const card = path(t, [[at - 1.1, 1080, 1060], [at - 0.15, READER.x - 50, READER.y - 2], [at + 0.9, READER.x - 50, READER.y - 2], [at + 1.6, 1080, 1060]]); // oxfmt-ignore
  return (
    ring(t, at - 1.2, at - 0.1, READER.x, READER.y + 1, 136, 88) +
    touch(t, at, READER.x - 50, READER.y, 100) +
    (t > at - 1.1 && t < at + 1.6
      ? pinch({ x: card.x + 24, y: card.y + 46, s: 0.58, rot: -38 }, keyCard(card.x, card.y, 0.66, -8))
      : '')
  );
}
