import { L, P, R, seq } from '../../kit/shapes';
import { cloud, sun } from '../../kit/sky';
import { streetTree } from '../../kit/street';
import { ban, ring, tick } from '../marks';
import { person } from '../person';
import { exitSign, meetingSign } from '../signs';
import { place, type Frame } from '../stage';
import { lerp, linear, path, ramp, settle, track, type Point } from '../timing';
import { DIGITS, GROUND, MET, NEVER, OUT } from './plan';

/** The ground floor and the open air in one section: out of the stairs, through the door, to the others. */
const FLOOR = 600;
const WALL = 760;

/** The side wall runs from the corner towards us; its door is hinged at the back and gives way outwards. */
const CORNER = { x: 700, y: FLOOR };
const FRONT = { x: 808, y: 681 };
const HINGE = { x: 716, y: 612 };
const BAR_UP = 140;

/** The last flight, down to the right. */
function lastFlight(): string {
  const tread = 48;
  const drop = 35;
  const steps = seq(8, (k) => `H${40 + tread * k}v${drop}`);
  const rail = (k: number): string => `M${40 + tread * k} ${200 + drop * k}V${320 + drop * (k + 1)}`;
  return (
    P(`M-60 320${steps}H-60Z`, 'road') +
    L(seq(7, (k) => rail(k + 1)), 'steel-2', 6) +
    L(`M-60 200H40L424 480V600M40 200V320`, 'jade-2', 15) +
    seq(3, (k) => place(L('M-10-16L8 0L-10 16', 'turmeric', 9), 110 + k * 110, 416 + k * 80, 1.15, 36))
  ); // oxfmt-ignore
}

const lift = (): string =>
  R(476, 342, 168, 258, 'wood-2', 4) +
  R(490, 362, 140, 238, 'steel') +
  R(590, 362, 40, 238, 'shade') +
  L('M560 362V600', 'line', 4);

const openAir = (): string =>
  R(CORNER.x, -700, 1460, 1400, 'sky-1') +
  sun(980, 20, 52) +
  cloud(1180, 60, 1.5) +
  P('M800 560C900 500 1060 540 1180 512S1500 500 1700 540V700H800Z', 'karst-1') +
  R(CORNER.x, FLOOR, 1460, 300, 'leaf') +
  R(WALL, FLOOR + 10, 760, 68, 'linen') +
  place(streetTree(0, 0, 1.05), 1010, FLOOR + 8);

/** Place and height of the leaf's free edge: towards us when shut, away to the right when open. */
function free(open: number): { x: number; y: number; h: number } {
  const a = open * 1.42;
  return {
    x: HINGE.x + 76 * Math.cos(a) + 134 * Math.sin(a),
    y: HINGE.y + 57 * Math.cos(a),
    h: 262 + 78 * Math.cos(a),
  };
}
const bar = (open: number, u: number): Point => {
  const end = free(open);
  const up = lerp(BAR_UP, (BAR_UP * end.h) / 262, u);
  return { x: lerp(HINGE.x, end.x, u), y: lerp(HINGE.y, end.y, u) - up };
};

/** The leaf: green like the one upstairs, with the same bar to push. */
function leaf(open: number): string {
  const end = free(open);
  const [a, b] = [bar(open, 0.14), bar(open, 0.88)];
  return (
    P(`M${HINGE.x} ${HINGE.y}L${end.x} ${end.y}V${end.y - end.h}L${HINGE.x} ${HINGE.y - 262}Z`, 'leaf') +
    L(`M${a.x} ${a.y}L${b.x} ${b.y}`, 'steel-2', 26) +
    L(`M${a.x} ${a.y}L${b.x} ${b.y}`, 'steel', 16)
  );
}

/** The side wall above and behind its door, the door's frame, and what is seen through it. */
const sideWall = (): string =>
  P(`M${CORNER.x} -700V${CORNER.y}L${HINGE.x} ${HINGE.y}V${HINGE.y - 262}L792 329V669L${FRONT.x} ${FRONT.y}V-700Z`, 'linen-2') +
  L(`M${HINGE.x - 5} ${HINGE.y}V${HINGE.y - 270}L800 322`, 'frame', 12); // oxfmt-ignore

/** The wall's cut edge and the frame's front post: whoever goes through passes behind them. */
const frontPost = (): string => R(792, 316, 14, 363, 'frame') + R(806, -700, 26, 1600, 'karst-2');

const back = (open: number): string =>
  openAir() +
  R(-400, -700, 1100, 1400, 'cream') +
  lift() +
  `<text x="330" y="170" ${DIGITS} font-size="150" fill="var(--il-jade-2)">1</text>` +
  lastFlight() +
  P(`M-400 ${FLOOR}H${CORNER.x}L${FRONT.x} ${FRONT.y}L${FRONT.x + 200} ${FRONT.y + 150}H-400Z`, 'stone') +
  sideWall() +
  leaf(open) +
  L('M640-700V240M688-700V240', 'steel-2', 5) +
  exitSign(664, 262, 0.62, 0);

/** People who are out already. */
const others = (): string =>
  person(1200, FLOOR + 34, 2.2, { step: 0, facing: 1, shirt: ['lacquer', 'lacquer'], hair: 'ink-il' }) +
  person(1352, FLOOR + 38, 2.1, { step: 0, facing: -1, shirt: ['turmeric', 'ochre-2'], hair: 'wood-3' }) +
  person(1410, FLOOR + 30, 1.7, { step: 0, facing: -1, shirt: ['ceramic', 'ceramic'], hair: 'wood-2' });

export function ground(t: number): Frame {
  const open = ramp(t, OUT, OUT + 0.7) - ramp(t, OUT + 1.4, OUT + 2.1);
  const at = path(t, [[GROUND + 0.1, 30, 336], [GROUND + 1.5, 424, 612], [OUT - 0.2, 654, 640], [OUT + 0.15, 660, 640], [MET, 1130, 640]], linear); // oxfmt-ignore
  const pace = track(t, [[GROUND + 0.1, 0], [GROUND + 1.5, 6], [OUT - 0.2, 9], [OUT + 0.15, 9], [MET, 14]], linear); // oxfmt-ignore
  const onStairs = t < GROUND + 1.4;
  const reach = ramp(t, OUT - 0.5, OUT - 0.1);
  const pushes = t >= OUT - 0.1 && t < OUT + 0.6;
  const held = bar(open, 0.6);
  const arm = pushes ? { push: { x: (held.x - at.x) / 2.2, y: (held.y - at.y) / 2.2 } } : t < OUT ? { reach } : {};
  const gait = { step: pace, stride: t < MET ? 1.4 : 0, ...arm };
  const who = person(at.x, at.y, 2.2, onStairs ? { ...gait, hold: { x: 17, y: -56 } } : gait);
  const pop = (from: number): number => ramp(t, from, from + 0.2, settle);
  const up = L('M0 52V-44M-36-10L0-48L36-10', 'ink-il', 20); // oxfmt-ignore
  const body =
    back(open) +
    meetingSign(1276, 282, 1.15) +
    others() +
    (at.x < 900 ? who + frontPost() : frontPost() + who) +
    ring(t, GROUND + 1.5, OUT - 0.1, 754, 490, 62, 40) +
    ban(170, 120, 92, pop(NEVER), up) +
    ban(560, 470, 76, pop(NEVER + 0.5)) +
    tick(1276, 138, 46, ramp(t, MET + 0.2, MET + 0.6));
  return { view: { cx: 720, cy: 262, w: 1480 }, body };
}
