import { L, R, each, seq } from '../../kit/shapes';
import { wallTiles } from '../../kit/kitchens';
import { plantPot } from '../../kit/plants';
import { fist, pinch } from '../hand';
import { ring, tick } from '../marks';
import type { Waste } from '../signs';
import { place, type Frame } from '../stage';
import { linear, path, ramp, track } from '../timing';
import { bag, bin, into, things } from './bags';
import { BAGS, DROPS, TIES } from './plan';

const BIN: Record<Waste, number> = { food: 270, bottle: 580, rest: 890 };
const RIM = 424;
/** Place of each waiting pair on the worktop, never above its own bin. */
const WAITS: Record<Waste, { x: number; y: number }> = { food: { x: 600, y: 234 }, bottle: { x: 900, y: 216 }, rest: { x: 300, y: 236 } }; // oxfmt-ignore
const SIZE = 1;

const room = (): string =>
  R(-300, -300, 1900, 1000, 'wall-clay') +
  place(wallTiles(0, 0, 1280, 270, 'paper', 72), -200, -270, 2) +
  R(-300, 316, 1900, 360, 'jade') +
  R(-300, 292, 1900, 26, 'stone') +
  L(
    seq(7, (i) => `M${-60 + i * 220} 318V660`),
    'shade-l',
    8,
  ) + // oxfmt-ignore
  R(-300, 640, 1900, 300, 'tile-l') +
  R(-300, 632, 1900, 16, 'ink-il') +
  place(plantPot(0, 0, 1.3, 1), 1120, 292);

/** One pair: it waits, a hand takes it from the worktop, carries it over its own bin and lets go. */
function carried(t: number, [at, kind]: readonly [number, Waste]): string {
  const from = WAITS[kind];
  const to = { x: BIN[kind], y: RIM - 104 };
  const on = path(t, [[at - 0.75, from.x, from.y], [at - 0.1, to.x, to.y]]); // oxfmt-ignore
  const fall = ramp(t, at, at + 0.4, (p) => p * p);
  const piece =
    fall < 1
      ? into(
          RIM,
          place(things(kind, 1 - 0.5 * ramp(t, at - 0.95, at - 0.75)), on.x, on.y + 230 * fall, SIZE, fall * 30),
        )
      : '';
  if (t < at - 1.4 || t > at + 0.85) return piece;
  const grip = path(t, [[at - 1.4, from.x + 300, 900], [at - 0.85, from.x + 14, from.y + 10], [at - 0.75, from.x + 14, from.y + 10], [at - 0.1, to.x + 14, to.y + 10], [at + 0.15, to.x + 14, to.y + 10], [at + 0.85, to.x + 320, 900]]); // oxfmt-ignore
  return pinch({ x: grip.x, y: grip.y, s: 0.66, rot: -34 }, piece);
}

/** Three bins before the worktop; each pair into its own. */
export function sorting(t: number): Frame {
  const waiting = DROPS.filter(([at]) => t < at - 1.4);
  const moving = DROPS.filter(([at]) => t >= at - 1.4);
  const body =
    room() +
    each(waiting, (drop) => carried(t, drop)) +
    each(DROPS, ([, kind]) => bin(kind, BIN[kind], RIM, 'home')) +
    each(DROPS, ([at, kind]) => ring(t, at - 1, at, BIN[kind], RIM + 138, 80) + tick(BIN[kind] + 86, RIM + 60, 30, ramp(t, at + 0.35, at + 0.6))) +
    each(moving, (drop) => carried(t, drop)); // oxfmt-ignore
  return { view: { cx: 620, cy: 362, w: 1240 }, body };
}

const STANDS: Record<Waste, number> = { food: 290, bottle: 620, rest: 950 };
const NECK = 404;

/** The three bags, out of their bins: two hands tie one after the other. */
export function tying(t: number): Frame {
  const tiedAt = (at: number): number => ramp(t, at + 0.25, at + 1.05, linear);
  const now = TIES.filter(([at]) => t >= at).at(-1)?.[0] ?? 0;
  const tied = tiedAt(now);
  // Together to cross the ends, then apart to pull the loops tight.
  const spread = track(tied, [[0, 112], [0.5, 38], [1, 84]]); // oxfmt-ignore
  const first = TIES[0]?.[0] ?? BAGS;
  const last = TIES.at(-1)?.[0] ?? BAGS;
  const stops = TIES.flatMap(([at, kind]) => [[at + 0.2, STANDS[kind]], [at + 1.05, STANDS[kind]]] as const); // oxfmt-ignore
  const x = track(t, stops);
  const away = Math.max(1 - ramp(t, BAGS, first + 0.1), ramp(t, last + 1.05, last + 1.6));
  const y = NECK - 18 + 460 * away;
  const body =
    room() +
    each(TIES, ([at, kind]) => place(bag(kind, tiedAt(at)), STANDS[kind], NECK, 0.92)) +
    (away < 1
      ? fist({ x: x - spread - 160 * away, y, s: 0.6, rot: 30, left: true }) +
        fist({ x: x + spread + 160 * away, y, s: 0.6, rot: -30 })
      : '') +
    each(TIES, ([at, kind]) => tick(STANDS[kind] + 96, NECK + 60, 30, ramp(t, at + 1.05, at + 1.3)));
  return { view: { cx: 620, cy: 392, w: 1180 }, body };
}
