/** Boats, drawn from the waterline: y = 0 is the water, the hull is about 200 units long at scale 1. */
import { C, E, F, L, P, R, at, clip, each, n, pathShape, seq } from './shapes';

/** One fan-shaped batten sail: foot of the mast, width, height, number of battens. */
const sail = (ax: number, ay: number, w: number, h: number, battens: number, tone: string): string => {
  const top = ay - h;
  const d = `M${n(ax - w * 0.42)} ${n(ay - h * 0.08)}C${n(ax - w * 0.5)} ${n(ay - h * 0.5)} ${n(ax - w * 0.32)} ${n(ay - h * 0.86)} ${n(ax - w * 0.04)} ${top}C${n(ax + w * 0.22)} ${n(top + h * 0.04)} ${n(ax + w * 0.5)} ${n(ay - h * 0.62)} ${n(ax + w * 0.58)} ${n(ay - h * 0.1)}C${n(ax + w * 0.3)} ${n(ay - h * 0.16)} ${n(ax - w * 0.1)} ${n(ay - h * 0.16)} ${n(ax - w * 0.42)} ${n(ay - h * 0.08)}Z`;
  const ribs = seq(battens, (i) => {
    const t = (i + 1) / (battens + 1);
    return `M${n(ax - w * 0.6)} ${n(ay - h * (0.1 + 0.8 * t) + h * 0.05)}Q${n(ax)} ${n(ay - h * (0.2 + 0.82 * t))} ${n(ax + w * 0.7)} ${n(ay - h * (0.12 + 0.62 * t))}`;
  });
  const lee = `<path d="M${n(ax + w * 0.08)} ${top - 4}Q${n(ax + w * 0.2)} ${n(ay - h * 0.5)} ${n(ax + w * 0.14)} ${ay}H${n(ax + w * 0.8)}V${top - 4}Z" ${F('sail-2')}/>`;
  return (
    `<path d="${d}" ${F(tone)}/>` +
    clip(pathShape(d), lee + L(ribs, 'sail-rib', 1.6)) +
    L(`M${ax} ${ay}V${top - 7}`, 'wood-3', 2.4)
  );
};

export interface JunkOptions {
  /** Tone of the sails. */
  sails?: string;
  /** Sails down: the boat lies at anchor. */
  furled?: boolean;
  /** Without the mirror image, where something else stands below the waterline. */
  bare?: boolean;
}

/** A junk with three batten sails. */
export function junk(
  x: number,
  y: number,
  s = 1,
  { sails = 'sail', furled = false, bare = false }: JunkOptions = {},
): string {
  const mirror =
    `<g opacity=".28">${P('M-92 3H96C80 16 60 20 40 20H-40C-66 20-84 14-92 3Z', 'karst-4')}${furled ? '' : P('M-70 22C-64 50-52 66-42 72C-34 60-24 40-22 22ZM-26 22C-20 70-4 98 8 108C24 90 42 52 46 22ZM44 22C50 50 60 66 68 70C80 58 88 36 90 22Z', 'sail')}</g>` +
    L('M-84 34H-10M10 30H92M-64 48H0M26 46H84M-50 62H-20M-8 66H36M-6 84H24', 'foam', 2);
  const rig = furled
    ? L('M-52-16V-110M4-20V-150M60-28V-118', 'wood-3', 3) + L('M-74-60L-32-84M-24-76L34-104M40-64L80-88', sails, 8)
    : sail(-52, -16, 58, 92, 4, sails) + sail(4, -20, 78, 136, 6, sails) + sail(60, -28, 50, 84, 4, sails);
  return at(
    x,
    y,
    s,
    (bare ? '' : mirror) +
      rig +
      R(-4, -34, 66, 16, 'wood') +
      R(-8, -38, 76, 5, 'wood-2', 2) +
      each([4, 18, 32, 46], (q) => R(q, -31, 8, 8, 'window', 1)) +
      P('M-104-22C-92-18-74-17-58-17H66C80-17 92-24 108-36C106-16 98-2 84 4H-72C-90 4-100-8-104-22Z', 'wood-2') +
      P('M20-17H66C80-17 92-24 108-36C106-16 98-2 84 4H10C22-4 24-10 20-17Z', 'shade') +
      L('M-98-11C-80-8-60-8-40-8H70C84-8 94-13 102-20', 'turmeric', 2.4) +
      (bare ? '' : L('M-116 7H-84M-70 9H-20M0 8H60M78 8H118', 'foam', 2.4)) +
      P('M4-157l18 4-18 6Z', 'lacquer'),
  );
}

/** A white two-deck cruise boat. */
export const cruise = (x: number, y: number, s = 1): string =>
  at(
    x,
    y,
    s,
    `<g opacity=".25">${P('M-120 4H126C112 20 90 26 60 26H-70C-100 26-116 16-120 4Z', 'karst-4')}</g>` +
      R(-70, -58, 150, 24, 'paper', 4) +
      R(-86, -34, 184, 22, 'linen') +
      R(40, -58, 40, 24, 'shade') +
      R(-76, -66, 164, 7, 'wood', 3) +
      L('M-66-66V-80H60M-40-66V-80M-10-66V-80M20-66V-80M50-66V-80', 'wood-2', 2.5) +
      P('M-70-80H70L62-92H-60Z', 'jade') +
      seq(9, (i) => R(-60 + i * 15, -53, 9, 12, 'window', 2)) +
      seq(11, (i) => R(-76 + i * 15, -29, 9, 11, 'window', 2)) +
      P('M-122-18H100C116-20 124-26 132-34C130-14 120 2 104 6H-96C-112 2-120-6-122-18Z', 'wood-2') +
      P('M40-18H100C116-20 124-26 132-34C130-14 120 2 104 6H26C40-2 44-10 40-18Z', 'shade') +
      L('M-116-11H102', 'turmeric', 2.4) +
      L('M84-80V-112', 'wood-3', 2.5) +
      P('M84-112h22l-6 7 6 7H84Z', 'lacquer') +
      L('M-140 8H-90M-60 10H10M40 9H90M110 8H150', 'foam', 2.4),
  );

/** A two-seat kayak with its paddles laid across; nobody in it. `ashore` leaves out the water. */
export const kayak = (x: number, y: number, s = 1, tone = 'lacquer', flip = 1, ashore = false): string =>
  at(
    x,
    y,
    s,
    (ashore ? '' : `<g opacity=".25">${P('M-96 2H96C70 16 40 18 0 18S-70 16-96 2Z', 'karst-4')}</g>`) +
      P('M-110-12C-84-6-50-6 0-6S84-6 110-12C96 4 60 8 0 8S-96 4-110-12Z', tone) +
      P('M20-6C60-6 90-8 110-12C96 4 60 8 0 8C14 6 22 0 20-6Z', 'shade') +
      P('M-56-6q4-12 20-12t20 12ZM12-6q4-12 20-12t20 12Z', 'ink-il') +
      L('M-84-36L-6 4M-2-30L78-2', 'wood', 4) +
      P('M-98-46q10-4 22 8q6 8 2 10q-14-2-24-18ZM62-10q14-4 26 6q8 8 4 10q-18 0-30-16Z', 'turmeric') +
      (ashore ? '' : L('M-124 6H-90M-60 12H20M50 11H96M108 6H136', 'foam', 2.4)),
    flip,
  );

/** A round woven coracle (thuyền thúng). */
export const coracle = (x: number, y: number, s = 1, ashore = false): string =>
  at(
    x,
    y,
    s,
    (ashore ? E(4, 8, 56, 9, 'shade') : `<g opacity=".25">${P('M-52 4H52Q40 20 0 20T-52 4Z', 'karst-4')}</g>`) +
      P('M-54-20C-52 2-34 10 0 10S52 2 54-20Z', 'bamboo-2') +
      P('M14-20H54C52 2 34 10 0 10C12 4 16-8 14-20Z', 'shade') +
      `<ellipse cx="0" cy="-20" rx="54" ry="13" ${F('bamboo')}/><ellipse cx="0" cy="-19" rx="46" ry="9" ${F('wood-3')}/>` +
      L('M-48-10Q0 8 48-10M-42-2Q0 12 42-2', 'bamboo-3', 2) +
      L('M-30-22L40-66', 'wood', 4) +
      (ashore ? '' : L('M-74 10H-40M-16 14H30M44 9H74', 'foam', 2.2)),
  );

/** A low bamboo rowing boat (sampan), flat at both ends. */
export const sampan = (x: number, y: number, s = 1, flip = 1): string =>
  at(
    x,
    y,
    s,
    `<g opacity=".25">${P('M-96 3H96Q70 16 0 16T-96 3Z', 'karst-4')}</g>` +
      P('M-122-26C-100-12-60-8 0-8S100-12 122-26C112-2 84 6 0 6S-112-2-122-26Z', 'wood') +
      P('M24-8C70-9 100-13 122-26C112-2 84 6 0 6C20 4 28-2 24-8Z', 'shade') +
      R(-40, -14, 34, 7, 'bamboo', 2) +
      R(14, -14, 34, 7, 'bamboo', 2) +
      L('M62-12L118-54M-70-10L-30-60', 'wood-2', 4) +
      P('M-30-14q4-22 24-34q20 12 24 34Z', 'bamboo') +
      L('M-22-24h32M-16-34h20', 'bamboo-3', 1.6) +
      L('M-140 8H-96M-60 11H14M40 10H92M104 7H142', 'foam', 2.4),
    flip,
  );

/** A blue fishing boat with a wheelhouse and lamps on a line. */
export const fishingBoat = (x: number, y: number, s = 1, flip = 1): string =>
  at(
    x,
    y,
    s,
    `<g opacity=".25">${P('M-96 4H104Q80 22 0 22T-96 4Z', 'karst-4')}</g>` +
      L('M-30-20V-112M-30-108L84-40', 'wood-3', 3) +
      each(
        [0, 1, 2, 3, 4],
        (i) => C(-20 + i * 20, -98 + i * 12, 8, 'glow') + C(-20 + i * 20, -98 + i * 12, 4, 'lamp'),
      ) +
      R(-84, -62, 58, 44, 'paper', 3) +
      R(-50, -62, 24, 44, 'shade') +
      R(-90, -68, 70, 8, 'lacquer', 2) +
      R(-76, -54, 16, 14, 'window', 2) +
      R(-54, -54, 16, 14, 'window', 2) +
      P('M-112-24C-90-18-50-16 0-16C50-16 90-26 120-46C116-18 104 0 84 6H-84C-102 2-110-10-112-24Z', 'ceramic') +
      P('M30-17C66-20 96-30 120-46C116-18 104 0 84 6H20C34-2 36-10 30-17Z', 'shade') +
      L('M-106-12C-80-6-40-6 0-6C46-6 84-14 112-28', 'turmeric', 3) +
      C(96, -22, 5, 'paper') +
      C(97, -22, 2.4, 'ink-il') +
      L('M-134 8H-90M-60 11H14M40 10H92M104 7H142', 'foam', 2.4),
    flip,
  );

/** A floating house on drums: fishing village of the bay. */
export const raftHouse = (x: number, y: number, s = 1, wall = 'jade', roof = 'roof'): string =>
  at(
    x,
    y,
    s,
    `<g opacity=".25">${P('M-86 6H92V30H-86Z', 'karst-4')}</g>` +
      seq(7, (i) => R(-86 + i * 26, -4, 20, 14, 'ceramic', 5)) +
      R(-100, -10, 206, 9, 'wood') +
      R(-70, -68, 108, 58, wall) +
      R(6, -68, 32, 58, 'shade') +
      P('M-84-66L-60-102H32L52-66Z', roof) +
      L('M-66-76H38M-60-88H32', 'line', 2) +
      R(-56, -52, 26, 42, 'wood-3', 2) +
      R(-16, -50, 30, 24, 'window', 2) +
      L('M-1-50v24M-16-38h30', 'frame', 2) +
      L('M60-10V-60M98-10V-60M52-58H106', 'wood-2', 3) +
      P('M64-56h10v24h-10ZM78-56h12v18h-12Z', 'paper') +
      L('M-112 12H-60M-30 15H40M66 13H118', 'foam', 2.4),
  );
