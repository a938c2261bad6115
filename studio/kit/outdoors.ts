/** Wide scenes without a house: sea with islands, decks, roofs, rails. All fill 640 wide. */
import { C, L, P, R, n, seq } from './shapes';
import { karst, reflection, rippleField, type KarstKind } from './karst';
import { cloud, skyBands, sun } from './sky';
import { treeLine } from './landmarks';

export interface SeaOptions {
  /** Horizon. */
  hz?: number;
  foot?: number;
  sunAt?: readonly [number, number, number] | null;
  /** One of four arrangements of islands in the water. */
  plan?: 0 | 1 | 2 | 3 | 4;
  clouds?: boolean;
}
type Island = readonly [KarstKind, number, number, number, 1 | 2 | 3 | 4, boolean];

const PLANS: Record<0 | 1 | 2 | 3 | 4, readonly Island[]> = {
  0: [
    ['twin', -20, 220, 130, 1, false],
    ['tower', 190, 120, 150, 1, false],
    ['hump', 330, 220, 130, 2, false],
    ['tower', 490, 170, 210, 3, false],
  ],
  1: [
    ['hump', -60, 260, 110, 1, false],
    ['needle', 250, 90, 130, 1, false],
    ['twin', 370, 240, 150, 2, true],
    ['tower', -50, 170, 230, 3, false],
    ['hump', 520, 200, 130, 3, true],
  ],
  2: [
    ['twin', 60, 240, 120, 1, false],
    ['hump', 320, 260, 100, 1, true],
    ['needle', 20, 110, 190, 2, false],
    ['tower', 520, 180, 250, 3, true],
    ['needle', 450, 70, 90, 3, false],
  ],
  3: [
    ['hump', 100, 200, 80, 1, false],
    ['tower', 330, 110, 120, 1, true],
    ['hump', 440, 250, 110, 1, false],
    ['twin', -70, 260, 200, 2, false],
  ],
  4: [
    ['tower', -60, 200, 260, 2, false],
    ['twin', 90, 180, 120, 1, false],
    ['hump', 300, 160, 90, 1, false],
    ['needle', 400, 90, 150, 1, true],
    ['tower', 470, 220, 300, 3, true],
  ],
};

/** Sky, islands and water down to the picture's foot. */
export const sea = ({
  hz = 300,
  foot = 480,
  sunAt = [180, 190, 40],
  plan = 0,
  clouds = true,
}: SeaOptions = {}): string => {
  const islands = PLANS[plan]
    .map(([kind, x, w, h, tone, flip]) =>
      karst(kind, x, hz + (tone > 2 ? 10 : tone > 1 ? 4 : 0), w, h, `karst-${tone}`, {
        flip,
        streak: tone > 1 ? 3 : 0,
      }),
    )
    .join('');
  return (
    skyBands(640, hz + 2) +
    (sunAt ? sun(...sunAt) : '') +
    (clouds ? cloud(400, hz * 0.3, 0.8) + cloud(60, hz * 0.42, 0.6) : '') +
    islands +
    R(0, hz, 640, foot - hz, 'sea-2') +
    reflection(
      PLANS[plan]
        .filter(([, , , , tone]) => tone > 1)
        .map(([kind, x, w, h, tone, flip]) => karst(kind, x, hz, w, h, `karst-${tone}`, { flip }))
        .join(''),
      hz + 4,
      0.28,
      -0.36,
    ) +
    R(0, hz + (foot - hz) * 0.5, 640, (foot - hz) * 0.5, 'shade-s') +
    rippleField(10, hz + 12, 600, foot - hz - 30, 16) +
    islandFeet(hz, plan)
  );
};

/** The islands' lower edge over their mirror images. */
const islandFeet = (hz: number, plan: 0 | 1 | 2 | 3 | 4): string =>
  PLANS[plan]
    .filter(([, , , , tone]) => tone > 1)
    .map(([, x, w, , tone]) => L(`M${x + 8} ${hz + (tone > 2 ? 11 : 5)}h${w - 16}`, 'foam', 2.6))
    .join('');

/** A wooden deck from `y` down. */
export const deck = (y: number, tone = 'wood'): string =>
  R(0, y, 640, 480 - y, tone) +
  L(
    seq(13, (i) => `M${n(320 + (i - 6) * 60)} ${y}L${n(320 + (i - 6) * 110)} 480`),
    'line',
    2,
  ) +
  R(0, y, 640, 6, 'shade');

/** A stone terrace from `y` down. */
export const terrace = (y: number, tone = 'stone'): string =>
  deck(y, tone) + L(`M0 ${y + 26}H640M0 ${y + 66}H640`, 'line', 2);

export type RailKind = 'wood' | 'iron' | 'glass' | 'rope';

/** A rail from `top` to `foot` across the picture. */
export const rail = (top: number, foot: number, kind: RailKind = 'wood', x = 0, w = 640): string => {
  switch (kind) {
    case 'glass':
      return (
        R(x, top, w, foot - top, 'foam') +
        L(
          seq(w / 128 + 1, (i) => `M${x + i * 128} ${top}V${foot}`),
          'steel-2',
          4,
        ) +
        R(x, top - 6, w, 9, 'steel') +
        P(`M${x + 40} ${top + 8}h70l-40 ${foot - top - 16}h-50Z`, 'light')
      );
    case 'iron':
      return (
        L(
          seq(w / 18, (i) => `M${x + 8 + i * 18} ${top + 4}V${foot}`),
          'ink-il',
          2.6,
        ) +
        L(
          seq(
            w / 72,
            (i) =>
              `M${x + 36 + i * 72} ${top + 14}q-16 ${(foot - top) / 3} 0 ${(foot - top) / 2}q16-${(foot - top) / 3} 0-${(foot - top) / 2}`,
          ),
          'ink-il',
          2.6,
        ) +
        R(x, top - 4, w, 9, 'ink-il') +
        R(x, foot - 6, w, 8, 'ink-il')
      );
    case 'rope':
      return (
        L(
          seq(w / 128 + 1, (i) => `M${x + i * 128 + 4} ${top - 8}V${foot}`),
          'wood-2',
          9,
        ) +
        L(
          seq(w / 128, (i) => `M${x + i * 128 + 4} ${top}q64 22 128 0M${x + i * 128 + 4} ${top + 30}q64 22 128 0`),
          'bamboo',
          4,
        )
      );
    case 'wood':
      return (
        R(x, top, w, 10, 'wood-2') +
        L(
          seq(w / 30, (i) => `M${x + i * 30 + 8} ${top + 10}V${foot - 8}`),
          'wood-2',
          5,
        ) +
        R(x, foot - 8, w, 10, 'wood-3')
      );
  }
};

/** City in the distance: towers with lit windows, feet at `foot`. */
export const skyline = (foot: number, h: number, tone = 'karst-2', back = 'karst-1'): string =>
  seq(12, (i) => R(i * 56 - 8, foot - h * (0.35 + ((i * 7) % 5) * 0.11), 46, h, back)) +
  seq(9, (i) => {
    const th = h * (0.4 + ((i * 11) % 7) * 0.1);
    const x = i * 74 - 20;
    return (
      R(x, foot - th, 52, th, tone) +
      R(x + 38, foot - th, 14, th, 'shade') +
      seq(
        (th - 14) / 22,
        (k) =>
          R(x + 8, foot - th + 10 + k * 22, 8, 9, (i + k) % 3 ? 'window' : 'shade') +
          R(x + 22, foot - th + 10 + k * 22, 8, 9, (i * k) % 2 ? 'window' : 'shade'),
      )
    );
  });

/** Green hills one behind the other, lowest at `foot`. */
export const hills = (foot: number, h: number): string =>
  P(
    `M0 ${foot}V${n(foot - h * 0.6)}Q90 ${n(foot - h * 1.1)} 200 ${n(foot - h * 0.7)}T430 ${n(foot - h * 0.8)}T640 ${n(foot - h * 0.5)}V${foot}Z`,
    'karst-2',
  ) +
  P(
    `M0 ${foot}V${n(foot - h * 0.3)}Q140 ${n(foot - h * 0.7)} 300 ${n(foot - h * 0.36)}T640 ${n(foot - h * 0.34)}V${foot}Z`,
    'leaf-2',
  ) +
  treeLine(-20, foot, 700, h * 0.18, 'leaf');

/** Bamboo stalks at an edge. */
export const bamboo = (x: number, foot: number, h: number, count = 4): string =>
  seq(count, (i) => {
    const bx = x + i * 17;
    const top = foot - h + ((i * 31) % 60);
    return (
      L(`M${bx} ${foot}Q${bx + 4} ${n((foot + top) / 2)} ${bx + 12} ${top}`, i % 2 ? 'leaf' : 'leaf-2', 7) +
      L(
        seq(h / 60, (k) => `M${bx - 2} ${foot - 40 - k * 56}h9`),
        'bamboo',
        2,
      ) +
      [20, 80, 150]
        .map((d, k) =>
          P(
            `M${bx + 8} ${top + d}q${k % 2 ? 34 : -34} -4 ${k % 2 ? 50 : -50} 18q${k % 2 ? -30 : 30} 2 ${k % 2 ? -50 : 50}-18Z`,
            k % 2 ? 'leaf' : 'leaf-2',
          ),
        )
        .join('')
    );
  });

/** Stars, lit only at night because they are made of glow. */
export const stars = (w: number, h: number, count = 30): string =>
  seq(count, (i) => C((i * 173) % w, (i * 97) % h, 1.6 + (i % 3) * 0.6, 'glow'));
