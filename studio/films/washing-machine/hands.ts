import { fist, palm, pinch, pointing } from '../hand';
import { away, hand, reach } from '../reach';
import { lerp, path, pressed, ramp, track, type Point } from '../timing';
import { PIECES, hanging } from './clothes';
import { handleAt } from './machine';
import { drawerFront } from './panel';
import { BASKET, DIAL, DIAL_AT, DOOR_AGAIN, DOOR_OPEN, DOOR_SHUT, DRAWER, DRAWER_IN, DRUM, LOAD, NEXT, NEXT_OUT, POWER, POWER_AT, POWER_OFF, START, START_AT, TAP, TAP_AT, TAP_SHUT, UNLOAD } from './plan'; // oxfmt-ignore
import { tapOpen } from './room';

/** A finger that comes, presses once at `at` and goes; its tip lies on the key's lower edge. */
const press = (t: number, at: number, key: Point, s: number): string =>
  hand(pointing, { x: key.x + 3, y: key.y + 10 + 14 * (1 - pressed(t, [at], 0.25)), s, rot: -32 }, away(t, at - 0.14, at + 0.35, 0.5)); // oxfmt-ignore

/** The hand stays on the door's handle all the way, open or shut. */
export function doorHands(t: number, open: number): string {
  const at = [DOOR_OPEN, DOOR_SHUT, DOOR_AGAIN].find((from) => t > from - 0.8 && t < from + 1.7);
  if (at === undefined) return '';
  const { x, y } = handleAt(open);
  return hand((pose) => pinch(pose, ''), { x: x + 2, y: y - 6, s: 0.72, rot: -34 }, away(t, at, at + 0.9, 0.4), 420, 420); // oxfmt-ignore
}

export function drawerHands(t: number, out: number): string {
  const front = drawerFront(out);
  return (
    hand((pose) => fist(pose), { x: front.x + 6, y: front.y + 20, s: 0.4, rot: -24 }, away(t, DRAWER, DRAWER + 0.6, 0.5)) + // oxfmt-ignore
    hand((pose) => palm(pose), { x: front.x + 12, y: front.y + 50, s: 0.4, rot: -18 }, away(t, DRAWER_IN, DRAWER_IN + 0.5, 0.5)) // oxfmt-ignore
  );
}

/** Two fingers on the end of the tap's lever. */
export function tapHand(t: number, at: number): string {
  const a = (90 * tapOpen(t) * Math.PI) / 180;
  const end = { x: TAP_AT.x + 102 * Math.cos(a), y: TAP_AT.y + 102 * Math.sin(a) };
  return hand((pose) => pinch(pose, ''), { ...end, s: 0.66, rot: -24 }, away(t, at, at + (at === TAP ? 0.7 : 0.5), at === TAP ? 0.6 : 0.4)); // oxfmt-ignore
}
export const tapHands = (t: number): string => (t < TAP + 1.6 ? tapHand(t, TAP) : '');
export const lastHands = (t: number): string => press(t, POWER_OFF, POWER_AT, 0.52) + tapHand(t, TAP_SHUT);

export const panelHands = (t: number): string =>
  press(t, POWER, POWER_AT, 0.44) +
  hand(
    (pose) => pinch(pose, ''),
    { x: DIAL_AT.x + 12, y: DIAL_AT.y + 12, s: 0.46, rot: -40 + track(t, [[DIAL, -14], [DIAL + 0.6, 18]]) },
    away(t, DIAL, DIAL + 0.65, 0.4),
  ) +
  press(t, START, START_AT, 0.46); // oxfmt-ignore

const IN = { x: DRUM.x + 20, y: DRUM.y - 10 };
const HEAP = { x: BASKET.x, y: BASKET.y - 60 };
/** From one place to the other in an arc over the basket's edge. */
const carried = (from: Point, to: Point, p: number): Point => ({ x: lerp(from.x, to.x, p), y: lerp(from.y, to.y, p) - Math.sin(p * Math.PI) * 70 }); // oxfmt-ignore

/** A hand takes piece after piece `from` one place `to` the other and comes back for the next. */
function carrying(t: number, start: number, next: number, from: Point, to: Point, order: readonly number[]): string {
  const end = start + order.length * next;
  const trip = Math.min(order.length - 1, Math.max(0, Math.floor((t - start) / next)));
  const p = ramp(t, start + trip * next, start + trip * next + next * 0.56);
  const back = trip < order.length - 1 ? ramp(t, start + trip * next + next * 0.6, start + (trip + 1) * next) : 0;
  const at = back > 0 ? path(back, [[0, to.x, to.y], [1, from.x, from.y]]) : carried(from, to, p); // oxfmt-ignore
  const full = t >= start && p < 1 && back <= 0;
  const far = away(t, start, end - next * 0.4, 0.5);
  if (far > 0.995) return '';
  return pinch(reach({ ...at, s: 0.66, rot: -26 }, far), full ? hanging(order[trip] ?? 0, at.x, at.y) : '');
}

const ORDER = PIECES.map((_, i) => i);
export const loading = (t: number): string => carrying(t, LOAD, NEXT, HEAP, IN, ORDER);
export const unloading = (t: number): string => carrying(t, UNLOAD, NEXT_OUT, IN, HEAP, [...ORDER].reverse());

/** The hand around the bottle, wherever the bottle tilts. */
export function bottleHand(at: Point, tilt: number): string {
  const a = (tilt * Math.PI) / 180;
  return fist({ x: at.x - 84 * Math.sin(a), y: at.y + 84 * Math.cos(a) + 4, s: 0.42, rot: -48 });
}
