/** Things that hang on a wall or stand against it. */
import { C, F, L, P, R, S, clip, each, n, rectShape, ring, seq } from './shapes';
import { karst } from './karst';

/** A framed print. k: 0 bay, 1 lacquer sun, 2 leaf, 3 lotus, 4 rooftops, 5 buffalo-and-hills colours. */
export const artP = (x: number, y: number, w: number, h: number, k = 0): string => {
  const prints = [
    () =>
      R(x, y, w, h, 'sky-2') +
      C(x + w * 0.3, y + h * 0.34, h * 0.14, 'lacquer') +
      karst('twin', x + w * 0.3, y + h * 0.72, w * 0.7, h * 0.4, 'karst-3') +
      R(x, y + h * 0.72, w, h, 'sea-2'),
    () =>
      R(x, y, w, h, 'lacquer') +
      C(x + w / 2, y + h / 2, Math.min(w, h) * 0.28, 'turmeric') +
      L(`M${x} ${n(y + h * 0.7)}q${n(w * 0.25)} -14 ${n(w * 0.5)} 0t${n(w * 0.5)} 0`, 'paper', 3),
    () =>
      R(x, y, w, h, 'cream') +
      P(
        `M${n(x + w / 2)} ${n(y + h * 0.9)}C${n(x + w * 0.1)} ${n(y + h * 0.6)} ${n(x + w * 0.3)} ${n(y + h * 0.2)} ${n(x + w / 2)} ${n(y + h * 0.16)}C${n(x + w * 0.7)} ${n(y + h * 0.2)} ${n(x + w * 0.9)} ${n(y + h * 0.6)} ${n(x + w / 2)} ${n(y + h * 0.9)}Z`,
        'jade',
      ) +
      L(`M${n(x + w / 2)} ${n(y + h * 0.9)}V${n(y + h * 0.24)}`, 'paper', 2),
    () =>
      R(x, y, w, h, 'jade-mist') +
      each(
        [-40, -20, 0, 20, 40],
        (r, i) =>
          `<path transform="translate(${n(x + w / 2)} ${n(y + h * 0.62)}) rotate(${r})" d="M0 0C${n(-w * 0.14)} ${n(-h * 0.16)} ${n(-w * 0.08)} ${n(-h * 0.34)} 0 ${n(-h * 0.42)}C${n(w * 0.08)} ${n(-h * 0.34)} ${n(w * 0.14)} ${n(-h * 0.16)} 0 0Z" ${F(i % 2 ? 'bloom' : 'bloom-2')}/>`,
      ) +
      P(
        `M${n(x + w * 0.2)} ${n(y + h * 0.66)}q${n(w * 0.3)} ${n(h * 0.12)} ${n(w * 0.6)} 0q${n(-w * 0.3)} ${n(h * 0.2)} ${n(-w * 0.6)} 0Z`,
        'leaf-2',
      ),
    () =>
      R(x, y, w, h, 'sky-1') +
      seq(
        4,
        (i) =>
          R(
            x + w * (i * 0.26),
            y + h * (0.4 + (i % 2) * 0.12),
            w * 0.24,
            h * 0.6,
            ['ochre', 'rose', 'cream', 'ochre-2'][i] ?? 'ochre',
          ) +
          P(
            `M${n(x + w * (i * 0.26 - 0.02))} ${n(y + h * (0.42 + (i % 2) * 0.12))}l${n(w * 0.14)} ${n(-h * 0.14)} ${n(w * 0.14)} ${n(h * 0.14)}Z`,
            'roof',
          ),
      ),
    () =>
      R(x, y, w, h, 'ochre') +
      P(
        `M${x} ${n(y + h * 0.6)}q${n(w * 0.3)} ${n(-h * 0.34)} ${n(w * 0.6)} 0t${n(w * 0.4)} ${n(-h * 0.06)}V${y + h}H${x}Z`,
        'leaf',
      ) +
      P(`M${x} ${n(y + h * 0.76)}q${n(w * 0.4)} ${n(-h * 0.2)} ${w} ${n(h * 0.02)}V${y + h}H${x}Z`, 'leaf-2') +
      C(x + w * 0.72, y + h * 0.26, w * 0.12, 'lacquer'),
  ];
  const print = prints[k % prints.length] ?? prints[0];
  return (
    R(x - 5, y - 5, w + 10, h + 10, 'wood-3', 2) +
    R(x, y, w, h, 'paper') +
    clip(rectShape(x + 6, y + 6, w - 12, h - 12), print?.() ?? '')
  );
};

/** A shelf board with books and a vase. */
export const shelf = (x: number, y: number, w: number): string =>
  R(x, y, w, 7, 'wood', 2) +
  each(
    [
      ['lacquer', 10, 34],
      ['jade-2', 9, 40],
      ['turmeric', 12, 30],
      ['linen', 8, 38],
      ['jade', 10, 33],
    ] as const,
    ([c, ww, h], i) => R(x + 10 + i * 13, y - h, ww, h, c, 1),
  ) +
  P(`M${x + w - 46} ${y}q-14-22 6-34v-10h12v10q20 12 6 34Z`, 'ceramic') +
  L(`M${x + w - 36} ${y - 44}q-6-24-20-30M${x + w - 34} ${y - 44}q2-24 14-34`, 'leaf-2', 2.5) +
  C(x + w - 57, y - 76, 5, 'bloom') +
  C(x + w - 19, y - 80, 5, 'bloom-2');

/** A tall bookcase standing on the floor at `y`. */
export const bookcase = (x: number, y: number, w = 120, h = 250): string => {
  const tones = ['lacquer', 'jade-2', 'turmeric', 'linen', 'ceramic', 'jade', 'clay'];
  const rows = Math.floor((h - 20) / 56);
  return (
    R(x, y - h, w, h, 'wood-2', 4) +
    seq(rows, (r) => {
      const top = y - h + 10 + r * 58;
      const items =
        r % 2 === 0
          ? seq((w - 40) / 13, (i) =>
              R(
                x + 14 + i * 13,
                top + 46 - (26 + ((i * 7 + r * 3) % 4) * 5),
                10,
                26 + ((i * 7 + r * 3) % 4) * 5,
                tones[(i + r * 2) % tones.length] ?? 'linen',
                1,
              ),
            )
          : R(x + 16, top + 24, 34, 22, 'bamboo', 3) +
            P(`M${x + w - 50} ${top + 46}q-10-18 4-28h12q14 10 4 28Z`, 'ceramic') +
            seq(2, (i) => R(x + 56 + i * 12, top + 18, 10, 28, tones[(i + r) % tones.length] ?? 'linen', 1));
      return R(x + 9, top, w - 18, 46, 'ink-il-2') + items;
    }) +
    R(x + w * 0.72, y - h, w * 0.28, h, 'shade-s')
  );
};

/** A television on its low cabinet, cabinet feet at `y`. */
export const tvCabinet = (x: number, y: number, w = 220, tone = 'wood'): string =>
  R(x + w * 0.16, y - 176, w * 0.68, 96, 'ink-il-2', 6) +
  P(`M${n(x + w * 0.16 + 6)} ${y - 170}h${n(w * 0.3)}l${n(-w * 0.16)} 84h${n(-w * 0.14)}Z`, 'sheen') +
  R(x + w * 0.44, y - 80, w * 0.12, 16, 'ink-il') +
  R(x, y - 64, w, 54, tone, 4) +
  R(x + 8, y - 54, w / 2 - 14, 34, 'shade-l', 3) +
  R(x + w / 2 + 6, y - 54, w / 2 - 14, 34, 'shade-l', 3) +
  R(x + w / 2 - 22, y - 40, 12, 5, 'turmeric', 2) +
  R(x + w / 2 + 10, y - 40, 12, 5, 'turmeric', 2) +
  R(x + 12, y - 10, 8, 14, 'wood-3') +
  R(x + w - 20, y - 10, 8, 14, 'wood-3');

/** A wardrobe with two doors. */
export const wardrobe = (x: number, y: number, w = 130, h = 280, tone = 'wood'): string =>
  R(x, y - h, w, h, tone, 4) +
  R(x + 6, y - h + 8, w / 2 - 9, h - 26, 'shade-l', 3) +
  R(x + w / 2 + 3, y - h + 8, w / 2 - 9, h - 26, 'shade-l', 3) +
  R(x + w * 0.7, y - h, w * 0.3, h, 'shade-s', 4) +
  R(x + w / 2 - 12, y - h / 2, 5, 26, 'turmeric', 2) +
  R(x + w / 2 + 7, y - h / 2, 5, 26, 'turmeric', 2) +
  R(x, y - 10, w, 10, 'wood-3');

export const wallMirror = (cx: number, cy: number, r: number, rim = 'wood-2'): string =>
  C(cx, cy, r + 6, rim) +
  C(cx, cy, r, 'sky-1') +
  clip(
    `<circle cx="${cx}" cy="${cy}" r="${r}"/>`,
    P(
      `M${n(cx - r)} ${n(cy + r * 0.2)}L${n(cx + r * 0.2)} ${n(cy - r)}h${n(r * 0.4)}L${n(cx - r * 0.6)} ${n(cy + r)}h${n(-r * 0.4)}Z`,
      'foam',
    ),
  );

export const wallClock = (cx: number, cy: number, r = 26): string =>
  C(cx, cy, r, 'wood-2') +
  C(cx, cy, r - 5, 'paper') +
  L(`M${cx} ${cy}V${n(cy - r * 0.5)}M${cx} ${cy}L${n(cx + r * 0.4)} ${n(cy + r * 0.14)}`, 'ink-il', 2.6);

/** Woven trays of the countryside hung as an ornament. */
export const wovenTrays = (x: number, y: number, s = 1): string =>
  each(
    [
      [0, 0, 40],
      [72, -22, 30],
      [62, 44, 24],
    ] as const,
    ([a, b, r], i) =>
      C(x + a * s, y + b * s, r * s, i === 1 ? 'bamboo-2' : 'bamboo') +
      ring(x + a * s, y + b * s, r * 0.72 * s, r * 0.72 * s, 'bamboo-3', 2) +
      ring(x + a * s, y + b * s, r * 0.4 * s, r * 0.4 * s, 'bamboo-3', 2) +
      C(x + a * s, y + b * s, r * 0.12 * s, 'lacquer'),
  );

/** Conical hats on pegs. */
export const hatsOnWall = (x: number, y: number): string =>
  each(
    [0, 74],
    (d, i) =>
      `<path d="M${x + d} ${y + i * 18}l36 34q-36 12-72 0Z" ${F(i ? 'bamboo' : 'lamp')}/><path d="M${x + d - 22} ${y + 22 + i * 18}q22 7 44 0M${x + d - 11} ${y + 11 + i * 18}q11 4 22 0" ${S('bamboo-3', 1.6)}/>`,
  );

/** A wall half panelled: dado from `y` down to the floor. */
export const dado = (y: number, foot: number, tone: string): string =>
  R(0, y, 640, foot - y, tone) +
  R(0, y - 5, 640, 7, 'skirting') +
  L(
    seq(9, (i) => `M${36 + i * 71} ${y + 14}v${foot - y - 26}`),
    'line',
    2,
  );

/** Curtains at both sides of a window from x to x + w, `y` the rail, `foot` the hem. */
export const curtains = (x: number, y: number, w: number, foot: number, tone = 'curtain'): string => {
  const h = foot - y;
  const left = `M${x - 22} ${y}h58c8 ${n(h * 0.3)}-6 ${n(h * 0.66)}-24 ${h}h-34Z`;
  const right = `M${x + w + 22} ${y}h-58c-8 ${n(h * 0.3)} 6 ${n(h * 0.66)} 24 ${h}h34Z`;
  return (
    L(`M${x - 40} ${y}H${x + w + 40}`, 'wood-3', 5) +
    P(left, tone) +
    P(right, tone) +
    P(
      `M${x + 12} ${y}h24c8 ${n(h * 0.3)}-6 ${n(h * 0.66)}-24 ${h}h-14c14-${n(h * 0.34)} 22-${n(h * 0.66)} 14-${h}Z`,
      'shade',
    ) +
    P(`M${x + w + 22} ${y}h-20c6 ${n(h * 0.4)} 6 ${n(h * 0.7)} 6 ${h}h14Z`, 'shade')
  );
};
