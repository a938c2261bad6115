import { L, P, R, seq } from '../../kit/shapes';
import { person } from '../person';
import { exitSign } from '../signs';
import { place, type Frame } from '../stage';
import { linear, track } from '../timing';
import { DIGITS } from './plan';

/** The stairwell in section. One storey is two flights; a landing on each side. */
const RISE = 560;
const FAR_LEFT = 300;
const FAR_RIGHT = 960;
const STEPS = 8;
const RAIL = 120;

/** Point on the rail after `p` flights. */
function onRail(p: number): { x: number; y: number } {
  const i = Math.floor(p);
  const down = i % 2 === 0;
  const run = Math.min(1, (p - i) / 0.92);
  return {
    x: down ? FAR_RIGHT - (FAR_RIGHT - FAR_LEFT) * run : FAR_LEFT + (FAR_RIGHT - FAR_LEFT) * run,
    y: (i + run) * (RISE / 2),
  };
}

/** One flight from its landing at `y` (of the rail) to the next, `dir` -1 to the left. */
function flight(i: number): string {
  const y = (i * RISE) / 2;
  const left = i % 2 === 0;
  const from = left ? FAR_RIGHT : FAR_LEFT;
  const dir = left ? -1 : 1;
  const tread = (FAR_RIGHT - FAR_LEFT) / STEPS;
  const drop = RISE / 2 / STEPS;
  const steps = seq(STEPS, (k) => `L${from + dir * tread * k} ${y + RAIL + drop * (k + 1)}L${from + dir * tread * (k + 1)} ${y + RAIL + drop * (k + 1)}`); // oxfmt-ignore
  const end = from + dir * tread * STEPS;
  const foot = y + RAIL + RISE / 2;
  const landing = left ? R(120, foot, FAR_LEFT - 120, 66, 'stone') : R(FAR_RIGHT, foot, 210, 66, 'stone');
  const chevrons = seq(4, (k) => {
    const u = (k + 0.6) / 4;
    return place(L('M-10-16L8 0L-10 16', 'turmeric', 9), from + dir * (FAR_RIGHT - FAR_LEFT) * u, y + 168 + (RISE / 2) * u, 1.15, left ? 157 : 23); // oxfmt-ignore
  });
  const posts = seq(STEPS - 1, (k) => `M${from + dir * tread * (k + 1)} ${y + drop * (k + 1)}V${y + RAIL + drop * (k + 2)}`); // oxfmt-ignore
  return (
    P(`M${from} ${y + RAIL}${steps}L${end} ${foot + 66}L${from} ${y + RAIL + 66}Z`, left ? 'linen-2' : 'road') +
    landing +
    L(posts, 'steel-2', 6) +
    L(`M${from} ${y}L${end} ${y + RISE / 2}V${foot}M${from} ${y}V${y + RAIL}`, 'jade-2', 15) +
    chevrons
  );
}

/** Two flights down in `seconds`, from the floor called `top`; the picture stands still, he does not. */
export const down =
  (from: number, seconds: number, top: number) =>
  (t: number): Frame => {
    const p = track(t, [[from + 0.15, 0.02], [from + seconds, 1.96]], linear); // oxfmt-ignore
    const at = onRail(p);
    const facing = Math.floor(p) % 2 ? 1 : -1;
    const body =
      R(-400, -700, 2100, 3200, 'paper') +
      R(-400, -700, 520, 3200, 'karst-2') +
      R(1160, -700, 600, 3200, 'karst-2') +
      R(120, -700, 40, 3200, 'shade-s') +
      R(1120, -700, 40, 3200, 'shade-s') +
      seq(4, (i) => `<text x="1062" y="${(i - 1) * RISE + 60}" ${DIGITS} font-size="120" fill="var(--il-jade-2)">${top + 1 - i}</text>` + exitSign(216, (i - 0.5) * RISE - 128, 0.66, 90)) +
      seq(7, (i) => flight(4 - i)) +
      person(at.x, at.y + 134, 2.2, { step: p * 6, stride: 1.5, facing, hold: { x: 17, y: -54 } }); // oxfmt-ignore
    return { view: { cx: 640, cy: 270, w: 1500 }, body };
  };
