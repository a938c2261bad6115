/**
 * The signs of what a guest asks for and of the cards that they show: 48×48 as the guide's own, apart from them because
 * they are wanted after a tap, and in the tones that the guide's page has. The key is the symbol's id after `sign-`.
 */
import { C, E, L, P, R } from '../kit/shapes';

export const WISH_SIGNS = {
  towels:
    R(6, 30, 36, 12, 'jade', 5) +
    R(8, 18, 32, 12, 'linen', 5) +
    R(6, 6, 36, 12, 'jade-mist', 5) +
    P('M30 6h7q5 0 5 5v2q0 5-5 5q3 1 3 6t-3 6q5 0 5 5v2q0 5-5 5h-7Z', 'shade') +
    L('M11 36h7M12 24h6M11 12h7', 'lacquer', 2.4),
  pillow:
    P('M6 13Q24 7 42 13Q47 24 42 37Q24 43 6 37Q1 24 6 13Z', 'linen') +
    P('M29 10Q37 11 42 13Q47 24 42 37Q36 39 29 40Q36 25 29 10Z', 'shade') +
    L('M10 18q5 3 6 8M12 32q4-1 6-4', 'linen-2', 2.2) +
    L('M33 17q4 8 1 17', 'lacquer', 2.6),
  paper:
    R(14, 10, 26, 30, 'linen', 3) +
    P('M28 10h9q3 0 3 3v24q0 3-3 3h-9Z', 'shade') +
    E(27, 11, 13, 5, 'linen-2') +
    E(27, 11, 4.5, 1.9, 'wood-2') +
    P('M14 18H8v22l3-2 3 3 3-3V18Z', 'jade-mist'),
  soap:
    R(14, 17, 20, 26, 'jade', 5) +
    P('M25 17h4q5 0 5 5v16q0 5-5 5h-4Z', 'shade') +
    R(20, 10, 8, 8, 'jade-2', 1) +
    L('M24 10V5h9', 'jade-2', 3.4) +
    R(17, 26, 14, 9, 'linen', 2) +
    L('M21 30.5h6', 'lacquer', 2),
  water:
    P('M18 12h12q3 4 3 9v18q0 4-4 4H19q-4 0-4-4V21q0-5 3-9Z', 'jade-mist') +
    P('M26 12h4q3 4 3 9v18q0 4-4 4h-3Z', 'shade') +
    R(18, 5, 12, 7, 'jade-2', 2) +
    R(15, 23, 18, 11, 'jade') +
    L('M19 28.5q2.5-3 5 0t5 0', 'linen', 2),
  cot:
    L('M14 20V38M21 20V38M28 20V38M35 20V38', 'frame', 2.6) +
    R(5, 10, 5, 32, 'wood-2', 2) +
    R(38, 10, 5, 32, 'wood-2', 2) +
    R(5, 14, 38, 5, 'frame', 2) +
    R(5, 34, 38, 5, 'frame', 2) +
    P('M11 34v-6q6-4 13-2t13-1v9Z', 'linen') +
    C(17, 26, 3.4, 'turmeric') +
    P('M28 14h15v5H28Z', 'shade'),
  bed:
    P('M4 40V14q0-3 3-3h6q3 0 3 3v26Z', 'wood-2') +
    R(4, 32, 40, 6, 'frame', 2) +
    P('M12 32v-6q0-5 5-5h18q8 0 8 8v3Z', 'linen') +
    P('M31 21h4q8 0 8 8v3H31Z', 'jade') +
    P('M37 21.4q6 2 6 7.6v3h-6Z', 'shade') +
    R(10, 21, 12, 7, 'linen-2', 3.5) +
    R(5, 38, 4, 5, 'wood-3') +
    R(39, 38, 4, 5, 'wood-3'),
  clean:
    L('M37 5 25 22', 'wood-2', 4.4) +
    P('M17 20l15 9-4 6H12Z', 'lacquer') +
    P('M12 31q9 6 17 4l-2 9H7q1-8 5-13Z', 'turmeric') +
    P('M22 35q4 1 7 0l-2 9h-6Z', 'shade') +
    L('M12 44q1-5 3-8M19 44q0-4 1-7', 'wood-2', 1.8),
  repair:
    L('M12 38 25 25', 'lacquer', 8) +
    L('M27 23l11-11', 'steel-2', 4) +
    P('M36 8l5-3 3 3-3 5-4 1-2-2Z', 'steel-2') +
    P('M6 10a8 8 0 0 0 10 10l14 16q3 4 7 1t0-7L22 15A8 8 0 0 0 12 4l4 6-4 4Z', 'steel') +
    P('M30 36q3 4 7 1t0-7l-9-8-4 5Z', 'shade') +
    C(36, 34, 2, 'paper'),
  taxi:
    P('M4 33v-8q0-2 2-3l5-2 5-8q1-2 4-2h12q3 0 5 2l5 8q2 1 2 3v10Z', 'turmeric') +
    P('M30 10h2q3 0 5 2l5 8q2 1 2 3v10H30Z', 'shade') +
    P('M14 20l4-6q1-1 2-1h3v7ZM26 20v-7h5q2 0 3 1l3 6Z', 'ink-il') +
    R(19, 5, 12, 6, 'lacquer', 2) +
    C(14, 34, 6, 'ink-il') +
    C(35, 34, 6, 'ink-il') +
    C(14, 34, 2.5, 'steel') +
    C(35, 34, 2.5, 'steel'),
  late:
    C(24, 24, 20, 'jade') +
    C(24, 24, 15, 'linen') +
    P('M24 4a20 20 0 0 1 0 40Z', 'shade') +
    L('M24 13v11l8 6', 'ink-il', 3.2) +
    C(24, 24, 2.4, 'lacquer') +
    L('M24 9.5v1M24 37.5v1M9.5 24h1M37.5 24h1', 'wood-2', 2.4),
  bag:
    L('M18 14V7q0-2 2-2h8q2 0 2 2v7', 'wood-3', 3.2) +
    R(7, 14, 34, 26, 'lacquer', 5) +
    P('M29 14h7q5 0 5 5v16q0 5-5 5h-7Z', 'shade') +
    L('M16 14v26M32 14v26', 'turmeric', 2.6) +
    R(10, 40, 6, 4, 'ink-il', 2) +
    R(32, 40, 6, 4, 'ink-il', 2),
  breakfast:
    P('M5 26h27q0 15-13.5 15T5 26Z', 'linen') +
    P('M21 26h11q0 13-11 15Z', 'shade') +
    E(18.5, 26, 13.5, 3.6, 'broth') +
    C(14, 25.5, 2, 'leaf') +
    C(22, 26, 2.2, 'lacquer') +
    L('M26 23 38 6M30 24 42 9', 'wood-2', 2.6) +
    L('M12 19q-3-3 0-6t0-5M20 19q-3-3 0-6', 'steel-2', 2.2) +
    R(12, 41, 14, 3, 'jade', 1.5),
  guard:
    P('M24 4l17 6v12c0 12-8 18-17 22C15 40 7 34 7 22V10Z', 'jade') +
    P('M24 4l17 6v12c0 12-8 18-17 22Z', 'shade') +
    R(16, 18, 16, 18, 'linen', 1) +
    R(19, 21, 4, 4, 'jade-2') +
    R(25, 21, 4, 4, 'jade-2') +
    R(21.5, 29, 5, 7, 'lacquer'),
  pharmacy:
    P('M6 22 10 8h28l4 14Z', 'jade') +
    R(8, 22, 32, 21, 'linen', 1) +
    R(29, 22, 11, 21, 'shade') +
    R(20.5, 25, 7, 17, 'lacquer', 1) +
    R(15.5, 30, 17, 7, 'lacquer', 1) +
    L('M14 8l-1 14M24 8v14M34 8l1 14', 'linen', 2.4),
  hospital:
    R(9, 12, 30, 31, 'linen', 2) +
    R(28, 12, 11, 31, 'shade') +
    R(14, 30, 6, 6, 'ink-il', 1) +
    R(28, 30, 6, 6, 'ink-il', 1) +
    R(21, 34, 6, 9, 'jade-2', 1) +
    C(24, 12, 9, 'lacquer') +
    L('M24 7.5v9M19.5 12h9', 'paper', 3),
  allergy:
    E(18, 27, 9, 13, 'frame') +
    E(30, 21, 9, 13, 'frame') +
    P('M30 8c6 0 9 6 9 13s-4 13-9 13c4-8 4-18 0-26Z', 'shade') +
    L('M14 22q4 2 8 0M14 30q4 2 8 0M26 16q4 2 8 0M26 24q4 2 8 0', 'wood-3', 1.8) +
    '<circle cx="24" cy="24" r="20" fill="none" stroke="var(--il-lacquer)" stroke-width="4"/>' +
    L('M10 38 38 10', 'lacquer', 4),
  plane:
    P('M4 26l40-18-8 34-12-10-6 8-1-12Z', 'jade-mist') +
    P('M44 8 17 28l1 12 6-8 12 10Z', 'jade') +
    P('M44 8 24 32l12 10Z', 'shade') +
    L('M6 40h8', 'lacquer', 2.6),
  aircon:
    R(4, 9, 40, 17, 'linen', 4) +
    P('M30 9h10q4 0 4 4v9q0 4-4 4H30Z', 'shade') +
    R(9, 19, 30, 3.4, 'ink-il', 1.7) +
    C(38, 14, 1.8, 'turmeric') +
    L('M13 31q-3 4 0 7t0 5M24 31q-3 4 0 7t0 5M35 31q-3 4 0 7t0 5', 'jade-mist', 3),
  television:
    R(3, 8, 42, 28, 'ink-il', 3) +
    R(6, 11, 36, 22, 'jade', 1) +
    P('M6 33v-7l9-7 8 7 7-5 12 9v3Z', 'jade-2') +
    P('M29 11h13v22H29Z', 'shade') +
    C(14, 16, 2.6, 'turmeric') +
    R(16, 39, 16, 4, 'wood-2', 2) +
    R(22, 36, 4, 4, 'ink-il'),
  fridge:
    R(11, 3, 26, 40, 'jade-mist', 4) +
    P('M28 3h5q4 0 4 4v32q0 4-4 4h-5Z', 'shade') +
    L('M11 18h26', 'jade-2', 2.4) +
    L('M16 9v5M16 23v8', 'jade-2', 3) +
    R(13, 43, 5, 3, 'ink-il', 1) +
    R(30, 43, 5, 3, 'ink-il', 1) +
    R(22, 23, 5, 5, 'lacquer', 1),
  lamp:
    L('M24 3v8', 'wood-3', 2.6) +
    P('M14 11h20l7 16H7Z', 'jade') +
    P('M27 11h7l7 16H29Z', 'shade') +
    E(24, 28, 10, 5, 'turmeric') +
    L('M12 35l-3 5M24 37v6M36 35l3 5', 'turmeric', 2.6),
  toilet:
    R(9, 5, 12, 19, 'linen', 3) +
    P('M9 22h30q0 12-11 14v7H15v-7Q9 32 9 22Z', 'linen') +
    P('M26 22h13q0 12-11 14v7h-6q6-8 4-21Z', 'shade') +
    R(8, 20, 33, 5, 'jade', 2.5) +
    C(15, 10, 1.8, 'lacquer'),
} as const;
