import { C, L, P, S } from '../kit/shapes';
import { fade, place } from './stage';
import { clamp01, shown } from './timing';

/** Marks laid over the picture: where to press, what happened. Turmeric is the only colour that points. */

/**
 * A ring that breathes around what to press, from `from` to `to`. Equal radii give a circle, others a rounded frame, or
 * with `oval` an ellipse, for what lies flat.
 */
export function ring(
  t: number,
  from: number,
  to: number,
  x: number,
  y: number,
  rx: number,
  ry = rx,
  oval = false,
): string {
  const there = shown(t, from, to, 0.3);
  if (there <= 0) return '';
  const breath = (1 - Math.cos((t - from) * Math.PI * 2 * 0.8)) / 2;
  const least = Math.min(rx, ry);
  const w = Math.min(9, Math.max(3, least * 0.14));
  const frame = (grow: number, width: number): string => {
    const round = oval ? `rx="${rx + grow}" ry="${ry + grow}"` : `rx="${(rx === ry ? rx : least * 0.55) + grow}"`;
    return `<rect x="${x - rx - grow}" y="${y - ry - grow}" width="${(rx + grow) * 2}" height="${(ry + grow) * 2}" ${round} ${S('turmeric', width)}/>`;
  };
  return fade(there, frame(0, w) + fade(0.6 * (1 - breath), frame(w * 1.6 + breath * w * 2.4, w * 0.6)));
}

/** A touch: a circle that runs outwards once. */
export function touch(t: number, at: number, x: number, y: number, r = 34): string {
  const p = clamp01((t - at) / 0.5);
  if (p <= 0 || p >= 1) return '';
  return fade(
    1 - p,
    `<circle cx="${x}" cy="${y}" r="${r * (0.5 + 0.9 * p)}" ${S('turmeric', r * 0.16 * (1 - p) + 1)}/>`,
  );
}

/** Part of a circle from twelve o'clock, 0..1. */
export function arc(x: number, y: number, r: number, part: number, tone: string, w: number): string {
  const p = clamp01(part);
  if (p <= 0.002) return '';
  if (p >= 0.999) return `<circle cx="${x}" cy="${y}" r="${r}" ${S(tone, w)}/>`;
  const a = p * Math.PI * 2;
  return L(
    `M${x} ${y - r}A${r} ${r} 0 ${p > 0.5 ? 1 : 0} 1 ${(x + r * Math.sin(a)).toFixed(2)} ${(y - r * Math.cos(a)).toFixed(2)}`,
    tone,
    w,
  );
}

/** A filled slice from twelve o'clock, 0..1. */
export function slice(x: number, y: number, r: number, part: number, tone: string): string {
  const p = clamp01(part);
  if (p <= 0.002) return '';
  if (p >= 0.999) return C(x, y, r, tone);
  const a = p * Math.PI * 2;
  return `<path d="M${x} ${y}V${y - r}A${r} ${r} 0 ${p > 0.5 ? 1 : 0} 1 ${(x + r * Math.sin(a)).toFixed(2)} ${(y - r * Math.cos(a)).toFixed(2)}Z" fill="var(--il-${tone})"/>`;
}

/** A small lamp: dark at 0; lit with a halo at 1. `tone` has a `-halo` of its own (go, stop, wait). */
export const lamp = (x: number, y: number, r: number, lit: number, tone: 'go' | 'stop' | 'wait'): string =>
  C(x, y, r, 'ink-il-2') + fade(lit, C(x, y, r * 2.6, `${tone}-halo`) + C(x, y, r, tone));

/** Steam: three threads that sway with time and are there as much as `much` says. */
export function steam(t: number, x: number, y: number, much: number, s = 1): string {
  const thread = (dx: number, phase: number): string => {
    const sway = (k: number): number => Math.sin(t * 1.9 + phase + k) * 9;
    return L(
      `M${dx + sway(0)} 0C${dx - 14 + sway(1)} -22 ${dx + 14 + sway(2)} -38 ${dx + sway(3)} -62S${dx + 12 + sway(4)} -96 ${dx + sway(5)} -116`,
      'steam',
      8,
    );
  };
  return fade(much * 0.9, place(thread(-40, 0) + thread(0, 2.1) + thread(38, 4.2), x, y, s));
}

/** A tick that draws itself. */
export function tick(x: number, y: number, r: number, p: number): string {
  if (p <= 0) return '';
  const q = clamp01(p);
  const len = r * 1.9;
  return place(
    C(0, 0, r, 'jade-2') +
      `<path d="M${-r * 0.46} ${r * 0.04}L${-r * 0.1} ${r * 0.4}L${r * 0.5} ${-r * 0.36}" ${S('paper', r * 0.2)} stroke-dasharray="${len}" stroke-dashoffset="${len * (1 - q)}"/>`,
    x, y, 0.7 + 0.3 * q,
  ); // oxfmt-ignore
}

/** Not this one: the tick's opposite. */
export const cross = (x: number, y: number, r: number): string =>
  place(C(0, 0, r, 'lacquer') + L(`M${-r * 0.38} ${-r * 0.38}L${r * 0.38} ${r * 0.38}M${r * 0.38} ${-r * 0.38}L${-r * 0.38} ${r * 0.38}`, 'paper', r * 0.2), x, y); // oxfmt-ignore

/**
 * Ban of what must not be used, as one lacquer sign that is there at once, ring and bar together, over `what` it bans;
 * `p` 0..1 lets it pop up. An arrow or a hand inside it is never seen without its ban.
 */
export function ban(x: number, y: number, r: number, p: number, what = ''): string {
  if (p <= 0) return '';
  const plate = what === '' ? '' : C(0, 0, r, 'paper');
  const bar = `<path d="M${-r * 0.7} ${-r * 0.7}L${r * 0.7} ${r * 0.7}" ${S('lacquer', r * 0.19)}/>`;
  return place(plate + what + `<circle r="${r}" ${S('lacquer', r * 0.19)}/>` + bar, x, y, 0.7 + 0.3 * clamp01(p));
}

/** The shade plane of a rounded box: its right part, square on the left, round on the right. */
export const shadeRight = (x: number, y: number, w: number, h: number, part: number, r: number): string =>
  P(
    `M${x + w - part} ${y}H${x + w - r}A${r} ${r} 0 0 1 ${x + w} ${y + r}V${y + h - r}A${r} ${r} 0 0 1 ${x + w - r} ${y + h}H${x + w - part}Z`,
    'shade',
  );
