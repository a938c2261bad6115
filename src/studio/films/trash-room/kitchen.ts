import { L, R, clip, each, rectShape, seq } from '../../kit/shapes';
import { wallTiles } from '../../kit/kitchens';
import { plantPot } from '../../kit/plants';
import { fist, pinch } from '../hand';
import { ring, tick } from '../marks';
import type { Waste } from '../signs';
import { camera, fade, place, type Frame } from '../stage';
import { linear, path, ramp, shown, track } from '../timing';
import { bag, bin, thing } from './bags';
import { DROPS, LIFT, TIE } from './plan';

const BIN: Record<Waste, number> = { food: 270, bottle: 560, rest: 850 };
const RIM = 424;
/** Where each thing waits on the worktop, and how far its middle is above it. */
const WAITS: Record<Waste, { x: number; y: number }> = { food: { x: 1030, y: 246 }, bottle: { x: 1130, y: 228 }, rest: { x: 1226, y: 252 } }; // prettier-ignore
const SIZE = 0.84;

/** One thing: it waits, a hand takes it from the worktop, carries it over its own bin and lets go. */
function carried(t: number, [at, kind]: readonly [number, Waste]): string {
  const from = WAITS[kind];
  const to = { x: BIN[kind], y: RIM - 116 };
  if (t < at - 0.8) {
    const still = place(thing(kind), from.x, from.y, SIZE);
    return t < at - 1.5 ? still : handAt(t, at, kind, still);
  }
  const fall = ramp(t, at, at + 0.45, (p) => p * p);
  const on = path(t, [[at - 0.8, from.x, from.y], [at - 0.1, to.x, to.y]]); // prettier-ignore
  const y = t < at ? on.y : to.y + 230 * fall;
  const piece = fall < 1 ? clip(rectShape(-400, -600, 2200, 600 + RIM), place(thing(kind), on.x, y, SIZE, fall * 40)) : ''; // prettier-ignore
  return t > at + 0.9 ? '' : handAt(t, at, kind, piece);
}

function handAt(t: number, at: number, kind: Waste, held: string): string {
  const from = WAITS[kind];
  const grip = path(t, [[at - 1.5, from.x + 240, from.y + 420], [at - 0.9, from.x + 10, from.y - 20], [at - 0.8, from.x + 10, from.y - 20], [at - 0.1, BIN[kind] + 10, RIM - 136], [at + 0.15, BIN[kind] + 10, RIM - 136], [at + 0.9, 1240, 640]]); // prettier-ignore
  return pinch({ x: grip.x, y: grip.y, s: 0.7, rot: -62 }, held);
}

/** Three bins before the worktop; then the bag of the last one is lifted out and tied. */
export function kitchenShot(t: number): Frame {
  const lid = (kind: Waste): number => {
    const at = DROPS.find(([, one]) => one === kind)?.[0] ?? 0;
    return Math.max(ramp(t, at - 0.8, at - 0.4) - ramp(t, at + 0.5, at + 0.9), kind === 'rest' ? ramp(t, LIFT - 0.3, LIFT) : 0); // prettier-ignore
  };
  const up = ramp(t, LIFT, LIFT + 1);
  const tied = ramp(t, TIE + 0.1, TIE + 1.2, linear);
  const at = { x: 640 + (BIN.rest - 640) * (1 - up), y: 290 + 150 * (1 - up) };
  // Together to cross the ends, then apart to pull the loops tight.
  const hx = track(tied, [[0, 158], [0.5, 44], [1, 118]]); // prettier-ignore
  const far = Math.max(1 - ramp(t, LIFT - 0.1, LIFT + 0.9), ramp(t, TIE + 1.5, TIE + 2));
  const others = ramp(t, TIE + 1, TIE + 1.6);
  const body =
    R(-300, -300, 1900, 1000, 'wall-clay') +
    place(wallTiles(0, 0, 1280, 270, 'paper', 72), -200, -270, 2) +
    R(-300, 316, 1900, 360, 'jade') +
    R(-300, 292, 1900, 26, 'stone') +
    L(
      seq(7, (i) => `M${-60 + i * 220} 318V660`),
      'shade-l',
      8,
    ) + // prettier-ignore
    R(-300, 640, 1900, 300, 'tile-l') +
    R(-300, 632, 1900, 16, 'ink-il') +
    place(plantPot(0, 0, 1.3, 1), 70, 292) +
    R(974, 280, 116, 12, 'ceramic', 6) +
    each(DROPS, ([, kind]) => bin(kind, BIN[kind], RIM, lid(kind), 'pedal')) +
    each(DROPS, (drop) => carried(t, drop)) +
    each(
      DROPS,
      ([time, kind]) =>
        ring(t, time - 1.1, time - 0.1, BIN[kind], RIM + 130, 76) +
        fade(
          shown(t, time + 0.4, time + 1.4, 0.2),
          tick(BIN[kind] + 84, RIM + 60, 26, ramp(t, time + 0.4, time + 0.7)),
        ),
    ) +
    fade(0.86 * up, R(-300, -300, 1900, 1500, 'cream')) +
    fade(others, place(bag('food'), 320, 410, 0.72) + place(bag('bottle'), 960, 410, 0.72)) +
    (t > LIFT ? place(bag('rest', tied), at.x, at.y, 0.7 + 0.5 * up) : '') +
    (t > LIFT && far < 0.99
      ? fist({ x: at.x - hx - 300 * far, y: at.y - 22 + 500 * far, s: 0.62, rot: 34, left: true }) +
        fist({ x: at.x + hx + 300 * far, y: at.y - 22 + 500 * far, s: 0.62, rot: -34 })
      : '');
  return { view: camera(t, [[LIFT, 640, 360, 1280], [LIFT + 1.2, 640, 400, 1060]]), body }; // prettier-ignore
}
