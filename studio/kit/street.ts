/** The street of tube houses, 640×480: pavement at y 418. */
import { C, L, P, R, at, each, n, ring, seq } from './shapes';
import { sun } from './sky';

/** One tube house: left edge, width, top, wall, and a number that varies roof, shutters, balcony, awning. */
export const tubeHouse = (x: number, w: number, top: number, wall: string, k: number, foot = 420): string => {
  const crown =
    k % 3 === 0
      ? P(`M${x} ${top - 8}L${x + w / 2} ${top - 34}L${x + w} ${top - 8}Z`, wall) + C(x + w / 2, top - 16, 5, 'paper')
      : k % 3 === 1
        ? R(x + 4, top - 22, w - 8, 14, wall) +
          L(`M${x + 8} ${top - 22}v14M${x + w / 2} ${top - 22}v14M${x + w - 8} ${top - 22}v14`, 'paper', 3)
        : P(`M${x - 6} ${top - 6}h${w + 12}l-10-22h${-w + 8}Z`, 'roof');
  const wide = w > 70;
  const panes = wide ? [x + w * 0.16, x + w * 0.56] : [x + w * 0.3];
  const q = wide ? w * 0.28 : w * 0.4;
  const shutter = k % 2 ? 'jade-2' : 'wood-2';
  const storeys = seq((foot - 90 - top) / 74, (i) => {
    const wy = top + 18 + i * 74;
    const windows = each(
      panes,
      (wx) =>
        R(wx, wy, q, 38, (i + k) % 3 === 0 ? 'window' : 'ink-il', 2) +
        R(wx - q * 0.34, wy, q * 0.38, 38, shutter, 1) +
        R(wx + q * 0.96, wy, q * 0.38, 38, shutter, 1),
    );
    if ((i + k) % 2 === 0) return windows;
    const rail =
      R(x + 4, wy + 40, w - 8, 5, 'wood-3') +
      L(seq((w - 12) / 8, (j) => `M${x + 8 + j * 8} ${wy + 26}v14`) + `M${x + 5} ${wy + 26}h${w - 10}`, 'wood-3', 2);
    return (
      windows +
      rail +
      (k % 2 ? C(x + 14, wy + 24, 8, 'leaf') + C(x + 26, wy + 27, 7, 'leaf-2') + C(x + 18, wy + 18, 3, 'bloom') : '')
    );
  });
  const awning = ['lacquer', 'jade', 'turmeric', 'paper'][k % 4] ?? 'paper';
  const shop =
    R(x + 6, foot - 68, w - 12, 68, 'ink-il') +
    R(x + 10, foot - 60, w - 20, 60, 'window') +
    `<g opacity=".9">${R(x + 10, foot - 30, w - 20, 30, 'wood-2')}</g>` +
    P(`M${x} ${foot - 84}h${w}l6 22h${-w - 12}Z`, awning) +
    L(
      seq(w / 16, (j) => `M${x + 8 + j * 16} ${foot - 82}l-2 18`),
      awning === 'paper' ? 'lacquer' : 'paper',
      5,
    );
  return (
    R(x, top, w, foot - top, wall) +
    R(x - 3, top - 8, w + 6, 10, 'paper') +
    R(x + w - w * 0.2, top, w * 0.2, foot - top, 'shade-s') +
    crown +
    storeys +
    shop
  );
};

/** A bicycle; `load` puts the flower seller's basket on it. */
export const bicycle = (x: number, y: number, s = 1, frame = 'lacquer', load = true): string =>
  at(
    x,
    y,
    s,
    ring(0, -24, 22, 22, 'ink-il', 4) +
      ring(92, -24, 22, 22, 'ink-il', 4) +
      L('M0-24L28-58H74L46-24H0M28-58L46-24M74-58L92-24M74-58L70-76H84M22-66H36', frame, 4) +
      // The flower seller's basket rides on the carrier over the rear wheel.
      (load
        ? L('M-30-54H24M-22-54L0-26', 'ink-il', 4) +
          each(
            [
              [-36, -96, 'leaf-2'],
              [22, -98, 'leaf'],
              [-26, -104, 'bloom'],
              [-8, -112, 'turmeric'],
              [10, -106, 'paper'],
              [-40, -86, 'bloom-2'],
              [24, -88, 'bloom'],
              [-20, -92, 'paper'],
              [-2, -96, 'bloom-2'],
              [14, -92, 'turmeric'],
            ] as const,
            ([a, b, c]) => C(a, b, 11, c),
          ) +
          P('M-46-88H32L24-56H-38Z', 'bamboo') +
          P('M8-88H32L24-56H4Z', 'shade') +
          L('M-43-78H29M-40-67H27', 'bamboo-3', 2.2)
        : ''),
  );

/** A tree of the pavement; `crown` turns it to another season. */
export const streetTree = (
  x: number,
  y: number,
  s = 1,
  crown: readonly [string, string] = ['leaf', 'leaf-2'],
): string =>
  at(
    x,
    y,
    s,
    P('M-8 0c4-60-4-110 2-170h12c4 60 0 110 6 170Z', 'wood-2') +
      each(
        [
          [-28, -184, 52],
          [32, -192, 56],
          [2, -234, 58],
          [62, -234, 46],
          [-42, -228, 36],
        ] as const,
        ([a, b, r], i) => C(a, b, r, crown[i % 2 ? 0 : 1]),
      ),
  );

export const powerPole = (x: number, foot: number): string =>
  R(x, foot - 362, 9, 362, 'wood-3') + L(`M${x - 16} ${foot - 352}h42M${x - 12} ${foot - 338}h34`, 'wood-3', 5);
export const wires = (y = 60): string =>
  L(
    `M0 ${y}Q160 ${y + 36} 320 ${y + 10}T640 ${y + 4}M0 ${y + 14}Q180 ${y + 52} 330 ${y + 24}T640 ${y + 20}`,
    'ink-soft',
    1.6,
  );

export type House = readonly [x: number, w: number, top: number, wall: string, k: number];
/** The row of houses of the mock's street. */
export const HOUSE_ROW: readonly House[] = [
  [-14, 84, 150, 'ochre', 0],
  [70, 66, 90, 'jade-mist', 1],
  [136, 92, 176, 'rose', 2],
  [228, 62, 70, 'cream', 3],
  [290, 88, 134, 'ochre-2', 4],
  [378, 70, 100, 'jade-mist', 5],
  [448, 96, 168, 'cream', 6],
  [544, 64, 80, 'rose', 7],
  [608, 70, 140, 'ochre', 9],
];

export const houseRow = (houses: readonly House[] = HOUSE_ROW, foot = 420): string =>
  each(houses, ([x, w, top, wall, k]) => tubeHouse(n(x), w, top, wall, k, foot));

/** Sky, houses, pavement and road: whatever the street is for stands on it. */
export const streetGround = (houses: readonly House[] = HOUSE_ROW, foot = 420): string =>
  R(0, 0, 640, 480, 'sky-1') +
  R(0, 150, 640, 300, 'sky-2') +
  sun(110, 76, 34) +
  houseRow(houses, foot) +
  R(0, foot - 2, 640, 482 - foot, 'road') +
  R(0, foot - 2, 640, 12, 'linen');

/** The street as the home page's event shows it. */
export const street = (): string =>
  streetGround() +
  wires() +
  powerPole(500, 422) +
  streetTree(568, 424) +
  bicycle(330, 462) +
  L('M40 452h70M180 462h60M470 458h70', 'line', 3);
