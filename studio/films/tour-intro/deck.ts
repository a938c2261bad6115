import { C, E, L, P, R, each, n, seq } from '../../kit/shapes';
import { plantPot } from '../../kit/plants';
import { silkLantern } from '../../kit/lamps';
import { fade, place } from '../stage';

/**
 * The roof of tower A seen from the air: a plane that runs to the horizon. `u` -1..1 across, `y` is where it is on the
 * stage.
 */
export const HORIZON = 150;
const NEAR = 640;
const FAR = 440;
const HALF = 430;
const CX = 640;

const across = (u: number, y: number): number => CX + (u * HALF * (y - HORIZON)) / (NEAR - HORIZON);
const scaleAt = (y: number): number => (y - HORIZON) / (NEAR - HORIZON);
const quad = (u1: number, u2: number, y1: number, y2: number, tone: string): string =>
  P(`M${n(across(u1, y1))} ${y1}H${n(across(u2, y1))}L${n(across(u2, y2))} ${y2}H${n(across(u1, y2))}Z`, tone);

/** A run of glass railing at `y` with a steel top, `h` high when near. */
function railing(y: number, u1: number, u2: number, h: number): string {
  const top = y - h * scaleAt(y);
  const x1 = across(u1, y);
  const x2 = across(u2, y);
  return (
    fade(0.3, R(x1, top, x2 - x1, y - top, 'sky-1')) +
    L(
      seq(13, (i) => `M${n(x1 + ((x2 - x1) * i) / 12)} ${n(top)}V${y}`),
      'steel-2',
      n(4 * scaleAt(y)),
    ) +
    L(`M${n(x1)} ${n(top)}H${n(x2)}`, 'paper', n(7 * scaleAt(y)))
  );
}

/** The side railing in perspective: top and foot run to the same point. */
const sideRail = (u: number, h: number): string => {
  const post = (y: number): string => `M${n(across(u, y))} ${n(y)}v${n(-h * scaleAt(y))}`;
  return L([460, 485, 515, 550, 592].map(post).join(''), 'steel-2', 3) + L(`M${n(across(u, FAR))} ${n(FAR - h * scaleAt(FAR))}L${n(across(u, NEAR))} ${n(NEAR - h)}`, 'paper', 6); // oxfmt-ignore
};

const parasol = (u: number, y: number, tone: string): string =>
  place(E(0, 2, 60, 12, 'shade') + L('M0 0V-92', 'wood-3', 6) + P('M-76-78Q-60-124 0-132Q60-124 76-78Q38-88 0-78Q-38-88-76-78Z', tone) + P('M0-132Q60-124 76-78Q56-84 38-83Q34-112 0-132Z', 'shade'), across(u, y), y, scaleAt(y)); // oxfmt-ignore
const lounger = (u: number, y: number, tone: string): string =>
  place(L('M-58 0v16M44 0v16', 'wood-3', 7) + L('M-64-4H40L84-40', 'wood', 11) + L('M-60-13H38L78-46', tone, 14) + L('M60-38L78-52', 'paper', 13), across(u, y), y, scaleAt(y)); // oxfmt-ignore

/** The bar under its eave, at the right of the pool. */
const bar = (lit: number): string =>
  place(
    R(-150, -150, 12, 150, 'wood-2') + R(138, -150, 12, 150, 'wood-2') + R(-140, -118, 280, 6, 'wood') +
      each(['lacquer', 'jade', 'turmeric', 'ceramic', 'lacquer', 'jade', 'turmeric'] as const, (tone, i) => R(-116 + i * 34, -142 + (i % 2) * 6, 12, 24 - (i % 2) * 6, tone, 3)) +
      P('M-180-140L-128-200H128L180-140Z', 'eave') + L(seq(12, (i) => `M${-166 + i * 30} -144l${8 - i * 0.6} -52`), 'bamboo-3', 3) +
      R(-140, -66, 280, 66, 'jade-2') + R(-156, -76, 312, 14, 'wood-l', 6) +
      each([-100, 0, 100], (x, i) => silkLantern(x, -138, 0.55, (['lacquer', 'turmeric', 'jade'] as const)[i] ?? 'lacquer', i)) +
      fade(lit, C(0, -90, 150, 'glow')),
    across(0.84, 486), 486, scaleAt(486) * 0.74,
  ); // oxfmt-ignore

/** The lift's house on the roof, its doors `open` 0..1: light inside, the roof's sign above. */
const liftHouse = (open: number): string => {
  const leaf = 33 * (1 - open);
  return place(
    R(-54, -206, 108, 206, 'cream') + R(24, -206, 30, 206, 'shade') + R(-62, -214, 124, 14, 'roof', 3) +
      R(-42, -166, 84, 166, 'steel-2', 3) + R(-34, -158, 68, 158, 'halo') + R(-34, -158, 68, 158, 'linen') +
      R(-34, -158, leaf, 158, 'steel') + R(34 - leaf, -158, leaf, 158, 'steel') + L(`M${n(leaf - 34)} -158V0M${n(34 - leaf)} -158V0`, 'line', 3) +
      R(-22, -196, 44, 24, 'glass', 5) + P('M-10-178l10-14l10 14Z', 'turmeric'),
    LIFT_HOUSE.x, LIFT_HOUSE.y, scaleAt(LIFT_HOUSE.y),
  ); // oxfmt-ignore
};
/** The foot of the lift's doors. */
export const LIFT_HOUSE = { x: 768, y: 470 };

/** Place of the pool on the roof. */
const POOL = { u1: -0.9, u2: 0.3, y1: 468, y2: 606 };
/** A place in the pool: `along` 0 left .. 1 right, `y` on the stage. */
export const inPool = (along: number, y: number): { x: number; s: number } => ({
  x: across(POOL.u1 + (POOL.u2 - POOL.u1) * along, y),
  s: scaleAt(y),
});

function pool(): string {
  const { u1, u2, y1, y2 } = POOL;
  const wave = (i: number): string => {
    const y = y1 + 16 + i * 15;
    const along = 0.06 + ((i * 37) % 60) / 100;
    return `M${n(inPool(along, y).x)} ${y}h${n(70 * scaleAt(y))}m${n(60 * scaleAt(y))} 0h${n(34 * scaleAt(y))}`;
  };
  return (
    quad(u1 - 0.05, u2 + 0.05, y1 - 9, y2 + 12, 'paper') +
    quad(u1, u2, y1, y2, 'sea-1') +
    quad(u1, u2, y1 + 9, y2, 'sea-2') +
    quad(u1 + 0.1, u2 - 0.1, y1 + 40, y2 - 22, 'sea-1') +
    L(seq(9, wave), 'foam', 4) +
    L('M0 18V-20M22 18V-20M0-20q5-9 11 0M22-20q5-9 11 0M0-2H22', 'steel', 4).replace(
      '<path',
      `<path transform="translate(${n(across(u2, 540) - 30)} 536)"`,
    )
  );
}

/** The façade below the roof's edge: floors with balconies. */
function facade(): string {
  const w = HALF * 2;
  const left = CX - HALF;
  return seq(9, (i) => {
    const y = NEAR + 26 + i * 112;
    return (
      R(left, y, w, 113, 'cream') +
      seq(8, (k) => {
        const x = left + 20 + (k * (w - 40)) / 8;
        const lit = (i * 5 + k * 3) % 4 !== 0;
        return R(x + 10, y + 14, 82, 84, lit ? 'window' : 'ink-il-2', 3) + L(`M${n(x + 51)} ${y + 14}v84`, 'frame', 4) + ((i + k) % 3 ? P(`M${n(x + 10)} ${y + 14}h24q4 40-12 84h-12Z`, 'curtain') : C(x + 78, y + 72, 13, 'leaf') + C(x + 88, y + 80, 10, 'leaf-2')); // oxfmt-ignore
      }) +
      L(
        seq(58, (k) => `M${left + 4 + k * 15} ${y + 70}v36`),
        'jade',
        3,
      ) +
      R(left - 10, y + 64, w + 20, 8, 'jade', 3) +
      R(left - 12, y + 102, w + 24, 11, 'paper', 3)
    );
  });
}

/**
 * The whole top of the tower; `swim` is drawn in the water, `guest` beside it, `lit` lights the lamps, `lift` opens its
 * doors.
 */
export const roofDeck = (lit: number, swim: string, guest: string, lift: number): string =>
  facade() +
  quad(-1.03, 1.03, FAR - 6, NEAR + 8, 'paper') +
  quad(-0.99, 0.99, FAR, NEAR, 'wood-l') +
  L(
    seq(11, (i) => `M${n(across(-0.99 + i * 0.198, FAR))} ${FAR}L${n(across(-0.99 + i * 0.198, NEAR))} ${NEAR}`),
    'line',
    2,
  ) +
  railing(FAR, -1, 1, 78) +
  liftHouse(lift) +
  bar(lit) +
  // Lit from within: it keeps the day's tones at night.
  `<g style="color-scheme:light">${pool()}${swim}</g>` +
  guest +
  lounger(0.66, 566, 'turmeric') +
  parasol(0.74, 540, 'lacquer') +
  lounger(0.64, 616, 'lacquer') +
  parasol(0.86, 600, 'turmeric') +
  place(plantPot(0, 0, 0.7, 3), across(-0.95, 470), 470, 0.8) +
  place(plantPot(0, 0, 0.9, 4), across(-0.92, 634), 634) +
  sideRail(-1, 66) +
  sideRail(1, 66) +
  R(CX - HALF - 14, NEAR, HALF * 2 + 28, 30, 'paper', 4) +
  R(CX - HALF - 14, NEAR + 20, HALF * 2 + 28, 10, 'shade') +
  railing(NEAR, -1, 1, 66);
