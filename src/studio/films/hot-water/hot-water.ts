import { palm, pinch, pointing } from '../hand';
import { ring, steam, tick, touch } from '../marks';
import { away, hand } from '../reach';
import { handsOff } from '../signs';
import { WHOLE, cuts, fade, type Film, type Frame } from '../stage';
import { lerp, linear, pressed, ramp, settle, shown, track } from '../timing';
import { wallClock } from '../wall-clock';
import { DRAIN, PIVOT, leverTip, mixer, sideways, stopper, surface, tub, upright } from './bath';
import { SWITCH, outside, tank, wall } from './heater';
import { BURNT, CLOCK_FROM, CLOCK_TO, CUT_CLOCK, CUT_OFF, CUT_TUB, DOWN, END, FINE, HOT, LIFT, MIX, OFF, ON, PLUG } from './plan'; // prettier-ignore

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
  return hand((pose) => pinch(pose, ''), { x: tip.x + 14, y: tip.y + 8, s: 0.78, rot: -30 }, away(t, at - 0.1, at + 0.75, 0.6)); // prettier-ignore
};

/** The open hand goes into the stream; too hot, it turns red and jerks back. */
function testing(t: number): string {
  const first = t < MIX;
  const there = first ? BURNT : FINE;
  const far = first
    ? Math.max(1 - ramp(t, BURNT - 0.75, BURNT - 0.05), 0.34 * ramp(t, BURNT + 0.1, BURNT + 0.3), ramp(t, BURNT + 0.7, BURNT + 1.2)) // prettier-ignore
    : away(t, there, there + 0.65, 0.6);
  const red = first ? ramp(t, BURNT, BURNT + 0.2) : 0;
  const wet = (pose: Parameters<typeof palm>[0]): string =>
    palm(pose) + fade(0.55 * red, palm(pose).replaceAll('--il-skin)', '--il-ember)'));
  return hand(wet, { x: PIVOT.x + 112, y: 474, s: 0.8, rot: -58 }, far, 420, 380);
}

function bathing(t: number): Frame {
  const lift = ramp(t, LIFT, LIFT + 0.6) - ramp(t, DOWN, DOWN + 0.5);
  const turn = track(t, [[HOT, 0], [HOT + 0.6, -1], [MIX, -1], [MIX + 0.6, 0]]); // prettier-ignore
  const hot = track(t, [[HOT + 0.2, 0], [HOT + 0.9, 1], [MIX + 0.3, 1], [MIX + 1, 0]]); // prettier-ignore
  const flow = ramp(t, LIFT + 0.3, LIFT + 0.5) * (1 - ramp(t, DOWN + 0.3, DOWN + 0.45));
  const full = lerp(0, 1, ramp(t, LIFT + 0.5, DOWN + 0.3, settle));
  const drop = 300 * (1 - ramp(t, PLUG - 0.7, PLUG));
  const steaming = hot;
  const body =
    wall() +
    tub(t, full, t < PLUG ? null : 0) +
    mixer(t, lift, turn, hot, flow, full) +
    steam(t, 420, surface(full) - 20, steaming, 1.5) +
    steam(t + 1.4, 900, surface(full) - 20, steaming, 1.5) +
    ring(t, CUT_TUB + 0.2, PLUG - 0.1, DRAIN.x, DRAIN.y, 76, 30, true) +
    fade(shown(t, LIFT - 1.2, LIFT + 0.2, 0.2), upright(1, t)) +
    fade(shown(t, HOT - 1, HOT + 0.7, 0.2), sideways(0, -70, ramp(t, HOT - 0.9, HOT - 0.3))) +
    fade(shown(t, MIX - 0.9, MIX + 0.7, 0.2), sideways(-70, 0, ramp(t, MIX - 0.8, MIX - 0.2))) +
    fade(shown(t, DOWN - 0.7, DOWN + 0.3, 0.2), upright(-1, t)) +
    (t < PLUG + 1
      ? hand(
          (pose) => pinch(pose, t < PLUG ? stopper(pose.x, pose.y + 38) : ''),
          { x: DRAIN.x, y: DRAIN.y - 38 - drop * 0.5, s: 0.7, rot: -24 },
          away(t, PLUG, PLUG + 0.25, 0.8),
        )
      : '') +
    (t < LIFT + 1.5 ? gripping(t, LIFT, lift, 0) : t < HOT + 1.35 ? gripping(t, HOT, 1, turn) : '') +
    (t > MIX - 0.8 && t < MIX + 1.5 ? gripping(t, MIX, 1, turn) : t > DOWN - 0.8 ? gripping(t, DOWN, lift, 0) : '') +
    testing(t) +
    fade(shown(t, BURNT, MIX - 0.3, 0.15), handsOff(1050, 210, 1.1, ramp(t, BURNT - 0.1, BURNT + 0.25))) +
    fade(shown(t, FINE, DOWN, 0.15), tick(1050, 210, 76, ramp(t, FINE, FINE + 0.4)));
  return { view: WHOLE, body };
}

const draw = (t: number): Frame =>
  cuts(t, [
    [0, switchOn],
    [CUT_CLOCK, waiting],
    [CUT_OFF, switchOff],
    [CUT_TUB, bathing],
  ]);

/**
 * 2-4 and 8-1: heater on, half an hour by the clock, off again, plug in; the lever goes up for water, left for hot, back
 * when the hand says it is too hot, and down when the tub is full.
 */
export const hotWater: Film = { name: 'hot-water', seconds: END, poster: 6.6, draw };
