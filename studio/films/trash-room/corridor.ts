import { C, L, P, R, each } from '../../kit/shapes';
import { corridorWall, door } from '../doors';
import { ring, tick, touch } from '../marks';
import { person } from '../person';
import { binSign } from '../signs';
import { place, type Frame } from '../stage';
import { swung, type Opening } from '../swing';
import { linear, path, ramp, track } from '../timing';
import { bag } from './bags';
import { CLOSED, LEAVE, PUSH, WALK } from './plan';
import { wasteRoomWall } from './room';

const DOOR: Opening = { x: 2260, y: 130, w: 330, h: 510 };
const MIDDLE = DOOR.x + DOOR.w / 2;
const PLATE = { x: DOOR.x + 44, y: 400, w: 242, h: 84 };

/** Point at which the plate is pushed: its palm. */
const PUSHED = { x: PLATE.x + 88, y: PLATE.y + 40 };

const homeDoor = (x: number, tone: string): string =>
  R(x - 22, 128, 284, 512, 'frame', 4) +
  R(x, 150, 240, 490, tone) +
  R(x + 34, 184, 172, 120, 'shade-l', 8) +
  R(x + 34, 480, 172, 120, 'shade-l', 8) +
  R(x + 190, 360, 30, 90, 'ink-il', 10) +
  R(x + 150, 420, 56, 13, 'steel', 6) +
  R(x - 10, 630, 260, 30, 'rug', 6);

const painting = (x: number): string =>
  R(x, 170, 90, 120, 'wood-3', 4) +
  R(x + 10, 180, 70, 100, 'sky-1') +
  C(x + 45, 214, 18, 'sun') +
  P(`M${x + 10} 280v-20l24-26l22 22l24-30v54Z`, 'karst-3');

/** A steel plate with a palm on it: pushed from here, and a bow below to pull it shut by. */
const pushPlate = (): string =>
  R(PLATE.x, PLATE.y, PLATE.w, PLATE.h, 'steel', 12) +
  place(
    P('M-15-2C-15-14 15-14 16 0C17 14 12 24 9 30H-9C-14 22-16 10-15-2Z', 'jade-2') +
      L('M-11-4V-22M-3.5-6V-28M4-6V-27M11-2V-20M-13 8L-24-4', 'jade-2', 7),
    PUSHED.x,
    PUSHED.y,
    1.1,
  ) +
  L(`M${PLATE.x + 30} 540v-18h96v18`, 'steel-2', 14);

/** The last door at the corridor's end: no lock and no reader, a bin on it, a plate to push. */
function scene(open: number, who: string): string {
  const leaf = R(MIDDLE - 110, 158, 220, 200, 'linen') + binSign(MIDDLE, 258, 1.5) + pushPlate();
  return (
    each([1400, 2200], (x) => `<g transform="translate(${x} 0)">${corridorWall('wall-ochre')}</g>`) +
    homeDoor(1760, 'wood-2') +
    painting(2090) +
    R(2690, -200, 500, 840, 'wall-sand') +
    R(2690, -200, 16, 840, 'shade-s') +
    door(DOOR, 'linen-2', open, leaf, wasteRoomWall(DOOR)) +
    who
  );
}

/** One bag in the near hand, two in the other. */
const three = (): string => place(bag('bottle'), -13, 2, 0.085) + place(bag('food'), 13, 2, 0.085) + place(bag('rest'), 1, 3, 0.1); // oxfmt-ignore

/** The camera stands still before the last door, so that the picture stays sharp. */
const LAST = { cx: 2250, cy: 402, w: 1080 };
const PACE = 110;
const TALL = 4.1;

/** Past a door that has a lock to the one that has none: push, and in. */
export function arriving(t: number): Frame {
  const stop = DOOR.x - 40;
  const open = ramp(t, PUSH + 0.1, PUSH + 0.8);
  const inside = ramp(t, PUSH + 0.75, PUSH + 1.5, linear);
  const x = track(t, [[WALK, 1640], [PUSH - 0.5, stop]], linear) + inside * 270; // oxfmt-ignore
  const y = 668 - inside * 44;
  const tall = TALL - 0.6 * inside;
  const pushing = t > PUSH - 0.3 && t < PUSH + 0.9;
  const plate = swung(DOOR, open, PUSHED);
  const walking = t < PUSH - 0.5 || inside > 0;
  const who = person(x, y, tall, {
    step: walking ? x / PACE : 0,
    reach: t < PUSH ? ramp(t, PUSH - 0.4, PUSH - 0.05) : 0,
    ...(pushing ? { push: { x: (plate.x - x) / tall, y: (plate.y - y) / tall } } : {}),
    held: three(),
  });
  const marks =
    ring(t, PUSH - 1.9, PUSH - 0.8, MIDDLE, 258, 108) +
    ring(t, PUSH - 0.8, PUSH, PUSHED.x, PUSHED.y, 44) +
    touch(t, PUSH, PUSHED.x, PUSHED.y, 60);
  return { view: LAST, body: scene(open, who) + marks };
}

/** Out again with empty hands; the door is pulled shut by its bow. */
export function wayBack(t: number): Frame {
  const open = 1 - ramp(t, CLOSED - 0.7, CLOSED);
  const at = path(t, [[LEAVE - 0.1, DOOR.x + 230, 624], [LEAVE + 0.8, DOOR.x - 50, 668], [CLOSED + 0.3, DOOR.x - 50, 668], [CLOSED + 1.5, DOOR.x - 400, 668]], linear); // oxfmt-ignore
  const out = ramp(t, LEAVE - 0.1, LEAVE + 0.7, linear);
  const pulling = t > LEAVE + 0.85 && t < CLOSED + 0.25;
  const bow = swung(DOOR, open, { x: PLATE.x + 50, y: 540 });
  const hold = { x: (bow.x - at.x) / TALL, y: (bow.y - at.y) / TALL };
  const walking = t < LEAVE + 0.8 || t > CLOSED + 0.3;
  const who = person(at.x, at.y, TALL - 0.6 * (1 - out), {
    step: walking ? -at.x / PACE : 0,
    facing: pulling ? 1 : -1,
    ...(pulling ? { hold } : {}),
  });
  const marks = tick(MIDDLE + 6, 590, 40, ramp(t, CLOSED + 0.2, CLOSED + 0.5));
  return { view: LAST, body: scene(open, who) + marks };
}
