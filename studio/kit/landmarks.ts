/** Landmarks of a skyline: bridges, the big wheel, towers, pavilions, trees; and the sky behind a window. */
import { C, L, P, R, each, n, ring, seq } from './shapes';

export type View = (x: number, y: number, w: number, h: number) => string;

/** Two bands of sky filling a rectangle. */
export const sky = (x: number, y: number, w: number, h: number, high = 0.34): string =>
  R(x, y, w, h, 'sky-2') + R(x, y, w, h * high, 'sky-1');

/** Sun by day, moon by night, small enough for a window. */
export const orb = (x: number, y: number, r: number): string => C(x, y, r * 1.8, 'halo') + C(x, y, r, 'sun');

/** A row of tree crowns from x to x + w, their feet at `foot`. */
export const treeLine = (x: number, foot: number, w: number, h: number, tone = 'leaf-2'): string =>
  P(
    `M${n(x)} ${n(foot)}V${n(foot - h * 0.6)}q${n(w * 0.1)} ${n(-h * 0.7)} ${n(w * 0.2)} 0q${n(w * 0.14)} ${n(-h * 0.8)} ${n(w * 0.28)} 0q${n(w * 0.12)} ${n(-h * 0.6)} ${n(w * 0.24)} 0q${n(w * 0.14)} ${n(-h * 0.7)} ${n(w * 0.28)} 0V${n(foot)}Z`,
    tone,
  );

/** The cable-stayed bridge of Bãi Cháy, one plane of cables on two pylons. */
export const stayBridge = (x: number, deck: number, w: number, h: number, sag = 'paper'): string => {
  const pylons = [x + w * 0.3, x + w * 0.74];
  const top = deck - h;
  const cables = pylons
    .map((p) =>
      [1, 2, 3, 4, 5]
        .map(
          (i) =>
            `M${n(p - i * w * 0.042)} ${n(deck)}L${n(p)} ${n(top + i * h * 0.09)}L${n(p + i * w * 0.042)} ${n(deck)}`,
        )
        .join(''),
    )
    .join('');
  return (
    L(cables, 'paper', n(Math.max(1.2, w / 280))) +
    pylons.map((p) => R(p - w * 0.008, top, w * 0.016, h * 1.5, 'stone')).join('') +
    R(x, deck, w, h * 0.08, sag) +
    R(x, deck + h * 0.05, w, h * 0.05, 'shade') +
    pylons.map((p) => C(p, top, w * 0.01, 'lacquer')).join('')
  );
};

/** The big wheel on the hill and the cabins of the cable car above the strait. */
export const sunWheel = (cx: number, cy: number, r: number): string =>
  L(
    `M${n(cx)} ${n(cy)}L${n(cx - r * 0.6)} ${n(cy + r * 1.3)}M${n(cx)} ${n(cy)}L${n(cx + r * 0.6)} ${n(cy + r * 1.3)}`,
    'paper',
    Math.max(2, n(r * 0.1)),
  ) +
  ring(cx, cy, r, r, 'lacquer', Math.max(2, n(r * 0.1))) +
  ring(cx, cy, r * 0.78, r * 0.78, 'paper', 1.5) +
  L(
    [0, 1, 2, 3, 4, 5]
      .map((i) => {
        const a = (i * Math.PI) / 6;
        return `M${n(cx - Math.cos(a) * r)} ${n(cy - Math.sin(a) * r)}L${n(cx + Math.cos(a) * r)} ${n(cy + Math.sin(a) * r)}`;
      })
      .join(''),
    'paper',
    1.2,
  ) +
  seq(12, (i) => {
    const a = (i * Math.PI) / 6;
    return C(
      cx + Math.cos(a) * r,
      cy + Math.sin(a) * r,
      Math.max(2, r * 0.11),
      i % 3 === 0 ? 'turmeric' : i % 3 === 1 ? 'jade' : 'lacquer',
    );
  }) +
  C(cx, cy, Math.max(2, r * 0.12), 'turmeric');

export const cabins = (x1: number, y1: number, x2: number, y2: number, count: number, s: number): string =>
  L(`M${n(x1)} ${n(y1)}Q${n((x1 + x2) / 2)} ${n((y1 + y2) / 2 + 18 * s)} ${n(x2)} ${n(y2)}`, 'ink-soft', 1.6) +
  seq(count, (i) => {
    const t = (i + 0.6) / count;
    const cx = x1 + (x2 - x1) * t;
    const cy = y1 + (y2 - y1) * t + 36 * s * t * (1 - t);
    return (
      L(`M${n(cx)} ${n(cy)}v${n(7 * s)}`, 'ink-il', 1.6) +
      R(cx - 9 * s, cy + 7 * s, 18 * s, 16 * s, i % 2 ? 'lacquer' : 'jade', n(4 * s)) +
      R(cx - 6 * s, cy + 10 * s, 12 * s, 6 * s, 'window', 1)
    );
  });

/** A small pavilion on an islet in the lake. */
export const pavilion = (cx: number, foot: number, w: number, h: number): string =>
  R(cx - w * 0.36, foot - h * 0.53, w * 0.72, h * 0.53, 'ochre') +
  R(cx + w * 0.12, foot - h * 0.53, w * 0.24, h * 0.53, 'shade') +
  P(
    `M${n(cx - w * 0.36)} ${n(foot)}v${n(-h * 0.3)}a${n(w * 0.1)} ${n(w * 0.1)} 0 0 1 ${n(w * 0.2)} 0v${n(h * 0.3)}ZM${n(cx - w * 0.1)} ${n(foot)}v${n(-h * 0.3)}a${n(w * 0.1)} ${n(w * 0.1)} 0 0 1 ${n(w * 0.2)} 0v${n(h * 0.3)}ZM${n(cx + w * 0.16)} ${n(foot)}v${n(-h * 0.3)}a${n(w * 0.1)} ${n(w * 0.1)} 0 0 1 ${n(w * 0.2)} 0v${n(h * 0.3)}Z`,
    'window',
  ) +
  P(
    `M${n(cx - w * 0.56)} ${n(foot - h * 0.5)}Q${n(cx - w * 0.42)} ${n(foot - h * 0.52)} ${n(cx - w * 0.32)} ${n(foot - h * 0.7)}H${n(cx + w * 0.32)}Q${n(cx + w * 0.42)} ${n(foot - h * 0.52)} ${n(cx + w * 0.56)} ${n(foot - h * 0.5)}Z`,
    'wood-2',
  ) +
  R(cx - w * 0.2, foot - h * 0.86, w * 0.4, h * 0.17, 'ochre') +
  P(
    `M${n(cx - w * 0.34)} ${n(foot - h * 0.82)}Q${n(cx - w * 0.2)} ${n(foot - h * 0.84)} ${n(cx)} ${n(foot - h * 1.06)}Q${n(cx + w * 0.2)} ${n(foot - h * 0.84)} ${n(cx + w * 0.34)} ${n(foot - h * 0.82)}Z`,
    'wood-2',
  );

/** West Lake: wide water, a far shore of towers, a pagoda of many storeys among trees. */
export const pagodaTower = (cx: number, foot: number, w: number, h: number, storeys = 7): string =>
  seq(storeys, (i) => {
    const k = 1 - i * 0.085;
    const sh = (h * 0.86) / storeys;
    const top = foot - sh * (i + 1);
    return (
      R(cx - (w * k) / 2, top, w * k, sh + 1, 'rose') +
      R(cx + w * k * 0.18, top, w * k * 0.32, sh + 1, 'shade') +
      P(
        `M${n(cx - w * 0.04)} ${n(top + sh)}v${n(-sh * 0.42)}a${n(w * 0.04)} ${n(w * 0.04)} 0 0 1 ${n(w * 0.08)} 0v${n(sh * 0.42)}Z`,
        'window',
      ) +
      P(
        `M${n(cx - w * k * 0.66)} ${n(top + sh * 0.16)}L${n(cx - w * k * 0.46)} ${n(top - sh * 0.16)}H${n(cx + w * k * 0.46)}L${n(cx + w * k * 0.66)} ${n(top + sh * 0.16)}Z`,
        'roof',
      )
    );
  }) +
  P(`M${n(cx - 2.4)} ${n(foot - h * 0.86)}L${n(cx)} ${n(foot - h)}L${n(cx + 2.4)} ${n(foot - h * 0.86)}Z`, 'turmeric');

/** A neo-Gothic front with two square towers, as cathedrals in the north of Viet Nam have it. */
export const twinTowers = (cx: number, foot: number, w: number, h: number): string => {
  const tower = (tx: number): string =>
    R(tx - w * 0.14, foot - h, w * 0.28, h, 'stone') +
    R(tx + w * 0.03, foot - h, w * 0.11, h, 'shade') +
    R(tx - w * 0.17, foot - h * 1.01, w * 0.34, h * 0.04, 'linen-2') +
    R(tx - w * 0.17, foot - h * 0.66, w * 0.34, h * 0.025, 'linen-2') +
    each([0.96, 0.6], (t) =>
      P(
        `M${n(tx - w * 0.07)} ${n(foot - h * (t - 0.26))}v${n(-h * 0.12)}q${n(w * 0.07)} ${n(-h * 0.12)} ${n(w * 0.14)} 0v${n(h * 0.12)}Z`,
        'window',
      ),
    );
  return (
    R(cx - w * 0.3, foot - h * 0.62, w * 0.6, h * 0.62, 'linen-2') +
    P(
      `M${n(cx - w * 0.24)} ${n(foot - h * 0.62)}L${n(cx)} ${n(foot - h * 0.84)}L${n(cx + w * 0.24)} ${n(foot - h * 0.62)}Z`,
      'stone',
    ) +
    ring(cx, foot - h * 0.46, w * 0.1, w * 0.1, 'stone', n(w * 0.025)) +
    C(cx, foot - h * 0.46, w * 0.085, 'window') +
    P(
      `M${n(cx - w * 0.1)} ${n(foot)}v${n(-h * 0.2)}q${n(w * 0.1)} ${n(-h * 0.14)} ${n(w * 0.2)} 0v${n(h * 0.2)}Z`,
      'wood-3',
    ) +
    L(
      `M${n(cx)} ${n(foot - h * 0.84)}v${n(-h * 0.12)}M${n(cx - w * 0.04)} ${n(foot - h * 0.92)}h${n(w * 0.08)}`,
      'wood-3',
      2,
    ) +
    tower(cx - w * 0.36) +
    tower(cx + w * 0.36)
  );
};
