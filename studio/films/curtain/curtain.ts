import { R } from '../../kit/shapes';
import { pointing } from '../hand';
import { ring, touch } from '../marks';
import { away, hand } from '../reach';
import { WHOLE, cuts, divided, place, type Film, type Frame } from '../stage';
import { linear, pressed, track } from '../timing';
import { panel } from './panel';
import { AGAIN, CLOSE, CUT_CLOSE, END, KEY, ON_WALL, OPEN, SHUT, STOP, WIDE } from './plan';
import { livingRoom } from './room';

/** Opening of the curtains: they run at one speed and stand still between. */
const opened = (t: number): number =>
  track(t, [[OPEN + 0.1, 0], [STOP + 0.05, 0.55], [AGAIN + 0.1, 0.55], [WIDE, 1], [CLOSE + 0.1, 1], [SHUT, 0]], linear); // oxfmt-ignore

const onWall = (t: number): string =>
  livingRoom(opened(t), opened(t + 0.04) !== opened(t), place(panel(t), ON_WALL.x, ON_WALL.y, ON_WALL.s));

const seen = (t: number): Frame => ({ view: WHOLE, body: onWall(t) + ring(t, 0.3, CUT_CLOSE + 1, ON_WALL.x, ON_WALL.y, 38, 78) }); // oxfmt-ignore

/** The key, its ring before, the touch and the hand that comes for it and leaves away from the other keys. */
function press(t: number, at: number, y: number): string {
  const down = pressed(t, [at], 0.25);
  const pose = { x: 5, y: y + 11 + 20 * (1 - down), s: 0.72, rot: -58 };
  return ring(t, at - 1, at - 0.05, 0, y, 56) + touch(t, at, 0, y, 60) + hand(pointing, pose, away(t, at - 0.12, at + 0.4, 0.45), 330, 200); // oxfmt-ignore
}

/** Side by side: what the finger does, and what the curtain does. */
function both(t: number): Frame {
  const close =
    R(-600, -600, 1600, 1200, 'jade-mist') +
    panel(t) +
    press(t, OPEN, KEY.open) +
    press(t, STOP, KEY.stop) +
    press(t, AGAIN, KEY.open) +
    press(t, CLOSE, KEY.close);
  const left: Frame = { view: { cx: 500, cy: 378, w: 1530 }, body: onWall(t) };
  const right: Frame = { view: { cx: 48, cy: 0, w: 900 }, body: close };
  return divided(left, right, 0.62, { left: 0, right: 0 }, '');
}

const draw = (t: number): Frame =>
  cuts(t, [
    [0, seen],
    [CUT_CLOSE, both],
  ]);

/** 8-2, tower A: where the panel of the electric curtain hangs, then key by key: open, stop where you like, close. */
export const curtain: Film = { name: 'curtain', seconds: END, poster: 6.4, draw };
