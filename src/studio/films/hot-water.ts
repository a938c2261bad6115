import { C, E, L, P, R, S, clip, pathShape, rectShape, seq } from '../kit/shapes';
import { plantPot } from '../kit/plants';
import { fist, palm, pinch, pointing } from './hand';
import { lamp, ring, shadeRight, steam, tick, touch } from './marks';
import { camera, fade, place, type Film, type Frame } from './stage';
import { linear, path, pressed, ramp, settle, shown, track } from './timing';
import { wallClock } from './wall-clock';

const ON = 2.5;
/** The half hour, in five seconds of film. */
const CLOCK_FROM = 4.8;
const CLOCK_TO = 9.8;
/** Off before anybody touches the water. */
const OFF = 12.4;
const PLUG = 14.9;
const TAP = 16.7;
const TEST = 18.9;
/** Too hot: cold water is let in. */
const MIX = 19.4;
const FULL = 21.8;
const END = 24;

const SWITCH = { x: 150, y: 372 };
const TANK = { x: 430, y: 66, w: 330, h: 168 };
const CLOCK = { x: 1040, y: 184, r: 124 };
const TUB = { x: 800, y: 500 };
const MIXER = { x: 800, y: 356 };

const tiles = (): string =>
  R(-300, -300, 1900, 1300, 'jade-mist') +
  R(-300, -300, 1900, 620, 'wall-ochre') +
  L(seq(24, (i) => `M${-260 + i * 76} -300V320`) + seq(8, (i) => `M-300 ${-212 + i * 76}H1600`), 'line', 2.5) +
  R(-300, 312, 1900, 12, 'jade') +
  R(-300, 640, 1900, 400, 'tile-l') +
  R(-300, 628, 1900, 12, 'skirting') +
  L(seq(14, (i) => `M${640 + (i - 7) * 120} 640L${640 + (i - 7) * 190} 900`) + 'M-300 690H1600', 'line', 2.5);

/** The heater's own switch: a rocker with a red lamp. */
const wallSwitch = (on: number): string =>
  R(SWITCH.x - 74, SWITCH.y - 92, 148, 184, 'paper', 22) +
  shadeRight(SWITCH.x - 74, SWITCH.y - 92, 148, 184, 36, 22) +
  R(SWITCH.x - 40, SWITCH.y - 34, 80, 100, 'linen-2', 12) +
  (on > 0.5
    ? R(SWITCH.x - 36, SWITCH.y - 30, 72, 52, 'linen', 9) + R(SWITCH.x - 36, SWITCH.y + 16, 72, 46, 'paper', 9)
    : R(SWITCH.x - 36, SWITCH.y - 30, 72, 46, 'paper', 9) + R(SWITCH.x - 36, SWITCH.y + 10, 72, 52, 'linen', 9)) +
  L(`M${SWITCH.x} ${SWITCH.y + 34}v16`, 'ink-il', 5) +
  `<circle cx="${SWITCH.x}" cy="${SWITCH.y - 8}" r="8" ${S('ink-il', 4)}/>` +
  lamp(SWITCH.x, SWITCH.y - 62, 10, on, 'stop');

/** The tank with its lamp (red while it heats, green when ready) and its gauge. */
function tank(on: number, heat: number): string {
  const { x, y, w, h } = TANK;
  const ready = ramp(heat, 0.98, 1);
  const level = 96 * heat;
  return (
    L(`M${x + 70} ${y + h - 6}V330M${x + w - 70} ${y + h - 6}V330`, 'steel-2', 13) +
    L(`M${x + 70} ${y + h + 4}v26`, 'ceramic', 13) +
    L(`M${x + w - 70} ${y + h + 4}v26`, 'lacquer', 13) +
    R(x, y, w, h, 'paper', 76) +
    P(
      `M${x + w * 0.66} ${y}H${x + w - 76}A76 76 0 0 1 ${x + w} ${y + 76}V${y + h - 76}A76 76 0 0 1 ${x + w - 76} ${y + h}H${x + w * 0.66}Z`,
      'shade',
    ) +
    R(x + 62, y + 54, 160, 60, 'linen', 14) +
    lamp(x + 92, y + 84, 12, on * (1 - ready), 'stop') +
    fade(ready * on, lamp(x + 92, y + 84, 12, 1, 'go')) +
    R(x + 118, y + 74, 96, 20, 'steel', 10) +
    (level > 2 ? R(x + 118, y + 74, Math.max(20, level), 20, heat > 0.6 ? 'ember' : 'turmeric', 10) : '')
  );
}

/** The height of the water on the stage. */
const wy = (full: number): number => TUB.y + 46 - 42 * full;

/** The tub from a little above; water rises to `full`. */
function tub(t: number, plug: number, plugY: number, full: number): string {
  const rim = `M${TUB.x - 350} ${TUB.y}A350 62 0 0 1 ${TUB.x + 350} ${TUB.y}A350 62 0 0 1 ${TUB.x - 350} ${TUB.y}Z`;
  const y = wy(full);
  const wrx = 180 + 150 * full;
  return (
    R(TUB.x - 250, 640, 40, 26, 'steel-2', 8) +
    R(TUB.x + 210, 640, 40, 26, 'steel-2', 8) +
    P(
      `M${TUB.x - 362} ${TUB.y}C${TUB.x - 350} ${TUB.y + 120} ${TUB.x - 300} ${TUB.y + 150} ${TUB.x - 220} ${TUB.y + 152}H${TUB.x + 220}C${TUB.x + 300} ${TUB.y + 150} ${TUB.x + 350} ${TUB.y + 120} ${TUB.x + 362} ${TUB.y}Z`,
      'paper',
    ) +
    P(
      `M${TUB.x + 120} ${TUB.y}H${TUB.x + 362}C${TUB.x + 350} ${TUB.y + 120} ${TUB.x + 300} ${TUB.y + 150} ${TUB.x + 220} ${TUB.y + 152}H${TUB.x + 90}Z`,
      'shade',
    ) +
    E(TUB.x, TUB.y, 366, 72, 'paper') +
    E(TUB.x, TUB.y, 350, 62, 'linen-2') +
    clip(
      pathShape(rim),
      E(TUB.x, TUB.y + 40, 330, 62, 'linen') +
        E(TUB.x, TUB.y + 34, 34, 9, 'ink-il') +
        fade(plug, E(TUB.x, TUB.y + 32 + plugY, 30, 9, 'steel-2') + E(TUB.x, TUB.y + 28 + plugY, 30, 9, 'lacquer')) +
        fade(
          ramp(full, 0, 0.08),
          E(TUB.x, y + 8, wrx, 20 + 34 * full, 'sea-2') +
            `<ellipse cx="${TUB.x}" cy="${y + 8}" rx="${(wrx * (0.35 + 0.3 * ((t * 0.9) % 1))).toFixed(1)}" ry="${((20 + 34 * full) * (0.35 + 0.3 * ((t * 0.9) % 1))).toFixed(1)}" ${S('foam', 4)}/>`,
        ),
    )
  );
}

/** The mixer: its handle turns from blue (right) to red (left); `flow` is the water. */
function mixer(t: number, turn: number, flow: number, full: number): string {
  const end = TUB.y + 40 - 40 * full;
  const drip = ((t * 3.2) % 1) * 40;
  const hot = (1 - turn) / 2;
  return (
    fade(
      flow,
      R(MIXER.x - 13, MIXER.y + 66, 26, end - MIXER.y - 66, 'sea-1', 10) +
        // Hot and cold run side by side in the stream, each as wide as the handle lets it.
        fade(0.75, R(MIXER.x - 13, MIXER.y + 66, 26 * hot, end - MIXER.y - 66, 'lacquer', 6)) +
        fade(0.75, R(MIXER.x - 13 + 26 * hot, MIXER.y + 66, 26 * (1 - hot), end - MIXER.y - 66, 'ceramic', 6)) +
        L(`M${MIXER.x - 4} ${MIXER.y + 72 + drip}v28M${MIXER.x + 5} ${MIXER.y + 96 + drip * 0.6}v22`, 'foam', 4),
    ) +
    R(MIXER.x - 92, MIXER.y - 22, 184, 44, 'steel', 22) +
    R(MIXER.x + 30, MIXER.y - 22, 62, 44, 'shade', 22) +
    R(MIXER.x - 22, MIXER.y + 6, 44, 64, 'steel', 10) +
    R(MIXER.x + 4, MIXER.y + 6, 18, 64, 'shade', 8) +
    `<path d="M${MIXER.x - 62} ${MIXER.y - 52}A78 78 0 0 1 ${MIXER.x - 6} ${MIXER.y - 84}" ${S('lacquer', 10)}/><path d="M${MIXER.x + 62} ${MIXER.y - 52}A78 78 0 0 0 ${MIXER.x + 6} ${MIXER.y - 84}" ${S('ceramic', 10)}/>` +
    place(
      R(-11, -70, 22, 82, 'steel', 11) + R(1, -70, 10, 82, 'shade', 6) + C(0, -60, 6, turn < 0 ? 'lacquer' : 'ceramic'),
      MIXER.x,
      MIXER.y - 4,
      1,
      42 * turn,
    ) +
    C(MIXER.x, MIXER.y, 18, 'steel-2')
  );
}

function draw(t: number): Frame {
  const on = ramp(t, ON, ON + 0.1) * (1 - ramp(t, OFF, OFF + 0.1));
  const part = ramp(t, CLOCK_FROM, CLOCK_TO, linear);
  const drop = ramp(t, PLUG - 0.7, PLUG);
  // Hot first, then back towards the middle while the hand in the water says how warm it is.
  const turn = track(t, [[TAP, 0.9], [TAP + 0.9, -0.9], [MIX, -0.9], [MIX + 0.6, -0.1], [FULL - 0.6, -0.1], [FULL, 0.9]]); // prettier-ignore
  const cooling = 1 - 0.8 * ramp(t, MIX + 0.3, MIX + 1.2);
  const flow = ramp(t, TAP + 0.3, TAP + 0.6) * (1 - ramp(t, FULL - 0.3, FULL));
  const full = ramp(t, TAP + 0.6, FULL, settle);
  const tip = path(t, [[0.9, 380, 960], [ON - 0.3, SWITCH.x + 6, SWITCH.y + 46], [ON + 0.5, SWITCH.x + 6, SWITCH.y + 46], [ON + 1.5, 420, 980], [OFF - 1.2, 420, 980], [OFF - 0.3, SWITCH.x + 6, SWITCH.y + 4], [OFF + 0.4, SWITCH.x + 6, SWITCH.y + 4], [OFF + 1.3, 420, 980]]); // prettier-ignore
  const down = pressed(t, [ON, OFF], 0.3);
  const wet = path(t, [[TEST - 0.9, 300, 900], [TEST, TUB.x - 180, TUB.y - 30], [TEST + 0.4, TUB.x - 180, TUB.y - 30], [TEST + 0.8, TUB.x - 110, TUB.y - 26], [TEST + 1.2, TUB.x - 180, TUB.y - 30], [TEST + 2.1, 300, 900]]); // prettier-ignore
  const chain = path(t, [[PLUG - 1.6, 1200, 180], [PLUG - 0.7, TUB.x, TUB.y - 90], [PLUG, TUB.x, TUB.y - 50], [PLUG + 0.3, TUB.x, TUB.y - 50], [PLUG + 1.2, 1260, 260]]); // prettier-ignore
  const grip = path(t, [[TAP - 0.9, 1240, 700], [TAP - 0.1, MIXER.x + 42, MIXER.y - 50], [TAP, MIXER.x + 42, MIXER.y - 50], [TAP + 0.9, MIXER.x - 40, MIXER.y - 52], [MIX, MIXER.x - 40, MIXER.y - 52], [MIX + 0.6, MIXER.x + 2, MIXER.y - 62], [FULL - 0.6, MIXER.x + 2, MIXER.y - 62], [FULL, MIXER.x + 42, MIXER.y - 50], [FULL + 0.2, MIXER.x + 42, MIXER.y - 50], [FULL + 1.1, 1260, 760]]); // prettier-ignore
  const body =
    tiles() +
    tank(on, part) +
    wallClock(CLOCK.x, CLOCK.y, CLOCK.r, part / 2) +
    wallSwitch(on) +
    L(`M${TANK.x + TANK.w - 70} 330H${MIXER.x}V${MIXER.y}`, 'steel-2', 13) +
    L(`M${TANK.x + 70} 330V520`, 'steel-2', 13) +
    place(plantPot(0, 0, 1.4, 2), 330, 650) +
    place(
      R(-46, 0, 92, 12, 'wood-2', 6) + P('M-40 12h80v92q-40 10-80 0Z', 'jade') + P('M10 12h30v92q-14 4-30 5Z', 'shade'),
      1190,
      340,
    ) +
    tub(t, t > PLUG - 0.8 ? 1 : 0, -60 * (1 - drop), full) +
    mixer(t, turn, flow, full) +
    steam(t, TUB.x - 150, TUB.y - 30, ramp(t, TAP + 1, TAP + 2) * cooling, 1) +
    steam(t + 1.4, TUB.x + 190, TUB.y - 26, ramp(t, TAP + 1.4, TAP + 2.4) * cooling, 0.9) +
    tick(TUB.x + 250, TUB.y - 70, 36, ramp(t, MIX + 1.3, MIX + 1.7) * (1 - ramp(t, FULL, FULL + 0.1))) +
    ring(t, 0.7, ON, SWITCH.x, SWITCH.y + 14, 58, 68) +
    touch(t, ON, SWITCH.x, SWITCH.y + 30, 60) +
    ring(t, OFF - 1.3, OFF, SWITCH.x, SWITCH.y + 14, 58, 68) +
    touch(t, OFF, SWITCH.x, SWITCH.y - 10, 60) +
    ring(t, ON + 1.2, CLOCK_FROM + 0.6, CLOCK.x, CLOCK.y, CLOCK.r + 34) +
    fade(
      shown(t, CLOCK_TO + 0.1, CLOCK_TO + 1.6, 0.25),
      tick(TANK.x + 280, TANK.y + 84, 34, ramp(t, CLOCK_TO + 0.1, CLOCK_TO + 0.5)),
    ) +
    ring(t, OFF + 1, PLUG - 0.3, TUB.x, TUB.y + 32, 60, 26) +
    ring(t, PLUG + 0.9, TAP, MIXER.x - 34, MIXER.y - 60, 46, 40) +
    ((t > 0.8 && t < ON + 1.6) || (t > OFF - 1.2 && t < OFF + 1.4)
      ? pointing({ x: tip.x, y: tip.y + 20 * (1 - down), s: 0.8 - 0.04 * down, rot: -20 })
      : '') +
    (t > PLUG - 1.7 && t < PLUG + 1.3
      ? (t < PLUG + 0.2 ? L(`M${TUB.x} ${TUB.y + 24 - 60 * (1 - drop)}L${chain.x} ${chain.y}`, 'steel-2', 4) : '') +
        pinch({ x: chain.x, y: chain.y, s: 0.6, rot: -52 }, '')
      : '') +
    (t > TAP - 1 ? fist({ x: grip.x, y: grip.y, s: 0.56, rot: -34 }) : '') +
    (t > TEST - 1 && t < TEST + 2.2
      ? clip(
          rectShape(-300, -400, 2000, 400 + wy(full)),
          palm({ x: wet.x, y: wet.y + 40, s: 0.6, rot: 118, left: true }),
        )
      : '');
  const view = camera(t, [
    [0, 640, 360, 1280], [0.6, 640, 360, 1280], [1.7, 300, 360, 700], [ON + 0.8, 300, 360, 700], [ON + 2, 800, 216, 840], [CLOCK_TO + 0.8, 800, 216, 840], [CLOCK_TO + 1.9, 360, 340, 800], [OFF + 0.5, 360, 340, 800],
    [OFF + 1.6, TUB.x, 440, 900], [FULL + 0.1, TUB.x, 440, 900], [FULL + 1.4, 640, 360, 1280],
  ]); // prettier-ignore
  return { view, body };
}

/** 2-4 and 8-1: heater on, half an hour by the clock, off again, plug in, tap to red, a hand tries the water. */
export const hotWater: Film = { name: 'hot-water', seconds: END, poster: 8.6, draw };
