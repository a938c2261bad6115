/** Fishing on the bay: lift nets, cages between floats, nets drying. */
import { C, L, P, R, at, each, n, seq } from './shapes';

/** A lift net hung from four bent poles, let down from its hut on stilts. Water at `y`. */
export const liftNet = (x: number, y: number, s = 1): string =>
  at(
    x,
    y,
    s,
    // The hut on its stilts, the winch, the boom.
    L('M58-64V8M104-64V8M58-20L104-44M104-20L58-44', 'wood-3', 4) +
      R(48, -70, 66, 8, 'wood-2', 2) +
      R(56, -108, 50, 40, 'bamboo') +
      R(88, -108, 18, 40, 'shade') +
      R(64, -96, 16, 28, 'wood-3') +
      P('M44-104L60-134H102L118-104Z', 'wood-2') +
      P('M86-134H102L118-104H96Z', 'shade') +
      L('M60-66L-70-150M60-90L-70-150', 'wood-2', 3.4) +
      // Four ribs from the boom's end hold the net by its corners.
      P('M-150-44Q-70-2 10-44Q-30-58-70-58T-150-44Z', 'foam') +
      L('M-150-44Q-70-2 10-44Q-70-66-150-44M-118-34Q-70-56-24-34M-94-24L-70-60L-46-24', 'paper', 1.6) +
      L('M-70-150Q-130-130-150-44M-70-150Q-10-130 10-44M-70-150Q-100-120-104-52M-70-150Q-40-120-36-52', 'wood-2', 2.6) +
      L('M-112 10h84M-92 22h50', 'foam', 2.4),
  );

/** Fish cages: planks crossing over rows of blue barrels, smaller towards the horizon. */
export const fishCages = (x: number, y: number, w: number, rows = 4): string =>
  seq(rows, (r) => {
    const k = 0.62 + (r * 0.38) / Math.max(1, rows - 1);
    const half = (w / 2) * k;
    const py = y + r * 30 * (0.7 + r * 0.14);
    return (
      seq(6, (i) => R(x - half + (i * half) / 2.6, py + 2, 15 * k, 9 * k, 'ceramic', 4)) +
      R(x - half, py - 4, half * 2, 6 * k + 1, r % 2 ? 'wood' : 'bamboo')
    );
  }) +
  each([-1, -0.5, 0, 0.5, 1], (k) =>
    L(
      `M${n(x + k * w * 0.31)} ${y - 2}L${n(x + k * w * 0.49)} ${n(y + (rows - 1) * 30 * (0.7 + (rows - 1) * 0.14))}`,
      'wood-2',
      5,
    ),
  );

/** A net spread over its rail to dry. */
export const dryingNet = (x: number, y: number, w: number, h: number): string =>
  L(`M${x} ${y + h}V${y}M${x + w} ${y + h}V${y}M${x - 8} ${y}h${w + 16}`, 'wood-3', 5) +
  P(
    `M${x + 6} ${y}H${x + w - 6}Q${n(x + w * 0.7)} ${n(y + h * 1.06)} ${n(x + w / 2)} ${n(y + h * 0.7)}T${x + 6} ${y}Z`,
    'jade',
  ) +
  L(
    seq(w / 16, (i) => `M${x + 10 + i * 16} ${y}q${i % 2 ? 8 : -8} ${n(h * 0.3)} 0 ${n(h * 0.6)}`),
    'sail-rib',
    1.4,
  ) +
  each([0.2, 0.5, 0.8], (k) => C(x + w * k, y + 3, 5, 'turmeric'));
