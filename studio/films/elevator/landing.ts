import { C, L, P, R, clip, rectShape } from '../../kit/shapes';
import { corridorWall } from '../doors';
import { fade, place } from '../stage';
import { DIGITS } from './plan';

const SHAFT = { x: 430, y: 120, w: 420, h: 520 };
export const CALL_KEY = { x: 976, y: 420 };

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

/** Number of the floor: a plate on the wall. */
const floorSign = (x: number, y: number, floor: number): string =>
  R(x - 70, y - 56, 140, 112, 'jade-2', 14) +
  `<text x="${x}" y="${y + 27}" ${DIGITS} font-size="76" fill="var(--il-paper)">${floor}</text>`;

export interface Landing {
  wall: string;
  floor: number;
  /** Place and direction of the car: what the display above the doors says. */
  shows: number;
  moves: 'up' | 'down' | 'no';
  /** Opening of the doors, 0..1. */
  open: number;
  call: number;
  /** View through the open doors, the car and who stands in it, in the stage's units. */
  inside: string;
}

/** The lift as it is seen from the hall of a floor. */
export function landing({ wall, floor, shows, moves, open, call, inside }: Landing): string {
  const half = SHAFT.w / 2;
  const shift = half * 0.96 * open;
  const leaf = (x: number): string =>
    R(x, SHAFT.y, half, SHAFT.h, 'steel') +
    R(x + half * 0.7, SHAFT.y, half * 0.3, SHAFT.h, 'shade') +
    L(`M${x + 30} ${SHAFT.y + 40}v${SHAFT.h - 80}`, 'streak', 8);
  const slit = `M${SHAFT.x + half - shift} ${SHAFT.y}v${SHAFT.h}M${SHAFT.x + half + shift} ${SHAFT.y}v${SHAFT.h}`;
  return (
    corridorWall(wall) +
    R(SHAFT.x - 34, SHAFT.y - 84, SHAFT.w + 68, SHAFT.h + 84, 'wood-2', 6) +
    R(SHAFT.x - 34, SHAFT.y - 84, SHAFT.w + 68, 10, 'shade-l') +
    R(560, 50, 160, 60, 'glass', 12) +
    `<text x="660" y="95" ${DIGITS} font-size="42" fill="var(--il-turmeric)">${shows}</text>` +
    (moves === 'no' ? '' : P(moves === 'up' ? 'M590 94l16-27l16 27Z' : 'M590 66l16 27l16-27Z', 'turmeric')) +
    clip(
      rectShape(SHAFT.x, SHAFT.y, SHAFT.w, SHAFT.h),
      (open > 0 ? inside : '') + leaf(SHAFT.x - shift) + leaf(SHAFT.x + half + shift) + L(slit, 'line', 5),
    ) +
    R(CALL_KEY.x - 38, CALL_KEY.y - 62, 76, 124, 'steel', 16) +
    C(CALL_KEY.x, CALL_KEY.y, 28, 'paper') +
    fade(call, C(CALL_KEY.x, CALL_KEY.y, 28, 'turmeric')) +
    P(`M${CALL_KEY.x - 13} ${CALL_KEY.y + 9}l13-22l13 22Z`, 'ink-il') +
    floorSign(CALL_KEY.x, 210, floor)
  );
}

/** The car as it stands behind the doors. */
export const carBehind = (car: string): string =>
  place(car, 370, 204.5, 0.45) +
  P('M430 640L470 560H810L850 640Z', 'tile-l') +
  R(430, 120, 40, 520, 'shade-s') +
  R(810, 120, 40, 520, 'shade-s');
