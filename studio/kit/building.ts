/** Buildings of the house: towers with balconies, entrance, lobby and gym furniture. */
import { C, E, L, P, R, at, each, n, ring, seq } from './shapes';

/** A residential tower: balconies on every floor, feet at `foot`. */
export const tower = (
  x: number,
  foot: number,
  w: number,
  h: number,
  wall = 'paper',
  trim = 'jade',
  seed = 0,
): string => {
  const floors = Math.floor((h - 30) / 26);
  const bays = Math.max(2, Math.floor(w / 34));
  const bw = (w - 12) / bays;
  return (
    R(x, foot - h, w, h, wall) +
    R(x + w * 0.72, foot - h, w * 0.28, h, 'shade') +
    R(x - 5, foot - h - 8, w + 10, 10, trim) +
    R(x + w * 0.36, foot - h - 26, w * 0.28, 18, wall) +
    seq(floors, (f) =>
      seq(bays, (b) => {
        const bx = x + 6 + b * bw;
        const by = foot - h + 14 + f * 26;
        const lit = (f * 7 + b * 5 + seed) % 3 !== 0;
        return (
          R(bx + 3, by, bw - 6, 15, lit ? 'window' : 'ink-il', 1) +
          ((f + b) % 2 ? R(bx + 1, by + 10, bw - 2, 7, trim, 1) : R(bx + 1, by + 14, bw - 2, 3, 'linen-2'))
        );
      }),
    )
  );
};

/** The entrance: canopy, glass doors, lanterns. */
export const entrance = (cx: number, foot: number, w = 220): string =>
  R(cx - w / 2, foot - 96, w, 96, 'linen') +
  R(cx - w / 2 + 14, foot - 80, w - 28, 80, 'window') +
  L(
    seq(4, (i) => `M${n(cx - w / 2 + 14 + ((i + 1) * (w - 28)) / 5)} ${foot - 80}v80`),
    'frame',
    4,
  ) +
  R(cx - w / 2 - 26, foot - 112, w + 52, 18, 'wood-2', 3) +
  R(cx - w / 2 - 26, foot - 100, w + 52, 6, 'turmeric') +
  R(cx - w / 2 - 16, foot - 94, 10, 94, 'wood-3') +
  R(cx + w / 2 + 6, foot - 94, 10, 94, 'wood-3') +
  each(
    [-1, 1],
    (d) => C(cx + d * (w / 2 - 4), foot - 74, 40, 'glow') + E(cx + d * (w / 2 - 4), foot - 74, 11, 14, 'lacquer'),
  );

/** A reception desk, its keys on the board behind. */
export const receptionDesk = (x: number, y: number, w = 260): string =>
  R(x, y - 96, w, 96, 'wood-2') +
  L(
    seq(w / 22, (i) => `M${x + 11 + i * 22} ${y - 84}v84`),
    'line',
    3,
  ) +
  R(x + w * 0.72, y - 96, w * 0.28, 96, 'shade') +
  R(x - 12, y - 110, w + 24, 16, 'stone', 4) +
  R(x, y - 6, w, 8, 'ink-il');

export const keyBoard = (x: number, y: number, columns = 6, rows = 3): string =>
  R(x, y, columns * 30 + 12, rows * 34 + 12, 'wood', 4) +
  seq(rows, (r) =>
    seq(
      columns,
      (c) =>
        R(x + 9 + c * 30, y + 9 + r * 34, 24, 28, 'wood-3', 2) +
        ((r * 5 + c * 3) % 4
          ? ring(x + 21 + c * 30, y + 18 + r * 34, 4, 4, 'turmeric', 2.4) +
            L(`M${x + 21 + c * 30} ${y + 22 + r * 34}v10h4`, 'turmeric', 2.4)
          : ''),
    ),
  );

/** The roof pool: its long side towards us. */
export const pool = (y: number, h: number, left = 40, right = 600): string =>
  P(`M${left + 70} ${y}H${right - 70}L${right} ${y + h}H${left}Z`, 'stone') +
  P(`M${left + 78} ${y + 5}H${right - 78}L${right - 18} ${y + h - 9}H${left + 18}Z`, 'sea-1') +
  P(`M${left + 74} ${y + 12}H${right - 74}L${right - 18} ${y + h - 9}H${left + 18}Z`, 'sea-2') +
  L(
    seq(
      7,
      (i) => `M${left + 90 + ((i * 97) % (right - left - 220))} ${n(y + 24 + (i * (h - 40)) / 7)}q14-7 28 0t28 0t28 0`,
    ),
    'foam',
    3,
  );

export const treadmill = (x: number, y: number, s = 1): string =>
  at(
    x,
    y,
    s,
    P('M-80 0L-70-14H70L80 0Z', 'ink-il') +
      R(-66, -18, 132, 6, 'ink-il-2', 2) +
      L('M56-14L78-120M78-104H40', 'steel-2', 8) +
      R(54, -142, 50, 30, 'ink-il', 5) +
      R(60, -136, 38, 16, 'jade', 2),
  );
export const dumbbells = (x: number, y: number): string =>
  L(`M${x} ${y}l8-70h120l8 70M${x + 4} ${y - 30}h128`, 'ink-il', 6) +
  each(
    [0, 1, 2],
    (i) =>
      R(x + 18 + i * 36, y - 86, 30, 8, 'steel-2', 3) +
      R(x + 14 + i * 36, y - 92, 9, 20, ['lacquer', 'turmeric', 'jade'][i] ?? 'jade', 3) +
      R(x + 42 + i * 36, y - 92, 9, 20, ['lacquer', 'turmeric', 'jade'][i] ?? 'jade', 3),
  ) +
  each(
    [0, 1],
    (i) =>
      R(x + 24 + i * 50, y - 44, 36, 8, 'steel-2', 3) +
      R(x + 18 + i * 50, y - 52, 11, 24, 'ink-il-2', 3) +
      R(x + 54 + i * 50, y - 52, 11, 24, 'ink-il-2', 3),
  );
export const gymBall = (x: number, y: number, r = 40, tone = 'lacquer'): string =>
  E(x + 6, y, r * 0.8, 7, 'shade') +
  C(x, y - r, r, tone) +
  P(
    `M${n(x + r * 0.3)} ${n(y - r * 1.95)}A${r} ${r} 0 0 1 ${n(x + r * 0.3)} ${n(y - r * 0.05)}Q${n(x + r * 0.8)} ${y - r} ${n(x + r * 0.3)} ${n(y - r * 1.95)}Z`,
    'shade',
  ) +
  ring(x, y - r, r * 0.6, r * 0.94, 'light', 3);
/** An exercise bicycle. */
export const spinBike = (x: number, y: number, s = 1): string =>
  at(
    x,
    y,
    s,
    R(-60, -8, 120, 8, 'ink-il', 3) +
      ring(-24, -42, 30, 30, 'steel-2', 9) +
      C(-24, -42, 8, 'ink-il') +
      L('M-24-42L20-50L30-8M20-50L34-104M-24-42L-34-112M-34-112h-16v-12', 'lacquer', 8) +
      R(14, -116, 46, 12, 'ink-il', 6),
  );
/** A luggage trolley with cases. */
export const luggage = (x: number, y: number, s = 1): string =>
  at(
    x,
    y,
    s,
    L('M-50-12V-150Q-50-176-24-176H24Q50-176 50-150V-12', 'turmeric', 6) +
      R(-60, -14, 120, 8, 'turmeric', 3) +
      C(-44, -4, 7, 'ink-il') +
      C(44, -4, 7, 'ink-il') +
      R(-42, -62, 50, 48, 'lacquer', 6) +
      L('M-26-62v-10h18v10', 'ink-il', 4) +
      R(12, -92, 34, 78, 'jade-2', 6) +
      L('M22-92v-12h14v12M12-64h34', 'ink-il', 3) +
      R(-34, -90, 36, 28, 'ochre-2', 5) +
      P('M-6-62h14v48h-14ZM36-92h10v78h-10Z', 'shade'),
  );
