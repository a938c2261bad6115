/** Khuê Văn Các, the sign of Ha Noi: four brick pillars, a red chamber with round windows, two roofs. Feet at `foot`. */
import { C, L, P, R, each, n, seq } from './shapes';
import { templeRoof } from './temple';

/** A round window whose bars are the rays of a star. */
const starWindow = (cx: number, cy: number, r: number): string =>
  C(cx, cy, r * 1.18, 'turmeric') +
  C(cx, cy, r, 'window') +
  L(
    seq(8, (i) => {
      const a = (i * Math.PI) / 4;
      return `M${n(cx + Math.cos(a) * r * 0.34)} ${n(cy + Math.sin(a) * r * 0.34)}L${n(cx + Math.cos(a) * r)} ${n(cy + Math.sin(a) * r)}`;
    }),
    'lacquer',
    n(r * 0.13),
  ) +
  C(cx, cy, r * 0.36, 'lacquer');

export const starPavilion = (cx: number, foot: number, w: number, h: number): string => {
  const floor = foot - h * 0.44;
  const eave = foot - h * 0.74;
  return (
    R(cx - w * 0.56, foot - 10, w * 1.12, 12, 'stone') +
    // The pillars at the back stand in shade and closer together.
    each([-0.18, 0.18], (d) => R(cx + d * w - w * 0.05, floor, w * 0.1, h * 0.44 - 8, 'linen-2')) +
    P(`M${n(cx - w * 0.3)} ${n(foot - 8)}V${n(floor)}H${n(cx + w * 0.3)}V${n(foot - 8)}Z`, 'shade-s') +
    each(
      [-0.4, 0.4],
      (d) =>
        R(cx + d * w - w * 0.09, floor, w * 0.18, h * 0.44 - 8, 'paper') +
        R(cx + d * w + w * 0.03, floor, w * 0.06, h * 0.44 - 8, 'shade') +
        R(cx + d * w - w * 0.11, foot - h * 0.05, w * 0.22, h * 0.03, 'linen-2') +
        R(cx + d * w - w * 0.11, floor, w * 0.22, h * 0.03, 'linen-2'),
    ) +
    R(cx - w * 0.54, floor - h * 0.035, w * 1.08, h * 0.05, 'wood-3') +
    L(
      seq(15, (i) => `M${n(cx - w * 0.5 + (i * w) / 14)} ${n(floor - h * 0.11)}v${n(h * 0.08)}`),
      'lacquer',
      3,
    ) +
    R(cx - w * 0.52, floor - h * 0.13, w * 1.04, h * 0.02, 'lacquer') +
    R(cx - w * 0.42, eave, w * 0.84, h * 0.28, 'lacquer') +
    R(cx + w * 0.2, eave, w * 0.22, h * 0.28, 'shade') +
    each([-0.42, -0.21, 0.18, 0.39], (d) => R(cx + d * w, eave, w * 0.03, h * 0.27, 'sail-2')) +
    starWindow(cx, eave + h * 0.125, h * 0.088) +
    templeRoof(cx, n(eave), w * 1.14, n(h * 0.12)) +
    R(cx - w * 0.24, eave - h * 0.17, w * 0.48, h * 0.07, 'lacquer') +
    templeRoof(cx, n(eave - h * 0.13), w * 0.72, n(h * 0.12))
  );
};
