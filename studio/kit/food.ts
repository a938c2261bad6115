/** Food on a table, seen a little from above: an ellipse is `TILT` as high as wide, light from the upper left. */
import { pendant, silkLantern } from './lamps';
import { wallTiles } from './kitchens';
import { shelf } from './walls';
import { windowP } from './window';
import { E, F, G, L, P, R, clip, each, n, ring, seq } from './shapes';

const TILT = 0.36;

/** Backdrop of the table: enough to be somewhere, too little to compete with the food. */
const BACKDROPS = {
  window: (): string =>
    windowP(372, -60, 210, 178, 'garden', { blind: 0.46, shape: 'cross' }) +
    pendant(296, 26, 0.8) +
    shelf(50, 128, 150),
  street: (): string => windowP(80, -80, 300, 206, 'street', { blind: 0.44, mull: 1 }) + pendant(500, 30, 0.9, 1),
  tiles: (): string =>
    wallTiles(0, 60, 640, 110, 'paper', 40) +
    R(0, 54, 640, 8, 'wood') +
    R(380, 20, 150, 8, 'wood-2', 2) +
    each([400, 440, 480], (x, i) =>
      P(`M${x - 14} 20q-4-26 4-30h20q8 4 4 30Z`, ['ceramic', 'clay', 'jade'][i] ?? 'clay'),
    ),
  bay: (): string => windowP(90, -70, 460, 196, 'bay', { blind: 0.34, mull: 2 }),
  lanterns: (): string =>
    L('M0 20Q320 70 640 10', 'cord', 2) +
    silkLantern(110, 36, 0.9) +
    silkLantern(300, 52, 1, 'turmeric', 1) +
    silkLantern(500, 40, 0.9, 'jade', 2),
  lattice: (): string =>
    R(0, 0, 640, 110, 'wood-2') +
    seq(8, (i) => R(i * 82 + 8, 10, 66, 90, 'window')) +
    L(
      seq(8, (i) => `M${i * 82 + 41} 10v90M${i * 82 + 8} 55h66`),
      'wood-2',
      5,
    ),
};
export type Backdrop = keyof typeof BACKDROPS;

/** A table filling the picture from `y` down, with a wall behind it. */
export const tabletop = (wall = 'mist', top = 'wood-l', behind: Backdrop = 'window', y = 170): string =>
  R(0, 0, 640, y + 2, wall) +
  BACKDROPS[behind]() +
  R(0, y, 640, 480 - y, top) +
  L(`M0 ${y + 80}H640M0 ${y + 180}H640M0 ${y + 270}H640`, 'line', 2) +
  R(0, y, 640, 8, 'shade-s') +
  P(`M60 ${y}h220l-120 ${480 - y}h-240Z`, 'light');

/** Brings a table setting nearer to the eye. */
export const nearer = (body: string, s = 1.14, dy = 16): string =>
  G(body, `translate(${n(320 * (1 - s))} ${n(480 * (1 - s) + dy)}) scale(${s})`);

/** A round woven mat. */
export const wovenMat = (cx: number, cy: number, rx: number, tone = 'bamboo'): string =>
  E(cx, cy, rx, rx * TILT, tone) + each([0.86, 0.68, 0.5], (k) => ring(cx, cy, rx * k, rx * k * TILT, 'bamboo-3', 1.6));

/** A piece of banana leaf. */
export const bananaLeaf = (cx: number, cy: number, w: number): string =>
  P(
    `M${n(cx - w / 2)} ${cy}Q${n(cx - w * 0.2)} ${n(cy - w * 0.26)} ${n(cx + w * 0.2)} ${n(cy - w * 0.2)}T${n(cx + w / 2)} ${n(cy - w * 0.02)}Q${n(cx + w * 0.2)} ${n(cy + w * 0.24)} ${n(cx - w * 0.16)} ${n(cy + w * 0.18)}T${n(cx - w / 2)} ${cy}Z`,
    'leaf',
  ) +
  L(
    `M${n(cx - w / 2)} ${cy}Q${cx} ${n(cy - w * 0.04)} ${n(cx + w / 2)} ${n(cy - w * 0.02)}` +
      seq(
        7,
        (i) =>
          `M${n(cx - w * 0.36 + i * w * 0.12)} ${n(cy - w * 0.02)}l${n(w * 0.05)} ${n(-w * 0.1)}M${n(cx - w * 0.36 + i * w * 0.12)} ${n(cy - w * 0.01)}l${n(w * 0.05)} ${n(w * 0.1)}`,
      ),
    'leaf-2',
    2,
  );

export interface BowlOptions {
  outer?: string;
  band?: string;
  fill?: string;
  /** Food in the bowl; drawn only inside its rim. */
  inside?: string;
  deep?: number;
}

/** A bowl whose rim is the ellipse at cx, cy. */
export function bowl(
  cx: number,
  cy: number,
  rx: number,
  { outer = 'paper', band = 'ceramic', fill = 'broth', inside = '', deep = 0.62 }: BowlOptions = {},
): string {
  const ry = rx * TILT;
  const d = rx * deep;
  const shell = `M${n(cx - rx)} ${cy}C${n(cx - rx * 0.92)} ${n(cy + d * 0.9)} ${n(cx - rx * 0.5)} ${n(cy + d + ry * 0.5)} ${n(cx - rx * 0.36)} ${n(cy + d + ry * 0.55)}H${n(cx + rx * 0.36)}C${n(cx + rx * 0.5)} ${n(cy + d + ry * 0.5)} ${n(cx + rx * 0.92)} ${n(cy + d * 0.9)} ${n(cx + rx)} ${cy}Z`;
  return (
    E(cx + rx * 0.08, cy + d + ry * 0.5, rx * 0.86, ry * 0.5, 'shade') +
    P(shell, outer) +
    clip(
      `<path d="${shell}"/>`,
      P(
        `M${n(cx + rx * 0.3)} ${n(cy - ry)}Q${n(cx + rx * 0.6)} ${n(cy + d * 0.6)} ${n(cx + rx * 0.1)} ${n(cy + d * 2)}H${n(cx + rx * 1.2)}V${n(cy - ry)}Z`,
        'shade',
      ) +
        L(
          `M${n(cx - rx)} ${n(cy + d * 0.24)}Q${cx} ${n(cy + d * 0.24 + ry * 1.3)} ${n(cx + rx)} ${n(cy + d * 0.24)}M${n(cx - rx)} ${n(cy + d * 0.38)}Q${cx} ${n(cy + d * 0.38 + ry * 1.2)} ${n(cx + rx)} ${n(cy + d * 0.38)}`,
          band,
          n(rx * 0.025),
        ),
    ) +
    E(cx, cy, rx, ry, outer) +
    E(cx, cy + ry * 0.06, rx * 0.92, ry * 0.88, 'shade') +
    E(cx, cy + ry * 0.1, rx * 0.9, ry * 0.84, fill) +
    clip(`<ellipse cx="${cx}" cy="${n(cy + ry * 0.02)}" rx="${n(rx * 0.92)}" ry="${n(ry * 0.92)}"/>`, inside)
  );
}

/** A flat plate. */
export const flatPlate = (cx: number, cy: number, rx: number, tone = 'paper', rim = 'ceramic'): string =>
  E(cx + rx * 0.04, cy + rx * 0.07, rx, rx * TILT, 'shade') +
  E(cx, cy, rx, rx * TILT, tone) +
  ring(cx, cy, rx * 0.93, rx * 0.93 * TILT, rim, 3) +
  E(cx, cy + rx * 0.02, rx * 0.74, rx * 0.74 * TILT, 'shade-l');

/** White rice noodles swirling in an ellipse. */
export const noodles = (cx: number, cy: number, rx: number, tone = 'paper'): string =>
  E(cx, cy, rx, rx * TILT, tone) +
  L(
    seq(6, (i) => {
      const k = 1 - i * 0.15;
      return `M${n(cx - rx * k * 0.95)} ${n(cy + (i % 2 ? 3 : -3))}C${n(cx - rx * k * 0.4)} ${n(cy - rx * TILT * k * 1.2)} ${n(cx + rx * k * 0.2)} ${n(cy + rx * TILT * k)} ${n(cx + rx * k * 0.9)} ${n(cy - rx * TILT * k * 0.2)}`;
    }),
    'linen-2',
    2.4,
  );

export const basil = (x: number, y: number, r = 0, s = 1, tone = 'leaf'): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${r}) scale(${s})">${P('M0 0C10-16 34-16 46 0C34 14 10 14 0 0Z', tone)}${L('M4 0H40', 'leaf-2', 1.8)}</g>`;

/** A heap of herbs. */
export const herbs = (x: number, y: number, s = 1): string =>
  G(
    each(
      [
        [-46, 6, -150],
        [-30, -8, -120],
        [0, -14, -90],
        [26, -8, -50],
        [40, 8, -10],
        [-20, 8, 170],
        [10, 4, -70],
        [-8, -2, -110],
      ] as const,
      ([a, b, r], i) => basil(a, b, r, 0.9, i % 2 ? 'leaf' : 'leaf-2'),
    ),
    `translate(${x} ${y}) scale(${s})`,
  );

export const onionRings = (points: readonly (readonly [number, number])[]): string =>
  each(points, ([x, y], i) => ring(x, y, 5 + (i % 2), 3.4, i % 3 ? 'leaf' : 'leaf-2', 2.6));

export const chilli = (x: number, y: number, r = 0, s = 1): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${r}) scale(${s})">${P('M0-5C16-9 40-4 54 8C38 8 14 8 0 5Z', 'lacquer')}${L('M-2 0q-8-2-12-8', 'leaf-2', 4)}</g>`;
export const chilliSlices = (points: readonly (readonly [number, number])[]): string =>
  each(points, ([x, y]) => E(x, y, 6, 4, 'lacquer') + E(x, y, 2.4, 1.6, 'turmeric'));

/** A lime cut in half, or a wedge of it. */
export const lime = (x: number, y: number, s = 1): string =>
  G(
    E(0, 0, 24, 19, 'leaf') +
      E(2, -1, 19, 15, 'lamp') +
      L('M2-1V-15M2-1L18-6M2-1L14 10M2-1L-6 12M2-1L-16 2M2-1L-10-11', 'leaf', 1.8),
    `translate(${x} ${y}) scale(${s})`,
  );

/** A small bowl of dipping sauce. */
export const dip = (cx: number, cy: number, rx = 46, fill = 'broth', extra = ''): string =>
  bowl(cx, cy, rx, { fill, deep: 0.4, inside: extra });

export const chopsticks = (x: number, y: number, l: number, deg: number, tone = 'wood-3'): string =>
  `<g transform="translate(${x} ${y}) rotate(${deg})">${P(`M0-9L${l}-4V-1L0-4Z`, tone)}${P(`M0 3L${l} 4V7L0 8Z`, tone)}${R(0, -9, 22, 5, 'lacquer')}${R(0, 3, 22, 5, 'lacquer')}</g>`;

export const spoon = (x: number, y: number, deg: number, tone = 'paper'): string =>
  `<g transform="translate(${x} ${y}) rotate(${deg})">${E(0, 0, 30, 17, tone)}${E(-2, 1, 22, 11, 'shade')}${P('M24-7L104-5Q112 0 104 5L24 7Z', tone)}</g>`;

export const steam = (x: number, y: number, s = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">${L('M-34 0q-14-18 0-38t0-36M0-6q-14-18 0-38t0-38M34 0q-14-18 0-38t0-36', 'steam', 6)}</g>`;

/** A glass seen from the side, `h` high, its foot at y. */
export const glass = (
  cx: number,
  y: number,
  w: number,
  h: number,
  drink: string,
  level = 0.86,
  extra = '',
  tint = 'foam',
): string => {
  const top = y - h;
  const shape = `M${n(cx - w / 2)} ${top}L${n(cx - w * 0.4)} ${y - 8}Q${cx} ${y + 8} ${n(cx + w * 0.4)} ${y - 8}L${n(cx + w / 2)} ${top}Z`;
  const fillTop = y - h * level;
  return (
    E(cx + w * 0.12, y, w * 0.56, w * 0.13, 'shade') +
    P(shape, tint) +
    clip(
      `<path d="${shape}"/>`,
      R(cx - w, fillTop, w * 2, h, drink) +
        E(cx, fillTop, w / 2, w * 0.1, drink) +
        E(cx, fillTop, w / 2, w * 0.1, 'light') +
        extra +
        R(cx + w * 0.2, top, w, h + 20, 'shade'),
    ) +
    P(`M${n(cx - w * 0.38)} ${top + 14}h${n(w * 0.09)}l${n(w * 0.05)} ${n(h * 0.7)}h${n(-w * 0.07)}Z`, 'foam') +
    `<ellipse cx="${cx}" cy="${top}" rx="${n(w / 2)}" ry="${n(w * 0.1)}" fill="none" stroke="var(--il-foam)" stroke-width="4"/>`
  );
};

export const iceCubes = (cx: number, y: number): string =>
  each(
    [
      [-26, 0, 14],
      [4, -10, -20],
      [24, 8, 30],
      [-8, 28, 8],
      [18, 44, -14],
    ] as const,
    ([a, b, r]) =>
      `<rect x="-17" y="-17" width="34" height="34" rx="7" transform="translate(${cx + a} ${y + b}) rotate(${r})" ${F('foam')}/>`,
  );

/** One slice of rare beef. */
export const beef = (x: number, y: number, r = 0, s = 1): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${r}) scale(${s})">${P('M-34 2C-30-14 0-18 24-12C40-8 38 8 20 12C-4 16-32 16-34 2Z', 'clay')}${L('M-20 0q20-8 40-2M-12 8q16-4 28-2', 'rose', 2.6)}</g>`;

/** A snail's shell. */
export const snail = (x: number, y: number, r = 0, s = 1): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${r}) scale(${s})">${P('M-26 10C-30-14-8-28 10-22C30-16 30 10 12 18C-2 24-22 22-26 10Z', 'wood-2')}${L('M-14 8C-16-8 2-16 12-8C20 0 12 12 2 10C-4 8-2 0 4 0', 'bamboo', 3.4)}${P('M-26 10C-20 4-10 6-8 14C-10 22-24 20-26 10Z', 'wood-3')}</g>`;
