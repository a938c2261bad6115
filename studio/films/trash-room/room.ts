import { L, P, R, clip, rectShape, seq } from '../../kit/shapes';
import { fist, palm } from '../hand';
import { ring, tick } from '../marks';
import { wasteSign, type Waste } from '../signs';
import { place, type Frame } from '../stage';
import type { Opening } from '../swing';
import { path, ramp } from '../timing';
import { bag, bin, into } from './bags';
import { BOTTLES, DROP, FOOD, HATCH, ROOM, SHUT, TONE } from './plan';

const CHUTE = { x: 490, y: 186, w: 300, h: 250 };
const MIDDLE = CHUTE.x + CHUTE.w / 2;
const RIM = 370;
const BIN = { food: 210, bottle: 1070 } as const;
/** Way of the flap's upper edge down. */
const TIP = 180;

/** View of the room through its door. */
export const wasteRoomWall = ({ x, y, w, h }: Opening): string =>
  R(x, y, w, h, 'mist') +
  L(seq(8, (i) => `M${x + i * 48} ${y}V560`) + seq(9, (i) => `M${x} ${y + i * 48}H${x + w}`), 'line', 2) +
  R(x, 560, w, 100, 'road') +
  R(x + 90, 220, 130, 120, 'steel', 10) +
  R(x + 104, 234, 102, 92, 'steel-2', 8) +
  place(bin('bottle', 0, 0, 'wheels'), x + 276, 420, 0.55);

/** Into the wall and down: light inside, a slope that leads away. */
const shaft = (): string => {
  const { x, y, w, h } = CHUTE;
  return (
    R(x, y, w, h, 'cream') +
    P(
      `M${x} ${y}L${x + 50} ${y + 34}V${y + h}H${x}ZM${x + w} ${y}L${x + w - 50} ${y + 34}V${y + h}H${x + w}Z`,
      'linen-2',
    ) +
    L(`M${MIDDLE - 44} ${y + 52}l44 34l44-34M${MIDDLE - 44} ${y + 96}l44 34l44-34`, 'turmeric', 13)
  );
};

/** The flap in the wall, hinged below: it tips towards us by `open`. */
function flap(open: number): string {
  const { x, y, w, h } = CHUTE;
  const top = y + TIP * open;
  const wide = 30 * open;
  return (
    P(`M${x} ${y + h}L${x - wide} ${top}H${x + w + wide}L${x + w} ${y + h}Z`, 'steel') +
    P(`M${x + w * 0.68} ${y + h}V${top}H${x + w + wide}L${x + w} ${y + h}Z`, 'shade') +
    L(`M${x - wide} ${top}H${x + w + wide}`, 'steel-2', 8) +
    R(MIDDLE - 64, top + 26 - 10 * open, 128, 26, 'ink-il', 13)
  );
}

const LEFT_ARM = 26;
const bagHand = (x: number, y: number, side: -1 | 1): string =>
  fist({ x, y, s: 0.6, rot: side < 0 ? LEFT_ARM : -LEFT_ARM, left: side < 0 });

/** A bag that one of the two hands brings from below on its own side, over the bin, and lets go. */
function brought(t: number, at: number, kind: Waste, x: number, side: -1 | 1): string {
  if (t < at - 1.1 || t > at + 0.9) return '';
  const y = RIM - 226;
  const edge = x + side * 300;
  const hand = path(t, [[at - 1.1, edge, 800], [at - 0.1, x, y], [at + 0.15, x, y], [at + 0.9, edge, 840]]); // oxfmt-ignore
  const fall = ramp(t, at, at + 0.5, (p) => p * p);
  const held = t < at ? hand : { x, y };
  const load = place(bag(kind), held.x, held.y + 26 + 330 * fall, 0.6);
  return (t < at - 0.25 ? load : into(RIM, load)) + bagHand(hand.x, hand.y, side);
}

/** The bag for the hatch: laid in by the left hand, it slides down behind the flap. */
function rest(t: number): { load: string; inside: boolean; hand: string } {
  const to = { x: MIDDLE - 6, y: CHUTE.y + 40 };
  const hand = path(t, [[DROP - 1.1, 260, 860], [DROP - 0.1, to.x, to.y], [DROP + 0.1, to.x, to.y], [DROP + 0.7, 240, 880]]); // oxfmt-ignore
  const slide = ramp(t, DROP + 0.45, DROP + 1.15, (p) => p * p);
  const there = t > DROP - 1.1 && slide < 1;
  const at = t < DROP ? hand : { x: to.x + 20 * slide, y: to.y };
  return {
    load: there ? place(bag('rest'), at.x, at.y + 20 + 230 * slide, 0.56 - 0.1 * slide) : '',
    inside: t > DROP - 0.25,
    hand: t > DROP - 1.1 && t < DROP + 0.7 ? bagHand(hand.x, hand.y, -1) : '',
  };
}

/** The right hand pulls the flap open by its grip, holds it while the bag slides, and pushes it shut. */
function flapHand(t: number, open: number): string {
  if (t < HATCH - 0.8 || t > SHUT + 1.2) return '';
  const far = Math.max(1 - ramp(t, HATCH - 0.8, HATCH - 0.1), ramp(t, SHUT + 0.6, SHUT + 1.2));
  const x = MIDDLE + 84 + 220 * far;
  const y = CHUTE.y + 44 + (TIP - 10) * open + 560 * far;
  return t < SHUT - 0.1 ? fist({ x, y, s: 0.6, rot: -26 }) : palm({ x, y: y + 16, s: 0.6, rot: -26 });
}

/** The trash room: food left, the hatch for the rest in the wall, bottles right; each bag into its own. */
export function roomShot(t: number): Frame {
  const open = ramp(t, HATCH, HATCH + 0.5) - ramp(t, SHUT, SHUT + 0.5);
  const { load, inside, hand } = rest(t);
  const body =
    R(-300, -300, 1900, 1000, 'mist') +
    L(seq(12, (i) => `M${-280 + i * 160} -300V560`) + seq(6, (i) => `M-300 ${-260 + i * 160}H1600`), 'line', 3) +
    R(-300, 576, 1900, 500, 'road') +
    R(-300, 564, 1900, 14, 'skirting') +
    R(CHUTE.x - 26, CHUTE.y - 26, CHUTE.w + 52, CHUTE.h + 52, 'steel-2', 16) +
    shaft() +
    (inside ? clip(rectShape(CHUTE.x, CHUTE.y - 200, CHUTE.w, CHUTE.h + 200), load) : '') +
    flap(open) +
    R(MIDDLE - 56, CHUTE.y - 148, 112, 106, TONE.rest, 16) +
    place(wasteSign('rest'), MIDDLE, CHUTE.y - 98, 0.95) +
    bin('food', BIN.food, RIM, 'wheels') +
    brought(t, FOOD, 'food', BIN.food, -1) +
    bin('bottle', BIN.bottle, RIM, 'wheels') +
    brought(t, BOTTLES, 'bottle', BIN.bottle, 1) +
    ring(t, ROOM + 0.2, FOOD - 0.1, BIN.food, RIM + 138, 84) +
    ring(t, FOOD + 0.6, HATCH, MIDDLE, CHUTE.y + 39, 84, 30) +
    ring(t, SHUT + 0.7, BOTTLES - 0.1, BIN.bottle, RIM + 138, 84) +
    flapHand(t, open) +
    (inside ? '' : load) +
    hand +
    tick(BIN.food + 92, RIM + 50, 34, ramp(t, FOOD + 0.6, FOOD + 0.9)) +
    tick(MIDDLE + 150, CHUTE.y + 16, 38, ramp(t, SHUT + 0.6, SHUT + 0.9)) +
    tick(BIN.bottle + 92, RIM + 50, 34, ramp(t, BOTTLES + 0.6, BOTTLES + 0.9));
  return { view: { cx: 640, cy: 372, w: 1280 }, body };
}
