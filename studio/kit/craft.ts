/** Crafts and rides: pottery, calligraphy, cyclos, baskets of the market. */
import { C, E, L, P, R, S, at, each, n, ring, seq } from './shapes';

/** A jar: kind 0 round, 1 tall, 2 flask, 3 bowl, 4 lidded. */
export const pot = (x: number, y: number, s = 1, tone = 'ceramic', kind = 0): string => {
  const shapes = [
    'M-16-70H16Q14-60 30-46Q46-26 24 0H-24Q-46-26-30-46Q-14-60-16-70Z',
    'M-12-104H12Q8-86 22-70Q30-34 16 0H-16Q-30-34-22-70Q-8-86-12-104Z',
    'M-7-100H7V-60Q36-46 26-12Q22 0 0 0T-26-12Q-36-46-7-60Z',
    'M-36-40H36Q34-8 12 0H-12Q-34-8-36-40Z',
    'M-30-58H30Q38-22 20 0H-20Q-38-22-30-58Z',
  ];
  const side = [
    'M4-70H16Q14-60 30-46Q46-26 24 0H4Q24-30 4-70Z',
    'M3-104H12Q8-86 22-70Q30-34 16 0H3Q14-40 3-104Z',
    'M1-100H7V-60Q36-46 26-12Q22 0 4 0Q20-34 1-100Z',
    'M12-40H36Q34-8 12 0H4Q18-14 12-40Z',
    'M8-58H30Q38-22 20 0H4Q18-26 8-58Z',
  ];
  const deco = [
    'M-34-32Q0-22 34-32M-30-20Q0-10 30-20',
    'M-24-58Q0-50 24-58M-22-26Q0-18 22-26',
    'M-28-30Q0-20 28-30',
    'M-33-26Q0-16 33-26',
    'M-32-40Q0-32 32-40',
  ];
  const mark = tone === 'ceramic' ? 'paper' : 'ceramic';
  return at(
    x,
    y,
    s,
    P(shapes[kind] ?? shapes[0] ?? '', tone) +
      L(deco[kind] ?? '', mark, 3) +
      P(side[kind] ?? '', 'shade') +
      (kind === 4 ? P('M-32-58Q0-82 32-58Z', tone) + C(0, -74, 5, mark) : ''),
  );
};

/** A tower shelf of ceramics. */
export const potShelves = (x: number, y: number, w: number, rows: number, seed = 0): string => {
  const tones = ['ceramic', 'paper', 'jade', 'clay', 'turmeric'];
  return (
    R(x, y - rows * 96 - 10, w, rows * 96 + 10, 'wood-3', 3) +
    seq(
      rows,
      (r) =>
        R(x + 8, y - (r + 1) * 96, w - 16, 86, 'wood-2') +
        R(x + 4, y - r * 96 - 10, w - 8, 10, 'wood') +
        seq((w - 30) / 58, (i) =>
          pot(
            x + 44 + i * 58,
            y - r * 96 - 10,
            0.72,
            tones[(i + r * 2 + seed) % tones.length] ?? 'paper',
            (i * 2 + r + seed) % 5,
          ),
        ),
    )
  );
};

/** A potter's wheel with a pot rising on it. */
export const pottersWheel = (x: number, y: number, s = 1): string =>
  at(
    x,
    y,
    s,
    R(-84, -40, 168, 40, 'wood-2', 6) +
      R(30, -40, 54, 40, 'shade', 6) +
      R(-14, -70, 28, 34, 'steel-2') +
      E(0, -72, 96, 20, 'stone') +
      E(0, -78, 96, 20, 'linen') +
      P('M-40-80C-60-110-44-150-26-172H26C44-150 60-110 40-80Z', 'clay') +
      P('M8-172H26C44-150 60-110 40-80H10C34-110 26-150 8-172Z', 'shade') +
      E(0, -172, 26, 8, 'wood-2') +
      L('M-46-112Q0-98 46-112M-44-132Q0-120 44-132M-36-152Q0-142 36-152', 'wood-2', 2.6),
  );

/** A cyclo: seat in front, saddle behind. */
export const cyclo = (x: number, y: number, s = 1, tone = 'lacquer', flip = 1): string =>
  at(
    x,
    y,
    s,
    E(10, 2, 150, 9, 'shade') +
      ring(-96, -40, 38, 38, 'ink-il', 5) +
      ring(104, -40, 40, 40, 'ink-il', 5) +
      `<path d="M-96-40L-134-40M-96-40L-96-78M-96-40L-70-14M-96-40L-122-14M104-40L64-40M104-40L104-80M104-40L132-12M104-40L76-12" ${S('steel-2', 2)}/>` +
      L('M-96-40L-20-40L40-78L104-40M40-78L36-120M20-118H54M104-40L96-110M84-112H112', 'ink-il', 6) +
      R(10, -128, 46, 10, 'wood-3', 5) +
      P('M-112-58L-40-58Q-24-58-18-76L-6-132H-26L-40-92Q-44-84-54-84H-118Z', tone) +
      P('M-46-84L-26-132H-6L-18-76Q-24-58-40-58L-60-58Q-44-66-46-84Z', 'shade') +
      R(-116, -92, 70, 14, 'turmeric', 7) +
      P('M-136-52h30l-6 12h-22Z', 'wood-2') +
      P('M-8-130Q-16-206-92-204Q-124-200-130-178Q-70-186-40-128Z', tone) +
      P('M-8-130Q-16-206-92-204Q-30-190-26-128Z', 'shade') +
      L('M-128-180Q-70-188-40-130', 'turmeric', 4),
    flip,
  );

/** A flat basket heaped with goods of one tone: kind 0 fish, 1 crabs, 2 shells, 3 shrimps, 4 round fruit. */
export const basket = (x: number, y: number, s = 1, tone = 'steel', kind = 4): string => {
  const goods: Record<number, string> = {
    0: each(
      [
        [-24, -18, -8],
        [16, -22, 6],
        [-6, -30, -4],
        [28, -14, 10],
      ] as const,
      ([a, b, r]) =>
        `<g transform="translate(${a} ${b}) rotate(${r})">${P('M-30 0Q-6-14 20 0Q-6 14-30 0Z', tone) + P('M18 0L34-9V9Z', tone) + P('M-24 2Q-4 12 18 1Q-4 4-24 2Z', 'shade') + C(-18, -2, 2, 'ink-il')}</g>`,
    ),
    1: each(
      [
        [-26, -18],
        [22, -20],
        [-2, -30],
      ] as const,
      ([a, b]) =>
        E(a, b, 18, 12, tone) +
        L(
          `M${a - 16} ${b - 4}l-12-10M${a + 16} ${b - 4}l12-10M${a - 16} ${b + 4}l-10 6M${a + 16} ${b + 4}l10 6`,
          tone,
          4,
        ) +
        C(a - 5, b - 4, 2, 'ink-il') +
        C(a + 5, b - 4, 2, 'ink-il'),
    ),
    2: seq(7, (i) => P(`M${-38 + i * 11} ${-14 - (i % 3) * 7}q8-18 20 0q-10 8-20 0Z`, i % 2 ? tone : 'linen-2')),
    3: seq(6, (i) => L(`M${-34 + i * 12} ${-12 - (i % 2) * 8}q-2-14 12-14q10 2 8 10`, i % 2 ? tone : 'rug-2', 7)),
    4: seq(6, (i) => C(-30 + i * 12, -16 - (i % 2) * 9, 10, i % 3 === 2 ? 'leaf' : tone)),
  };
  return at(
    x,
    y,
    s,
    E(4, 4, 58, 14, 'shade') +
      (goods[kind] ?? '') +
      P('M-56-14Q0 8 56-14Q50 10 30 12H-30Q-50 10-56-14Z', 'bamboo') +
      P('M20 2Q44-4 56-14Q50 10 30 12H14Z', 'shade') +
      L('M-50-6Q0 14 50-6', 'bamboo-3', 2.4),
  );
};

/** A line of jars in a yard. */
export const jarRow = (x: number, y: number, count: number, s = 1, tone = 'clay'): string =>
  seq(count, (i) => pot(n(x + i * 84 * s), y, s * 1.1, tone, 4));

/** A jar of soy ripening in the sun, under a lid of glazed clay or a conical hat. */
export const soyJar = (x: number, y: number, s = 1, hat = false): string =>
  at(
    x,
    y,
    s,
    E(0, 0, 44, 8, 'shade') +
      P('M-30-66H30Q50-34 28 0H-28Q-50-34-30-66Z', 'wood-2') +
      P('M10-66H30Q50-34 28 0H10Q32-34 10-66Z', 'shade') +
      L('M-40-40Q0-28 40-40M-38-22Q0-10 38-22', 'bamboo-3', 2.6) +
      (hat
        ? P('M-46-62Q0-74 46-62Q20-84 0-100Q-20-84-46-62Z', 'bamboo') +
          L('M-26-74Q0-82 26-74M-12-88Q0-92 12-88', 'bamboo-3', 2)
        : E(0, -66, 34, 9, 'roof') + R(-7, -82, 14, 14, 'roof', 4)),
  );

/** Life jackets on pegs. */
export const lifeJackets = (x: number, y: number): string =>
  L(`M${x - 20} ${y}h200`, 'wood-3', 6) +
  each(
    ['ember', 'turmeric', 'ember'],
    (tone, i) =>
      P(`M${x + i * 64 - 22} ${y}h12q8 12 20 12t20-12h12v70h-64Z`, tone) +
      L(
        `M${x + i * 64 + 10} ${y + 14}v56M${x + i * 64 - 22} ${y + 36}h64M${x + i * 64 - 22} ${y + 54}h64`,
        'ink-il',
        3,
      ),
  );
