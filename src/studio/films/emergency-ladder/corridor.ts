import { C, L, P, R, each, seq } from '../../kit/shapes';
import { corridorWall, door } from '../doors';
import { palm } from '../hand';
import { ban, ring, touch } from '../marks';
import { person } from '../person';
import { exitSign } from '../signs';
import { fade, place, type Frame } from '../stage';
import { swung, type Opening } from '../swing';
import { linear, path, pressed, ramp, settle, track } from '../timing';
import { DOOR as NEAR, NOT_LIFT, PUSH, WALK } from './plan';

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
    L(`M${side * (64 + k * 30)} ${-26 - k * 12}Q${side * (84 + k * 36)} 6 ${side * (64 + k * 30)} ${38 + k * 12}`, 'lacquer', 9); // prettier-ignore
  return place(
    fade(flash, C(0, 8, 58, 'stop-halo')) +
      R(-36, -26, 72, 20, 'steel-2', 6) +
      P('M-28-6H28V16A28 28 0 0 1-28 16Z', flash > 0 ? 'stop' : 'lacquer') +
      seq(loud + 1, (k) => wave(k, -1) + wave(k, 1)),
    x,
    y,
  );
}

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
    each([0, 1, 2, 3, 4, 5, 6, 7, 8], (i) => {
      const there = ramp(t, i * 0.42 - 1.6, i * 0.42 - 0.4, settle);
      const y = (i < 2 ? 150 - i * 70 : 20 + ((i * 37) % 26)) + 5 * Math.sin(now * 2 + i);
      return there <= 0 ? '' : C(110 + Math.max(0, i - 1) * 74, y, (56 + ((i * 23) % 22)) * there, i % 2 ? 'steel-2' : 'steel'); // prettier-ignore
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

/** Behind it: a landing, the first steps down, their rail. */
function stairsBeyond(): string {
  const { x, y, w, h } = DOOR;
  const edge = seq(4, (i) => `H${x + 150 + i * 40}v30`);
  return (
    R(x, y, w, h, 'mist') +
    P(`M${x} 470${edge}V660H${x}Z`, 'steel') +
    L(`M${x} 470${edge}`, 'steel-2', 10) +
    L(
      `M${x + 150} 470V350L${x + 290} 455M${x + 80} 350H${x + 150}M${x + 80} 350V470M${x + 212} 530V398`,
      'jade-2',
      12,
    ) +
    exitSign(x + 182, 262, 0.62, 45)
  );
}

function scene(t: number, near: boolean): string {
  const open = ramp(t, PUSH + 0.15, PUSH + 1.4);
  const push = pressed(t, [PUSH], 1.1, 0.2);
  return (
    corridorWall('cream') +
    (near ? '' : lift() + fire(t)) +
    siren(t, 830, 130) +
    door(DOOR, 'leaf', open, pushBar(push), stairsBeyond()) +
    exitSign(SIGN.x, SIGN.y, 0.72, 90)
  );
}

/** Smoke and siren; the lift is barred before anybody thinks of it; he goes to the green sign. */
export function alarm(t: number): Frame {
  const x = track(t, [[WALK, 722], [NEAR - 0.2, 925]], linear); // prettier-ignore
  const away = t < WALK - 0.5;
  const walking = t > WALK && t < NEAR - 0.2;
  const step = walking ? (x - 722) / 80 : 0;
  const body =
    scene(t, false) +
    person(x, 668, 3.4, { step, stride: 1.4, facing: away ? -1 : 1, reach: ramp(t, NEAR - 0.3, NEAR) }) +
    ban(LIFT.x, LIFT.y, 130, ramp(t, NOT_LIFT, NOT_LIFT + 0.2)) +
    ring(t, 2, NEAR, SIGN.x, SIGN.y, 100, 60);
  return { view: { cx: 606, cy: 366, w: 1340 }, body };
}

/** Near the door: sign and bar in one picture; the hand goes with the leaf and lets go. */
export function pushing(t: number): Frame {
  const open = ramp(t, PUSH + 0.15, PUSH + 1.4);
  const push = pressed(t, [PUSH], 1.1, 0.2);
  const held = swung(DOOR, open, { x: BAR.x + 52, y: BAR.y + 26 });
  const off = path(t, [[PUSH - 1.1, 300, 460], [PUSH - 0.1, 0, 0], [PUSH + 0.7, 0, 0], [PUSH + 1.5, 420, 460]]); // prettier-ignore
  const body =
    scene(t, true) +
    ring(t, NEAR + 0.1, PUSH - 0.1, BAR.x, BAR.y, 130, 50) +
    touch(t, PUSH, BAR.x + 50, BAR.y, 90) +
    (t > PUSH - 1.2 && t < PUSH + 1.6
      ? palm({ x: held.x + off.x, y: held.y + off.y, s: 0.8 - 0.04 * push, rot: -20 })
      : '');
  return { view: { cx: 1110, cy: 298, w: 960 }, body };
}
