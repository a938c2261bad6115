import { C, L, P } from '../kit/shapes';
import { place } from './stage';
import type { Point } from './timing';

export interface Gait {
  /** Paces so far: 0.5 is a half step; the legs swing with it. */
  step: number;
  /** Swing of the legs: 1 = a stroll, 1.5 = in a hurry. */
  stride?: number;
  /** 1 = facing right, -1 = left. */
  facing?: 1 | -1;
  hat?: boolean;
  /** Reach of the hand in front, 0..1. */
  reach?: number;
  /** Point at which the far hand pushes, from the feet; stronger than `reach`. */
  push?: Point;
  /** Point at which the near hand holds on, from the feet, instead of hanging at the side. */
  hold?: Point;
  /** Thing that hangs from the hand at the side, drawn from its grip. */
  held?: string;
  /** Tones of the shirt: its body and its sleeve. */
  shirt?: readonly [string, string];
  hair?: string;
}

const face = (): string => C(14.5, -97, 3, 'skin') + C(9.5, -100, 1.7, 'ink-il-2') + C(-2, -98, 3.4, 'skin-2');

/** A whole person from the side, about 110 units tall; origin = between the feet. */
export function person(x: number, y: number, s: number, gait: Gait): string {
  const { step, stride = 1, facing = 1, hat = false, reach = 0, hold, held = '', hair = 'wood-3' } = gait;
  const [shirt, sleeve] = gait.shirt ?? ['jade', 'jade-2'];
  const swing = Math.sin(step * Math.PI) * 16 * stride;
  const bob = Math.abs(Math.cos(step * Math.PI)) * -3;
  const leg = (dx: number, tone: string): string =>
    L(`M0-48L${(dx * 0.45 + 1).toFixed(1)}-25L${dx.toFixed(1)}-3h7`, tone, 11);
  const hand = { x: 3 + swing * 0.25, y: -44 };
  const push = gait.push ?? { x: 8 + 34 * reach, y: -54 - 14 * reach };
  const elbow = { x: push.x * 0.6, y: gait.push ? (push.y - 76) / 2 + 6 : -62 };
  const arm = (to: Point, elbow: Point): string =>
    L(`M0-76L${elbow.x.toFixed(1)} ${elbow.y.toFixed(1)}`, sleeve, 10) +
    L(`M${elbow.x.toFixed(1)} ${elbow.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`, 'skin', 8);
  const hanging = place(held, hand.x, hand.y + 2) + arm(hand, { x: hand.x - 5, y: -60 });
  const body =
    (gait.push || reach > 0.02 ? L(`M4-76L${elbow.x.toFixed(1)} ${elbow.y.toFixed(1)}L${push.x.toFixed(1)} ${push.y.toFixed(1)}`, 'skin-2', 8) : '') +
    (hold ? hanging : '') +
    L('M1-74V-50', shirt, 25) + L('M8-72V-50', 'shade', 10) + L('M1-90V-84', 'skin-2', 9) +
    C(3, -100, 12, 'skin') + face() + P('M-11-98C-14-117 16-118 15-104C6-107 1-103-1-94C-5-92-10-93-11-98Z', hair) +
    (hat ? P('M-21-104Q2-134 25-104Q2-99-21-104Z', 'bamboo') : '') +
    (hold ? arm(hold, { x: hold.x * 0.42 - 2, y: (hold.y - 76) / 2 + 7 }) : hanging); // oxfmt-ignore
  return `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${(s * facing).toFixed(3)} ${s.toFixed(3)})">${leg(-swing, 'ink-il-2')}${leg(swing, 'ink-il')}${place(body, 0, bob)}</g>`;
}
