import type { FilmName } from '../../src/domain/guide/films';
import { resetIds } from '../kit/shapes';
import { track } from './timing';

/** Every film is drawn on a stage of this size and shown at this rate. */
export const STAGE = { width: 1280, height: 720, fps: 25 } as const;

/** View of the camera: a centre and a width in stage units; the height follows from 16:9. */
export interface View {
  cx: number;
  cy: number;
  w: number;
}
export const WHOLE: View = { cx: 640, cy: 360, w: 1280 };

export interface Frame {
  view: View;
  body: string;
}

export interface Film {
  name: FilmName;
  seconds: number;
  /** The second whose picture is the poster. */
  poster: number;
  /** Limit of its weight when it needs more than the usual share of the pack: one that never stands still. */
  aimBytes?: number;
  draw: (t: number) => Frame;
}

/** Camera through keys `[second, cx, cy, w]`: still on every key, eased between. */
export function camera(t: number, keys: readonly (readonly [number, number, number, number])[]): View {
  return {
    cx: track(t, keys.map((k) => [k[0], k[1]] as const)), // oxfmt-ignore
    cy: track(t, keys.map((k) => [k[0], k[2]] as const)), // oxfmt-ignore
    w: track(t, keys.map((k) => [k[0], k[3]] as const)), // oxfmt-ignore
  };
}

/** A group that is there as much as `opacity` says, and not in the file at all at 0. */
export const fade = (opacity: number, body: string): string =>
  opacity <= 0.004 ? '' : opacity >= 0.996 ? body : `<g opacity="${opacity.toFixed(3)}">${body}</g>`;

/** Moves, turns (degrees) and scales a drawing about its own origin. */
export const place = (body: string, x: number, y: number, s = 1, rot = 0): string =>
  `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${rot.toFixed(2)}) scale(${s.toFixed(4)})">${body}</g>`;

/** The same drawing at another hour: `light-dark()` is resolved where a tone is used. */
export const night = (body: string): string => `<g style="color-scheme:dark">${body}</g>`;

const viewBox = ({ cx, cy, w }: View): string => {
  const h = (w * STAGE.height) / STAGE.width;
  return [cx - w / 2, cy - h / 2, w, h].map((v) => v.toFixed(2)).join(' ');
};

export type Shot = (t: number) => Frame;

/** Shots one after another, each from its second on, with a straight cut: nothing shines through, nothing is wasted. */
export function cuts(t: number, shots: readonly (readonly [number, Shot])[]): Frame {
  const now = shots.filter(([from], i) => i === 0 || t >= from).at(-1);
  return now ? now[1](t) : { view: WHOLE, body: '' };
}

/**
 * Two frames side by side: the left one has `part` of the width, each keeps its scale and its middle. What is `dimmed`
 * stands back; `marks` lie over both in stage units.
 */
export function divided(
  left: Frame,
  right: Frame,
  part: number,
  dimmed: { left: number; right: number },
  marks: string,
): Frame {
  const { width, height } = STAGE;
  const pane = ({ view, body }: Frame, x: number, wide: number, dim: number): string => {
    if (wide < 0.5) return '';
    const w = (view.w * wide) / width;
    const h = (view.w * height) / width;
    const box = [view.cx - w / 2, view.cy - h / 2, w, h].map((v) => v.toFixed(2)).join(' ');
    const shade = `<rect x="${x.toFixed(2)}" width="${wide.toFixed(2)}" height="${height}" fill="var(--il-ink-il-2)"/>`;
    return `<svg x="${x.toFixed(2)}" width="${wide.toFixed(2)}" height="${height}" viewBox="${box}">${body}</svg>${fade(dim * 0.5, shade)}`;
  };
  const at = width * part;
  const line = part > 0.001 && part < 0.999 ? `<rect x="${(at - 7).toFixed(2)}" width="14" height="${height}" fill="var(--il-paper)"/>` : ''; // oxfmt-ignore
  return {
    view: WHOLE,
    body: pane(left, 0, at, dimmed.left) + pane(right, at, width - at, dimmed.right) + line + marks,
  };
}

/** The film at second `t` as one SVG document of the stage's size; the same second always gives the same text. */
export function picture(film: Film, t: number): string {
  resetIds();
  const { view, body } = film.draw(t);
  const slim = body.replace(/\d+\.\d{4,}/g, (v) => Number(v).toFixed(2)).replace(/\n\s*/g, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${STAGE.width}" height="${STAGE.height}" viewBox="${viewBox(view)}">${slim}</svg>`;
}
