/** Bathrooms: tubs, showers, basins; feet on `y`. */
import { C, E, G, L, P, R, at, clip, each, n, rectShape, ring, seq } from './shapes';

const bubbles = (x: number, y: number, w: number): string =>
  seq(w / 18, (i) => C(x + 10 + i * 18, y - ((i * 7) % 9), 11 + ((i * 5) % 6), i % 3 ? 'paper' : 'foam'));

/** A free-standing tub, `w` wide, its tap at the right. */
export const tubFree = (x: number, y: number, w = 280, tone = 'paper', inside = 'linen'): string =>
  L(`M${x + w - 30} ${y - 40}V${y - 168}q0-20-20-20h-14q-12 0-12 14`, 'turmeric', 7) +
  E(x + w / 2, y + 4, w * 0.46, 12, 'shade') +
  bubbles(x + 18, y - 112, w - 60) +
  P(`M${x - 10} ${y - 114}h${w + 20}q-4 70-34 100q-12 14-40 14H${x + 66}q-30 0-42-14q-28-30-34-100Z`, tone) +
  P(
    `M${n(x + w * 0.66)} ${y - 114}h${n(w * 0.34 + 10)}q-4 70-34 100q-12 14-40 14h${n(-w * 0.14)}q${n(w * 0.12)}-50 ${n(w * 0.06)}-114Z`,
    'shade',
  ) +
  R(x - 16, y - 122, w + 32, 14, inside, 7) +
  P(`M${x + 22} ${y - 122}h54v62q-27 8-54 0Z`, 'jade') +
  L(`M${x + 26} ${y - 74}h46`, 'paper', 3);

/** A tub on lion's feet. */
export const tubClaw = (x: number, y: number, w = 270, tone = 'jade'): string =>
  L(`M${x + 20} ${y - 120}V${y - 170}q0-16 16-16h10q12 0 12 12M${x + 10} ${y - 140}h20`, 'steel-2', 6) +
  bubbles(x + 70, y - 122, w - 110) +
  P(
    `M${x - 4} ${y - 124}Q${x + w / 2} ${y - 104} ${x + w + 14} ${y - 146}q10 60-26 104q-12 14-44 14H${x + 50}q-26 0-36-16q-16-30-18-80Z`,
    tone,
  ) +
  P(
    `M${n(x + w * 0.7)} ${y - 124}q${n(w * 0.2)}-8 ${n(w * 0.3 + 14)}-22q10 60-26 104q-12 14-44 14h${n(-w * 0.12)}q${n(w * 0.1)}-50 ${n(w * 0.04)}-96Z`,
    'shade',
  ) +
  L(`M${x - 8} ${y - 126}Q${x + w / 2} ${y - 106} ${x + w + 18} ${y - 150}`, 'paper', 11) +
  L(`M${x + 46} ${y - 26}q-12 6-10 24M${x + w - 50} ${y - 26}q12 6 10 24`, 'turmeric', 9);

/** A built-in tub clad in tiles, from x to x + w. */
export const tubBuilt = (x: number, y: number, w: number, tone = 'jade-mist'): string =>
  bubbles(x + 40, y - 108, w - 120) +
  R(x, y - 106, w, 20, 'paper', 4) +
  R(x + 6, y - 86, w - 12, 86, tone) +
  L(seq(w / 36, (i) => `M${x + 6 + (i + 1) * 34} ${y - 86}v86`) + `M${x + 6} ${y - 44}h${w - 12}`, 'line', 2) +
  R(x + w * 0.74, y - 86, w * 0.26 - 6, 86, 'shade') +
  L(`M${x + w - 40} ${y - 106}v-30q0-12-12-12h-20`, 'steel-2', 7) +
  each([0, 1], (i) => R(x + 18 + i * 24, y - 132 - i * 8, 16, 26 + i * 8, i ? 'turmeric' : 'jade-2', 4));

/** A walk-in shower behind glass. */
export const shower = (x: number, y: number, w = 180, h = 330, tile = 'jade-mist'): string =>
  R(x, y - h, w, h, tile) +
  L(
    seq(w / 30, (i) => `M${x + (i + 1) * 30} ${y - h}v${h}`) + seq(h / 30, (i) => `M${x} ${y - h + (i + 1) * 30}h${w}`),
    'line',
    1.6,
  ) +
  L(`M${x + w * 0.3} ${y - 120}V${y - h + 44}q0-16 16-16h50`, 'steel-2', 6) +
  P(`M${n(x + w * 0.3 + 44)} ${y - h + 30}h44l10 16h-64Z`, 'steel') +
  L(
    seq(5, (i) => `M${n(x + w * 0.3 + 42 + i * 12)} ${y - h + 58}v${40 + (i % 2) * 20}m0 16v26`),
    'foam',
    2.6,
  ) +
  R(x + w * 0.3 - 14, y - 134, 28, 12, 'steel-2', 6) +
  R(x + 14, y - 176, 46, 6, 'steel-2', 2) +
  R(x + 18, y - 204, 14, 28, 'turmeric', 4) +
  R(x + 38, y - 198, 14, 22, 'lacquer', 4) +
  R(x, y - 12, w, 14, 'stone') +
  R(x + w - 96, y - h + 6, 96, h - 8, 'foam') +
  P(`M${x + w - 80} ${y - h + 20}h36l-36 ${h - 60}h-10Z`, 'light') +
  R(x + w - 4, y - h, 7, h, 'steel') +
  L(`M${x + w - 84} ${y - h / 2}v44`, 'steel-2', 6);

/** A wash table with a basin on top; the mirror is hung apart. */
export const vanity = (x: number, y: number, w = 190, tone = 'wood', basin = 'paper'): string =>
  R(x, y - 104, w, 14, 'stone', 3) +
  R(x + 8, y - 90, w - 16, 62, tone, 3) +
  R(x + 16, y - 82, w / 2 - 22, 46, 'shade-l', 3) +
  R(x + w / 2 + 6, y - 82, w / 2 - 22, 46, 'shade-l', 3) +
  R(x + w / 2 - 18, y - 62, 10, 5, 'turmeric', 2) +
  R(x + w / 2 + 8, y - 62, 10, 5, 'turmeric', 2) +
  R(x + w * 0.72, y - 90, w * 0.28 - 8, 62, 'shade') +
  L(`M${x + 20} ${y - 28}V${y}M${x + w - 20} ${y - 28}V${y}`, 'wood-3', 7) +
  L(`M${x + w * 0.4} ${y - 132}v-26q0-12 12-12h12q8 0 8 10`, 'steel-2', 6) +
  P(`M${n(x + w * 0.24)} ${y - 134}h${n(w * 0.52)}q-2 30-22 30h${n(-w * 0.52 + 44)}q-20 0-22-30Z`, basin) +
  P(`M${n(x + w * 0.58)} ${y - 134}h${n(w * 0.18)}q-2 30-22 30h${n(-w * 0.1)}q14-10 14-30Z`, 'shade') +
  R(x + 12, y - 126, 12, 22, 'jade', 3) +
  L(`M${x + w - 26} ${y - 106}v-22M${x + w - 22} ${y - 106}l4-24`, 'lacquer', 3) +
  R(x + w - 34, y - 122, 18, 18, 'ceramic', 3);

export const toilet = (x: number, y: number): string =>
  R(x, y - 120, 70, 56, 'paper', 6) +
  R(x + 48, y - 120, 22, 56, 'shade', 6) +
  R(x + 24, y - 128, 22, 8, 'steel', 3) +
  R(x - 8, y - 66, 86, 12, 'linen', 6) +
  P(`M${x - 4} ${y - 54}h78q-2 34-26 38v16h-30v-16q-20-4-22-38Z`, 'paper') +
  P(`M${x + 44} ${y - 54}h30q-2 34-26 38v16h-12q8-30 8-54Z`, 'shade');

export const towelRail = (x: number, y: number, tones: readonly string[] = ['jade', 'paper']): string =>
  L(`M${x - 8} ${y}h${tones.length * 44 + 12}`, 'wood-3', 5) +
  each(
    tones,
    (tone, i) =>
      R(x + i * 44, y - 3, 36, 84 - i * 14, tone, 3) +
      L(`M${x + 3 + i * 44} ${y + 62 - i * 14}h30`, i % 2 ? 'jade' : 'paper', 3) +
      R(x + 26 + i * 44, y - 3, 10, 84 - i * 14, 'shade', 3),
  );

/** A stool with folded towels and a candle. */
export const towelStool = (x: number, y: number, tone = 'paper'): string =>
  L(`M${x + 8} ${y - 50}L${x} ${y}M${x + 62} ${y - 50}L${x + 70} ${y}`, 'wood-3', 6) +
  R(x - 4, y - 58, 78, 10, 'wood', 4) +
  R(x + 4, y - 72, 52, 14, tone, 6) +
  R(x + 8, y - 85, 46, 13, 'linen-2', 6) +
  C(x + 66, y - 76, 26, 'glow') +
  R(x + 58, y - 72, 14, 14, 'lamp', 2);

export const roundMirror = (cx: number, cy: number, r: number, rim = 'turmeric'): string =>
  C(cx, cy, r + 5, rim) +
  C(cx, cy, r, 'sky-1') +
  P(
    `M${n(cx - r * 0.7)} ${n(cy + r * 0.3)}L${n(cx + r * 0.3)} ${n(cy - r * 0.7)}L${n(cx + r * 0.6)} ${n(cy - r * 0.5)}L${n(cx - r * 0.5)} ${n(cy + r * 0.6)}Z`,
    'foam',
  );

export const wallSconce = (x: number, y: number): string =>
  C(x, y, 50, 'glow') + R(x - 4, y, 8, 26, 'turmeric', 2) + R(x - 14, y - 24, 28, 32, 'lamp', 12);

export const bathMat = (cx: number, y: number, w = 150, tone = 'jade'): string =>
  P(`M${n(cx - w / 2 + 14)} ${y - 14}h${w - 28}l20 28h${-w - 12}Z`, tone) +
  L(`M${n(cx - w / 2 + 12)} ${y - 6}h${w - 22}M${n(cx - w / 2 + 2)} ${y + 7}h${w - 4}`, 'paper', 2.5);

export const washingMachine = (x: number, y: number): string =>
  R(x, y - 108, 96, 108, 'paper', 8) +
  R(x + 70, y - 108, 26, 108, 'shade', 8) +
  L(`M${x} ${y - 84}h96`, 'line', 3) +
  ring(x + 46, y - 42, 29, 29, 'steel', 8) +
  C(x + 46, y - 42, 25, 'ceramic') +
  R(x + 10, y - 100, 30, 9, 'steel', 3) +
  C(x + 82, y - 96, 5, 'turmeric');

/** A mirror in a wooden frame, a shelf with what one needs below it. */
export const framedMirror = (x: number, y: number, w: number, h: number, frame = 'wood-2'): string =>
  R(x, y, w, h, frame, 10) +
  R(x + 9, y + 9, w - 18, h - 18, 'mist', 5) +
  clip(
    rectShape(x + 9, y + 9, w - 18, h - 18, 5),
    P(`M${x + 20} ${y + h}L${x + w * 0.55} ${y}H${n(x + w * 0.8)}L${n(x + w * 0.4)} ${y + h}Z`, 'foam') +
      P(`M${n(x + w * 0.55)} ${y + h}L${n(x + w * 0.98)} ${y}h12L${n(x + w * 0.64)} ${y + h}Z`, 'foam'),
  ) +
  R(x + w - 9, y + 8, 9, h - 16, 'shade', 4);

/** A board across a tub: a book held open, a cup, a candle. */
export const bathTray = (x: number, y: number, tone = 'lacquer'): string =>
  R(x - 66, y - 4, 132, 9, 'wood-2', 4) +
  P(`M${x - 44} ${y - 5}L${x - 38} ${y - 34}L${x - 12} ${y - 30}L${x + 14} ${y - 34}L${x + 20} ${y - 5}Z`, tone) +
  P(`M${x - 38} ${y - 8}L${x - 34} ${y - 30}L${x - 12} ${y - 26}L${x + 10} ${y - 30}L${x + 14} ${y - 8}Z`, 'paper') +
  L(`M${x - 12} ${y - 26}V${y - 8}`, 'linen-2', 2) +
  C(x + 46, y - 16, 26, 'glow') +
  R(x + 38, y - 22, 16, 18, 'lamp', 3);

/** A basket of washing, its lid half open. */
export const laundryBasket = (x: number, y: number, tone = 'lacquer'): string =>
  P(`M${x - 30} ${y - 74}q14-16 30-6t30 6v14h-60Z`, tone) +
  P(`M${x - 34} ${y - 66}H${x + 34}L${x + 28} ${y}H${x - 28}Z`, 'bamboo') +
  P(`M${x + 12} ${y - 66}H${x + 34}L${x + 28} ${y}H${x + 10}Z`, 'shade') +
  L(`M${x - 33} ${y - 50}H${x + 33}M${x - 31} ${y - 32}H${x + 31}M${x - 29} ${y - 14}H${x + 29}`, 'bamboo-3', 2.4);

/** A slatted wooden sun bed seen from its side. */
export const lounger = (x: number, y: number, s = 1, cloth = 'jade', flip = 1): string =>
  at(
    x,
    y,
    s,
    G(
      L('M-84-30L-92 0M60-30L66 0', 'wood-3', 7) +
        P('M-110-40H40L112-104L126-96L56-24H-110Z', 'wood-2') +
        P('M-106-56H36L104-116L124-104L48-38H-106Z', cloth) +
        P('M36-56L104-116L124-104L48-38Z', 'shade') +
        R(-104, -58, 30, 16, 'paper', 8),
      '',
    ),
    flip,
  );

/** A parasol, its foot at y. */
export const parasol = (x: number, y: number, s = 1, tone = 'paper', stripe = 'lacquer'): string =>
  at(
    x,
    y,
    s,
    R(-4, -250, 8, 250, 'wood-2') +
      E(0, 0, 36, 8, 'stone') +
      P('M-140-200Q-110-272 0-280Q110-272 140-200Q105-212 70-200Q35-212 0-200Q-35-212-70-200Q-105-212-140-200Z', tone) +
      P(
        'M-70-200Q-64-262 0-280Q-26-262 0-200Q-35-212-70-200ZM70-200Q64-262 0-280Q110-272 140-200Q105-212 70-200Z',
        stripe,
      ) +
      P('M0-280Q110-272 140-200Q105-212 70-200Q60-250 0-280Z', 'shade'),
  );
