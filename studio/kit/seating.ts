/** Things to sit on. */
import { E, G, L, P, R, n, ring, seq, turn } from './shapes';

/** A two-seat sofa from `x`, `w` wide, its feet at `y` + 18. */
export const sofa = (
  x: number,
  y: number,
  w: number,
  c = 'jade',
  c2 = 'jade-2',
  cush: readonly [string, string] = ['turmeric', 'lacquer'],
): string =>
  R(x + 16, y - 2, 12, 20, 'wood-3') +
  R(x + w - 28, y - 2, 12, 20, 'wood-3') +
  R(x + 10, y - 122, w - 20, 110, c2, 22) +
  R(x + 24, y - 60, w / 2 - 25, 44, c, 10) +
  R(x + w / 2 + 1, y - 60, w / 2 - 25, 44, c, 10) +
  R(x, y - 84, 38, 86, c, 16) +
  R(x + w - 38, y - 84, 38, 86, c, 16) +
  R(x + 20, y - 24, w - 40, 26, c, 6) +
  P(`M${x + w - 38} ${y - 68}q4-16 20-16q18 0 18 16v54q0 16-16 16h-22Z`, 'shade') +
  turn(x + 70, y - 84, -9, R(x + 44, y - 112, 54, 52, cush[0], 12)) +
  turn(x + w - 80, y - 84, 7, R(x + w - 106, y - 108, 52, 50, cush[1], 12));

/** A carved wooden bench of the north with seat cushions. */
export const woodSofa = (
  x: number,
  y: number,
  w: number,
  seat = 'jade',
  cush: readonly [string, string] = ['turmeric', 'lacquer'],
): string =>
  R(x, y - 108, 14, 126, 'wood-2', 4) +
  R(x + w - 14, y - 108, 14, 126, 'wood-2', 4) +
  R(x + 8, y - 112, w - 16, 12, 'wood-2', 5) +
  L(
    seq((w - 40) / 20, (i) => `M${n(x + 26 + i * 20)} ${y - 100}v56`),
    'wood',
    6,
  ) +
  R(x + 8, y - 56, w - 16, 34, 'wood-2') +
  R(x + 10, y - 48, w / 2 - 11, 24, seat, 9) +
  R(x + w / 2 + 1, y - 48, w / 2 - 11, 24, seat, 9) +
  P(`M${n(x + w * 0.66)} ${y - 48}h${n(w * 0.34 - 19)}q9 0 9 9v6q0 9-9 9H${n(x + w * 0.7)}Z`, 'shade') +
  R(x, y - 26, w, 14, 'wood', 3) +
  R(x + 4, y - 12, 14, 30, 'wood-3') +
  R(x + w - 18, y - 12, 14, 30, 'wood-3') +
  turn(x + 60, y - 74, -8, R(x + 36, y - 98, 50, 48, cush[0], 10)) +
  turn(x + w - 66, y - 74, 8, R(x + w - 90, y - 96, 48, 46, cush[1], 10));

/** A corner sofa: two seats under their back, at the right a chaise that comes towards the viewer. Feet at `y` + 34. */
export const cornerSofa = (
  x: number,
  y: number,
  w: number,
  c = 'linen',
  c2 = 'linen-2',
  cush: readonly [string, string] = ['jade', 'turmeric'],
): string => {
  const turnAt = x + w * 0.64;
  const end = x + w;
  const seat = (turnAt - x - 36) / 2;
  return (
    R(x + 14, y, 12, 18, 'wood-3') +
    R(turnAt - 2, y + 18, 12, 16, 'wood-3') +
    R(end - 12, y + 18, 12, 16, 'wood-3') +
    R(x + 8, y - 118, w - 24, 112, c2, 20) +
    R(x + 24, y - 106, w - 56, 60, 'shade-l', 14) +
    R(end - 40, y - 90, 34, 70, c2, 14) +
    R(x + 30, y - 62, seat, 40, c, 10) +
    R(x + 32 + seat, y - 62, seat, 40, c, 10) +
    R(x + 12, y - 26, turnAt - x, 30, c, 6) +
    L(`M${n(x + 34)} ${y - 22}H${n(turnAt)}`, 'line', 2.5) +
    R(x, y - 86, 36, 90, c, 15) +
    P(`M${n(x + 26)} ${y - 80}q10 2 10 12V${y + 2}q-8 2-14 2Z`, 'shade-s') +
    // The chaise: its top, then its front.
    P(
      `M${n(turnAt + 2)} ${y - 60}H${n(end - 26)}Q${n(end - 14)} ${y - 60} ${n(end - 10)} ${y - 46}L${n(end)} ${y - 8}H${n(turnAt - 10)}Z`,
      c,
    ) +
    P(`M${n(turnAt - 10)} ${y - 12}H${n(end)}q6 0 6 8v20q0 8-8 8H${n(turnAt - 8)}q-8 0-8-8v-20q0-8 6-8Z`, c2) +
    P(`M${n(end - 40)} ${y - 12}H${n(end)}q6 0 6 8v20q0 8-8 8h-38Z`, 'shade') +
    turn(x + 80, y - 88, -10, R(x + 54, y - 116, 54, 54, cush[0], 12)) +
    turn(turnAt - 26, y - 86, 8, R(turnAt - 52, y - 112, 50, 50, cush[1], 12)) +
    // A blanket thrown over its end.
    P(`M${n(end - 58)} ${y - 60}h26l20 52h-32Z`, cush[1]) +
    R(end - 44, y - 10, 32, 26, cush[1], 3) +
    L(`M${n(end - 42)} ${y + 10}h28`, 'paper', 2.5)
  );
};

/** An armchair seen from the front, `w` wide. */
export const armchair = (x: number, y: number, w = 120, c = 'turmeric', c2 = 'bamboo-2'): string =>
  L(`M${x + 18} ${y - 10}L${x + 10} ${y + 16}M${x + w - 18} ${y - 10}L${x + w - 10} ${y + 16}`, 'wood-3', 7) +
  P(`M${x + 14} ${y - 30}V${y - 100}q0-32 32-32h${w - 92}q32 0 32 32v70Z`, c2) +
  R(x + 20, y - 56, w - 40, 36, c, 12) +
  R(x, y - 76, 28, 70, c, 13) +
  R(x + w - 28, y - 76, 28, 70, c, 13) +
  R(x + 12, y - 28, w - 24, 22, c, 8) +
  P(`M${x + w - 28} ${y - 63}q2-13 14-13t14 13v44q0 13-13 13h-21Z`, 'shade');

/** A rattan chair with a round back. */
export const rattanChair = (x: number, y: number, s = 1, cush = 'jade'): string =>
  G(
    L('M-34-40L-42 12M34-40L42 12M-24-36L-22 6M24-36L22 6', 'wood-2', 6) +
      P('M-50-50C-60-120-34-156 0-156S60-120 50-50Z', 'bamboo') +
      P('M16-155C44-148 58-112 50-50H24C40-90 36-130 16-155Z', 'shade') +
      L('M-42-70C-44-116-26-140 0-140S44-116 42-70M-26-56C-28-100-16-126 0-126S28-100 26-56M0-156V-56', 'bamboo-3', 2) +
      E(0, -48, 54, 14, 'bamboo-2') +
      E(0, -54, 44, 12, cush),
    `translate(${x} ${y}) scale(${s})`,
  );

/** A dining chair seen from the side; `f` -1 turns it round. */
export const chair = (x: number, y: number, f = 1, seat = 'bamboo'): string =>
  G(
    L('M0-50L-6-126M0-50H46M2-50L-4 0M44-50L50 0', 'wood-2', 7) +
      R(-4, -58, 54, 12, seat, 4) +
      L('M-3-112q10 2 16-2M-2-96q10 2 16-2', 'wood-2', 5),
    `translate(${x} ${y}) scale(${f} 1)`,
  );

/** A low plastic stool of the pavement. */
export const lowStool = (x: number, y: number, tone = 'lacquer', s = 1): string =>
  G(
    P('M-24-34H24L30 0H20L17-20H-17L-20 0H-30Z', tone) +
      P('M8-34H24L30 0H20L17-20H10Z', 'shade') +
      R(-28, -42, 56, 10, tone, 4),
    `translate(${x} ${y}) scale(${s})`,
  );

/** A bar stool. */
export const barStool = (x: number, y: number, tone = 'jade', s = 1): string =>
  G(
    L('M-16-98L-26 0M16-98L26 0M-22-36H22', 'ink-il', 5) +
      R(-28, -112, 56, 16, tone, 7) +
      P('M6-112h15q7 0 7 7v2q0 7-7 7H6Z', 'shade'),
    `translate(${x} ${y}) scale(${s})`,
  );

/** A hammock between two points. */
export const hammock = (x1: number, y1: number, x2: number, y2: number, tone = 'turmeric'): string => {
  const mx = (x1 + x2) / 2;
  const my = Math.max(y1, y2);
  return (
    L(
      `M${x1} ${y1}L${n(x1 + (mx - x1) * 0.3)} ${my + 26}M${x2} ${y2}L${n(x2 - (x2 - mx) * 0.3)} ${my + 26}`,
      'cord',
      3,
    ) +
    P(
      `M${n(x1 + (mx - x1) * 0.28)} ${my + 22}Q${n(mx)} ${my + 120} ${n(x2 - (x2 - mx) * 0.28)} ${my + 22}Q${n(mx)} ${my + 62} ${n(x1 + (mx - x1) * 0.28)} ${my + 22}Z`,
      tone,
    ) +
    P(
      `M${n(mx)} ${my + 71}Q${n(mx + (x2 - mx) * 0.4)} ${my + 64} ${n(x2 - (x2 - mx) * 0.28)} ${my + 22}Q${n(mx + (x2 - mx) * 0.3)} ${my + 50} ${n(mx)} ${my + 44}Z`,
      'shade',
    ) +
    L(`M${n(x1 + (mx - x1) * 0.36)} ${my + 32}Q${n(mx)} ${my + 92} ${n(x2 - (x2 - mx) * 0.36)} ${my + 32}`, 'paper', 3)
  );
};

export const rug = (cx: number, y: number, rx: number, c = 'rug', c2 = 'rug-2'): string =>
  E(cx, y, rx, rx * 0.15, c) + ring(cx, y, rx * 0.8, rx * 0.11, c2, 3);

/** A woven rectangular rug in perspective. */
export const longRug = (cx: number, y: number, w: number, c = 'rug', c2 = 'rug-2'): string =>
  P(`M${n(cx - w / 2 + 24)} ${y - 22}h${w - 48}l34 44h${-w - 20}Z`, c) +
  L(`M${n(cx - w / 2 + 34)} ${y - 14}h${w - 68}M${n(cx - w / 2 + 8)} ${y + 14}h${w - 16}`, c2, 3.5) +
  L(
    seq(w / 42, (i) => `M${n(cx - w / 2 + 34 + i * 40)} ${y}l9-7 9 7-9 7Z`),
    c2,
    2.5,
  );
