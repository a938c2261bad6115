import { L, P, R, clip, rectShape, seq } from '../../kit/shapes';
import { fist, palm } from '../hand';
import { ring, tick } from '../marks';
import { wasteSign, type Waste } from '../signs';
import { camera, place, type Frame } from '../stage';
import type { Opening } from '../swing';
import { path, ramp } from '../timing';
import { bag, bin } from './bags';
import { BOTTLES, DROP, FOOD, HATCH, ROOM, SHUT, TONE } from './plan';

const CHUTE = { x: 490, y: 190, w: 300, h: 230 };
const MIDDLE = CHUTE.x + CHUTE.w / 2;
const RIM = 344;
const BIN = { food: 220, bottle: 1060 } as const;

/** What is seen of the room through its door. */
export const wasteRoomWall = ({ x, y, w, h }: Opening): string =>
  R(x, y, w, h, 'mist') +
  L(seq(8, (i) => `M${x + i * 48} ${y}V560`) + seq(9, (i) => `M${x} ${y + i * 48}H${x + w}`), 'line', 2) +
  R(x, 560, w, 100, 'road') +
  R(x + 120, 240, 120, 110, 'steel', 10) +
  R(x + 134, 254, 92, 82, 'steel-2', 8) +
  place(bin('bottle', 0, 0, 0, 'wheels'), x + 276, 420, 0.55);

/** The flap in the wall: it tips towards us by `open`. */
function hatch(open: number): string {
  const { x, y, w, h } = CHUTE;
  const top = y + (h - 70) * open;
  return (
    P(`M${x} ${y + h}L${x - 26 * open} ${top}H${x + w + 26 * open}L${x + w} ${y + h}Z`, 'steel-2') +
    P(`M${x + w * 0.66} ${y + h}V${top}H${x + w + 26 * open}L${x + w} ${y + h}Z`, 'shade') +
    R(x + 90, y + 28 + (h - 84) * open, 120, 24, 'paper', 12)
  );
}

/** A bag that a hand brings from one side at the height of the chest and lets go over its opening. */
function brought(t: number, at: number, kind: Waste, to: { x: number; y: number }, side: 1 | -1, s: number): string {
  if (t < at - 1.1 || t > at + 0.9) return '';
  const edge = side < 0 ? -260 : 1540;
  const hand = path(t, [[at - 1.1, edge, to.y + 40], [at - 0.1, to.x, to.y], [at + 0.15, to.x, to.y], [at + 0.9, edge, to.y + 60]]); // prettier-ignore
  const fall = ramp(t, at, at + 0.5, (p) => p * p);
  const mouth = kind === 'rest' ? CHUTE.y + CHUTE.h - 40 : RIM;
  const falling = clip(rectShape(-600, -400, 2600, 400 + mouth), place(bag(kind), t < at ? hand.x : to.x, (t < at ? hand.y : to.y) + 26 + 320 * fall, s)); // prettier-ignore
  return (t < at ? place(bag(kind), hand.x, hand.y + 26, s) : falling) + fist({ x: hand.x, y: hand.y, s: 0.6, rot: side < 0 ? 80 : -80, left: side < 0 }); // prettier-ignore
}

/** The trash room: food left, the hatch for the rest in the wall, bottles right; each bag into its own. */
export function roomShot(t: number): Frame {
  const open = ramp(t, HATCH, HATCH + 0.5) - ramp(t, SHUT, SHUT + 0.5);
  const lid = (at: number): number => ramp(t, at - 0.7, at - 0.3) - ramp(t, at + 0.6, at + 1);
  const pull = path(t, [[HATCH - 0.8, 820, 900], [HATCH - 0.1, MIDDLE, 236], [HATCH, MIDDLE, 236], [HATCH + 0.5, MIDDLE, 380], [HATCH + 1.1, 860, 900]]); // prettier-ignore
  const push = path(t, [[SHUT - 0.6, 860, 900], [SHUT, MIDDLE + 10, 400], [SHUT + 0.5, MIDDLE + 10, 270], [SHUT + 1.1, 880, 900]]); // prettier-ignore
  const body =
    R(-300, -300, 1900, 1000, 'mist') +
    L(seq(12, (i) => `M${-280 + i * 160} -300V560`) + seq(6, (i) => `M-300 ${-260 + i * 160}H1600`), 'line', 3) +
    R(-300, 560, 1900, 500, 'road') +
    R(-300, 548, 1900, 14, 'skirting') +
    L('M-300 620H1600M-300 690H1600', 'line', 3) +
    R(CHUTE.x - 26, CHUTE.y - 26, CHUTE.w + 52, CHUTE.h + 52, 'steel', 16) +
    R(CHUTE.x, CHUTE.y, CHUTE.w, CHUTE.h, 'ink-il-2', 8) +
    R(MIDDLE - 56, CHUTE.y - 146, 112, 106, TONE.rest, 16) +
    place(wasteSign('rest'), MIDDLE, CHUTE.y - 96, 0.95) +
    (t > DROP ? brought(t, DROP, 'rest', { x: MIDDLE, y: 150 }, -1, 0.62) : '') +
    hatch(open) +
    (t <= DROP ? brought(t, DROP, 'rest', { x: MIDDLE, y: 150 }, -1, 0.62) : '') +
    brought(t, FOOD, 'food', { x: BIN.food, y: 140 }, -1, 0.62) +
    bin('food', BIN.food, RIM, lid(FOOD), 'wheels') +
    brought(t, BOTTLES, 'bottle', { x: BIN.bottle + 20, y: 140 }, 1, 0.62) +
    bin('bottle', BIN.bottle, RIM, lid(BOTTLES), 'wheels') +
    ring(t, ROOM + 0.3, FOOD - 0.2, BIN.food, RIM + 130, 84) +
    ring(t, FOOD + 0.5, HATCH, MIDDLE, CHUTE.y + 40, 84, 34) +
    ring(t, SHUT + 0.7, BOTTLES - 0.2, BIN.bottle, RIM + 130, 84) +
    (t > HATCH - 0.9 && t < HATCH + 1.2 ? fist({ x: pull.x, y: pull.y, s: 0.66, rot: -14 }) : '') +
    (t > SHUT - 0.7 && t < SHUT + 1.2 ? palm({ x: push.x, y: push.y + 30, s: 0.66, rot: -14 }) : '') +
    tick(BIN.food + 92, RIM + 50, 32, ramp(t, FOOD + 0.7, FOOD + 1.1)) +
    tick(MIDDLE + 150, CHUTE.y + 16, 36, ramp(t, SHUT + 0.5, SHUT + 0.9)) +
    tick(BIN.bottle + 92, RIM + 50, 32, ramp(t, BOTTLES + 0.7, BOTTLES + 1.1));
  return { view: camera(t, [[ROOM, 640, 366, 1280], [BOTTLES, 640, 366, 1260]]), body }; // prettier-ignore
}
