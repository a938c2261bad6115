/** New Ha Noi: its tallest towers, the trees of its avenues, the sky train. */
import { C, L, P, R, each, seq } from './shapes';
import { orb, sky, treeLine } from './landmarks';
import { covering } from './view-scene';

const lights = (x: number, y: number, cols: number, rows: number, gap = 7): string =>
  seq(rows, (r) => seq(cols, (c) => ((r * 3 + c * 5) % 4 ? R(x + c * gap, y + r * 9, 3.6, 4.6, 'window') : '')));

/** A tower that tapers to a rounded crown. */
const crown = (x: number, foot: number): string =>
  P(
    `M${x} ${foot}V${foot - 118}Q${x + 2} ${foot - 142} ${x + 18} ${foot - 146}Q${x + 36} ${foot - 142} ${x + 38} ${foot - 118}V${foot}Z`,
    'karst-2',
  ) +
  P(`M${x + 24} ${foot - 145}Q${x + 36} ${foot - 142} ${x + 38} ${foot - 118}V${foot}H${x + 26}Z`, 'shade') +
  P(`M${x + 9} ${foot - 128}h20v10h-20Z`, 'window') +
  lights(x + 5, foot - 106, 3, 8);

/** A pair of slabs and the taller third between them. */
const trio = (x: number, foot: number): string =>
  R(x - 4, foot - 84, 24, 84, 'karst-2') +
  R(x + 46, foot - 90, 24, 90, 'karst-2') +
  R(x + 60, foot - 90, 10, 90, 'shade') +
  P(`M${x + 18} ${foot}V${foot - 132}L${x + 50} ${foot - 144}V${foot}Z`, 'karst-3') +
  P(`M${x + 38} ${foot - 139}L${x + 50} ${foot - 144}V${foot}H${x + 38}Z`, 'shade') +
  L(`M${x + 46} ${foot - 142}v-14`, 'ink-soft', 1.6) +
  lights(x + 1, foot - 76, 2, 6) +
  lights(x + 22, foot - 122, 2, 11) +
  lights(x + 50, foot - 80, 2, 6);

export const city = covering(
  () =>
    sky(0, 0, 320, 200, 0.34) +
    orb(142, 46, 14) +
    each([-8, 22, 56, 116, 150, 178, 216, 262, 292], (x, i) => R(x, 112 - ((i * 7) % 5) * 9, 28, 80, 'karst-1')) +
    crown(76, 176) +
    trio(182, 176) +
    R(16, 100, 34, 80, 'karst-2') +
    R(40, 100, 10, 80, 'shade') +
    lights(20, 106, 3, 6) +
    R(280, 92, 34, 90, 'karst-2') +
    R(304, 92, 10, 90, 'shade') +
    lights(284, 98, 3, 7) +
    R(128, 118, 40, 60, 'karst-3') +
    R(156, 118, 12, 60, 'shade') +
    lights(132, 124, 3, 4) +
    treeLine(-30, 176, 200, 28, 'leaf') +
    treeLine(150, 176, 220, 30) +
    // The sky train on its viaduct.
    each([24, 104, 184, 264], (x) => P(`M${x - 5} 172h18l-4 8v24h-10v-24Z`, 'stone')) +
    R(-4, 166, 328, 8, 'linen-2') +
    R(-4, 172, 328, 3, 'shade') +
    P('M96 166v-13q0-6 8-6h118v19Z', 'jade') +
    P('M222 147h6q8 0 10 8l3 11h-19Z', 'jade') +
    R(96, 159, 143, 3, 'turmeric') +
    seq(9, (i) => R(104 + i * 13, 150, 9, 6, 'window', 1)) +
    P('M224 150h6q4 0 6 6h-12Z', 'window') +
    C(237, 163, 1.8, 'lamp') +
    treeLine(-20, 206, 170, 26) +
    treeLine(130, 206, 220, 24, 'leaf'),
);
