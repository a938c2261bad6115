import { C, L, P, R, each, seq } from '../../kit/shapes';
import { plantPot } from '../../kit/plants';
import { fade, place } from '../stage';

/** The two towers by the bay, drawn from the ground (y 0) up; one floor is `FLOOR` high. */
export const FLOOR = 62;

interface Tower {
  x: number;
  w: number;
  floors: number;
  wall: string;
  trim: string;
}
export const TOWER_A: Tower = { x: 240, w: 340, floors: 26, wall: 'cream', trim: 'jade' };
export const TOWER_B: Tower = { x: 700, w: 320, floors: 23, wall: 'wall-clay', trim: 'wood-2' };

/** One floor: balconies with plants, windows; some are lit. */
function storey({ x, w, wall, trim }: Tower, i: number): string {
  const y = -(i + 1) * FLOOR;
  const bays = 4;
  const bay = w / bays;
  return (
    R(x, y, w, FLOOR + 1, wall) +
    seq(bays, (k) => {
      const bx = x + k * bay;
      const lit = (i * 7 + k * 5) % 3 !== 0;
      return (
        R(bx + 14, y + 10, bay - 28, 40, lit ? 'window' : 'ink-il-2', 3) +
        L(`M${bx + bay / 2} ${y + 10}v40`, 'frame', 3) +
        (lit && (i + k) % 2 ? P(`M${bx + 14} ${y + 10}h14v34q-8 4-14 4Z`, 'curtain') : '') +
        ((i + k) % 3 === 0 ? C(bx + bay - 24, y + 36, 9, 'leaf') + C(bx + bay - 16, y + 40, 7, 'leaf-2') : '')
      );
    }) +
    R(x - 8, y + 44, w + 16, 6, trim, 2) +
    L(
      seq(Math.floor(w / 11), (k) => `M${x + 4 + k * 11} ${y + 46}v14`),
      trim,
      2.5,
    ) +
    R(x - 8, y + 58, w + 16, 6, 'paper', 2)
  );
}

export function tower(it: Tower): string {
  const top = -it.floors * FLOOR - 130;
  return (
    R(it.x - 18, -130, it.w + 36, 130, 'wood-l') +
    `<g transform="translate(0 -130)">${seq(it.floors, (i) => storey(it, i))}</g>` +
    R(it.x + it.w * 0.74, top, it.w * 0.26, -top, 'shade') +
    R(it.x - 18, top - 18, it.w + 36, 22, 'paper', 4) +
    R(it.x - 4, top - 60, it.w + 8, 44, it.trim, 4) +
    each([0.16, 0.5, 0.82], (k, i) =>
      place(
        L('M0 0V-64', 'wood-3', 5) +
          P('M-46-56Q0-104 46-56Z', i === 1 ? 'turmeric' : 'lacquer') +
          C(0, -20, 26, 'glow'),
        it.x + it.w * k,
        top - 60,
      ),
    ) +
    each(
      [0.05, 0.33, 0.67, 0.95],
      (k) => C(it.x + it.w * k, top - 74, 20, 'leaf-2') + C(it.x + it.w * k + 16, top - 70, 15, 'leaf'),
    ) +
    L(
      seq(12, (k) => `M${it.x + 14 + (k * (it.w - 28)) / 11} ${top - 60}v-30`) +
        `M${it.x + 6} ${top - 90}h${it.w - 12}`,
      'steel',
      4,
    )
  );
}

/** The lobby at the foot: glass doors, an awning, lamps, planters. */
export const lobby = (): string =>
  R(200, -120, 860, 120, 'wood') +
  R(200, -128, 860, 18, 'wood-2') +
  each([250, 400, 700, 850], (x) => R(x, -96, 120, 96, 'window', 4) + L(`M${x + 60} -96v96`, 'frame', 4)) +
  P('M520 -140H740L770 -96H490Z', 'lacquer') +
  L('M528-134l-22 36M572-134l-12 36M616-134l-4 36M660-134l4 36M704-134l14 36', 'paper', 9) +
  R(556, -94, 148, 94, 'lamp', 4) +
  L('M630-94V0', 'frame', 5) +
  C(616, -44, 4, 'turmeric') +
  C(644, -44, 4, 'turmeric') +
  each([480, 780], (x) => place(plantPot(0, 0, 0.8, 3), x, -2)) +
  C(520, -70, 26, 'glow') +
  C(740, -70, 26, 'glow');

/** A palm of the forecourt. */
export const palmTree = (x: number, y: number, s: number, sway: number): string =>
  place(
    P('M-12 0C-6-120-10-220 4-320H20C10-220 12-120 14 0Z', 'wood-2') + P('M4 0C8-120 6-220 14-320H20C10-220 12-120 14 0Z', 'shade') +
      `<g transform="rotate(${sway.toFixed(2)} 12 -320)">${each([-150, -110, -60, -20, 25, 65], (r, i) => `<path transform="translate(12 -320) rotate(${r + 40})" d="M0 0C40-44 110-50 168-10C112-22 56-10 0 0Z" fill="var(--il-${i % 2 ? 'leaf' : 'leaf-2'})"/>`)}${C(6, -312, 12, 'wood-3')}${C(22, -308, 11, 'wood-2')}</g>`,
    x, y, s,
  ); // oxfmt-ignore

/** Lit windows far away, some nearer than others. */
export const shoreLights = (y: number, count: number): string =>
  seq(count, (i) => fade(0.55 + 0.15 * (i % 4), C(((i * 197) % 1500) - 100, y - ((i * 31) % 16), 2.6, 'lamp')));
