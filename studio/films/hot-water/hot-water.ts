import { palm, pinch, pointing } from '../hand';
import { cross, ring, steam, tick, touch } from '../marks';
import { away, hand } from '../reach';
import { handsOff } from '../signs';
import { WHOLE, cuts, fade, type Film, type Frame } from '../stage';
import { linear, pressed, ramp, settle, shown } from '../timing';
import { wallClock } from '../wall-clock';
import { DRAIN, PIVOT, leverTip, mixer, sideways, stopper, surface, tub, upright } from './bath';
import { SWITCH, outside, tank, wall } from './heater';
import { CLOCK_FROM, CLOCK_TO, CUT_CLOCK, CUT_MIX, CUT_OFF, CUT_SCALD, CUT_TUB, DOWN, END, FINE, LIFT, OFF, ON, PLUG, TURN } from './plan'; // oxfmt-ignore

/** A finger on one half of the switch, so low that the sign over it stays in sight. */
function switching(t: number, at: number, half: { x: number; y: number }, on: number, heat: number): Frame {
  const far = away(t, at - 0.15, at + 0.4);
  const down = pressed(t, [at], 0.3);
  return {
    view: WHOLE,
    body:
      outside(on, heat) +
      ring(t, at - 1.6, at - 0.1, half.x, half.y - 8, 62, 82) +
      touch(t, at, half.x, half.y + 30, 84) +
      hand(pointing, { x: half.x + 4, y: half.y + 46 + 16 * (1 - down), s: 0.96, rot: -28 }, far, 340, 460),
  };
}

const switchOn = (t: number): Frame => switching(t, ON, SWITCH.on, t < ON ? 0 : 1, 0.04);
const switchOff = (t: number): Frame => switching(t, OFF, SWITCH.off, t < OFF ? 1 : 0, 1);

function waiting(t: number): Frame {
  const part = ramp(t, CLOCK_FROM, CLOCK_TO, linear);
  return {
    view: WHOLE,
    body:
      wall() +
      tank(110, 210, 1.5, 1, part) +
      wallClock(930, 350, 212, part / 2) +
      tick(530, 330, 46, ramp(t, CLOCK_TO + 0.1, CLOCK_TO + 0.5)),
  };
}

/** The hand on the lever's end while it moves, then away so that the result is seen. */
const gripping = (t: number, at: number, lift: number, turn: number): string => {
  const tip = leverTip(lift, turn);
  return hand((pose) => pinch(pose, ''), { x: tip.x + 14, y: tip.y + 8, s: 0.78, rot: -30 }, away(t, at - 0.1, at + 0.75, 0.6)); // oxfmt-ignore
};

/** Height of the water at a second. */
const fullAt = (t: number): number => ramp(t, LIFT + 0.4, DOWN + 0.3, settle);
/** Lukewarm to warm: a little way from the middle towards red. */
const WARM = -0.6;

/** The open hand goes into the stream and finds it right. */
const testing = (t: number): string =>
  hand(palm, { x: PIVOT.x + 112, y: 474, s: 0.8, rot: -58 }, away(t, FINE, FINE + 0.9, 0.6), 420, 380);

/** Warning of what never to do: the lever all the way at red. No hand is there, the signs are from the first moment. */
function scalding(t: number): Frame {
  const full = fullAt(CUT_SCALD);
  const clouds = [300, 520, 800].map((x, i) => steam(t + i * 1.3, x, surface(full) - 10, 1, 1.5)).join('');
  return {
    view: { cx: 640, cy: 344, w: 1010 },
    body:
      wall() +
      tub(t, full, 0) +
      mixer(t, 1, -1.35, 1, 1, full) +
      clouds +
      cross(370, 160, 70) +
      handsOff(930, 250, 1.25, 0.6 + ramp(t, CUT_SCALD, CUT_SCALD + 0.25)),
  };
}

function bathing(t: number): Frame {
  const lift = ramp(t, LIFT, LIFT + 0.6) - ramp(t, DOWN, DOWN + 0.5);
  const turn = WARM * ramp(t, TURN, TURN + 0.6);
  const flow = ramp(t, LIFT + 0.3, LIFT + 0.5) * (1 - ramp(t, DOWN + 0.3, DOWN + 0.45));
  const full = fullAt(t);
  const drop = 300 * (1 - ramp(t, PLUG - 0.7, PLUG));
  const body =
    wall() +
    tub(t, full, t < PLUG ? null : 0) +
    mixer(t, lift, turn, 0, flow, full) +
    steam(t, 450, surface(full) - 6, 0.6 * ramp(t, TURN + 0.5, TURN + 1.2), 0.8) +
    ring(t, CUT_TUB + 0.2, PLUG - 0.1, DRAIN.x, DRAIN.y, 76, 30, true) +
    fade(shown(t, LIFT - 1, LIFT + 0.2, 0.2), upright(1, t)) +
    fade(shown(t, CUT_MIX + 0.2, TURN + 0.8, 0.2), sideways(8, 46 * WARM - 6, ramp(t, CUT_MIX + 0.3, CUT_MIX + 0.8))) +
    fade(shown(t, DOWN - 0.7, DOWN + 0.3, 0.2), upright(-1, t)) +
    (t < PLUG + 1
      ? hand(
          (pose) => pinch(pose, t < PLUG ? stopper(pose.x, pose.y + 38) : ''),
          { x: DRAIN.x, y: DRAIN.y - 38 - drop * 0.5, s: 0.7, rot: -24 },
          away(t, PLUG, PLUG + 0.25, 0.8),
        )
      : '') +
    (t < CUT_SCALD ? gripping(t, LIFT, lift, 0) : t < FINE - 0.6 ? gripping(t, TURN, 1, turn) : '') +
    (t > DOWN - 0.8 ? gripping(t, DOWN, lift, turn) : '') +
    testing(t) +
    fade(shown(t, FINE + 0.3, DOWN, 0.15), tick(1050, 210, 76, ramp(t, FINE + 0.3, FINE + 0.7)));
  return { view: { cx: 640, cy: 322, w: 1280 }, body };
}

const draw = (t: number): Frame =>
  cuts(t, [
    [0, switchOn],
    [CUT_CLOCK, waiting],
    [CUT_OFF, switchOff],
    [CUT_TUB, bathing],
    [CUT_SCALD, scalding],
    [CUT_MIX, bathing],
  ]);

/**
 * 2-4 and 8-1: heater on, half an hour by the clock, off again, plug in; the lever goes up for water, never all the way
 * to red, a little towards it until the hand says it is right, and down when the tub is full.
 */
export const hotWater: Film = { name: 'hot-water', seconds: END, poster: 6.6, draw };
