import { C, L, P, R, clip, rectShape, seq } from '../kit/shapes';
import { streetTree } from '../kit/street';
import { cloud, sun } from '../kit/sky';
import { corridorWall, door } from './doors';
import { palm } from './hand';
import { never, ring, tick, touch } from './marks';
import { person } from './person';
import { exitSign, meetingSign } from './signs';
import { camera, fade, place, reel, type Film, type Frame } from './stage';
import type { Opening } from './swing';
import { linear, path, pressed, ramp, shown, track } from './timing';

const NOT_LIFT = 1.4;
const PUSH = 6;
const STAIRS = 8.4;
const GROUND = 15;
const OUT = 16.6;
const END = 21;

const DIGITS = 'text-anchor="middle" class="svgnum"';
const DOOR: Opening = { x: 960, y: 150, w: 300, h: 490 };
const BAR = { x: 1110, y: 410 };
const SIGN = { x: 1110, y: 62 };

/** The turning lamp of the fire alarm. */
function beacon(t: number, x: number, y: number): string {
  const flash = (1 + Math.sin(t * 5)) / 2;
  return (
    fade(0.25 + 0.6 * flash, C(x, y + 16, 90, 'stop-halo') + C(x, y + 16, 52, 'stop-halo')) +
    R(x - 36, y - 26, 72, 20, 'steel-2', 6) +
    P(`M${x - 28} ${y - 6}H${x + 28}V${y + 16}A28 28 0 0 1 ${x - 28} ${y + 16}Z`, 'lacquer') +
    fade(flash, P(`M${x - 28} ${y - 6}H${x + 28}V${y + 16}A28 28 0 0 1 ${x - 28} ${y + 16}Z`, 'stop'))
  );
}

const lift = (): string =>
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
  P('M543 416l7-11l7 11ZM543 442l7 11l7-11Z', 'ink-il');

/** The fire door: no lock, no reader, one bar to push. */
const pushBar = (down: number): string =>
  R(DOOR.x + 40, BAR.y - 26 + 4 * down, 220, 52 - 8 * down, 'steel', 14) +
  R(DOOR.x + 40, BAR.y + 4, 220, 20 - 6 * down, 'shade', 8) +
  R(DOOR.x + 22, BAR.y - 36, 34, 72, 'steel-2', 8) +
  R(DOOR.x + 244, BAR.y - 36, 34, 72, 'steel-2', 8);

const stairsBeyond = (): string =>
  R(DOOR.x, DOOR.y, DOOR.w, DOOR.h, 'linen') +
  seq(7, (i) => R(DOOR.x + 60 + i * 36, 470 + i * 26, 300, 40, i % 2 ? 'stone' : 'linen-2')) +
  L(`M${DOOR.x + 70} 370L${DOOR.x + 320} 560`, 'jade-2', 12) +
  exitSign(DOOR.x + 190, 250, 0.6, 45);

function corridor(t: number): string {
  const open = ramp(t, PUSH + 0.15, PUSH + 1.5);
  const push = pressed(t, [PUSH], 1.1, 0.2);
  const at = path(t, [[PUSH - 1.2, 1340, 900], [PUSH - 0.1, BAR.x + 40, BAR.y + 6], [PUSH + 0.3, BAR.x + 40, BAR.y + 6], [PUSH + 1.2, BAR.x - 60, BAR.y + 10], [PUSH + 2, 1300, 940]]); // prettier-ignore
  return (
    corridorWall('cream') +
    lift() +
    beacon(t, 720, 150) +
    door(DOOR, 'leaf', open, pushBar(push), stairsBeyond()) +
    exitSign(SIGN.x, SIGN.y, 0.78, 90) +
    fade(shown(t, NOT_LIFT, 5.4, 0.2), never(300, 380, 128, ramp(t, NOT_LIFT, NOT_LIFT + 0.8))) +
    ring(t, 3.4, 5, SIGN.x, SIGN.y, 112, 66) +
    ring(t, 4.7, PUSH, BAR.x, BAR.y, 150, 52) +
    touch(t, PUSH, BAR.x + 30, BAR.y, 90) +
    (t > PUSH - 1.3 && t < PUSH + 2.1 ? palm({ x: at.x, y: at.y + 30, s: 0.86 - 0.05 * push, rot: -16 }) : '')
  );
}

/** The stairwell in section. One storey is two flights; a landing on each side. */
const RISE = 560;
const FAR_LEFT = 300;
const FAR_RIGHT = 960;
const STEPS = 8;
/** Where somebody holds the rail after `p` flights, 120 above the tread. */
function onRail(p: number): { x: number; y: number } {
  const i = Math.floor(p);
  const q = p - i;
  const down = i % 2 === 0;
  const run = Math.min(1, q / 0.9);
  return {
    x: down ? FAR_RIGHT - (FAR_RIGHT - FAR_LEFT) * run : FAR_LEFT + (FAR_RIGHT - FAR_LEFT) * run,
    y: (i + run) * (RISE / 2),
  };
}

function flight(i: number): string {
  const y = (i * RISE) / 2;
  const left = i % 2 === 0;
  const from = left ? FAR_RIGHT : FAR_LEFT;
  const dir = left ? -1 : 1;
  const tread = (FAR_RIGHT - FAR_LEFT) / STEPS;
  const drop = RISE / 2 / STEPS;
  const steps = seq(
    STEPS,
    (k) =>
      `L${from + dir * tread * k} ${y + 120 + drop * (k + 1)}L${from + dir * tread * (k + 1)} ${y + 120 + drop * (k + 1)}`,
  );
  const end = from + dir * tread * STEPS;
  const landing = left
    ? R(120, y + 120 + RISE / 2, FAR_LEFT - 120, 66, 'stone')
    : R(FAR_RIGHT, y + 120 + RISE / 2, 210, 66, 'stone');
  const chevrons = seq(4, (k) => {
    const u = (k + 0.6) / 4;
    const x = from + dir * (FAR_RIGHT - FAR_LEFT) * u;
    return place(L('M-10-16L8 0L-10 16', 'turmeric', 9), x, y + 168 + (RISE / 2) * u, 1.15, left ? 157 : 23);
  });
  return (
    P(
      `M${from} ${y + 120}${steps}L${end} ${y + 120 + RISE / 2 + 66}L${from} ${y + 120 + 66}Z`,
      left ? 'linen-2' : 'steel',
    ) +
    landing +
    L(
      seq(STEPS, (k) => `M${from + dir * tread * (k + 0.5)} ${y + 16 + drop * (k + 0.5)}V${y + 120 + drop * (k + 1)}`),
      'steel-2',
      6,
    ) +
    L(`M${from} ${y}L${end} ${y + RISE / 2}`, 'jade-2', 16) +
    chevrons
  );
}

/** How many flights are behind us at `t`. */
const flightsDown = (t: number): number => track(t, [[STAIRS + 0.6, 0], [GROUND, 4]], linear); // prettier-ignore

function stairwell(t: number): string {
  const p = flightsDown(t);
  const at = onRail(p);
  const floors = seq(
    4,
    (i) =>
      `<text x="1062" y="${i * RISE + 20}" ${DIGITS} font-size="110" fill="var(--il-jade-2)">${12 - i}</text>` +
      exitSign(216, (i - 0.5) * RISE + 20, 0.66, 90),
  );
  return (
    R(-400, -700, 2100, 3200, 'paper') +
    R(-400, -700, 520, 3200, 'karst-2') +
    R(1160, -700, 600, 3200, 'karst-2') +
    R(120, -700, 40, 3200, 'shade-s') +
    R(1120, -700, 40, 3200, 'shade-s') +
    R(FAR_RIGHT, 120, 210, 66, 'stone') +
    floors +
    seq(6, (i) => flight(4 - i)) +
    person(at.x, at.y + 134, 2.2, { step: p * 5, facing: Math.floor(p) % 2 ? 1 : -1, reach: 0.34 })
  );
}

const EXIT: Opening = { x: 470, y: 110, w: 340, h: 530 };
const outside = (): string =>
  R(EXIT.x, EXIT.y, EXIT.w, EXIT.h, 'sky-2') +
  R(EXIT.x, EXIT.y, EXIT.w, 170, 'sky-1') +
  sun(600, 240, 40) +
  cloud(650, 200, 0.9) +
  R(EXIT.x, 500, EXIT.w, 200, 'leaf') +
  P('M540 640L600 500H680L760 640Z', 'linen') +
  place(streetTree(0, 0, 0.55), 440, 290) +
  meetingSign(742, 420, 0.62);

/** The ground floor: the door to the open air; the way back up is barred. */
function ground(t: number): string {
  const open = ramp(t, OUT + 0.1, OUT + 1.5);
  const at = path(t, [[OUT - 1, 960, 960], [OUT - 0.1, 680, 420], [OUT + 0.3, 680, 420], [OUT + 1.1, 560, 430], [OUT + 2, 980, 980]]); // prettier-ignore
  const push = pressed(t, [OUT], 1, 0.2);
  const up = `M0 640V600H60V560H120V520H180V480H240V440H300V640Z`;
  const bar =
    R(510, 394, 260, 52, 'steel', 14) +
    R(510, 424, 260, 20, 'shade', 8) +
    R(494, 384, 34, 72, 'steel-2', 8) +
    R(752, 384, 34, 72, 'steel-2', 8);
  return (
    corridorWall('cream') +
    `<text x="376" y="170" ${DIGITS} font-size="110" fill="var(--il-jade-2)">1</text>` +
    `<g transform="translate(390 0) scale(-1 1)">${P(up, 'stone')}${P('M240 640V440H300V640Z', 'shade')}${L('M10 500L290 330M40 482V596M160 410V516M280 336V440', 'jade-2', 12)}</g>` +
    // The way up is never seen without its ban: an arrow alone would send people up the stairs.
    fade(
      ramp(t, OUT + 2.2, OUT + 2.3),
      place(L('M0 70V-60M-46-14L0-62L46-14', 'ink-il', 22), 200, 300) +
        never(200, 300, 104, ramp(t, OUT + 2.2, OUT + 3)),
    ) +
    R(930, 150, 250, 490, 'wood-2', 6) +
    R(955, 190, 200, 450, 'steel') +
    R(1095, 190, 60, 450, 'shade') +
    L('M1055 190V640', 'line', 5) +
    fade(ramp(t, OUT + 2.8, OUT + 2.9), never(1055, 400, 92, ramp(t, OUT + 2.8, OUT + 3.6))) +
    door(EXIT, 'leaf', open, bar, clip(rectShape(EXIT.x, EXIT.y, EXIT.w, EXIT.h), outside())) +
    exitSign(640, 36, 0.62, 90) +
    fade(open, P('M496 640H810L1010 800H420Z', 'light')) +
    ring(t, GROUND + 0.4, OUT, 640, 420, 150, 52) +
    (t > OUT - 1.1 && t < OUT + 2.1 ? palm({ x: at.x, y: at.y + 30, s: 0.86 - 0.05 * push, rot: -16 }) : '') +
    tick(640, 340, 58, ramp(t, OUT + 3.2, OUT + 3.7))
  );
}

const corridorShot = (t: number): Frame => ({
  view: camera(t, [
    [0, 520, 360, 1160], [NOT_LIFT + 1.5, 520, 360, 1160], [4.2, 1010, 326, 1160], [5.2, 1010, 326, 1160], [PUSH, 1040, 360, 960], [PUSH + 0.6, 1040, 360, 960], [STAIRS, 1090, 360, 520],
  ]),
  body: corridor(t),
}); // prettier-ignore

const stairShot = (t: number): Frame => ({
  view: { cx: 640, cy: 120 + onRail(flightsDown(t)).y, w: 1180 },
  body: stairwell(t),
});

const groundShot = (t: number): Frame => ({
  view: camera(t, [
    [GROUND + 0.4, 640, 350, 1280], [OUT - 0.1, 640, 386, 1060], [OUT + 0.6, 640, 386, 1060], [OUT + 2.2, 640, 350, 1280],
  ]),
  body: ground(t),
}); // prettier-ignore

const draw = (t: number): Frame => reel(t, [[0, corridorShot], [STAIRS, stairShot], [GROUND, groundShot]], 0.16); // prettier-ignore

/** 9: not the lift; under the green sign a door that needs no card; down by the rail, out, and never back. */
export const emergencyLadder: Film = { name: 'emergency-ladder', seconds: END, poster: 5.6, draw };
