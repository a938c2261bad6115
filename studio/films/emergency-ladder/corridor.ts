import { C, L, P, R, each, seq } from '../../kit/shapes';
import { corridorWall, door } from '../doors';
import { palm } from '../hand';
import { ban, ring, tick, touch } from '../marks';
import { person } from '../person';
import { exitSign } from '../signs';
import { fade, place, type Frame } from '../stage';
import { swung, type Opening } from '../swing';
import { linear, path, pressed, ramp, settle, track } from '../timing';
import { DOOR as NEAR, NOT_LIFT, PUSH, THROUGH } from './plan';

const DOOR: Opening = { x: 950, y: 170, w: 270, h: 470 };
const BAR = { x: 1085, y: 420 };
const SIGN = { x: 1085, y: 78 };
const LIFT = { x: 490, y: 395 };

/** Fire and smoke move from picture to picture, not from frame to frame. */
const jerk = (t: number): number => Math.floor(t * 6) / 6;

/** The alarm: a lamp that flashes and sound that comes out on both sides. */
function siren(t: number, x: number, y: number): string {
  const flash = Math.floor(t * 4) % 2;
  const loud = Math.floor(t * 6) % 3;
  const wave = (k: number, side: number): string =>
    L(`M${side * (64 + k * 30)} ${-26 - k * 12}Q${side * (84 + k * 36)} 6 ${side * (64 + k * 30)} ${38 + k * 12}`, 'lacquer', 9); // oxfmt-ignore
  return place(
    fade(flash, C(0, 8, 58, 'stop-halo')) +
      R(-36, -26, 72, 20, 'steel-2', 6) +
      P('M-28-6H28V16A28 28 0 0 1-28 16Z', flash > 0 ? 'stop' : 'lacquer') +
      seq(loud + 1, (k) => wave(k, -1) + wave(k, 1)),
    x,
    y,
  );
}

const SMOKE = Array.from({ length: 16 }, (_, i) => i);

/** A flat that burns: its door stands open, flames within, smoke that runs along the ceiling. */
function fire(t: number): string {
  const now = jerk(t);
  const flame = (x: number, s: number, phase: number): string => {
    const tall = 1 + 0.14 * Math.sin(now * 11 + phase);
    const tongue = 'M-40 0C-64-60-20-84-26-140C8-112 6-84 14-70C22-90 22-104 18-120C54-84 60-40 40 0Z';
    const body = P(tongue, 'ember') + `<g transform="scale(.56 .52)">${P(tongue, 'turmeric')}</g>`;
    return `<g transform="translate(${x} 642) scale(${s} ${(s * tall).toFixed(3)})">${body}</g>`;
  };
  return (
    R(-6, 124, 232, 516, 'frame', 4) +
    R(20, 150, 180, 490, 'wood-3') +
    R(20, 150, 180, 490, 'stop-halo') +
    flame(70, 1.5, 0) +
    flame(150, 1.8, 2.4) +
    flame(106, 1.2, 4.1) +
    each(SMOKE, (i) => {
      const there = ramp(t, i * 0.42 - 1.6, i * 0.42 - 0.4, settle);
      const y = (i < 2 ? 150 - i * 70 : 20 + ((i * 37) % 26)) + 5 * Math.sin(now * 2 + i);
      return there <= 0 ? '' : C(110 + Math.max(0, i - 1) * 74, y, (56 + ((i * 23) % 22)) * there, i % 2 ? 'steel-2' : 'steel'); // oxfmt-ignore
    })
  );
}

const lift = (): string =>
  place(
    R(116, 96, 368, 544, 'wood-2', 6) +
      R(150, 150, 300, 490, 'steel') +
      R(360, 150, 90, 490, 'shade') +
      L('M300 150V640', 'line', 5) +
      L('M176 190V600', 'streak', 8) +
      R(240, 104, 120, 38, 'glass', 8) +
      P('M292 130l8-14l8 14Z', 'turmeric') +
      R(520, 380, 60, 96, 'steel', 14) +
      C(550, 412, 15, 'paper') +
      C(550, 446, 15, 'paper') +
      P('M543 416l7-11l7 11ZM543 442l7 11l7-11Z', 'ink-il'),
    190,
    0,
  );

/** The fire door: no lock, no reader, one bar to push. */
const pushBar = (down: number): string =>
  R(DOOR.x + 26, BAR.y - 26 + 4 * down, 218, 52 - 8 * down, 'steel', 14) +
  R(DOOR.x + 26, BAR.y + 4, 218, 20 - 6 * down, 'shade', 8) +
  R(DOOR.x + 12, BAR.y - 36, 34, 72, 'steel-2', 8) +
  R(DOOR.x + 224, BAR.y - 36, 34, 72, 'steel-2', 8);

/** Behind it: clear air, a landing, the first steps down, their rail. */
function stairsBeyond(): string {
  const { x, y, w, h } = DOOR;
  const edge = seq(4, () => `h36v24`);
  return (
    R(x, y, w, h, 'mist') +
    P(`M${x} 560H${x + 150}${edge}V660H${x}Z`, 'steel') +
    L(`M${x + 60} 560H${x + 150}${edge}`, 'steel-2', 8) +
    L(`M${x + 60} 440H${x + 150}L${x + 290} 533M${x + 150} 440V560M${x + 222} 488V600`, 'jade-2', 12) +
    exitSign(x + 182, 262, 0.62, 45)
  );
}

/** The alarmed corridor; `beyond` is who is behind the door already. */
function scene(t: number, open: number, near: boolean, beyond = ''): string {
  const push = pressed(t, [PUSH], 1.1, 0.2);
  return (
    corridorWall('cream') +
    (near ? '' : lift() + fire(t)) +
    siren(t, 830, 130) +
    door(DOOR, 'leaf', open, pushBar(push), stairsBeyond() + beyond) +
    exitSign(SIGN.x, SIGN.y, 0.72, 90)
  );
}

const WIDE = { cx: 606, cy: 366, w: 1340 };

/** Somebody who runs leans forward. */
const running = (x: number, y: number, s: number, step: number, reach = 0): string =>
  place(person(0, 0, s, { step, stride: 1.6, reach }), x, y, 1, 7);

/** Fire and siren; he runs past the lift, which is barred before he gets there, to the green sign. */
export function alarm(t: number): Frame {
  const x = track(t, [[0, 262], [NEAR - 0.35, 905]], linear); // oxfmt-ignore
  const body =
    scene(t, 0, false) +
    ban(LIFT.x, LIFT.y, 130, ramp(t, NOT_LIFT, NOT_LIFT + 0.2)) +
    running(x, 668, 3.4, (x - 230) / 125, ramp(t, NEAR - 0.5, NEAR - 0.3)) +
    ring(t, 1.2, NEAR, SIGN.x, SIGN.y, 100, 60);
  return { view: WIDE, body };
}

/** Near the door: sign and bar in one picture; the hand goes with the leaf and lets go. */
export function pushing(t: number): Frame {
  const open = ramp(t, PUSH + 0.15, PUSH + 1.3);
  const push = pressed(t, [PUSH], 1.1, 0.2);
  const held = swung(DOOR, open, { x: BAR.x + 52, y: BAR.y + 26 });
  const off = path(t, [[PUSH - 1, 300, 460], [PUSH - 0.1, 0, 0], [PUSH + 0.7, 0, 0], [PUSH + 1.4, 420, 460]]); // oxfmt-ignore
  const body =
    scene(t, open, true) +
    ring(t, NEAR + 0.1, PUSH - 0.1, BAR.x, BAR.y, 130, 50) +
    touch(t, PUSH, BAR.x + 50, BAR.y, 90) +
    (t > PUSH - 1.1 && t < PUSH + 1.5
      ? palm({ x: held.x + off.x, y: held.y + off.y, s: 0.8 - 0.04 * push, rot: -20 })
      : '');
  return { view: { cx: 1066, cy: 326, w: 1060 }, body };
}

/** He is through and on the stairs; the door falls shut behind him, fire and smoke stay on this side. */
export function shutting(t: number): Frame {
  const open = 1 - ramp(t, THROUGH + 0.45, THROUGH + 1.25, (p) => p * p);
  const at = path(t, [[THROUGH - 0.1, DOOR.x + 96, 640], [THROUGH + 0.45, DOOR.x + 150, 606], [THROUGH + 1.3, DOOR.x + 290, 690]], linear); // oxfmt-ignore
  const gone = running(at.x, at.y, 2.9, (at.x - DOOR.x) / 100);
  const body =
    scene(t, open, false, open > 0.02 ? gone : '') +
    ban(LIFT.x, LIFT.y, 130, 1) +
    tick(DOOR.x + DOOR.w - 40, 300, 46, ramp(t, THROUGH + 1.3, THROUGH + 1.5));
  return { view: WIDE, body };
}
