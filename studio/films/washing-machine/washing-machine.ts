import { L } from '../../kit/shapes';
import { ring, tick, touch } from '../marks';
import { cuts, fade, type Film, type Frame, type View } from '../stage';
import { path, ramp, shown, track } from '../timing';
import { bottleHand, doorHands, drawerHands, lastHands, loading, panelHands, tapHands, unloading } from './hands';
import { lockSign, machine } from './machine';
import { WELL, controls, drawer } from './panel';
import { CLOCK, CUT_DRAWER, CUT_OFF, CUT_OUT, CUT_PANEL, CUT_WASH, DIAL, DIAL_AT, DOOR_AGAIN, DOOR_OPEN, DOOR_SHUT, DRAWER, DRAWER_IN, DRUM, END, LOAD, NEXT, POUR, POWER, POWER_AT, POWER_OFF, START, START_AT, TAP, TAP_AT, WAITED, WASH } from './plan'; // oxfmt-ignore
import { basket, bottle, laundry, tap } from './room';

/** The line at two thirds of the drum. */
const FULL = DRUM.y - 40;

function pouring(t: number): string {
  if (t < POUR - 0.7 || t > POUR + 1.7) return '';
  const over = { x: WELL.x + 22, y: WELL.y - 76 };
  const at = path(t, [[POUR - 0.7, 860, 420], [POUR, over.x, over.y], [POUR + 0.9, over.x, over.y], [POUR + 1.6, 860, 460]]); // oxfmt-ignore
  const tilt = track(t, [[POUR - 0.3, -30], [POUR + 0.1, -112], [POUR + 0.8, -112], [POUR + 1.1, -30]]); // oxfmt-ignore
  const runs = t > POUR + 0.1 && t < POUR + 0.82;
  return (runs ? L(`M${over.x - 18} ${over.y + 10}V${WELL.y + 18}`, 'ceramic', 11) : '') + bottle(at.x, at.y, tilt) + bottleHand(at, tilt); // oxfmt-ignore
}

function scene(t: number, over: string): string {
  const door = ramp(t, DOOR_OPEN, DOOR_OPEN + 0.9) - ramp(t, DOOR_SHUT, DOOR_SHUT + 0.9) + ramp(t, DOOR_AGAIN, DOOR_AGAIN + 0.9); // oxfmt-ignore
  const out = ramp(t, DRAWER, DRAWER + 0.6) - ramp(t, DRAWER_IN, DRAWER_IN + 0.5);
  return (
    laundry(t, t < POUR - 0.8 || t > POUR + 1.6) +
    tap(t) +
    machine(t, door) +
    controls(t) +
    drawer(out, ramp(t, POUR + 0.2, POUR + 0.85)) +
    basket(t) +
    over +
    doorHands(t, door) +
    drawerHands(t, out)
  );
}

const shot =
  (cx: number, cy: number, w: number, over: (t: number) => string) =>
  (t: number): Frame => ({ view: { cx, cy, w } satisfies View, body: scene(t, over(t)) });

const fullLine = (t: number): string =>
  fade(
    shown(t, LOAD + 0.6, DOOR_SHUT + 0.4, 0.2),
    L(`M${DRUM.x - 122} ${FULL}H${DRUM.x + 122}`, 'turmeric', 7).replace('/>', ' stroke-dasharray="4 16"/>') +
      tick(DRUM.x + 196, FULL, 34, ramp(t, LOAD + 3 * NEXT - 0.3, LOAD + 3 * NEXT)),
  );

const loads = shot(720, 384, 1120, (t) => fullLine(t) + ring(t, 0.2, TAP - 0.1, TAP_AT.x + 50, TAP_AT.y, 84, 40) + tapHands(t) + loading(t) + touch(t, DOOR_SHUT + 0.9, DRUM.x + DRUM.r - 22, DRUM.y, 70)); // oxfmt-ignore
const fills = shot(470, 232, 620, (t) => ring(t, CUT_DRAWER + 0.1, DRAWER - 0.1, 406, 186, 84, 44) + pouring(t) + tick(310, 300, 30, ramp(t, POUR + 1, POUR + 1.3) * (t < DRAWER_IN ? 1 : 0))); // oxfmt-ignore
const sets = shot(650, 230, 480, (t) =>
  ring(t, CUT_PANEL, POWER - 0.1, POWER_AT.x, POWER_AT.y, 26) +
  touch(t, POWER, POWER_AT.x, POWER_AT.y, 26) +
  ring(t, POWER + 0.4, DIAL - 0.05, DIAL_AT.x, DIAL_AT.y, 40) +
  ring(t, DIAL + 1.05, START - 0.1, START_AT.x, START_AT.y, 32) +
  touch(t, START, START_AT.x, START_AT.y, 34) +
  panelHands(t)); // oxfmt-ignore
const washes = shot(470, 318, 1060, (t) => lockSign(t) + ring(t, WASH, WASH + 1.6, CLOCK.x, CLOCK.y, CLOCK.r + 24) + (t > START + 2 ? tick(830, 270, 26, ramp(t, WAITED, WAITED + 0.2)) : '')); // oxfmt-ignore
const empties = shot(720, 384, 1120, unloading);
const closes = shot(770, 262, 720, (t) => ring(t, CUT_OFF, POWER_OFF - 0.1, POWER_AT.x, POWER_AT.y, 28) + touch(t, POWER_OFF, POWER_AT.x, POWER_AT.y, 30) + lastHands(t)); // oxfmt-ignore

const draw = (t: number): Frame =>
  cuts(t, [
    [0, loads],
    [CUT_DRAWER, fills],
    [CUT_PANEL, sets],
    [CUT_WASH, washes],
    [CUT_OUT, empties],
    [CUT_OFF, closes],
  ]);

/** 2-3: tap, two thirds of the drum, detergent, programme, start; when the lock lets go, everything out and off. */
export const washingMachine: Film = { name: 'washing-machine', seconds: END, poster: 6.6, aimBytes: 430_000, draw };
