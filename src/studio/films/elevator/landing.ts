import { C, L, P, R, clip, rectShape, seq } from '../../kit/shapes';
import { corridorWall } from '../doors';
import { fade, place } from '../stage';
import { DIGITS } from './plan';

const SHAFT = { x: 430, y: 120, w: 420, h: 520 };
export const CALL_KEY = { x: 946, y: 420 };

export const plant = (x: number, y: number): string =>
  place(
    P(
      'M-4-70C-40-170-84-200-116-196C-96-150-56-104-4-70ZM0-70C-18-190-10-240 8-270C30-226 24-150 0-70ZM4-70C36-160 80-196 114-194C94-146 54-104 4-70Z',
      'leaf',
    ) +
      P('M2-70C10-150 40-220 66-236C66-180 40-110 2-70Z', 'leaf-2') +
      P('M-44-76H44L34 8C28 16-28 16-34 8Z', 'ceramic') +
      P('M12-76H44L34 8C30 14 20 15 12 15Z', 'shade'),
    x,
    y,
  );

/** The lift as it is seen from the lobby; `open` 0..1, `comes` while it is on its way down. */
export function lobby(open: number, floor: number, comes: boolean, call: number): string {
  const half = SHAFT.w / 2;
  const shift = half * 0.96 * open;
  const leaf = (x: number): string =>
    R(x, SHAFT.y, half, SHAFT.h, 'steel') +
    R(x + half * 0.7, SHAFT.y, half * 0.3, SHAFT.h, 'shade') +
    L(`M${x + 30} ${SHAFT.y + 40}v${SHAFT.h - 80}`, 'streak', 8);
  return (
    corridorWall('wall-sand') +
    R(SHAFT.x - 34, SHAFT.y - 84, SHAFT.w + 68, SHAFT.h + 84, 'wood-2', 6) +
    R(SHAFT.x - 34, SHAFT.y - 84, SHAFT.w + 68, 10, 'shade-l') +
    R(560, 52, 160, 56, 'glass', 12) +
    `<text x="650" y="94" ${DIGITS} font-size="40" fill="var(--il-turmeric)">${floor}</text>` +
    fade(comes ? 1 : 0.2, P('M598 68l14 24l14-24Z', 'turmeric')) +
    clip(
      rectShape(SHAFT.x, SHAFT.y, SHAFT.w, SHAFT.h),
      R(SHAFT.x, SHAFT.y, SHAFT.w, SHAFT.h, 'linen') +
        R(SHAFT.x, SHAFT.y, 90, SHAFT.h, 'shade-s') +
        R(SHAFT.x + SHAFT.w - 90, SHAFT.y, 90, SHAFT.h, 'shade-s') +
        R(SHAFT.x + 90, SHAFT.y + 70, SHAFT.w - 180, 210, 'window') +
        P(`M${SHAFT.x + 90} ${SHAFT.y + 280}l120-210h60l-120 210Z`, 'light') +
        R(SHAFT.x + 70, 420, SHAFT.w - 140, 14, 'wood', 7) +
        P(`M${SHAFT.x} 640L${SHAFT.x + 90} 560H${SHAFT.x + SHAFT.w - 90}L${SHAFT.x + SHAFT.w} 640Z`, 'tile-l') +
        R(SHAFT.x + SHAFT.w - 62, 330, 40, 150, 'steel-2', 8) +
        seq(8, (i) => C(SHAFT.x + SHAFT.w - 51 + (i % 2) * 18, 350 + Math.floor(i / 2) * 24, 6, 'paper')) +
        leaf(SHAFT.x - shift) +
        leaf(SHAFT.x + half + shift) +
        L(
          `M${SHAFT.x + half - shift} ${SHAFT.y}v${SHAFT.h}M${SHAFT.x + half + shift} ${SHAFT.y}v${SHAFT.h}`,
          'line',
          5,
        ),
    ) +
    R(CALL_KEY.x - 38, CALL_KEY.y - 62, 76, 124, 'steel', 16) +
    C(CALL_KEY.x, CALL_KEY.y, 26, 'paper') +
    fade(call, C(CALL_KEY.x, CALL_KEY.y, 26, 'turmeric')) +
    P(`M${CALL_KEY.x - 12} ${CALL_KEY.y + 8}l12-20l12 20Z`, 'ink-il') +
    plant(250, 640) +
    plant(1120, 640)
  );
}
