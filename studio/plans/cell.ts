/**
 * A room on a floor, as a shape that knows its own middle and where its door is. Tower A is made of rectangles, tower B
 * of sectors of a ring; everything above this file treats them alike. Units are those of the plan, 360 across.
 */
import { n } from '../kit/shapes';

export type Point = readonly [number, number];
export type Side = 'n' | 'e' | 's' | 'w';

export interface Cell {
  readonly d: string;
  readonly middle: Point;
  /** A short stroke across the wall towards the corridor: painted in the corridor's tone, it opens the wall. */
  readonly door: string;
  /** A point one step outside that door. */
  readonly step: Point;
  /** The wall that this room shares with the one before it. */
  readonly wall: string;
  /** Part of the room between two shares of its length. */
  part(from: number, to: number): Cell;
  /** Lines from the far wall that divide the room's length evenly: parking bays. */
  stripes(width: number): string;
  /** Point at which words stay clear of those lines. */
  readonly clear: Point;
  /** Width of the room across its middle. */
  readonly breadth: number;
  /** Rest that the lines leave of that. */
  readonly clearBreadth: number;
  contains(point: Point): boolean;
  /** The same shape, smaller by `by` on all sides. */
  inset(by: number): string;
}

const at = ([x, y]: Point): string => `${n(x)} ${n(y)}`;
/** The gap in the wall; round ends make it a little wider. */
const DOOR = 8;
const STEP = 6;
/** Reach of a parking bay into a room, as a share of the room's depth. */
const BAY = 0.4;
const SIDE_BAY = 0.22;

/** `along` says whether the room's length runs across or down the sheet; `side` is the wall with the door. */
export function rect(x: number, y: number, w: number, h: number, side: Side = 'n', along: 'x' | 'y' = 'x'): Cell {
  const path = (by: number): string => `M${at([x + by, y + by])}h${n(w - 2 * by)}v${n(h - 2 * by)}h${n(2 * by - w)}z`;
  const middle: Point = [n(x + w / 2), n(y + h / 2)];
  const doors: Record<Side, { readonly door: string; readonly step: Point }> = {
    n: { door: `M${at([middle[0] - DOOR / 2, y])}h${DOOR}`, step: [middle[0], y - STEP] },
    s: { door: `M${at([middle[0] - DOOR / 2, y + h])}h${DOOR}`, step: [middle[0], y + h + STEP] },
    w: { door: `M${at([x, middle[1] - DOOR / 2])}v${DOOR}`, step: [x - STEP, middle[1]] },
    e: { door: `M${at([x + w, middle[1] - DOOR / 2])}v${DOOR}`, step: [x + w + STEP, middle[1]] },
  };
  return {
    d: path(0),
    middle,
    ...doors[side],
    wall: along === 'x' ? `M${at([x, y])}v${n(h)}` : `M${at([x, y])}h${n(w)}`,
    part: (from, to) =>
      along === 'x'
        ? rect(x + w * from, y, w * (to - from), h, side, along)
        : rect(x, y + h * from, w, h * (to - from), side, along),
    stripes: (width) => {
      const length = along === 'x' ? w : h;
      const count = Math.max(2, Math.round(length / width));
      return Array.from({ length: count - 1 }, (_, i) => {
        const step = (length * (i + 1)) / count;
        return along === 'x' ? `M${at([x + step, y + h])}v${n(-h * BAY)}` : `M${at([x, y + step])}h${n(w * SIDE_BAY)}`;
      }).join('');
    },
    clear: along === 'x' ? [middle[0], n(y + h * 0.31)] : [n(x + (w * (1 + SIDE_BAY)) / 2), middle[1]],
    breadth: w,
    clearBreadth: along === 'x' ? w : w * (1 - SIDE_BAY),
    contains: ([px, py]) => px > x && px < x + w && py > y && py < y + h,
    inset: path,
  };
}

export interface Ring {
  readonly centre: Point;
  readonly inner: number;
  readonly outer: number;
}

/**
 * Side of a sector on which its door is: towards the centre, away from it, or the wall at its first or second angle.
 */
export type RingSide = 'inner' | 'outer' | 'first' | 'second';

/** A sector of a ring between two angles in degrees, 0 pointing down the sheet and growing to the right. */
export function sector(ring: Ring, a0: number, a1: number, side: RingSide): Cell {
  const { centre, inner, outer } = ring;
  const degrees = (length: number, r: number): number => (length / r) * (180 / Math.PI);
  const point = (r: number, a: number): Point => {
    const t = (a * Math.PI) / 180;
    return [Math.round(centre[0] + r * Math.sin(t)), Math.round(centre[1] + r * Math.cos(t))];
  };
  const arc = (r: number, from: number, to: number): string =>
    `A${n(r)} ${n(r)} 0 0 ${to > from ? 0 : 1} ${at(point(r, to))}`;
  const path = (by: number): string => {
    const [r1, r2] = [inner + by, outer - by];
    const [t1, t2] = [degrees(by, r1), degrees(by, r2)];
    return `M${at(point(r2, a0 + t2))}${arc(r2, a0 + t2, a1 - t2)}L${at(point(r1, a1 - t1))}${arc(r1, a1 - t1, a0 + t1)}z`;
  };
  const half = (a0 + a1) / 2;
  const middleRadius = (inner + outer) / 2;
  const doorway = (): { readonly door: string; readonly step: Point } => {
    if (side === 'first' || side === 'second') {
      const a = side === 'first' ? a0 : a1;
      const out = degrees(STEP, middleRadius) * (side === 'first' ? -1 : 1);
      const door = `M${at(point(middleRadius - DOOR / 2, a))}L${at(point(middleRadius + DOOR / 2, a))}`;
      return { door, step: point(middleRadius, a + out) };
    }
    const r = side === 'inner' ? inner : outer;
    const swing = degrees(DOOR / 2, r);
    const door = `M${at(point(r, half - swing))}L${at(point(r, half + swing))}`;
    return { door, step: point(side === 'inner' ? r - STEP : r + STEP, half) };
  };
  return {
    d: path(0),
    middle: point(middleRadius, half),
    ...doorway(),
    wall: `M${at(point(outer, a0))}L${at(point(inner, a0))}`,
    part: (from, to) => sector(ring, a0 + (a1 - a0) * from, a0 + (a1 - a0) * to, side),
    stripes: (width) => {
      const count = Math.max(2, Math.round((((a1 - a0) * Math.PI) / 180) * (outer / width)));
      return Array.from({ length: count - 1 }, (_, i) => {
        const a = a0 + ((a1 - a0) * (i + 1)) / count;
        return `M${at(point(outer, a))}L${at(point(outer - (outer - inner) * BAY, a))}`;
      }).join('');
    },
    clear: point(inner + (outer - inner) * 0.31, half),
    breadth: 2 * middleRadius * Math.sin(((a1 - a0) * Math.PI) / 360),
    clearBreadth: 2 * middleRadius * Math.sin(((a1 - a0) * Math.PI) / 360),
    contains: ([px, py]) => {
      const [dx, dy] = [px - centre[0], py - centre[1]];
      const [r, a] = [Math.hypot(dx, dy), (Math.atan2(dx, dy) * 180) / Math.PI];
      return r > inner && r < outer && a > a0 && a < a1;
    },
    inset: path,
  };
}
