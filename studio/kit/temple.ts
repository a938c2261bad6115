/** Temples, gates and village houses of the north; feet at `foot`. */
import { C, E, L, P, R, at, each, n, seq } from './shapes';

/** A tiled roof with upturned corners: eave line at `y`, ridge at `y - h`. */
export const templeRoof = (cx: number, y: number, w: number, h: number, tone = 'roof', ridge = 'wood-3'): string =>
  P(
    `M${n(cx - w / 2 - 16)} ${y - 12}Q${n(cx - w / 2 + 10)} ${y - 2} ${n(cx - w * 0.36)} ${y - h * 0.44}L${n(cx - w * 0.3)} ${y - h}H${n(cx + w * 0.3)}L${n(cx + w * 0.36)} ${n(y - h * 0.44)}Q${n(cx + w / 2 - 10)} ${y - 2} ${n(cx + w / 2 + 16)} ${y - 12}L${n(cx + w / 2 + 2)} ${y + 6}H${n(cx - w / 2 - 2)}Z`,
    tone,
  ) +
  P(
    `M${n(cx + w * 0.12)} ${y - h}h${n(w * 0.18)}L${n(cx + w * 0.36)} ${n(y - h * 0.44)}Q${n(cx + w / 2 - 10)} ${y - 2} ${n(cx + w / 2 + 16)} ${y - 12}L${n(cx + w / 2 + 2)} ${y + 6}H${n(cx + w * 0.2)}Z`,
    'shade',
  ) +
  L(
    seq(
      w / 22,
      (i) =>
        `M${n(cx - w * 0.29 + (i * w * 0.58) / (w / 22))} ${n(y - h + 4)}L${n(cx - w * 0.44 + (i * w * 0.88) / (w / 22))} ${y + 2}`,
    ),
    'line',
    2,
  ) +
  R(cx - w * 0.32, y - h - 6, w * 0.64, 8, ridge, 3) +
  P(
    `M${n(cx - w * 0.32)} ${y - h}q-12-4-10-18q10 2 16 14ZM${n(cx + w * 0.32)} ${y - h}q12-4 10-18q-10 2-16 14Z`,
    ridge,
  );

/** A long hall: platform, lacquer columns, doors, roof. */
export const hall = (cx: number, foot: number, w: number, h: number, wall = 'wood-2', roof = 'roof'): string => {
  const bays = Math.max(3, Math.round(w / 70));
  const bw = (w * 0.86) / bays;
  return (
    R(cx - w * 0.5, foot - 12, w, 12, 'stone') +
    R(cx - w * 0.43, foot - h * 0.52, w * 0.86, h * 0.52 - 12, wall) +
    seq(bays, (i) => {
      const x = cx - w * 0.43 + i * bw;
      return (
        R(x + 10, foot - h * 0.44, bw - 14, h * 0.44 - 12, i === Math.floor(bays / 2) ? 'window' : 'wood-3') +
        L(`M${n(x + 10 + (bw - 14) / 2)} ${n(foot - h * 0.44)}V${foot - 12}`, 'line', 3)
      );
    }) +
    seq(bays + 1, (i) => R(cx - w * 0.43 + i * bw - 4, foot - h * 0.52, 9, h * 0.52 - 12, 'lacquer')) +
    R(cx - w * 0.45, foot - h * 0.54, w * 0.9, 8, 'turmeric') +
    templeRoof(cx, foot - h * 0.52, w, h * 0.48, roof)
  );
};

/** A two-storey gate of brick with a round window above its arch. */
export const gate = (cx: number, foot: number, w: number, h: number, wall = 'ochre'): string =>
  R(cx - w * 0.5, foot - h * 0.42, w, h * 0.42, wall) +
  R(cx + w * 0.26, foot - h * 0.42, w * 0.24, h * 0.42, 'shade') +
  P(
    `M${n(cx - w * 0.14)} ${foot}V${n(foot - h * 0.22)}a${n(w * 0.14)} ${n(w * 0.14)} 0 0 1 ${n(w * 0.28)} 0V${foot}Z`,
    'wood-3',
  ) +
  each([-1, 1], (d) =>
    P(
      `M${n(cx + d * w * 0.34 - w * 0.08)} ${foot}V${n(foot - h * 0.17)}a${n(w * 0.08)} ${n(w * 0.08)} 0 0 1 ${n(w * 0.16)} 0V${foot}Z`,
      'wood-3',
    ),
  ) +
  templeRoof(cx - w * 0.36, foot - h * 0.42, w * 0.3, h * 0.1) +
  templeRoof(cx + w * 0.36, foot - h * 0.42, w * 0.3, h * 0.1) +
  R(cx - w * 0.24, foot - h * 0.72, w * 0.48, h * 0.32, wall) +
  R(cx + w * 0.1, foot - h * 0.72, w * 0.14, h * 0.32, 'shade') +
  C(cx, foot - h * 0.56, w * 0.09, 'lacquer') +
  C(cx, foot - h * 0.56, w * 0.06, 'window') +
  templeRoof(cx, foot - h * 0.7, w * 0.56, h * 0.2);

/** A stone stele on a tortoise. */
export const stele = (x: number, y: number, s = 1): string =>
  at(
    x,
    y,
    s,
    P('M-26-26H26L28-104Q28-132 0-134T-28-104Z', 'stone') +
      P('M10-26H26L28-104Q28-126 12-132Z', 'shade') +
      L('M-14-104h20M-16-90h24M-16-76h22M-16-62h24M-16-48h22', 'linen-2', 2.4) +
      P('M-46-6Q-44-32 0-32T46-6Z', 'steel-2') +
      P('M12-31Q44-28 46-6H20Q22-20 12-31Z', 'shade') +
      P('M44-10q20-10 26 0q2 8-10 10h-16Z', 'steel-2') +
      L('M-34-4v6M34-4v6', 'steel-2', 8),
  );

/** A bronze incense burner with its smoke. */
export const incense = (x: number, y: number, s = 1): string =>
  at(
    x,
    y,
    s,
    L('M-16-92q-10-14 0-28t0-28M8-96q-10-14 0-28t0-28', 'steam', 5) +
      L('M-10-60V-92M0-60V-98M10-60V-90', 'lacquer', 3) +
      P('M-44-58H44Q46-14 20-10H-20Q-46-14-44-58Z', 'bamboo-2') +
      P('M14-58H44Q46-14 20-10H2Q20-24 14-58Z', 'shade') +
      R(-50, -64, 100, 9, 'turmeric', 3) +
      L('M-24-10L-32 4M24-10L32 4', 'wood-3', 8) +
      L('M-46-50q-16 2-14 18M46-50q16 2 14 18', 'bamboo-2', 7),
  );

/** Stairs climbing straight up a slope: from w wide at the foot. */
export const stairs = (cx: number, foot: number, top: number, w: number, topW: number, tone = 'stone'): string =>
  P(`M${n(cx - w / 2)} ${foot}L${n(cx - topW / 2)} ${top}H${n(cx + topW / 2)}L${n(cx + w / 2)} ${foot}Z`, tone) +
  L(
    seq((foot - top) / 14, (i) => {
      const y = foot - i * 14;
      const half = w / 2 + ((topW - w) / 2) * ((foot - y) / (foot - top));
      return `M${n(cx - half)} ${y}h${n(half * 2)}`;
    }),
    'line',
    2.4,
  );

/** A banyan with hanging roots. */
export const banyan = (x: number, y: number, s = 1): string =>
  at(
    x,
    y,
    s,
    P('M-34 0C-18-40-26-90-20-150H24C26-90 24-40 44 0C30-6 24-20 18-30C10-10-14-10-16-28C-22-14-26-4-34 0Z', 'wood-2') +
      P('M6-150H24C26-90 24-40 44 0C30-6 24-20 18-30C14-60 12-110 6-150Z', 'shade') +
      L('M-50-160V-60M-66-150V-84M54-160V-70M70-150V-90M36-150V-44', 'wood-2', 4) +
      each(
        [
          [-70, -176, 52],
          [0, -206, 66],
          [72, -180, 56],
          [-30, -236, 48],
          [44, -244, 50],
          [104, -150, 34],
          [-106, -150, 36],
        ] as const,
        ([a, b, r], i) => C(a, b, r, i % 2 ? 'leaf' : 'leaf-2'),
      ),
  );

/** A wall of laterite blocks. */
export const lateriteWall = (x: number, y: number, w: number, h: number, tone = 'clay'): string =>
  R(x, y, w, h, tone) +
  L(
    seq(
      h / 22,
      (r) => `M${x} ${y + r * 22}h${w}` + seq(w / 44, (i) => `M${x + i * 44 + (r % 2) * 22} ${y + r * 22}v22`),
    ),
    'line',
    2,
  ) +
  R(x - 2, y - 8, w + 4, 10, 'roof');

/** A low village house, whitewashed or of laterite. */
export const villageHouse = (cx: number, foot: number, w: number, h: number, wall = 'cream'): string =>
  R(cx - w / 2, foot - h * 0.56, w, h * 0.56, wall) +
  R(cx + w * 0.28, foot - h * 0.56, w * 0.22, h * 0.56, 'shade') +
  R(cx - w * 0.12, foot - h * 0.46, w * 0.24, h * 0.46, 'wood-2') +
  L(`M${cx} ${n(foot - h * 0.46)}V${foot}`, 'line', 3) +
  each(
    [-0.34, 0.34],
    (d) =>
      R(cx + d * w - w * 0.09, foot - h * 0.4, w * 0.18, h * 0.2, 'wood-3') +
      L(`M${n(cx + d * w)} ${n(foot - h * 0.4)}v${n(h * 0.2)}`, 'wood', 3),
  ) +
  templeRoof(cx, foot - h * 0.54, w * 1.04, h * 0.46);

/** A lotus leaf, flower or bud on water. */
export const lotus = (x: number, y: number, s = 1, kind: 0 | 1 | 2 = 0): string =>
  kind === 0
    ? at(
        x,
        y,
        s,
        E(0, 0, 44, 15, 'leaf') +
          P('M0 0L44-2Q38-14 20-14Z', 'leaf-2') +
          L('M0 0L-30-8M0 0L-34 6M0 0L4 14M0 0L26 10', 'leaf-2', 2),
      )
    : at(
        x,
        y,
        s,
        L('M0 10V-40', 'leaf-2', 4) +
          (kind === 1
            ? each(
                [-58, -30, 0, 30, 58],
                (r, i) =>
                  `<path transform="translate(0 -38) rotate(${r})" d="M0 4C-16-10-14-34 0-46C14-34 16-10 0 4Z" fill="var(--il-${i % 2 ? 'bloom' : 'bloom-2'})"/>`,
              ) + C(0, -42, 6, 'turmeric')
            : P('M0-34C-14-46-12-66 0-80C12-66 14-46 0-34Z', 'bloom') +
              P('M2-34C14-46 12-66 0-80Q8-56 2-34Z', 'shade')),
      );
