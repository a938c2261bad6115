import { R } from '../kit/shapes';
import { fade } from './stage';
import type { Point } from './timing';

/** A door's place in the wall. */
export interface Opening {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Widest turn of a leaf, in degrees. */
const WIDEST = 78;
/** Distance of the eye from the wall, in stage units. */
const EYE = 1300;

interface Turned {
  /** Place of a point `u` units from the hinge, across the stage. */
  across: (u: number) => number;
  /** Scale of things there. */
  size: (u: number) => number;
  /** The height of the eye, which stays where it is. */
  level: number;
}
function turned(at: Opening, open: number): Turned {
  const a = (WIDEST * open * Math.PI) / 180;
  const size = (u: number): number => EYE / (EYE + u * Math.sin(a));
  const middle = at.w / 2;
  return { size, across: (u) => at.x + middle + (u * Math.cos(a) - middle) * size(u), level: at.y + at.h / 2 };
}

/** Place of a point of the closed leaf when the leaf stands `open` (0..1) into the room. */
export function swung(at: Opening, open: number, { x, y }: Point): Point {
  const { across, size, level } = turned(at, open);
  const u = x - at.x;
  return { x: across(u), y: level + (y - level) * size(u) };
}

/** A leaf, drawn as it is when shut, hinged on the left and `open` (0..1) away from us, in perspective. */
export function swingLeaf(at: Opening, open: number, leaf: string): string {
  if (open <= 0.001) return leaf;
  const { across, size, level } = turned(at, open);
  const { x, y, w, h } = at;
  const far = (h / 2) * size(w);
  const edge = R(across(w) - 0.5, level - far, 14 * open, far * 2, 'wood-3');
  const stage = `perspective:${EYE}px;width:${w}px;height:${h}px`;
  const turn = `display:block;overflow:visible;transform-origin:0 50%;transform:rotateY(${(WIDEST * open).toFixed(3)}deg)`;
  const shade = fade(0.5 * open, R(x, y, w, h, 'shade'));
  return `${edge}<foreignObject x="${x}" y="${y}" width="${w}" height="${h}"><div style="${stage}"><svg width="${w}" height="${h}" viewBox="${x} ${y} ${w} ${h}" style="${turn}">${leaf}${shade}</svg></div></foreignObject>`;
}
