import { C, L, P } from '../kit/shapes';
import { place } from './stage';

export interface Gait {
  /** Paces so far: 0.5 is a half step; the legs swing with it. */
  step: number;
  /** 1 = facing right, -1 = left. */
  facing?: 1 | -1;
  hat?: boolean;
  /** How far the hand in front reaches forward, 0..1. */
  reach?: number;
  /** What hangs from the hand at the side, drawn from its grip. */
  held?: string;
}

/** A whole person from the side, about 110 units tall; origin = between the feet. */
export function person(
  x: number,
  y: number,
  s: number,
  { step, facing = 1, hat = false, reach = 0, held = '' }: Gait,
): string {
  const swing = Math.sin(step * Math.PI) * 16;
  const bob = Math.abs(Math.cos(step * Math.PI)) * -3;
  const leg = (dx: number, tone: string): string =>
    L(`M0-48L${(dx * 0.45 + 1).toFixed(1)}-25L${dx.toFixed(1)}-3h7`, tone, 11);
  const hand = { x: 3 + swing * 0.25, y: -44 };
  const push = { x: 8 + 34 * reach, y: -54 - 14 * reach };
  const body =
    (reach > 0.02 ? L(`M4-76L${(push.x * 0.6).toFixed(1)}-62L${push.x.toFixed(1)} ${push.y.toFixed(1)}`, 'skin-2', 8) : '') +
    L('M1-74V-50', 'jade', 25) + L('M8-72V-50', 'shade', 10) + L('M1-90V-84', 'skin-2', 9) +
    C(3, -100, 12, 'skin') + P('M-11-98C-14-117 16-118 15-104C6-107 1-103-1-94C-5-92-10-93-11-98Z', 'wood-3') +
    (hat ? P('M-17-106Q2-128 22-106Q2-101-17-106Z', 'bamboo') : '') +
    place(held, hand.x, hand.y + 2) +
    L(`M0-76L${(hand.x - 5).toFixed(1)}-60`, 'jade-2', 10) + L(`M${(hand.x - 5).toFixed(1)}-60L${hand.x.toFixed(1)} ${hand.y}`, 'skin', 8); // prettier-ignore
  return `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${(s * facing).toFixed(3)} ${s.toFixed(3)})">${leg(-swing, 'ceramic')}${leg(swing, 'ink-il')}${place(body, 0, bob)}</g>`;
}
