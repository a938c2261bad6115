import { C, P, R, each } from '../../kit/shapes';
import { corridorWall, door } from '../doors';
import { ring, tick, touch } from '../marks';
import { person } from '../person';
import { binSign } from '../signs';
import { fade, place, reel, type Frame } from '../stage';
import type { Opening } from '../swing';
import { linear, ramp, track } from '../timing';
import { bag } from './bags';
import { CLOSED, LEAVE, PUSH, WALK } from './plan';
import { wasteRoomWall } from './room';

const DOOR: Opening = { x: 2260, y: 130, w: 330, h: 510 };
const MIDDLE = DOOR.x + DOOR.w / 2;

const homeDoor = (x: number, tone: string): string =>
  R(x - 22, 128, 284, 512, 'frame', 4) +
  R(x, 150, 240, 490, tone) +
  R(x + 34, 184, 172, 120, 'shade-l', 8) +
  R(x + 34, 480, 172, 120, 'shade-l', 8) +
  R(x + 190, 360, 30, 90, 'ink-il', 10) +
  R(x + 150, 420, 56, 13, 'steel', 6) +
  R(x - 10, 630, 260, 30, 'rug', 6);

const painting = (x: number, i: number): string =>
  R(x, 170, 90, 120, 'wood-3', 4) +
  R(x + 10, 180, 70, 100, i % 2 ? 'sky-1' : 'cream') +
  C(x + 45, 214, 18, i % 2 ? 'sun' : 'lacquer') +
  P(`M${x + 10} 280v-20l24-26l22 22l24-30v54Z`, 'karst-3');

/** The last door: no lock and no reader, a bin on it, a plate to push. */
function scene(open: number, before: string, behind: string): string {
  const leaf = R(MIDDLE - 125, 160, 250, 190, 'linen') + binSign(MIDDLE, 254, 1.5) + R(DOOR.x + 250, 384, 62, 100, 'steel', 10); // prettier-ignore
  return (
    each([-400, 1000, 2200], (x) => `<g transform="translate(${x} 0)">${corridorWall('wall-ochre')}</g>`) +
    each([90, 640, 1190, 1740], (x, i) => homeDoor(x, i % 2 ? 'wood-2' : 'door') + painting(x + 330, i)) +
    R(2700, 128, 400, 512, 'wall-sand') +
    door(DOOR, 'linen-2', open, leaf, wasteRoomWall(DOOR) + behind) +
    before
  );
}

const three = (): string => place(bag('bottle'), -7, 3, 0.1) + place(bag('food'), 8, 3, 0.1) + place(bag('rest'), 1, 3, 0.125); // prettier-ignore

/** Where the camera stands before the last door; it stands still, so that the picture stays sharp. */
const LAST = { cx: 2250, cy: 372, w: 1080 };
const PACE = 130;

/** Somebody carries the bags past the doors that have locks. */
function passing(t: number): Frame {
  const x = track(t, [[WALK - 0.4, 40], [WALK + 1.5, 1260]], linear); // prettier-ignore
  return { view: { cx: 620, cy: 372, w: 1080 }, body: scene(0, person(x, 664, 4.4, { step: x / PACE, held: three() }), '') }; // prettier-ignore
}

/** The last door has none: push, and in. */
function arriving(t: number): Frame {
  const stop = DOOR.x - 30;
  const x = track(t, [[WALK + 1.3, 1600], [PUSH - 0.5, stop]], linear); // prettier-ignore
  const open = ramp(t, PUSH + 0.2, PUSH + 1.2);
  const inside = ramp(t, PUSH + 0.8, PUSH + 1.9);
  const reach = ramp(t, PUSH - 0.4, PUSH) * (1 - ramp(t, PUSH + 1.1, PUSH + 1.5));
  const step = x / PACE + inside * 2;
  const who = person(x + inside * 230, 664 - inside * 50, 4.4 - 0.7 * inside, { step, reach, held: three() });
  const marks = ring(t, PUSH - 1.6, PUSH - 0.2, MIDDLE, 254, 106) + touch(t, PUSH, stop + 180, 430, 70);
  const gone = inside > 0.55;
  const behind = gone ? fade(1 - ramp(inside, 0.8, 1), who) : '';
  return { view: LAST, body: scene(open, gone ? '' : who, behind) + marks };
}

export const wayThere = (t: number): Frame => reel(t, [[WALK, passing], [WALK + 1.5, arriving]], 0.16); // prettier-ignore

/** Out again with empty hands; the door is pulled shut. */
export function wayBack(t: number): Frame {
  const open = 1 - ramp(t, CLOSED - 0.8, CLOSED);
  const x = track(t, [[LEAVE, MIDDLE - 20], [CLOSED + 1.4, DOOR.x - 420]], linear); // prettier-ignore
  const out = ramp(t, LEAVE, LEAVE + 0.5);
  const who = person(x, 630 + 34 * out, 3.9 + 0.5 * out, { step: x / PACE, facing: -1 });
  const marks = tick(MIDDLE, 420, 52, ramp(t, CLOSED, CLOSED + 0.4));
  return { view: LAST, body: scene(open, who, '') + marks };
}
