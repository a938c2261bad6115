/** Lanes between walls that run away from us. */
import { E, L, P, R, at, each, n, seq } from './shapes';

/** One end of a receding wall: where it stands, its top and its foot. */
export interface WallEnd {
  readonly x: number;
  readonly top: number;
  readonly foot: number;
}

const between = (a: number, b: number, u: number): number => a + (b - a) * u;

/** A wall of blocks from its near end to its far end; the blocks grow smaller as they run away. */
export const recedingWall = (near: WallEnd, far: WallEnd, tone = 'clay', courses = 7, cap = 'roof'): string => {
  const point = (u: number, v: number): string =>
    `${n(between(near.x, far.x, u))} ${n(between(between(near.top, near.foot, v), between(far.top, far.foot, v), u))}`;
  const joints = seq(courses, (c) =>
    seq(9, (i) => {
      const u = 1 - 1 / (1 + 0.26 * (i + (c % 2 ? 0.9 : 0.4)));
      return u > 0.96 ? '' : `M${point(u, c / courses)}L${point(u, (c + 1) / courses)}`;
    }),
  );
  const lift = (end: WallEnd): number => (end.foot - end.top) * 0.07;
  return (
    P(`M${point(0, 0)}L${point(1, 0)}L${point(1, 1)}L${point(0, 1)}Z`, tone) +
    L(seq(courses - 1, (c) => `M${point(0, (c + 1) / courses)}L${point(1, (c + 1) / courses)}`) + joints, 'line', 2.2) +
    P(
      `M${n(near.x)} ${n(near.top - lift(near))}L${n(far.x)} ${n(far.top - lift(far))}V${n(far.top + lift(far))}L${n(near.x)} ${n(near.top + lift(near))}Z`,
      cap,
    )
  );
};

/** Rows of bricks laid across a lane that narrows from `w` at `foot` to `topW` at `top`. */
export const pavedLane = (
  cx: number,
  foot: number,
  top: number,
  w: number,
  topW: number,
  tone = 'linen',
  farX = cx,
): string => {
  const rows = 8;
  const line = (i: number): string => {
    const u = (i / rows) ** 1.8;
    const y = between(top, foot, u);
    const half = between(topW, w, u) / 2;
    const mid = between(farX, cx, u);
    return `M${n(mid - half)} ${n(y)}H${n(mid + half)}`;
  };
  return (
    P(`M${n(farX - topW / 2)} ${top}h${topW}L${n(cx + w / 2)} ${foot}h${-w}Z`, tone) +
    L(
      seq(rows, (i) => line(i + 0.6)) +
        each([-0.24, 0, 0.24], (k) => `M${n(farX + k * topW)} ${top}L${n(cx + k * w)} ${foot}`),
      'line',
      2,
    )
  );
};

/** A bottle kiln of brick with smoke over its neck. */
export const kiln = (x: number, y: number, s = 1): string =>
  at(
    x,
    y,
    s,
    L('M4-150q-18-18 0-36t4-34M20-156q-12-16 4-30', 'steam', 7) +
      P('M-70 0C-76-70-44-96-22-112V-146H24V-112C46-96 76-70 70 0Z', 'roof') +
      P('M6-146H24V-112C46-96 76-70 70 0H30C44-60 26-96 6-112Z', 'shade') +
      R(-28, -152, 58, 10, 'clay', 2) +
      L('M-66-30H66M-60-58H60M-46-84H46M-22-112H24M-24-128H24', 'line', 2.4) +
      P('M-22 0V-30Q-22-50 0-50T22-30V0Z', 'wood-3') +
      E(0, -4, 14, 8, 'ember'),
  );
