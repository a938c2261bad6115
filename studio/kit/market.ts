/** Stalls, stages and what a festival needs. */
import { C, E, F, G, L, P, R, at, each, n, seq, ring } from './shapes';

/** A market stall: striped awning, counter, goods as colours. Feet at `y`, `w` wide. */
export const stall = (
  x: number,
  y: number,
  w: number,
  awning: string,
  goods: readonly string[],
  stripe = 'paper',
): string => {
  const top = y - 150;
  const step = w / 8;
  return (
    C(x + w / 2, top + 42, w * 0.42, 'glow') +
    R(x + 8, top, 7, 150, 'wood-3') +
    R(x + w - 15, top, 7, 150, 'wood-3') +
    R(x + 4, top + 16, w - 8, 74, 'shade-s') +
    seq(
      goods.length,
      (i) =>
        L(`M${n(x + ((i + 0.5) * w) / goods.length)} ${top + 10}v18`, 'cord', 2) +
        E(x + ((i + 0.5) * w) / goods.length, top + 40, 9, 12, goods[(i + 1) % goods.length] ?? 'paper'),
    ) +
    R(x, y - 62, w, 62, 'wood') +
    R(x + w * 0.74, y - 62, w * 0.26, 62, 'shade') +
    L(`M${x} ${y - 32}h${w}`, 'line', 2) +
    seq(goods.length, (i) => {
      const gx = x + 6 + (i * (w - 12)) / goods.length;
      const gw = (w - 12) / goods.length - 4;
      return (
        P(`M${n(gx)} ${y - 60}h${n(gw)}l-4-14h${n(-gw + 8)}Z`, 'bamboo') +
        seq(3, (k) => C(gx + gw * (0.25 + k * 0.25), y - 76 - (k % 2) * 5, gw * 0.17, goods[i] ?? 'lacquer'))
      );
    }) +
    seq(8, (i) =>
      P(
        `M${n(x - 8 + i * ((w + 16) / 8))} ${top}h${n((w + 16) / 8)}v18q${n(-step / 2)} 12 ${n(-(w + 16) / 8)} 0Z`,
        i % 2 ? stripe : awning,
      ),
    ) +
    P(`M${x - 8} ${top}l16-26h${w - 16}l16 26Z`, awning) +
    P(`M${n(x + w * 0.7)} ${top - 26}h${n(w * 0.3 - 8)}l16 26h${n(-w * 0.3)}Z`, 'shade')
  );
};

/** A scalloped awning from x to x + w: stripes of one width that meet. */
export const awning = (x: number, w: number, y: number, stripes: number, tone: string, stripe = 'paper'): string => {
  const step = w / stripes;
  return seq(stripes, (i) =>
    P(`M${n(x + i * step)} ${y}h${n(step)}v26q${n(-step / 2)} 30 ${n(-step)} 0Z`, i % 2 ? stripe : tone),
  );
};

/** A star lantern of the mid-autumn festival. */
export const starLantern = (x: number, y: number, r: number, tone = 'lacquer', stick = 0): string => {
  const point = (i: number, k: number): string => {
    const a = (i * Math.PI) / 5 - Math.PI / 2;
    return `${n(x + Math.cos(a) * r * k)} ${n(y + Math.sin(a) * r * k)}`;
  };
  const star = `M${Array.from({ length: 10 }, (_, i) => point(i, i % 2 ? 0.42 : 1)).join('L')}Z`;
  const lit = Array.from({ length: 5 }, (_, i) => `M${x} ${y}L${point(i * 2, 1)}L${point(i * 2 + 1, 0.42)}Z`).join('');
  return (
    C(x, y, r * 1.5, 'glow') +
    (stick ? L(`M${x} ${n(y + r * 0.5)}v${stick}`, 'bamboo-2', 6) : '') +
    ring(x, y, r * 1.02, r * 1.02, 'turmeric', Math.max(3, n(r * 0.06))) +
    P(star, tone) +
    P(lit, 'shade') +
    C(x, y, r * 0.16, 'turmeric') +
    L(
      `M${n(x - r * 0.1)} ${n(y + r * 1.02)}v${n(r * 0.34)}M${x} ${n(y + r * 1.02)}v${n(r * 0.42)}M${n(x + r * 0.1)} ${n(y + r * 1.02)}v${n(r * 0.34)}`,
      'turmeric',
      3,
    )
  );
};

/** A lotus lantern afloat: petals of paper around a light. */
export const floatingLantern = (x: number, y: number, s = 1, tone = 'lacquer'): string =>
  C(x, y - 16 * s, 50 * s, 'glow') +
  at(
    x,
    y,
    s,
    `<g opacity=".3">${P('M-36 8H36L18 34H-18Z', tone)}</g>` +
      E(0, 5, 46, 8, 'leaf-2') +
      P('M-30 0C-38-18-30-32-22-36C-10-28-6-14-6 0ZM30 0C38-18 30-32 22-36C10-28 6-14 6 0Z', tone) +
      P('M-14 0C-20-28-8-42 0-48C8-42 20-28 14 0Z', tone) +
      P('M-10-2C-12-20-6-30 0-36C6-30 12-20 10-2Z', 'lamp') +
      P('M-40 4C-48-10-42-20-34-22C-20-18-12-6-10 5ZM40 4C48-10 42-20 34-22C20-18 12-6 10 5Z', tone) +
      P('M40 4C48-10 42-20 34-22C20-18 12-6 10 5Z', 'shade') +
      P('M-20 7C-24-8-10-18 0-20C10-18 24-8 20 7Z', tone) +
      P('M0-20C10-18 24-8 20 7H0Z', 'shade') +
      L('M-56 12H56', 'foam', 2),
  );

export const guitar = (x: number, y: number, s = 1, deg = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${deg}) scale(${s})">${R(-6, -190, 12, 130, 'wood-3', 3)}${R(-10, -216, 20, 30, 'wood-3', 4)}${P('M0 0C-44 0-54-40-34-58C-46-72-38-104 0-104S46-72 34-58C54-40 44 0 0 0Z', 'ochre-2')}${P('M10-104C42-100 44-70 34-58C54-40 44 0 0 0C28-20 26-70 10-104Z', 'shade')}${C(0, -58, 14, 'wood-3')}${R(-16, -26, 32, 6, 'wood-3', 2)}${L('M-2-206V-24M2-206V-24', 'paper', 1)}</g>`;

export const microphone = (x: number, y: number, h = 200): string =>
  L(`M${x} ${y}V${y - h}L${x + 26} ${y - h - 20}`, 'ink-il', 5) +
  E(x, y, 34, 7, 'ink-il') +
  `<g transform="translate(${x + 30} ${y - h - 24}) rotate(50)">${R(-7, 0, 14, 32, 'ink-il', 4)}${C(0, -6, 14, 'steel')}${L('M-12-8H12M-12-2H12M0-18V6', 'steel-2', 1.6)}</g>`;

export const speaker = (x: number, y: number, w = 70, h = 120): string =>
  R(x, y - h, w, h, 'ink-il', 6) +
  C(x + w / 2, y - h * 0.3, w * 0.3, 'ink-il-2') +
  C(x + w / 2, y - h * 0.3, w * 0.12, 'steel-2') +
  C(x + w / 2, y - h * 0.72, w * 0.18, 'ink-il-2') +
  R(x + w * 0.74, y - h, w * 0.26, h, 'shade', 6);

/** A drum on its stand. */
export const drum = (x: number, y: number, s = 1, tone = 'lacquer'): string =>
  at(
    x,
    y,
    s,
    L('M-30 0L-18-40M30 0L18-40', 'wood-3', 6) +
      P('M-44-96C-54-70-54-50-44-28H44C54-50 54-70 44-96Z', tone) +
      P('M16-96H44C54-70 54-50 44-28H16C28-50 28-74 16-96Z', 'shade') +
      E(0, -96, 44, 13, 'lamp') +
      L('M-46-88H46M-46-36H46', 'turmeric', 4),
  );

/** A yoga mat lying towards the horizon. */
export const yogaMat = (x: number, y: number, w: number, h: number, tone: string, lean = 0): string =>
  P(`M${x} ${y}h${w}l${n(w * 0.24 + lean)} ${h}h${n(-w * 1.48)}l${n(w * 0.24 - lean)} ${-h}Z`, tone) +
  P(`M${n(x + w * 0.66)} ${y}h${n(w * 0.34)}l${n(w * 0.24 + lean)} ${h}h${n(-w * 0.5)}Z`, 'shade-s') +
  P(
    `M${n(x - w * 0.21 + lean * 0.8)} ${n(y + h * 0.9)}h${n(w * 1.42)}l${n(w * 0.03)} ${n(h * 0.1)}h${n(-w * 1.48)}Z`,
    'shade',
  );

/** A paper sign without words: strokes where words would be. */
export const paperSign = (x: number, y: number, w: number, h: number): string =>
  R(x, y, w, h, 'paper', 3) +
  L(
    `M${n(x + w * 0.16)} ${n(y + h * 0.3)}h${n(w * 0.68)}M${n(x + w * 0.16)} ${n(y + h * 0.52)}h${n(w * 0.5)}M${n(x + w * 0.16)} ${n(y + h * 0.74)}h${n(w * 0.6)}`,
    'linen-2',
    3,
  );

/** Flags between two points. */
export const bunting = (x1: number, y1: number, x2: number, y2: number, count: number): string => {
  const tones = ['lacquer', 'turmeric', 'jade', 'paper', 'ceramic'];
  return (
    L(`M${x1} ${y1}Q${n((x1 + x2) / 2)} ${n((y1 + y2) / 2 + 40)} ${x2} ${y2}`, 'cord', 2) +
    seq(count, (i) => {
      const t = (i + 0.5) / count;
      const px = x1 + (x2 - x1) * t;
      const py = y1 + (y2 - y1) * t + 80 * t * (1 - t);
      return P(`M${n(px - 11)} ${n(py)}h22l-11 22Z`, tones[i % tones.length] ?? 'lacquer');
    })
  );
};

/** Chopping board, knife and vegetables. */
export const choppingBoard = (x: number, y: number, s = 1): string =>
  G(
    P('M-100 0L-76-40H92L116 0Z', 'wood-l') +
      R(-100, 0, 216, 9, 'wood-2', 2) +
      each(
        [
          [-60, -18],
          [-44, -24],
          [-28, -14],
          [-52, -10],
        ] as const,
        ([a, b]) => E(a, b, 11, 6, 'turmeric'),
      ) +
      each(
        [
          [6, -24],
          [20, -14],
          [34, -24],
          [14, -10],
        ] as const,
        ([a, b]) => E(a, b, 11, 6, 'lacquer') + E(a, b, 6, 3, 'rose'),
      ) +
      P('M62-30L112-22L110-14L60-20Z', 'steel') +
      R(108, -24, 40, 11, 'ink-il', 4),
    `translate(${x} ${y}) scale(${s})`,
  );

/** A string of shop lanterns along a street. */
export const lanternGarland = (x1: number, y1: number, x2: number, y2: number, tones: readonly string[]): string => {
  const dots = tones
    .map((tone, i) => {
      const t = (i + 0.5) / tones.length;
      const px = x1 + (x2 - x1) * t;
      const py = y1 + (y2 - y1) * t + 120 * t * (1 - t);
      return (
        C(px, py + 22, 44, 'glow') +
        E(px, py + 20, 19, 16, tone) +
        `<path d="M${n(px)} ${n(py + 4)}v32M${n(px - 10)} ${n(py + 6)}q-7 14 0 28M${n(px + 10)} ${n(py + 6)}q7 14 0 28" fill="none" stroke="var(--il-sail-rib)" stroke-width="1.4"/>` +
        `<path d="M${n(px - 7)} ${n(py + 1)}h14v5h-14ZM${n(px - 7)} ${n(py + 34)}h14v4h-14ZM${n(px - 1)} ${n(py + 38)}h2v14h-2Z" ${F('turmeric')}/>`
      );
    })
    .join('');
  return L(`M${x1} ${y1}Q${n((x1 + x2) / 2)} ${n((y1 + y2) / 2 + 60)} ${x2} ${y2}`, 'cord', 2) + dots;
};
