import { L, P, R } from '../kit/shapes';
import { place } from './stage';

/**
 * Hands, the only part of a person that is drawn. Flat like everything else: finger, palm and sleeve, one shade plane on
 * the right. Each hand's origin is the point that touches, the arm runs down from it; turn it with `rot`.
 */
export interface Pose {
  x: number;
  y: number;
  /** 1 = a finger 34 units wide. */
  s?: number;
  /** Degrees; 0 = the arm comes from below. */
  rot?: number;
  /** Mirrored: the left hand. */
  left?: boolean;
  sleeve?: string;
}

const capsule = (x1: number, y1: number, x2: number, y2: number, w: number, tone = 'skin'): string =>
  L(`M${x1} ${y1}L${x2} ${y2}`, tone, w);
const crease = (d: string): string => L(d, 'skin-2', 3.4);
const nail = (x: number, y: number, rot = 0, s = 1): string => place(R(-8.5, -11, 17, 21, 'nail', 8), x, y, s, rot);

/** Forearm from the wrist at y0 down, in a sleeve with a paper cuff, long enough to leave any picture. */
const arm = (cx: number, y0: number, w: number, sleeve: string): string =>
  P(`M${cx - w / 2} ${y0}H${cx + w / 2}L${cx + w / 2 + 4} ${y0 + 90}H${cx - w / 2 - 4}Z`, 'skin') +
  P(`M${cx - w / 2 - 16} ${y0 + 64}H${cx + w / 2 + 16}L${cx + w / 2 + 139} ${y0 + 2400}H${cx - w / 2 - 139}Z`, sleeve) +
  P(`M${cx + w / 6} ${y0 + 64}H${cx + w / 2 + 16}L${cx + w / 2 + 139} ${y0 + 2400}H${cx + w / 6}Z`, 'shade') +
  R(cx - w / 2 - 19, y0 + 52, w + 38, 26, 'paper', 9);

const pose = (body: string, { x, y, s = 1, rot = 0, left = false }: Pose): string =>
  place(left ? `<g transform="scale(-1 1)">${body}</g>` : body, x, y, s, rot);

/** One finger out; origin = its tip. */
export function pointing(p: Pose): string {
  return pose(
    arm(46, 214, 84, p.sleeve ?? 'jade-2') +
      capsule(-8, 196, -40, 138, 32) +
      P('M-17 96C-4 84 92 76 110 108C118 146 106 182 90 210V250H6V216C-14 190-20 146-17 96Z', 'skin') +
      capsule(94, 100, 92, 134, 31) +
      capsule(65, 88, 65, 128, 32) +
      capsule(34, 84, 34, 124, 32) +
      P('M79 100C96 88 108 98 110 112C118 146 106 182 90 210V212H76C86 180 90 140 79 100Z', 'skin-shade') +
      crease('M49 92V128M79 98V132') +
      capsule(0, 17, 0, 140, 34) +
      crease('M17 104V136') +
      nail(0, 15),
    p,
  );
}

/** The flat hand; origin = the middle of the palm. */
export function palm(p: Pose): string {
  return pose(
    arm(2, 84, 86, p.sleeve ?? 'jade-2') +
      capsule(-40, 34, -102, -40, 34) +
      P('M-62-56C-60-92 60-92 66-46C72 8 60 52 45 92V120H-41V92C-58 52-66 4-62-56Z', 'skin') +
      capsule(-46, -60, -60, -140, 31) +
      capsule(-14, -64, -18, -172, 32) +
      capsule(18, -62, 24, -164, 32) +
      capsule(49, -46, 64, -124, 29) +
      P('M40-62C54-66 64-60 66-46C72 8 60 52 45 92H24C40 50 48-10 40-62Z', 'skin-shade') +
      crease('M-30-84V-62M2-86V-64M34-78V-58') +
      nail(-60.5, -142, -10, 0.86) +
      nail(-18, -174, -2, 0.9) +
      nail(24, -166, 4, 0.9) +
      nail(64, -125, 11, 0.8),
    p,
  );
}

/** A closed hand around something that was drawn before it; origin = the middle of what it holds. */
export function fist(p: Pose): string {
  return pose(
    arm(4, 88, 84, p.sleeve ?? 'jade-2') +
      P('M-66-24C-66-40 66-40 68-16C72 32 60 62 46 92V116H-38V92C-58 66-70 28-66-24Z', 'skin') +
      capsule(-48, -26, -48, 10, 33) +
      capsule(-16, -34, -16, 10, 33) +
      capsule(17, -33, 17, 10, 33) +
      capsule(50, -22, 50, 10, 32) +
      P('M40-26C52-40 66-30 68-16C72 32 60 62 46 92H28C42 56 48 10 40-26Z', 'skin-shade') +
      crease('M-32-30V6M1-34V8M34-30V6') +
      capsule(-58, 34, -20, 46, 31) +
      crease('M-4 52C-2 40-8 32-18 30'),
    p,
  );
}

/** Thumb before, fingers behind `held`, which the caller has placed on the stage; origin = the thumb's pad. */
export function pinch(p: Pose, held: string): string {
  const back =
    arm(66, 150, 84, p.sleeve ?? 'jade-2') +
    P('M4-2C40-18 96 4 112 60C120 100 112 130 108 180H26C8 150-6 60 4-2Z', 'skin') +
    capsule(12, -16, 78, 34, 32, 'skin-2') +
    capsule(34, -6, 92, 60, 32, 'skin');
  const front =
    P('M30 60C60 40 104 52 110 92C114 120 110 150 108 178H28C20 150 20 100 30 60Z', 'skin') +
    P('M88 64C104 72 112 90 111 108L108 152H86C96 120 98 94 88 64Z', 'skin-shade') +
    capsule(52, 104, 4, 16, 36) +
    crease('M24 96C30 104 36 112 46 120') +
    nail(-1, 7, -28, 1.02);
  return pose(back, p) + held + pose(front, p);
}
