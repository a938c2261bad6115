/** Kitchens, 640×480: the worktop at y 286, the floor at 400. */
import { C, L, P, R, seq } from './shapes';
import { floor, type FloorName } from './floor';
import { windowP, type WindowShape } from './window';
import type { ViewName } from './views';

export interface KitchenOptions {
  wall?: string;
  cab?: string;
  view?: ViewName;
  fl?: FloorName;
  shape?: WindowShape;
}

export const saucepan = (x: number, y: number): string =>
  P(`M${x} ${y}v-34q0-6 6-6h56q6 0 6 6v34Z`, 'steel') +
  P(`M${x + 40} ${y}v-40h22q6 0 6 6v34Z`, 'shade') +
  R(x - 6, y - 44, 80, 7, 'ink-il', 3) +
  L(`M${x + 34} ${y - 48}v-8M${x + 74} ${y - 28}h16`, 'ink-il', 5) +
  L(`M${x + 18} ${y - 64}q-8-12 0-22t0-20M${x + 44} ${y - 68}q-8-12 0-22t0-20`, 'steam', 4);

export const casserole = (x: number, y: number, tone = 'lacquer'): string =>
  P(`M${x - 30} ${y}v-14q0-20 30-20t30 20v14Z`, tone) +
  R(x - 36, y - 18, 72, 6, 'ink-il', 3) +
  C(x, y - 36, 5, 'ink-il');

export const kitchenVase = (x: number, y: number): string =>
  P(`M${x - 10} ${y}q-8-30 12-34h14q20 4 12 34Z`, 'ceramic') +
  L(`M${x + 2} ${y - 34}q-4-26-18-34M${x + 12} ${y - 34}q2-30 18-40`, 'leaf-2', 3) +
  C(x - 18, y - 72, 7, 'bloom') +
  C(x + 32, y - 78, 8, 'bloom-2') +
  C(x + 10, y - 66, 7, 'bloom');

export const fridge = (x: number, y: number, w = 130, h = 306): string =>
  R(x, y - h, w, h, 'steel', 10) +
  P(`M${x + w - 48} ${y - h}h38q10 0 10 10v${h - 20}q0 10-10 10h-38Z`, 'shade') +
  L(`M${x} ${y - h + 120}H${x + w}`, 'line', 4) +
  L(`M${x + 16} ${y - h + 54}v44M${x + 16} ${y - h + 140}v56`, 'ink-il', 5) +
  R(x + 54, y - h + 24, 34, 26, 'paper', 2) +
  C(x + 60, y - h + 20, 4, 'lacquer');

/** Wall cabinets: `count` doors from x. */
export const upperCabinets = (x: number, y: number, count: number, tone: string): string =>
  R(x, y, count * 114 + 8, 96, tone, 4) +
  seq(
    count,
    (i) =>
      R(x + 8 + i * 114, y + 8, 106, 80, 'shade-l', 3) +
      R(x + 16 + i * 114 + (i % 2 ? 0 : 74), y + 74, 16, 5, 'turmeric', 2),
  );

/** Worktop and base cabinets from 0 to `w`, their doors of one width. */
export const baseCabinets = (w: number, tone: string, top = 'stone', foot = 400): string => {
  const doors = Math.round(w / 114);
  const step = w / doors;
  return (
    R(0, 286, w, 16, top) +
    R(0, 302, w, foot - 302, tone) +
    R(0, foot - 8, w, 12, 'ink-il') +
    seq(
      doors,
      (i) => R(i * step + 6, 312, step - 12, 74, 'shade-l', 4) + R((i + 0.5) * step - 12, 320, 24, 5, 'turmeric', 2),
    )
  );
};

export const wallTiles = (x: number, y: number, w: number, h: number, tone = 'paper', step = 30): string =>
  R(x, y, w, h, tone) +
  L(
    seq(w / step, (i) => `M${x + (i + 1) * step} ${y}v${h}`) + seq(h / 33, (i) => `M${x} ${y + (i + 1) * 33}h${w}`),
    'line',
    1.6,
  );

export function kitchen({
  wall = 'cream',
  cab = 'jade',
  view = 'city',
  fl = 'tile-l',
  shape = 'plain',
}: KitchenOptions = {}): string {
  return (
    R(0, 0, 640, 480, wall) +
    wallTiles(0, 190, 470, 100) +
    windowP(36, 60, 150, 118, view, { blind: 0.24, mull: 1, shape }) +
    floor(fl, 400) +
    baseCabinets(470, cab) +
    upperCabinets(230, 60, 2, cab) +
    R(300, 280, 130, 8, 'ink-il', 3) +
    saucepan(318, 278) +
    kitchenVase(220, 286) +
    casserole(120, 286) +
    fridge(494, 402) +
    R(494, 402, 130, 8, 'ink-il')
  );
}
