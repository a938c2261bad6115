/** What stands outside a window: each view fills the rectangle x, y, w, h. */
import { C, F, L, P, R, each, fade, n, ring, seq } from './shapes';
import { karst, rippleField } from './karst';
import { cruise, fishingBoat, junk } from './boats';

export type View = (x: number, y: number, w: number, h: number) => string;

const sky = (x: number, y: number, w: number, h: number, high = 0.34): string =>
  R(x, y, w, h, 'sky-2') + R(x, y, w, h * high, 'sky-1');
const orb = (x: number, y: number, r: number): string => C(x, y, r * 1.8, 'halo') + C(x, y, r, 'sun');

/** A row of tree crowns from x to x + w, their feet at `foot`. */
export const treeLine = (x: number, foot: number, w: number, h: number, tone = 'leaf-2'): string =>
  P(
    `M${n(x)} ${n(foot)}V${n(foot - h * 0.6)}q${n(w * 0.1)} ${n(-h * 0.7)} ${n(w * 0.2)} 0q${n(w * 0.14)} ${n(-h * 0.8)} ${n(w * 0.28)} 0q${n(w * 0.12)} ${n(-h * 0.6)} ${n(w * 0.24)} 0q${n(w * 0.14)} ${n(-h * 0.7)} ${n(w * 0.28)} 0V${n(foot)}Z`,
    tone,
  );

const bay: View = (x, y, w, h) => {
  const hz = y + h * 0.66;
  return (
    sky(x, y, w, h) +
    orb(x + w * 0.28, y + h * 0.42, Math.min(w, h) * 0.1) +
    karst('twin', x + w * 0.02, hz, w * 0.42, h * 0.3, 'karst-1') +
    karst('tower', x + w * 0.5, hz, w * 0.28, h * 0.42, 'karst-2') +
    karst('hump', x + w * 0.68, hz, w * 0.5, h * 0.24, 'karst-3') +
    R(x, hz, w, h * 0.4, 'sea-2') +
    L(
      `M${n(x + w * 0.1)} ${n(hz + h * 0.1)}h${n(w * 0.2)}M${n(x + w * 0.5)} ${n(hz + h * 0.16)}h${n(w * 0.3)}M${n(x + w * 0.2)} ${n(hz + h * 0.24)}h${n(w * 0.16)}`,
      'foam',
      2,
    ) +
    junk(x + w * 0.36, hz + h * 0.1, w / 1150)
  );
};

/** Open water and far islands, a white cruise boat. */
const islands: View = (x, y, w, h) => {
  const hz = y + h * 0.6;
  return (
    sky(x, y, w, h, 0.24) +
    orb(x + w * 0.7, y + h * 0.34, Math.min(w, h) * 0.09) +
    karst('hump', x - w * 0.06, hz, w * 0.34, h * 0.2, 'karst-1') +
    karst('needle', x + w * 0.32, hz, w * 0.12, h * 0.3, 'karst-1') +
    karst('twin', x + w * 0.46, hz, w * 0.3, h * 0.24, 'karst-2', { flip: true }) +
    karst('tower', x + w * 0.84, hz, w * 0.26, h * 0.44, 'karst-3') +
    R(x, hz, w, h * 0.42, 'sea-2') +
    R(x, hz + h * 0.22, w, h * 0.2, 'sea-3') +
    rippleField(x, hz + h * 0.06, w, h * 0.26, 7) +
    cruise(x + w * 0.3, hz + h * 0.16, w / 1000)
  );
};

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

const bridge: View = (x, y, w, h) => {
  const hz = y + h * 0.7;
  return (
    sky(x, y, w, h, 0.4) +
    orb(x + w * 0.52, y + h * 0.5, Math.min(w, h) * 0.1) +
    karst('hump', x - w * 0.1, hz, w * 0.44, h * 0.26, 'karst-2') +
    karst('hump', x + w * 0.72, hz, w * 0.42, h * 0.3, 'karst-2', { flip: true }) +
    R(x, hz, w, h * 0.32, 'sea-2') +
    stayBridge(x, y + h * 0.52, w, h * 0.36) +
    seq(
      9,
      (i) =>
        R(
          x + w * (0.02 + i * 0.03),
          hz - h * (0.06 + ((i * 5) % 4) * 0.03),
          w * 0.022,
          h * 0.2,
          i % 2 ? 'ochre' : 'cream',
        ) + R(x + w * (0.026 + i * 0.03), hz - h * 0.03, w * 0.008, h * 0.02, 'window'),
    ) +
    R(x, hz + h * 0.02, w * 0.32, h * 0.03, 'stone') +
    L(
      `M${n(x + w * 0.4)} ${n(hz + h * 0.12)}h${n(w * 0.24)}M${n(x + w * 0.6)} ${n(hz + h * 0.2)}h${n(w * 0.3)}M${n(x + w * 0.1)} ${n(hz + h * 0.18)}h${n(w * 0.2)}`,
      'foam',
      2,
    ) +
    fishingBoat(x + w * 0.56, hz + h * 0.14, w / 1500)
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

const wheel: View = (x, y, w, h) => {
  const hz = y + h * 0.74;
  return (
    sky(x, y, w, h, 0.42) +
    karst('hump', x + w * 0.3, hz, w * 0.9, h * 0.34, 'karst-2') +
    treeLine(x + w * 0.4, hz, w * 0.7, h * 0.2, 'leaf-2') +
    sunWheel(x + w * 0.66, y + h * 0.32, Math.min(w, h) * 0.19) +
    karst('tower', x - w * 0.04, hz, w * 0.2, h * 0.34, 'karst-3') +
    cabins(x, y + h * 0.18, x + w * 0.56, y + h * 0.5, 4, w / 300) +
    R(x, hz, w, h * 0.3, 'sea-2') +
    L(
      `M${n(x + w * 0.08)} ${n(hz + h * 0.08)}h${n(w * 0.2)}M${n(x + w * 0.5)} ${n(hz + h * 0.14)}h${n(w * 0.3)}M${n(x + w * 0.24)} ${n(hz + h * 0.2)}h${n(w * 0.2)}`,
      'foam',
      2,
    )
  );
};

/** Harbour: a row of fishing boats before the islands. */
const harbour: View = (x, y, w, h) => {
  const hz = y + h * 0.5;
  return (
    sky(x, y, w, h, 0.24) +
    orb(x + w * 0.2, y + h * 0.28, Math.min(w, h) * 0.09) +
    karst('twin', x + w * 0.3, hz, w * 0.4, h * 0.26, 'karst-1') +
    karst('hump', x + w * 0.66, hz, w * 0.44, h * 0.34, 'karst-2') +
    R(x, hz, w, h * 0.52, 'sea-2') +
    R(x, hz + h * 0.3, w, h * 0.22, 'sea-3') +
    fishingBoat(x + w * 0.24, hz + h * 0.16, w / 760) +
    fishingBoat(x + w * 0.7, hz + h * 0.22, w / 640, -1) +
    junk(x + w * 0.5, hz + h * 0.07, w / 1900, { bare: true })
  );
};

const city: View = (x, y, w, h) =>
  sky(x, y, w, h, 0.3) +
  [
    [0, 0.5, 0.14],
    [0.12, 0.38, 0.12],
    [0.26, 0.6, 0.16],
    [0.44, 0.28, 0.13],
    [0.58, 0.46, 0.14],
    [0.74, 0.34, 0.14],
    [0.88, 0.54, 0.16],
  ]
    .map(([a = 0, t = 0, ww = 0], i) => {
      const lit =
        i % 2
          ? seq(
              4,
              (k) =>
                R(x + w * (a + 0.03), y + h * (t + 0.07 + k * 0.11), w * 0.025, h * 0.04, 'window') +
                R(x + w * (a + 0.075), y + h * (t + 0.07 + k * 0.11), w * 0.025, h * 0.04, 'window'),
            )
          : '';
      return R(x + w * a, y + h * t, w * ww, h * (1 - t), i % 2 ? 'karst-2' : 'karst-1') + lit;
    })
    .join('') +
  treeLine(x, y + h, w, h * 0.16);

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

const lake: View = (x, y, w, h) => {
  const hz = y + h * 0.66;
  return (
    sky(x, y, w, h, 0.36) +
    treeLine(x, hz, w, h * 0.26, 'leaf') +
    R(x, hz, w, h * 0.36, 'sea-2') +
    pavilion(x + w * 0.5, hz + h * 0.02, w * 0.26, h * 0.36) +
    P(`M${n(x + w * 0.32)} ${n(hz + 3)}h${n(w * 0.36)}l${n(-w * 0.05)} ${n(h * 0.035)}h${n(-w * 0.26)}Z`, 'leaf-2') +
    L(
      `M${n(x + w * 0.1)} ${n(hz + h * 0.14)}h${n(w * 0.2)}M${n(x + w * 0.6)} ${n(hz + h * 0.2)}h${n(w * 0.24)}M${n(x + w * 0.34)} ${n(hz + h * 0.26)}h${n(w * 0.2)}`,
      'foam',
      2,
    )
  );
};

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

const westLake: View = (x, y, w, h) => {
  const hz = y + h * 0.58;
  return (
    sky(x, y, w, h, 0.3) +
    orb(x + w * 0.24, y + h * 0.36, Math.min(w, h) * 0.1) +
    seq(11, (i) =>
      R(x + w * (0.04 + i * 0.09), hz - h * (0.06 + ((i * 7) % 5) * 0.035), w * 0.055, h * 0.24, 'karst-1'),
    ) +
    treeLine(x, hz, w, h * 0.07, 'karst-2') +
    R(x, hz, w, h * 0.44, 'sea-2') +
    L(
      `M${n(x + w * 0.06)} ${n(hz + h * 0.08)}h${n(w * 0.26)}M${n(x + w * 0.2)} ${n(hz + h * 0.2)}h${n(w * 0.2)}M${n(x + w * 0.1)} ${n(hz + h * 0.3)}h${n(w * 0.3)}`,
      'foam',
      2,
    ) +
    pagodaTower(x + w * 0.74, hz + h * 0.2, w * 0.1, h * 0.56) +
    treeLine(x + w * 0.5, hz + h * 0.22, w * 0.54, h * 0.14, 'leaf-2') +
    R(x + w * 0.48, hz + h * 0.2, w * 0.56, h * 0.05, 'stone')
  );
};

const HOUSES = [
  ['ochre', 0, 0.3, 0.3],
  ['rose', 0.28, 0.2, 0.24],
  ['cream', 0.5, 0.36, 0.22],
  ['jade-mist', 0.7, 0.26, 0.32],
] as const;

const street: View = (x, y, w, h) =>
  R(x, y, w, h, 'sky-1') +
  each(HOUSES, ([tone, a, t, ww]) => {
    const shutters = [0.12, 0.4]
      .map((row) =>
        [0.05, 0.15]
          .map((col) =>
            R(x + w * (a + col), y + h * (t + row), w * 0.07, h * 0.16, row > 0.2 && col < 0.1 ? 'window' : 'jade-2'),
          )
          .join(''),
      )
      .join('');
    return (
      R(x + w * a, y + h * t, w * ww, h * (1 - t), tone) + R(x + w * a, y + h * t - 5, w * ww, 6, 'paper') + shutters
    );
  }) +
  P(
    `M${n(x - 5)} ${n(y + h)}V${n(y + h * 0.8)}q${n(w * 0.12)} ${n(-h * 0.2)} ${n(w * 0.26)} ${n(-h * 0.04)}q${n(w * 0.1)} ${n(h * 0.02)} ${n(w * 0.1)} ${n(h * 0.24)}Z`,
    'leaf-2',
  );

/** Tiled roofs of the old quarter seen from above, lanterns and aerials between them. */
const roofs: View = (x, y, w, h) =>
  sky(x, y, w, h, 0.3) +
  orb(x + w * 0.78, y + h * 0.26, Math.min(w, h) * 0.1) +
  seq(7, (i) => R(x + w * (i * 0.15), y + h * (0.34 + ((i * 3) % 4) * 0.03), w * 0.1, h * 0.3, 'karst-1')) +
  [0, 1, 2]
    .map((row) =>
      seq(5, (i) => {
        const rx = x + w * (i * 0.27 - 0.1 - (row % 2) * 0.13);
        const ry = y + h * (0.52 + row * 0.17);
        const tone = ['ochre', 'cream', 'rose', 'jade-mist'][(i + row) % 4] ?? 'cream';
        return (
          R(rx + w * 0.02, ry, w * 0.23, h * 0.3, tone) +
          P(
            `M${n(rx - w * 0.01)} ${n(ry + 2)}l${n(w * 0.06)} ${n(-h * 0.13)}h${n(w * 0.17)}l${n(w * 0.06)} ${n(h * 0.13)}Z`,
            (i + row) % 3 ? 'roof' : 'clay',
          ) +
          P(
            `M${n(rx + w * 0.17)} ${n(ry - h * 0.13 + 2)}h${n(w * 0.05)}l${n(w * 0.06)} ${n(h * 0.13)}h${n(-w * 0.07)}Z`,
            'shade',
          ) +
          R(rx + w * 0.07, ry + h * 0.05, w * 0.05, h * 0.07, (i + row) % 2 ? 'window' : 'ink-il')
        );
      }),
    )
    .join('') +
  treeLine(x + w * 0.3, y + h, w * 0.4, h * 0.12);

/** A neo-Gothic front with two square towers: any cathedral square of the north. */
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

const cathedral: View = (x, y, w, h) =>
  sky(x, y, w, h, 0.4) +
  seq(3, (i) => R(x + w * (0.0 + i * 0.4), y + h * 0.6, w * 0.24, h * 0.4, i % 2 ? 'rose' : 'ochre')) +
  twinTowers(x + w * 0.52, y + h * 0.96, w * 0.46, h * 0.74) +
  treeLine(x - w * 0.06, y + h, w * 0.36, h * 0.26) +
  treeLine(x + w * 0.76, y + h, w * 0.34, h * 0.22, 'leaf');

/** The old steel bridge over the Red River: a row of trusses. */
const steelBridge: View = (x, y, w, h) => {
  const deck = y + h * 0.56;
  const truss = seq(5, (i) => {
    const tx = x + w * (i * 0.22 - 0.02);
    return `M${n(tx)} ${n(deck)}L${n(tx + w * 0.06)} ${n(deck - h * 0.16)}H${n(tx + w * 0.16)}L${n(tx + w * 0.22)} ${n(deck)}M${n(tx + w * 0.06)} ${n(deck - h * 0.16)}L${n(tx + w * 0.11)} ${n(deck)}L${n(tx + w * 0.16)} ${n(deck - h * 0.16)}`;
  });
  return (
    sky(x, y, w, h, 0.4) +
    orb(x + w * 0.34, y + h * 0.34, Math.min(w, h) * 0.11) +
    treeLine(x, y + h * 0.68, w, h * 0.1, 'karst-2') +
    R(x, y + h * 0.66, w, h * 0.36, 'sea-2') +
    L(truss, 'wood-2', 3) +
    R(x, deck, w, h * 0.04, 'wood-2') +
    seq(5, (i) => R(x + w * (0.08 + i * 0.22), deck, w * 0.05, h * 0.2, 'stone')) +
    L(
      `M${n(x + w * 0.1)} ${n(y + h * 0.84)}h${n(w * 0.26)}M${n(x + w * 0.5)} ${n(y + h * 0.8)}h${n(w * 0.2)}`,
      'foam',
      2,
    ) +
    treeLine(x - w * 0.04, y + h, w * 0.6, h * 0.16, 'leaf') +
    treeLine(x + w * 0.5, y + h, w * 0.6, h * 0.13)
  );
};

/** Garden: bananas, a wall, a far roof. */
const garden: View = (x, y, w, h) =>
  sky(x, y, w, h, 0.5) +
  treeLine(x - w * 0.1, y + h * 0.72, w * 1.2, h * 0.46, 'leaf') +
  treeLine(x + w * 0.3, y + h * 0.8, w * 0.9, h * 0.34, 'leaf-2') +
  R(x, y + h * 0.74, w, h * 0.26, 'ochre') +
  R(x, y + h * 0.73, w, h * 0.035, 'roof') +
  fade(
    seq(7, (i) => R(x + w * (0.06 + i * 0.14), y + h * 0.82, w * 0.07, h * 0.1, 'wood-2')),
    0.35,
  ) +
  [0.16, 0.84]
    .map((px, k) =>
      [-60, -25, 12, 48]
        .map(
          (r, i) =>
            `<path transform="translate(${n(x + w * px)} ${n(y + h * 0.96)}) rotate(${r})" d="M${n(-w * 0.01)} 0C${n(-w * 0.06)} ${n(-h * 0.2)} ${n(-w * 0.05)} ${n(-h * 0.44)} 0 ${n(-h * 0.56)}C${n(w * 0.05)} ${n(-h * 0.44)} ${n(w * 0.06)} ${n(-h * 0.2)} ${n(w * 0.01)} 0Z" ${F((i + k) % 2 ? 'leaf-2' : 'leaf')}/>`,
        )
        .join(''),
    )
    .join('');

export const VIEWS = {
  bay,
  islands,
  bridge,
  wheel,
  harbour,
  city,
  lake,
  westLake,
  street,
  roofs,
  cathedral,
  steelBridge,
  garden,
};
export type ViewName = keyof typeof VIEWS;
