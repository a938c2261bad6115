/** Limestone islands of the bay: four outlines, four tones (palest farthest), light from the upper left. */
import { F, L, id, n, S, each, seq } from './shapes';

export type KarstKind = 'tower' | 'twin' | 'hump' | 'needle';
export interface KarstOptions {
  flip?: boolean;
  shade?: string;
  lite?: string;
  /** Number of weathered streaks on the rock face. */
  streak?: number;
}

/** Unit outlines: a start point, then Bézier triples; x runs 0..1, y runs 0 (waterline) to -1 (top). */
const OUTLINES: Record<KarstKind, readonly (readonly number[])[]> = {
  tower: [
    [0, 0],
    [0.01, -0.3, 0.07, -0.52, 0.14, -0.68],
    [0.2, -0.86, 0.32, -1, 0.46, -1],
    [0.6, -1, 0.66, -0.9, 0.72, -0.76],
    [0.76, -0.66, 0.84, -0.62, 0.88, -0.46],
    [0.92, -0.3, 0.97, -0.16, 1, 0],
  ],
  twin: [
    [0, 0],
    [0.02, -0.22, 0.04, -0.44, 0.1, -0.58],
    [0.15, -0.72, 0.26, -0.8, 0.33, -0.74],
    [0.38, -0.7, 0.4, -0.62, 0.44, -0.62],
    [0.48, -0.64, 0.5, -0.84, 0.58, -0.94],
    [0.66, -1.02, 0.78, -0.98, 0.83, -0.8],
    [0.87, -0.62, 0.94, -0.34, 1, 0],
  ],
  hump: [
    [0, 0],
    [0.04, -0.26, 0.1, -0.4, 0.18, -0.52],
    [0.25, -0.63, 0.3, -0.66, 0.36, -0.8],
    [0.42, -0.94, 0.52, -1, 0.6, -0.96],
    [0.7, -0.9, 0.7, -0.74, 0.76, -0.6],
    [0.82, -0.48, 0.93, -0.34, 1, 0],
  ],
  needle: [
    [0, 0],
    [0.06, -0.3, 0.1, -0.5, 0.2, -0.62],
    [0.27, -0.72, 0.26, -0.86, 0.36, -0.95],
    [0.46, -1.03, 0.6, -0.98, 0.66, -0.84],
    [0.7, -0.7, 0.68, -0.56, 0.78, -0.42],
    [0.88, -0.3, 0.96, -0.14, 1, 0],
  ],
};

const outline = (kind: KarstKind, x: number, y: number, w: number, h: number): string =>
  OUTLINES[kind].map((p, i) => (i ? 'C' : 'M') + p.map((v, j) => n(j % 2 ? y + v * h : x + v * w)).join(' ')).join('') +
  'Z';

/** One island standing on the waterline `y`, from `x` to `x + w`. */
export function karst(
  kind: KarstKind,
  x: number,
  y: number,
  w: number,
  h: number,
  tone: string,
  { flip = false, shade = 'shade', lite = '', streak = 0 }: KarstOptions = {},
): string {
  const c = id('k');
  const d = outline(kind, 0, 0, w, h);
  const streaks = seq(streak, (i) => {
    const sx = w * (0.2 + i * 0.17);
    const sy = -h * (0.5 + ((i * 37) % 29) / 100);
    return `M${n(sx)} ${n(sy)}l${n(-w * 0.02)} ${n(h * 0.15)}`;
  });
  const side = outline(kind, flip ? -w * 0.42 : w * 0.4, h * 0.1, w * 1.05, h * 1.06);
  const lit = lite
    ? `<path d="${outline('tower', flip ? w * 0.74 : -w * 0.04, 0, w * 0.3, h * 0.62)}" ${F(lite)}/>`
    : '';
  return `<g transform="translate(${n(flip ? x + w : x)} ${n(y)}) scale(${flip ? -1 : 1} 1)"><clipPath id="${c}"><path d="${d}"/></clipPath><path d="${d}" ${F(tone)}/><g clip-path="url(#${c})"><path d="${side}" ${F(shade)}/>${lit}${streaks ? L(streaks, 'streak', Math.max(2, n(w * 0.018))) : ''}</g></g>`;
}

/** The mirror image of `inner` in water whose line is `y`; `squash` below zero turns it over. */
export const reflection = (inner: string, y: number, opacity = 0.3, squash = -0.42): string =>
  `<g transform="translate(0 ${n(y * (1 - squash))}) scale(1 ${squash})" opacity="${opacity}">${inner}</g>`;

/** Short strokes on water: x, y and length of each. */
export const ripples = (list: readonly (readonly [number, number, number])[], tone = 'foam', w = 2): string =>
  `<path d="${each(list, ([x, y, l]) => `M${n(x)} ${n(y)}h${n(l)}`)}" ${S(tone, w)}/>`;

/** A field of ripples without rhythm, always the same for the same arguments. */
export const rippleField = (x: number, y: number, w: number, h: number, count: number, seed = 0): string =>
  ripples(
    Array.from({ length: count }, (_, i) => {
      const k = i + seed;
      const depth = ((k * 53) % 97) / 97;
      return [
        x + ((k * 317 + seed * 71) % 100) * 0.009 * w,
        y + depth * h,
        (0.03 + depth * 0.07 + ((k * 29) % 10) / 200) * w,
      ] as const;
    }),
    'foam',
    2.4,
  );
