import { L, S } from '../../kit/shapes';
import { fist, palm, pointing } from '../hand';
import { arc, cross, ring, steam, tick, touch } from '../marks';
import { away, hand } from '../reach';
import { handsOff } from '../signs';
import { WHOLE, cuts, fade, place, type Film, type Frame, type View } from '../stage';
import { linear, path, pressed, ramp, shown, track } from '../timing';
import { glass, heatAt, kitchen, panel } from './hob';
import { CLOCK, COLD, COOLING, CUT_BOIL, CUT_GOOD, CUT_HOT, CUT_OFF, CUT_PANEL, CUT_SET, DIGIT, END, FALLS, GONE, HELD, HOLD, NEARLY, OFF, PLUS, PLUS_KEY, POUR, POWER, SET, STICKS, TAP, ZONE } from './plan'; // oxfmt-ignore
import { jug, magnet, magnetHand, pot, potHands } from './pots';

const CLOSE: View = { cx: 650, cy: 506, w: 760 };
const TEST = { x: 710, y: 300 };
const UNDER = { x: TEST.x, y: TEST.y + 51 + 84 };

/**
 * A magnet is held to the base of an empty pot: from aluminium it falls, to the right pot it sticks. The two pots look
 * the same, so that the magnet decides; a hand takes the wrong one away and brings the other.
 */
function testing(t: number, from: number, at: number, sticks: boolean): Frame {
  const aside = sticks ? 1 - ramp(t, from, from + 0.5) : ramp(t, CUT_GOOD - 0.5, CUT_GOOD);
  const there = { x: TEST.x - 1000 * aside, y: TEST.y + 160 * aside };
  const let0 = at + 0.3;
  const far = Math.max(1 - ramp(t, at - 0.9, at - 0.3), ramp(t, let0, let0 + 0.7));
  // It comes with the hand and stays, or falls, when the hand lets go.
  const come = t < let0 ? far : 0;
  const up = { x: UNDER.x + 300 * come, y: UNDER.y + 380 * come + 90 * (1 - ramp(t, at - 0.5, at - 0.1)) };
  const fall = sticks ? 0 : Math.min(1, Math.max(0, t - let0) / 0.4) ** 2;
  const lies = { x: up.x - 30 * fall, y: up.y + 128 * fall };
  const held = magnet(lies, -78 * fall);
  return {
    view: { cx: 680, cy: 340, w: 1060 },
    body:
      kitchen(0) +
      (t > let0 ? held : '') +
      place(pot('lacquer', 0), there.x, there.y) +
      potHands(there, 0, 'left') +
      magnetHand(up, t < let0 ? 0 : far, t > let0 ? '' : held) +
      fade(ramp(t, at + 0.7, at + 0.8), sticks ? tick(1030, 240, 70, ramp(t, at + 0.7, at + 1)) : cross(1030, 240, 70)), // oxfmt-ignore
  };
}

/** The stove from before; `over` is what is on it and above it. */
const hob = (t: number, over: string, part = 0): string => kitchen(part) + glass(heatAt(t)) + panel(t) + over;
const onPlate = (full: number): string => place(pot('lacquer', full), ZONE.x, ZONE.y);

function setting(t: number): Frame {
  const at = path(t, [[CUT_SET, ZONE.x, 244], [CUT_SET + 0.3, ZONE.x, 244], [SET, ZONE.x, ZONE.y]]); // oxfmt-ignore
  const far = ramp(t, SET + 0.15, SET + 0.8);
  const full = ramp(t, POUR + 0.1, POUR + 0.75, linear);
  const lip = { x: ZONE.x + 34, y: 208 };
  const tilt = track(t, [[POUR - 0.3, -12], [POUR, -62], [POUR + 0.75, -62], [POUR + 1, -12]]); // oxfmt-ignore
  const gone = away(t, POUR - 0.3, POUR + 0.95, 0.5);
  const can = { x: lip.x + 420 * gone, y: lip.y + 360 * gone };
  const a = (tilt * Math.PI) / 180;
  const grip = { x: can.x + 146 * Math.cos(a) - 52 * Math.sin(a), y: can.y + 146 * Math.sin(a) + 52 * Math.cos(a) };
  const pours = t > POUR && t < POUR + 0.8;
  const body = hob(
    t,
    ring(t, CUT_SET, SET + 0.1, ZONE.x, ZONE.y, 214, 80, true) +
      place(pot('lacquer', full), at.x, at.y) +
      potHands(at, far) +
      fade(shown(t, SET + 0.2, POUR - 0.35, 0.15), tick(ZONE.x + 290, ZONE.y, 44, ramp(t, SET + 0.2, SET + 0.5))) +
      (pours ? L(`M${lip.x - 2} ${lip.y + 4}V${ZONE.y - 158}`, 'broth', 15) : '') +
      (gone < 0.995 ? jug(can, tilt) + fist({ ...grip, s: 0.62, rot: -42 }) : ''),
  );
  return { view: WHOLE, body };
}

/** A fingertip on the lower part of a key: away, down, away. */
const finger = (at: { x: number; y: number }, down: number, far: number): string =>
  hand(pointing, { x: at.x + 5, y: at.y + 16 + 44 * (1 - down), s: 0.86 - 0.04 * down, rot: -30 }, far, 240, 300);

function cooking(t: number): Frame {
  const held = ramp(t, HOLD - 0.15, HOLD) * (1 - ramp(t, HOLD + HELD + 0.1, HOLD + HELD + 0.25));
  const toPlus = t > HOLD + HELD + 0.7;
  const last = PLUS[PLUS.length - 1] ?? 0;
  const body = hob(
    t,
    onPlate(1) +
      ring(t, CUT_PANEL, HOLD, POWER.x, POWER.y, 44) +
      fade(
        shown(t, HOLD, HOLD + HELD + 0.5, 0.1),
        `<circle cx="${POWER.x}" cy="${POWER.y}" r="60" ${S('steel-2', 11)}/>` + arc(POWER.x, POWER.y, 60, (t - HOLD) / HELD, 'turmeric', 11),
      ) +
      ring(t, HOLD + HELD + 0.4, PLUS[0] - 0.1, PLUS_KEY.x, PLUS_KEY.y, 40) +
      PLUS.map((p) => touch(t, p, PLUS_KEY.x, PLUS_KEY.y, 40)).join('') +
      (toPlus
        ? finger(PLUS_KEY, pressed(t, PLUS, 0.12, 0.11), away(t, PLUS[0] - 0.2, last + 0.2, 0.35))
        : finger(POWER, held, away(t, HOLD - 0.2, HOLD + HELD + 0.2, 0.45))),
  ); // oxfmt-ignore
  return { view: CLOSE, body };
}

const boiling = (t: number): Frame => ({
  view: WHOLE,
  body: hob(t, onPlate(1) + steam(t, ZONE.x, ZONE.y - 196, 1, 1.5)),
});

const off = (t: number): Frame => ({
  view: CLOSE,
  body: hob(
    t,
    onPlate(1) +
      ring(t, CUT_OFF, OFF - 0.1, POWER.x, POWER.y, 44) +
      touch(t, OFF, POWER.x, POWER.y, 62) +
      ring(t, OFF + TAP + 0.5, CUT_HOT + 1, DIGIT.x, DIGIT.y, 50, 42) +
      finger(POWER, pressed(t, [OFF], TAP), away(t, OFF - 0.15, OFF + TAP + 0.1, 0.45)),
  ),
});

/** The pot is taken away; the plate stays hot until H goes out. */
function hot(t: number): Frame {
  const lifted = path(t, [[CUT_HOT + 0.5, ZONE.x, ZONE.y], [CUT_HOT + 0.8, ZONE.x, ZONE.y - 40], [GONE, ZONE.x + 60, 1080]]); // oxfmt-ignore
  const grasp = 1 - ramp(t, CUT_HOT, CUT_HOT + 0.45);
  const near = Math.max(1 - ramp(t, NEARLY - 0.6, NEARLY - 0.1), ramp(t, NEARLY + 0.25, NEARLY + 0.8));
  const cold = t >= COLD;
  const waves = steam(t, ZONE.x, ZONE.y + 6, cold ? 0 : ramp(t, GONE, GONE + 0.2) * (1 - ramp(t, COLD - 0.6, COLD)), 0.8).replaceAll('--il-steam', '--il-ember'); // oxfmt-ignore
  const body = hob(
    t,
    ring(t, CUT_HOT - 0.4, COLD, DIGIT.x, DIGIT.y, 50, 42) +
      waves +
      (t < GONE ? place(pot('lacquer', 1), lifted.x, lifted.y) + potHands(lifted, grasp) : '') +
      (cold ? '' : handsOff(ZONE.x, ZONE.y - 226, 1, ramp(t, GONE - 0.1, GONE + 0.2))) +
      ring(t, COOLING - 0.2, COLD, CLOCK.x, CLOCK.y, 106) +
      hand(palm, { x: ZONE.x + 330, y: ZONE.y + 40, s: 0.8, rot: -58 }, near, 330, 300) +
      (cold ? tick(ZONE.x, ZONE.y - 226, 64, ramp(t, COLD, COLD + 0.4)) : ''),
    0.25 * ramp(t, COOLING, COLD - 0.1, linear),
  );
  return { view: WHOLE, body };
}

const draw = (t: number): Frame =>
  cuts(t, [
    [0, (s) => testing(s, 0, FALLS, false)],
    [CUT_GOOD, (s) => testing(s, CUT_GOOD, STICKS, true)],
    [CUT_SET, setting],
    [CUT_PANEL, cooking],
    [CUT_BOIL, boiling],
    [CUT_OFF, off],
    [CUT_HOT, hot],
  ]);

/** 2-2: a pot that a magnet sticks to, power held two seconds, level 6, a short touch for off, hands off until H is out. */
export const stove: Film = { name: 'stove', seconds: END, poster: 15.9, draw };
