/** Time for pictures: everything here is a pure function of seconds, so a film is the same on every run. */

export type Ease = (p: number) => number;
export const clamp01 = (p: number): number => Math.min(1, Math.max(0, p));
export const linear: Ease = (p) => p;
/** Starts and ends at rest: what a hand, a door or a camera does. */
export const smooth: Ease = (p) => p * p * p * (p * (p * 6 - 15) + 10);
/** Starts at once and settles: what light and water do. */
export const settle: Ease = (p) => 1 - (1 - p) ** 3;
/** Overshoots a little: what something dropped or clicked does. */
export const spring: Ease = (p) => 1 + 2.2 * (p - 1) ** 3 + 1.2 * (p - 1) ** 2;

export const lerp = (a: number, b: number, p: number): number => a + (b - a) * p;

/** 0 before `from`, 1 after `to`, eased between. */
export const ramp = (t: number, from: number, to: number, ease: Ease = smooth): number =>
  ease(clamp01((t - from) / (to - from)));

/** 1 between `from` and `to`, fading over `fade` seconds at both ends (inside the interval). */
export const shown = (t: number, from: number, to: number, fade = 0.3): number =>
  Math.min(ramp(t, from, from + fade), 1 - ramp(t, to - fade, to));

/** A number through keys `[second, value]`: at rest on every key, eased between them. */
export function track(t: number, keys: readonly (readonly [number, number])[], ease: Ease = smooth): number {
  let value = keys[0]?.[1] ?? 0;
  for (let i = 1; i < keys.length; i++) {
    const a = keys[i - 1];
    const b = keys[i];
    if (a && b && t > a[0]) value = lerp(a[1], b[1], ramp(t, a[0], b[0], ease));
  }
  return value;
}

export interface Point {
  x: number;
  y: number;
}
/** A place through keys `[second, x, y]`. */
export function path(t: number, keys: readonly (readonly [number, number, number])[], ease: Ease = smooth): Point {
  return {
    x: track(t, keys.map(([at, x]) => [at, x] as const), ease), // oxfmt-ignore
    y: track(t, keys.map(([at, , y]) => [at, y] as const), ease), // oxfmt-ignore
  };
}

/** Depth of a finger that presses at each of `presses`: 0 away, 1 touching for `hold` seconds. */
export function pressed(t: number, presses: readonly number[], hold = 0.16, travel = 0.12): number {
  let down = 0;
  for (const at of presses)
    down = Math.max(down, Math.min(ramp(t, at - travel, at), 1 - ramp(t, at + hold, at + hold + travel)));
  return down;
}
