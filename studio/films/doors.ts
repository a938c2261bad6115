import { C, L, P, R, clip, each, rectShape } from '../kit/shapes';
import { windowP } from '../kit/window';
import { fade, place } from './stage';
import { swingLeaf, type Opening } from './swing';
import { lamp, shadeRight } from './marks';

/**
 * A door in its frame, hinged on the left and opening away from us; `fittings` ride on the leaf, `beyond` shows behind.
 */
export function door(at: Opening, tone: string, open: number, fittings: string, beyond: string): string {
  const { x, y, w, h } = at;
  const panel = (py: number, ph: number): string =>
    R(x + w * 0.14, py, w * 0.72, ph, 'shade-l', 8) + R(x + w * 0.14, py, w * 0.72, 6, 'shade-s', 3);
  const leaf = R(x, y, w, h, tone) + panel(y + h * 0.06, h * 0.24) + panel(y + h * 0.7, h * 0.24) + fittings;
  return (
    R(x - 26, y - 26, w + 52, h + 26, 'frame', 4) +
    clip(rectShape(x, y, w, h), (open > 0.001 ? beyond : '') + swingLeaf(at, open, leaf)) +
    R(x - 26, y - 26, w + 52, 8, 'shade-l', 4)
  );
}

/** A home seen through its open door: window on the bay, floor, a plant. */
export function homeBeyond({ x, y, w, h }: Opening): string {
  const floorY = y + h * 0.76;
  return (
    R(x, y, w, h, 'wall-ochre') +
    windowP(x + w * 0.3, y + h * 0.16, w * 0.66, h * 0.34, 'bay', { blind: 0.16, mull: 1 }) +
    R(x, floorY, w, h, 'wood-l') +
    R(x, floorY - 8, w, 8, 'skirting') +
    P(`M${x + w * 0.3} ${floorY}h${w * 0.6}l${w * 0.2} ${h * 0.3}h${-w * 0.9}Z`, 'light') +
    place(
      P(
        'M-4-30C-34-100-70-120-96-118C-80-86-44-56-4-30ZM0-30C-16-110-8-150 6-176C24-140 20-96 0-30ZM4-30C30-96 64-118 92-118C78-84 44-54 4-30Z',
        'leaf',
      ) +
        P('M-30-34H30L24 30H-24Z', 'clay') +
        P('M6-34H30L24 30H6Z', 'shade'),
      x + w * 0.74,
      floorY + 50,
      1,
    )
  );
}

/** The corridor's wall and floor behind a door. */
export const corridorWall = (wall: string, floorY = 640): string =>
  R(-300, -200, 1900, 1200, wall) +
  R(-300, floorY, 1900, 400, 'wood-l') +
  R(-300, floorY, 1900, 8, 'line') +
  R(-300, floorY - 16, 1900, 16, 'skirting') +
  L(`M-300 ${floorY + 40}H1600M160 ${floorY + 8}v32M720 ${floorY + 8}v32M1180 ${floorY + 8}v32`, 'line', 3);

/** A lever on its rose, pointing left; `down` 0..1. */
export const lever = (x: number, y: number, down: number): string =>
  C(x, y, 26, 'steel-2') +
  place(R(-128, -12, 142, 24, 'steel', 12) + R(-128, 0, 128, 12, 'shade', 6), x, y, 1, -34 * down) +
  C(x, y, 13, 'steel');
/** Point at which the lever is held, `out` units from its rose: far enough out that it is seen going down. */
export const grip = (x: number, y: number, down: number, out = 116): { x: number; y: number } => {
  const a = (34 * down * Math.PI) / 180;
  return { x: x - out * Math.cos(a), y: y + out * Math.sin(a) };
};

export const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'] as const;
export type Key = (typeof KEYS)[number];
/** A key's place relative to the lock's origin (its plate's middle). */
export const keyAt = (key: Key): { x: number; y: number } => {
  const i = KEYS.indexOf(key);
  return { x: ((i % 3) - 1) * 42, y: -172 + Math.floor(i / 3) * 44 };
};

export interface KeypadState {
  /** 0 asleep, 1 all rows lit. */
  awake: number;
  /** Light of each key from being pressed. */
  lit: Partial<Record<Key, number>>;
  /** Number of figures that are in: dots, never digits. */
  dots: number;
  /** 1 = accepted. */
  accepted: number;
  down: number;
}

/** The lock with a keypad: dots for what was typed, twelve keys, a lever. Origin = the plate's middle. */
export function keypadLock(x: number, y: number, s: KeypadState): string {
  const row = (i: number): number => Math.min(1, Math.max(0, s.awake * 2 - Math.floor(i / 3) * 0.33));
  return (
    R(x - 78, y - 258, 156, 470, 'ink-il', 34) +
    R(x - 78, y - 258, 156, 284, 'ink-il-2', 34) +
    each(
      [0, 1, 2, 3],
      (i) =>
        C(x - 36 + i * 24, y - 224, 6, 'glass-2') +
        fade(i < s.dots ? 1 : 0, C(x - 36 + i * 24, y - 224, 6.5, s.accepted > 0.5 ? 'go' : 'turmeric')),
    ) +
    each(KEYS, (key, i) => {
      const k = keyAt(key);
      const hit = s.lit[key] ?? 0;
      const tone = s.accepted > 0.5 ? 'go' : key === '#' ? 'turmeric' : 'paper';
      const face = hit > 0.02 ? fade(hit, C(x + k.x, y + k.y, 23, 'turmeric')) : '';
      return (
        fade(0.5 * row(i), C(x + k.x, y + k.y, 20, 'glass-2')) +
        face +
        fade(
          0.05 + 0.95 * row(i),
          `<text x="${x + k.x}" y="${y + k.y + 10}" text-anchor="middle" class="svgnum" font-size="28" fill="var(--il-${hit > 0.5 ? 'ink-il-2' : tone})">${key}</text>`,
        )
      );
    }) +
    lamp(x, y + 6, 7, s.accepted, 'go') +
    lever(x, y + 96, s.down) +
    C(x, y + 172, 8, 'glass') +
    R(x - 2.5, y + 172, 5, 16, 'glass', 2)
  );
}

/** The lock with a card reader: a lamp (red, then green) above a wave sign on glass, a lever. */
export function cardLock(x: number, y: number, accepted: number, down: number): string {
  return (
    R(x - 78, y - 236, 156, 448, 'steel', 34) +
    shadeRight(x - 78, y - 236, 156, 448, 40, 34) +
    R(x - 60, y - 218, 120, 214, 'glass', 24) +
    R(x - 34, y - 128, 46, 66, 'steel-2', 8) +
    R(x - 34, y - 114, 46, 10, 'glass', 0) +
    L(`M${x + 22} ${y - 112}q10 16 0 32M${x + 34} ${y - 120}q18 24 0 48`, 'paper', 5) +
    lamp(x, y - 190, 11, 1 - accepted, 'stop') +
    fade(accepted, lamp(x, y - 190, 11, 1, 'go')) +
    lever(x, y + 76, down) +
    C(x, y + 158, 8, 'glass')
  );
}

/** The hotel's key card, upright; origin = its middle. */
export const keyCard = (x: number, y: number, s = 1, rot = 0): string =>
  place(
    R(-62, -98, 124, 196, 'paper', 14) + P('M-62-84Q-62-98-48-98H48Q62-98 62-84V-20C20-52-20 12-62-20Z', 'jade') +
      C(-28, -62, 13, 'turmeric') + L('M-8-52q8 12 0 24M4-58q14 18 0 36', 'paper', 5) + R(-44, 62, 60, 9, 'linen-2', 4),
    x, y, s, rot,
  ); // oxfmt-ignore
