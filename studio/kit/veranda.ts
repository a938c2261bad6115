/** The veranda's own parts: the bamboo blind, its cord, bougainvillea. */
import { C, F, G, L, R, each, seq, svg } from './shapes';

/** The blind rolled up under the eave, `w` wide. */
export function blindRoll(w: number, y = 0, h = 34): string {
  return `${R(0, y - 40, w, 46, 'eave')}${R(0, y + 2, w, h, 'bamboo')}${R(0, y + 2 + h * 0.62, w, h * 0.38, 'bamboo-2')}${L(`M0 ${y + 2 + h * 0.3}H${w}`, 'bamboo-3', 1.5)}${L(`M0 ${y + 2 + h * 0.14}H${w}`, 'bamboo-3', 1)}`;
}

/** The blind let down over `h`: battens and two cords. */
export const blindDown = (x: number, y: number, w: number, h: number): string =>
  R(x, y, w, h, 'bamboo') +
  L(
    seq(h / 7, (i) => `M${x} ${y + 5 + i * 7}h${w}`),
    'bamboo-3',
    1.3,
  ) +
  R(x - 3, y + h - 4, w + 6, 10, 'bamboo-2', 5) +
  L(`M${x + w * 0.24} ${y}v${h}M${x + w * 0.76} ${y}v${h}`, 'cord', 1.6);

export const cord = (x: number, y: number, l: number): string =>
  L(`M${x} ${y}v${l}`, 'cord', 2.2) +
  `<path d="M${x - 5} ${y + l + 15}L${x} ${y + l - 2}L${x + 5} ${y + l + 15}Z" ${F('lacquer')}/>` +
  C(x, y + l, 3.6, 'turmeric');

const FLOWERS = [
  [0, 18, 11],
  [-20, 34, 12],
  [-6, 44, 10],
  [-38, 52, 12],
  [-24, 66, 11],
  [-52, 74, 10],
  [-44, 90, 9],
  [14, 6, 9],
  [-66, 92, 8],
  [-10, 64, 8],
  [-58, 112, 6],
] as const;
const LEAVES = [
  [8, 28, 30],
  [-30, 24, -20],
  [-14, 58, 50],
  [-48, 62, -30],
  [-36, 82, 40],
  [-68, 84, -50],
  [-52, 102, 20],
  [20, 20, 60],
] as const;

/** A hanging branch of bougainvillea. */
export function branch(x: number, y: number, s = 1, flip = 1): string {
  const leaves = each(
    LEAVES,
    ([a, b, r]) =>
      `<path transform="translate(${a} ${b}) rotate(${r})" d="M0 0C6-9 18-9 24 0C18 8 6 8 0 0Z" ${F(r > 0 ? 'leaf' : 'leaf-2')}/>`,
  );
  const petal = (r: number): string =>
    `M0 0C${-r} ${-r * 0.3} ${-r * 0.7} ${-r * 1.3} 0 ${-r * 1.1}C${r * 0.7} ${-r * 1.3} ${r} ${-r * 0.3} 0 0ZM0 0C${r * 1.1} ${r * 0.1} ${r} ${r} ${r * 0.2} ${r}C${-r * 0.2} ${r * 0.8} ${-r * 0.2} ${r * 0.2} 0 0ZM0 0C${r * 0.2} ${r * 1.1} ${-r} ${r} ${-r} ${r * 0.4}C${-r * 0.8} ${r * 0.1} ${-r * 0.2} ${-r * 0.1} 0 0Z`;
  const flowers = each(
    FLOWERS,
    ([a, b, r], i) =>
      `<g transform="translate(${a} ${b}) rotate(${i * 47})"><path d="${petal(r)}" ${F(i % 3 ? 'bloom' : 'bloom-2')}/>${C(0, 0, 1.6, 'paper')}</g>`,
  );
  return G(
    L('M34-12C10 6-10 30-30 56C-44 76-54 92-60 118', 'wood-2', 3) + leaves + flowers,
    `translate(${x} ${y}) scale(${s * flip} ${s})`,
  );
}

export const verandaFrame = (w: number): string => branch(w - 60, 6, 1.5) + branch(70, -14, 1.1, -1);
export const branchArt = (): string => svg(170, 190, branch(120, 14, 1.35));
export const verandaTop = (w = 1600): string =>
  svg(w, 60, blindRoll(w, 0, 26) + cord(w * 0.31, 28, 12) + cord(w * 0.69, 28, 12), {
    par: 'xMidYMin slice',
    cls: 'eave',
  });

/** The eave with the blind rolled up and its two tassels, as a body for any scene. */
export const eave = (w: number, h = 30): string => blindRoll(w, 0, h) + cord(w * 0.31, h, 12) + cord(w * 0.69, h, 12);
