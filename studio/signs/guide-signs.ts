/**
 * The signs of the guide's sections, 48×48: two tones, one accent, no container. Light falls from the upper left, so each
 * object wears one plane of shade on its right. The key is the symbol's id after `sign-`.
 */
import { C, L, P, R } from '../kit/shapes';

const E = (cx: number, cy: number, rx: number, ry: number, tone: string): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="var(--il-${tone})"/>`;

const bath =
  P('M4 24h40q0 16-12 16H16Q4 40 4 24Z', 'linen') +
  P('M28 24h16q0 16-12 16h-8Z', 'shade') +
  R(2, 21, 44, 5, 'jade-2', 2) +
  L('M12 40v4M36 40v4', 'steel-2', 3) +
  L('M38 21V9q0-4-4-4t-4 4', 'steel-2', 3) +
  C(14, 17, 4, 'jade-mist') +
  C(21, 14, 3, 'jade-mist') +
  C(24, 18, 3, 'jade-mist');

const stove =
  R(4, 27, 40, 14, 'steel-2', 4) +
  '<ellipse cx="24" cy="31" rx="12" ry="2.8" fill="none" stroke="var(--il-ember)" stroke-width="2.2"/>' +
  P('M13 16h22v9q0 5-5 5H18q-5 0-5-5Z', 'jade') +
  P('M25 16h10v9q0 5-5 5h-5Z', 'shade') +
  R(11, 13, 26, 4, 'jade-2', 2) +
  L('M19 9q-3-2 0-5M27 9q-3-2 0-5', 'steel-2', 2.2) +
  C(24, 38, 1.5, 'turmeric') +
  C(18, 38, 1.2, 'paper') +
  C(30, 38, 1.2, 'paper');

/** Section signs first, then those of their parts (2-1 to 2-4, 8-1, 8-2). */
export const GUIDE_SIGNS = {
  door:
    R(9, 4, 30, 40, 'frame', 3) +
    R(13, 8, 22, 36, 'jade') +
    R(24, 8, 11, 36, 'shade') +
    R(25, 17, 7.5, 15, 'ink-il', 2.4) +
    [20.4, 23.4].map((y) => [27.3, 30.2].map((x) => C(x, y, 0.95, 'paper')).join('')).join('') +
    C(28.75, 28, 1.7, 'turmeric') +
    R(4, 43, 40, 3, 'wood-2', 1),
  appliances: stove,
  lift:
    R(5, 4, 38, 40, 'wood-2', 3) +
    R(10, 13, 13.5, 31, 'steel') +
    R(24.5, 13, 13.5, 31, 'steel') +
    R(24.5, 13, 13.5, 31, 'shade') +
    R(15, 6.4, 18, 4.6, 'ink-il', 1.4) +
    P('M19 10l2-3 2 3ZM25 7.4h4l-2 3Z', 'turmeric') +
    P('M13.5 28l3.2-4.4 3.2 4.4ZM27.8 24h6.4L31 28.4Z', 'jade-2'),
  rules:
    R(6, 8, 37, 36, 'linen-2', 4) +
    R(5, 8, 37, 34, 'paper', 4) +
    P('M5 19v-7q0-4 4-4h29q4 0 4 4v7Z', 'lacquer') +
    P('M30 8h8q4 0 4 4v7H30Z', 'shade') +
    L('M14 5v7M33 5v7', 'ink-il', 3) +
    P('M29 24a9 9 0 1 0 6 13 8 8 0 0 1-6-13Z', 'jade-2') +
    L('M11 26h6M11 32h5M11 38h4', 'line', 3),
  prices:
    P('M5 20h30q0 17-15 17T5 20Z', 'linen') +
    P('M22 20h13q0 15-11 17Z', 'shade') +
    L('M8 26q12 5 24 0', 'ceramic', 2.5) +
    R(13, 36, 14, 4, 'linen-2', 1) +
    L('M12 18L30 5M18 18l17-10', 'wood-2', 2.8) +
    P('M31 22l9-3 5 6-3 14-9-1Z', 'turmeric') +
    C(38.4, 24.4, 1.7, 'wood-3') +
    L('M36 30l3.4.6M35.4 33.6l3.4.6', 'wood-3', 1.8),
  map:
    P('M4 11l13-6v32L4 43Z', 'jade') +
    P('M17 5l14 6v32l-14-6Z', 'jade-mist') +
    P('M31 11l13-6v32l-13 6Z', 'jade') +
    P('M31 11l13-6v32l-13 6Z', 'shade') +
    L('M8 33q8-6 13-2t9-3', 'paper', 2.2) +
    P('M34 7c5 0 8.4 3.6 8.4 8C42.4 21 34 29 34 29s-8.400-8-8.400-14C25.600 10.600 29 7 34 7Z', 'lacquer') +
    C(34, 15.2, 3.1, 'paper'),
  wifi:
    L('M12 20q12-11 24 0M17 25q7-6 14 0M7 14q17-14 34 0', 'jade', 3.2) +
    P('M8 30h32q4 0 4 4v5q0 4-4 4H8q-4 0-4-4v-5q0-4 4-4Z', 'steel-2') +
    P('M30 30h10q4 0 4 4v5q0 4-4 4H30Z', 'shade') +
    C(11, 36.5, 2, 'turmeric') +
    C(18, 36.5, 2, 'paper'),
  device:
    R(3, 4, 42, 3.4, 'wood-2', 1.7) +
    P('M5 7h14q1 14-5 33H5Z', 'lacquer') +
    P('M13 7h6q1 14-5 33h-5q4-16 4-33Z', 'shade') +
    P('M15 29h30q0 12-9 12H24q-9 0-9-12Z', 'linen') +
    P('M33 29h12q0 12-9 12h-6Z', 'shade') +
    R(13, 26, 34, 4.4, 'jade-2', 2) +
    L('M22 41v3M38 41v3', 'steel-2', 2.8) +
    L('M41 26V16q0-3-3-3t-3 3', 'steel-2', 2.8) +
    C(27, 22.4, 3.2, 'jade-mist') +
    C(32, 20.4, 2.2, 'jade-mist'),
  exit:
    R(4, 4, 40, 40, 'jade', 5) +
    P('M31 4h8q5 0 5 5v30q0 5-5 5h-8Z', 'shade') +
    P('M9 40v-5h8v-6h8v-6h8v-6h7v23Z', 'jade-mist') +
    C(20, 9.6, 3.3, 'paper') +
    L(
      'M19 15.500l-1 7 4.500 3.500M18 22.500l-3 4.500-5 .5M19 15.500l5 2.500 3-2M18.600 16l-5 2.500-.5 4',
      'paper',
      2.8,
    ),
  motorbike:
    C(11, 35, 7, 'steel-2') +
    C(11, 35, 3, 'paper') +
    C(37, 35, 7, 'steel-2') +
    C(37, 35, 3, 'paper') +
    P('M14 30q2-8 9-8h3l4-8h5l2 5-3 2 5 11h-6q-1-6-5-6l-3 7H14Z', 'lacquer') +
    P('M33 21h1l5 11h-6q-1-6-5-6l-3 7h-3l5-12Z', 'shade') +
    R(7, 18, 15, 5, 'wood-3', 2) +
    L('M31 14l-3-4h-3', 'steel-2', 2.6) +
    R(5, 7, 14, 11, 'turmeric', 2) +
    L('M12 7v4', 'wood-2', 2.4),
  trash:
    P('M11 16h26l-3 25q-.2 2-2.200 2H16.200q-2 0-2.200-2Z', 'jade') +
    P('M26 16h11l-3 25q-.2 2-2.200 2H26Z', 'shade') +
    R(8, 11, 32, 6, 'jade-2', 3) +
    R(19, 6, 10, 5, 'jade-2', 2) +
    L('M19 23l1 14M29 23l-1 14M24 23v14', 'paper', 2.2),
  food:
    L('M27 19L38 3M32 19L43 6', 'wood-2', 2.6) +
    P('M4 22h40q0 18-20 18T4 22Z', 'linen') +
    P('M28 22h16q0 16-15 17.800Z', 'shade') +
    E(24, 22, 20, 5.2, 'linen-2') +
    E(24, 22.2, 17.6, 4, 'broth') +
    C(17, 21.6, 2.5, 'leaf') +
    C(29, 22.6, 2.4, 'lacquer') +
    C(23.6, 20.6, 2.1, 'leaf') +
    L('M11 29.500q13 6 26 0', 'ceramic', 2.2) +
    R(17, 39, 14, 4, 'linen-2', 1),
  home:
    R(8, 22, 32, 22, 'ochre') +
    R(28, 22, 12, 22, 'shade') +
    P('M3 23L24 5l21 18v3H3Z', 'roof') +
    R(19, 30, 10, 14, 'jade-2', 1) +
    C(26, 37.5, 1.3, 'turmeric') +
    R(11, 29.5, 5, 6, 'window') +
    R(32, 29.5, 5, 6, 'window'),
  events:
    L('M3 6q21 8 42 0', 'cord', 2.4) +
    L('M16 9v4M35 9v2', 'cord', 2.2) +
    R(11.5, 12.4, 9, 3, 'wood-2', 1) +
    P('M16 15c8 0 11 4 11 9s-3 9-11 9-11-4-11-9 3-9 11-9Z', 'lacquer') +
    P('M18 15c6 1 9 4 9 9s-3 8-9 9q4-9 0-18Z', 'shade') +
    R(11.5, 32.6, 9, 3, 'wood-2', 1) +
    L('M16 36v7M12.600 36v4M19.400 36v4', 'turmeric', 2.2) +
    R(31.5, 10.4, 7, 2.6, 'wood-2', 1) +
    P('M35 12.600c6 0 8.600 3 8.600 7s-2.600 7-8.600 7-8.600-3-8.600-7 2.600-7 8.600-7Z', 'turmeric') +
    P('M37 12.700c4.500.6 6.600 3.300 6.600 6.900s-2.100 6.300-6.600 6.900q3-6.900 0-13.800Z', 'shade') +
    R(31.5, 26.2, 7, 2.6, 'wood-2', 1) +
    L('M35 29v5M32.500 29v3M37.500 29v3', 'lacquer', 2),
  emergency:
    P('M12 33V23q0-12 12-12t12 12v10Z', 'lacquer') +
    P('M27 11.400q9 2 9 11.600v10h-9Z', 'shade') +
    L('M18 28v-5q0-5 4-6', 'paper', 2.4) +
    R(8, 32, 32, 5, 'steel-2', 2) +
    R(5, 37, 38, 6, 'steel-2', 2) +
    L('M24 3v3M8 9l2.500 2.500M40 9l-2.500 2.500M2.500 21H6M45.500 21H42', 'turmeric', 2.8),
  power:
    R(12, 4, 24, 40, 'linen-2', 4) +
    P('M27 4h5q4 0 4 4v32q0 4-4 4h-5Z', 'shade') +
    R(16, 22, 16, 18, 'ink-il', 2) +
    R(18, 12, 12, 22, 'jade', 2) +
    P('M25.500 14l-5.500 8h4l-1.500 7 6-9h-4.500Z', 'turmeric') +
    C(24, 37.2, 1.3, 'turmeric'),
  stove,
  washer:
    R(7, 4, 34, 40, 'linen-2', 4) +
    P('M31 4h6q4 0 4 4v32q0 4-4 4h-6Z', 'shade') +
    R(7, 12.4, 34, 1.6, 'line') +
    R(11, 7, 11, 3, 'jade-2', 1.5) +
    C(36, 8.6, 1.8, 'turmeric') +
    C(24, 28, 12.4, 'steel-2') +
    C(24, 28, 9.6, 'ink-il') +
    P('M14.800 30q4.500-4 9.200-.5t9.200-1.500a9.400 9.400 0 0 1-18.400 2Z', 'jade') +
    C(20.5, 24.4, 1.7, 'paper') +
    C(27, 23, 1.2, 'paper'),
  heater:
    R(7, 5, 34, 24, 'linen-2', 10) +
    P('M27 5h4q10 0 10 10v4q0 10-10 10h-4Z', 'shade') +
    C(24, 17, 6, 'paper') +
    L('M24 17v-3.500M24 17h2.600', 'ink-il', 1.9) +
    C(34.5, 17, 1.6, 'lacquer') +
    L('M17 29v5M31 29v5', 'steel-2', 3) +
    P('M17 34.500q6 7 0 10-6-3 0-10Z', 'ceramic') +
    P('M31 34.500q6 7 0 10-6-3 0-10Z', 'lacquer'),
  bath,
  curtain:
    R(10, 8, 28, 31, 'sky-1') +
    C(24, 21, 4.4, 'turmeric') +
    P('M10 32q7-6 14-1.500T38 29v10H10Z', 'sea-3') +
    P('M5 7h13q1 18-5 35H5Z', 'jade') +
    P('M12 7h6q1 18-5 35H8q4-16 4-35Z', 'shade') +
    P('M43 7H30q-1 18 5 35h8Z', 'jade') +
    P('M36 7h7v35h-6q-2-18-1-35Z', 'shade') +
    R(2, 4, 44, 4, 'wood-2', 2) +
    R(20.5, 3, 7, 6, 'ink-il', 2) +
    C(24, 6, 1.2, 'turmeric'),
} as const satisfies Record<string, string>;
