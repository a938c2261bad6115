import { C, L, P, R, clip } from '../../kit/shapes';
import { pinch, pointing } from '../hand';
import { ring, touch } from '../marks';
import { hand } from '../reach';
import { fade, place } from '../stage';
import { pressed, ramp } from '../timing';
import { CALL, CUT_CALL } from './plan';

const AT = { x: 964, y: 226 };
const KEY = { x: AT.x, y: AT.y + 104 };

const handset = (): string =>
  place(
    L('M-17 5Q0-13 17 5', 'paper', 10) + R(-25, 1, 15, 13, 'paper', 4) + R(10, 1, 15, 13, 'paper', 4),
    0,
    0,
    1,
    -45,
  );

/** The reception: somebody behind a counter with a bell on it. */
const desk = (): string =>
  clip(
    '<circle r="64"/>',
    R(-64, -64, 128, 128, 'jade-mist') +
      P('M-44 30Q-44-8-12-10H12Q44-8 44 30Z', 'jade-2') +
      C(0, -28, 21, 'skin') +
      P('M-22-28C-24-58 24-58 22-28C14-38-8-42-22-28Z', 'ink-il') +
      R(-64, 24, 128, 44, 'wood') +
      R(-64, 24, 128, 7, 'wood-l') +
      P('M16 22A19 19 0 0 1 54 22Z', 'turmeric') +
      C(35, 1, 5, 'wood-3') +
      R(12, 21, 46, 6, 'wood-3', 3),
  );

/** Waves to both sides while it rings. */
const waves = (t: number): string =>
  [1, -1]
    .map((side) =>
      [0, 1]
        .map((i) => {
          const x = side * (112 + i * 26);
          const h = 26 + i * 16;
          const p = (t * 1.4 - i * 0.25) % 1;
          return fade(
            0.35 + 0.65 * (1 - p),
            L(`M${x} ${-h - 34}q${side * (10 + i * 4)} ${h} 0 ${h * 2}`, 'turmeric', 8),
          );
        })
        .join(''),
    )
    .join('');

/** The phone in the left hand shows the reception; a finger calls it, and it rings. */
export function phoneCall(t: number): string {
  const come = 1 - ramp(t, CUT_CALL + 0.1, CUT_CALL + 0.7);
  const { x, y } = { x: AT.x - 130 * come, y: AT.y + 380 * come };
  const rings = t >= CALL + 0.2;
  const screen =
    R(-86, -168, 172, 336, 'ink-il-2', 28) +
    R(-77, -159, 154, 318, 'paper', 20) +
    place(desk(), 0, -52) +
    C(0, 104, 38, rings ? 'go' : 'jade-2') +
    place(handset(), 0, 104) +
    (rings ? waves(t) : '');
  const far = Math.max(1 - ramp(t, CALL - 0.6, CALL - 0.1), ramp(t, CALL + 0.5, CALL + 1));
  const tip = { x: KEY.x + 4, y: KEY.y + 8 + 16 * (1 - pressed(t, [CALL], 0.4)), s: 0.62, rot: -34 };
  return (
    pinch({ x: x - 66, y: y + 44, s: 0.62, rot: 20, left: true }, place(screen, x, y)) +
    ring(t, CUT_CALL + 0.7, CALL - 0.1, KEY.x, KEY.y, 44) +
    touch(t, CALL, KEY.x, KEY.y, 50) +
    hand(pointing, tip, far, 240, 300)
  );
}
