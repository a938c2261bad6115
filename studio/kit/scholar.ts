/** The scholar's table: red paper with a word, brushes, ink, scrolls on the wall. */
import { C, E, L, P, R, at, each } from './shapes';

/** A sheet of red paper lying on a table, "An" (peace) on it in gold; its near edge at `y`. */
export const redPaper = (x: number, y: number, s = 1): string =>
  at(
    x,
    y,
    s,
    P('M-132 4L-104-62H104L132 4Z', 'shade') +
      P('M-134 0L-104-66H104L134 0Z', 'lacquer') +
      P('M-122-5L-98-61H98L122-5Z', 'sail') +
      L(
        'M-70-12Q-50-28-40-54Q-32-28-20-14M-60-28Q-40-35-20-31M18-42Q15-28 18-14M18-30Q33-47 44-34Q49-17 58-15Q72-15 80-28',
        'turmeric',
        8,
      ),
  );

/** A stone with a pool of ink, its stick beside it. */
export const inkStone = (x: number, y: number, s = 1): string =>
  at(
    x,
    y,
    s,
    P('M-44 2L-36-26H36L44 2V12H-44Z', 'ink-il') +
      P('M-44 2H44V12H-44Z', 'ink-il-2') +
      E(0, -12, 26, 8, 'ink-il-2') +
      E(-4, -13, 16, 4, 'steel-2') +
      P('M48 8l8-18h12l-8 18Z', 'wood-3'),
  );

/** A blue-and-white pot full of brushes. */
export const brushPot = (x: number, y: number, s = 1): string =>
  at(
    x,
    y,
    s,
    E(2, 0, 32, 6, 'shade') +
      each(
        [
          [-16, -112, -8],
          [-4, -128, -2],
          [8, -118, 5],
          [18, -104, 11],
        ] as const,
        ([dx, top, lean]) =>
          L(`M${dx * 0.6} -54L${dx + lean} ${top}`, 'bamboo-2', 6) +
          P(`M${dx + lean - 6} ${top + 4}q-2-18 6-30q8 12 6 30Z`, lean > 4 ? 'linen' : 'wood-3'),
      ) +
      P('M-26-62H26L22 0H-22Z', 'paper') +
      P('M10-62H26L22 0H8Z', 'shade') +
      E(0, -62, 26, 6, 'linen-2') +
      L('M-24-46H24M-22-12H22M-14-30q14-14 28 0', 'ceramic', 3),
  );

/** A hanging scroll: a karst, a boat or blossom in ink. */
export const hangingScroll = (x: number, y: number, w: number, h: number, kind: 0 | 1 = 0): string =>
  L(`M${x + w * 0.2} ${y}L${x + w / 2} ${y - 20}L${x + w * 0.8} ${y}`, 'cord', 2.4) +
  R(x - 6, y - 4, w + 12, 9, 'wood-3', 4) +
  R(x, y, w, h, 'linen-2') +
  R(x + 8, y + 22, w - 16, h - 44, 'paper') +
  (kind
    ? L(
        `M${x + w * 0.3} ${y + h * 0.8}Q${x + w * 0.3} ${y + h * 0.5} ${x + w * 0.66} ${y + h * 0.26}M${x + w * 0.36} ${y + h * 0.58}q${w * 0.2} -4 ${w * 0.3} -${h * 0.1}`,
        'wood-3',
        4,
      ) +
      each(
        [
          [0.66, 0.26],
          [0.56, 0.36],
          [0.44, 0.46],
          [0.66, 0.48],
          [0.34, 0.6],
        ] as const,
        ([u, v], i) => C(x + w * u, y + h * v, w * 0.065, i % 2 ? 'bloom' : 'bloom-2'),
      )
    : P(
        `M${x + 8} ${y + h * 0.62}Q${x + w * 0.24} ${y + h * 0.2} ${x + w * 0.44} ${y + h * 0.46}T${x + w - 8} ${y + h * 0.6}V${y + h * 0.7}H${x + 8}Z`,
        'karst-2',
      ) +
      C(x + w * 0.68, y + h * 0.26, w * 0.09, 'lacquer') +
      L(`M${x + w * 0.2} ${y + h * 0.78}h${w * 0.3}M${x + w * 0.4} ${y + h * 0.84}h${w * 0.36}`, 'ceramic', 2)) +
  R(x + w - 20, y + h - 36, 8, 9, 'lacquer') +
  R(x + w * 0.8, y, w * 0.2, h, 'shade-s') +
  R(x - 6, y + h - 4, w + 12, 9, 'wood-3', 4);
