import { L, R, each, seq } from '../../kit/shapes';
import { pinch } from '../hand';
import { ring } from '../marks';
import { fade, place } from '../stage';
import { path, ramp } from '../timing';
import { HASH, LEFT, REST, TYPED, WAKE, YES } from './plan';

const AT = { x: 574, y: 296 };
const CODE = [...TYPED, [HASH, '#'] as const];
const figureX = (i: number): number => -52 + i * 26;

/** The guest's phone with the guide open at the door card; the figure that is being pressed is lit. */
function screen(t: number): string {
  const figures = each(CODE, ([at, key], i) => {
    const now = t >= at - 0.04 && t < at + REST;
    const tone = now ? 'ink-il-2' : key === '#' ? 'turmeric' : 'paper';
    const plate = now ? R(figureX(i) - 14, -62, 28, 48, 'turmeric', 8) : '';
    return `${plate}<text x="${figureX(i)}" y="-27" text-anchor="middle" class="svgnum" font-size="31" fill="var(--il-${tone})">${key}</text>`;
  });
  return (
    R(-86, -168, 172, 336, 'ink-il-2', 28) +
    R(-77, -159, 154, 318, 'paper', 20) +
    R(-62, -142, 56, 11, 'jade-2', 5) +
    R(34, -143, 28, 13, 'linen-2', 6) +
    R(-70, -118, 140, 124, 'jade-2', 14) +
    R(-56, -104, 24, 34, 'paper', 3) +
    R(-38, -89, 4, 4, 'jade-2', 2) +
    R(-22, -96, 72, 8, 'jade-mist', 4) +
    R(-22, -82, 46, 8, 'jade-mist', 4) +
    figures +
    R(-56, -8, 54, 6, 'jade-mist', 3) +
    R(-70, 20, 140, 56, 'linen', 14) +
    L('M-54 46q10-12 20 0M-48 52q4-5 8 0', 'jade-2', 4) +
    seq(2, (i) => R(-24, 36 + i * 14, 78 - i * 24, 7, 'linen-2', 3)) +
    seq(4, (i) => R(-66, 94 + i * 16, 112 - ((i * 29) % 50), 7, 'linen', 3))
  );
}

/** The left hand holds it up beside the lock, where the code can be read while it is pressed. */
export function phone(t: number): string {
  const off = path(t, [[LEFT + 0.05, -170, 330], [LEFT + 0.7, 0, 0], [YES + 0.1, 0, 0], [YES + 0.7, -170, 360]]); // oxfmt-ignore
  if (t >= YES + 0.7) return '';
  const x = AT.x + off.x;
  const y = AT.y + off.y;
  const code = ramp(t, LEFT + 0.8, LEFT + 1);
  return (
    pinch({ x: x - 66, y: y + 44, s: 0.62, rot: 20, left: true }, place(screen(t), x, y)) +
    fade(code, ring(t, LEFT + 0.9, WAKE - 0.5, x, y - 38, 72, 28))
  );
}
