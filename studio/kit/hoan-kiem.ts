/** Hoan Kiem: the Turtle Tower on its islet and the red bridge to the temple. */
import { E, L, P, R, each, n, seq } from './shapes';

/** A row of pointed openings. */
const arches = (cx: number, foot: number, w: number, h: number, count: number): string =>
  seq(count, (i) => {
    const aw = (w / count) * 0.56;
    const x = cx - w / 2 + ((i + 0.5) * w) / count - aw / 2;
    return P(
      `M${n(x)} ${n(foot)}V${n(foot - h * 0.5)}Q${n(x + aw * 0.1)} ${n(foot - h * 0.86)} ${n(x + aw / 2)} ${n(foot - h)}Q${n(x + aw * 0.9)} ${n(foot - h * 0.86)} ${n(x + aw)} ${n(foot - h * 0.5)}V${n(foot)}Z`,
      'window',
    );
  });

const tier = (cx: number, foot: number, w: number, h: number, openings: number): string =>
  R(cx - w / 2, foot - h, w, h, 'stone') +
  R(cx + w * 0.24, foot - h, w * 0.26, h, 'shade') +
  arches(cx, foot, w * 0.9, h * 0.7, openings) +
  R(cx - w * 0.54, foot - h - h * 0.1, w * 1.08, h * 0.14, 'linen-2') +
  P(
    `M${n(cx - w * 0.54)} ${n(foot - h * 1.02)}q${n(-w * 0.05)} ${n(-h * 0.1)} ${n(-w * 0.03)} ${n(-h * 0.24)}l${n(w * 0.11)} ${n(h * 0.16)}ZM${n(cx + w * 0.54)} ${n(foot - h * 1.02)}q${n(w * 0.05)} ${n(-h * 0.1)} ${n(w * 0.03)} ${n(-h * 0.24)}l${n(-w * 0.11)} ${n(h * 0.16)}Z`,
    'linen-2',
  );

/** The tower, `w` wide at its foot and `h` high, on grass with a tree at each side. */
export const turtleTower = (cx: number, foot: number, w: number, h: number): string =>
  E(cx, foot, w * 1.05, h * 0.08, 'leaf-2') +
  E(cx - w * 0.1, foot - h * 0.02, w * 0.9, h * 0.06, 'leaf') +
  each(
    [-0.86, 0.88],
    (k) =>
      E(cx + k * w, foot - h * 0.2, w * 0.24, h * 0.2, k < 0 ? 'leaf-2' : 'leaf') +
      R(cx + k * w - w * 0.02, foot - h * 0.12, w * 0.04, h * 0.12, 'wood-2'),
  ) +
  tier(cx, foot - h * 0.02, w * 0.94, h * 0.34, 4) +
  tier(cx, foot - h * 0.39, w * 0.7, h * 0.24, 3) +
  tier(cx, foot - h * 0.65, w * 0.4, h * 0.18, 1) +
  P(
    `M${n(cx - w * 0.26)} ${n(foot - h * 0.83)}Q${n(cx - w * 0.1)} ${n(foot - h * 0.86)} ${n(cx - w * 0.06)} ${n(foot - h * 0.97)}H${n(cx + w * 0.06)}Q${n(cx + w * 0.1)} ${n(foot - h * 0.86)} ${n(cx + w * 0.26)} ${n(foot - h * 0.83)}Z`,
    'linen-2',
  ) +
  L(`M${n(cx)} ${n(foot - h * 0.97)}V${n(foot - h * 1.06)}`, 'linen-2', Math.max(1.4, n(w * 0.02)));

/** The red bridge, an arc of planks on posts, from x to x + w; its ends at `y`. */
export const redBridge = (x: number, y: number, w: number, rise: number): string => {
  const posts = 9;
  const top = (u: number): number => y - rise * 4 * u * (1 - u);
  const rail = rise * 0.55;
  return (
    L(
      seq(posts, (i) => {
        const u = (i + 0.5) / posts;
        return `M${n(x + w * u)} ${n(top(u))}V${n(y + rise * 0.5)}`;
      }),
      'sail-2',
      Math.max(1.6, n(w * 0.014)),
    ) +
    L(`M${x} ${y}Q${n(x + w / 2)} ${n(y - rise * 2)} ${x + w} ${y}`, 'lacquer', Math.max(3, n(w * 0.03))) +
    L(
      `M${x} ${n(y - rail)}Q${n(x + w / 2)} ${n(y - rise * 2 - rail)} ${x + w} ${n(y - rail)}` +
        seq(posts + 1, (i) => {
          const u = i / posts;
          return `M${n(x + w * u)} ${n(top(u))}V${n(top(u) - rail)}`;
        }),
      'lacquer',
      Math.max(1.4, n(w * 0.01)),
    )
  );
};
