import { C, L, P, R, S, seq } from '../../kit/shapes';
import { lamp } from '../marks';
import { fade, place } from '../stage';
import { linear, ramp, track } from '../timing';
import { BODY, DIAL, DIAL_AT, DIGITS, DONE, MINUTES, POWER, POWER_AT, POWER_OFF, SCREEN, START, START_AT, WAITED, WASH } from './plan'; // oxfmt-ignore

/** Share of an hour that has gone: the wash, and after it the two minutes that the lock waits. */
export const hourPart = (t: number): number =>
  (MINUTES.chosen / 60) * ramp(t, WASH, DONE - 0.1, linear) + (2 / 60) * ramp(t, DONE, WAITED, linear);

const isOn = (t: number): boolean => t >= POWER && t < POWER_OFF;
const chosen = (t: number): boolean => t > DIAL + 0.45;

function screen(t: number): string {
  const run = (MINUTES.chosen / 60) * ramp(t, WASH, DONE - 0.1, linear);
  const left = chosen(t) ? Math.ceil(MINUTES.chosen - 60 * run - 0.001) : MINUTES.offered;
  return (
    R(SCREEN.x, SCREEN.y, SCREEN.w, SCREEN.h, 'glass', 12) +
    (isOn(t)
      ? `<text x="${SCREEN.x + SCREEN.w / 2}" y="${SCREEN.y + 47}" ${DIGITS} font-size="40" fill="var(--il-turmeric)">0:${String(left).padStart(2, '0')}</text>`
      : '')
  );
}

/** Signs of what the two programmes wash: one shirt, and towels. */
const shirtSign = (tone: string): string => P('M-7-13Q0-8 7-13L18-7L14 2L10 0V14H-10V0L-14 2L-18-7Z', tone);
const towelSign = (tone: string): string =>
  R(-13, -16, 26, 32, tone, 3) + R(-13, 4, 26, 3.4, 'paper') + R(-13, 9.5, 26, 3.4, 'paper');

const SIGN = 45;
function dial(t: number): string {
  const turn = track(t, [[DIAL, -SIGN], [DIAL + 0.6, SIGN]]); // oxfmt-ignore
  const sign = (draw: (tone: string) => string, deg: number, lit: boolean): string => {
    const a = (deg * Math.PI) / 180;
    return place((lit ? C(0, 0, 21, 'turmeric') : '') + draw('ink-il-2'), DIAL_AT.x + 58 * Math.sin(a), DIAL_AT.y - 58 * Math.cos(a)); // oxfmt-ignore
  };
  return (
    sign(shirtSign, -SIGN, isOn(t) && !chosen(t)) +
    sign(towelSign, SIGN, isOn(t) && chosen(t)) +
    C(DIAL_AT.x, DIAL_AT.y, 33, 'steel') +
    C(DIAL_AT.x, DIAL_AT.y, 26, 'paper') +
    place(R(-4, -28, 8, 24, 'lacquer', 4), DIAL_AT.x, DIAL_AT.y, 1, turn)
  );
}

const powerKey = (on: boolean): string =>
  C(POWER_AT.x, POWER_AT.y, 17, 'ink-il') +
  place(
    `<path d="M-5-6A8 8 0 1 0 5-6" ${S(on ? 'turmeric' : 'paper', 2.6)}/>` + L('M0-9V-1', on ? 'turmeric' : 'paper', 2.6),
    POWER_AT.x,
    POWER_AT.y,
  ); // oxfmt-ignore

/** Dial, display, power and start. */
export const controls = (t: number): string =>
  dial(t) +
  screen(t) +
  powerKey(isOn(t)) +
  C(START_AT.x, START_AT.y, 25, 'jade-2') +
  P(`M${START_AT.x - 8} ${START_AT.y - 12}l20 12l-20 12Z`, 'paper') +
  lamp(START_AT.x, START_AT.y + 38, 5, ramp(t, START, START + 0.1) * (1 - ramp(t, DONE, DONE + 0.2)), 'go');

const SLOT = { x1: BODY.x + 36, x2: BODY.x + 176, y: BODY.y + 40 };
/** Place of the drawer's front when it stands `out`: nearer, so lower and a little larger. */
export const drawerFront = (out: number): { x: number; y: number; s: number } => ({
  x: (SLOT.x1 + SLOT.x2) / 2,
  y: BODY.y + 66 + 104 * out,
  s: 1 + 0.16 * out,
});
/** The middle of the compartment for the wash, where the detergent goes in. */
export const WELL = { x: SLOT.x1 + 34, y: SLOT.y + 54 };

/** The drawer seen from before and a little above: a tray of two wells runs back into the machine. */
export function drawer(out: number, fill: number): string {
  const front = drawerFront(out);
  const half = 74 * front.s;
  const back = SLOT.y - 4;
  const edge = front.y - 34 * front.s;
  const plane = (a: number, b: number, y1: number, y2: number, tone: string): string => {
    const at = (part: number, y: number): string => {
      const p = (y - back) / Math.max(1, edge - back);
      const left = SLOT.x1 + (front.x - half - SLOT.x1) * p;
      const right = SLOT.x2 + (front.x + half - SLOT.x2) * p;
      return `${(left + (right - left) * part).toFixed(1)} ${y.toFixed(1)}`;
    };
    return P(`M${at(a, y1)}L${at(b, y1)}L${at(b, y2)}L${at(a, y2)}Z`, tone);
  };
  const y2 = edge - 6;
  /** The mark up to which the detergent goes, and the liquid with it. */
  const well = back + 4 + (y2 - back - 4) * 0.36;
  const level = (part: number): string => {
    const half2 = (SLOT.x2 - SLOT.x1 + (half * 2 - (SLOT.x2 - SLOT.x1)) * 0.4) / 2;
    return `${(front.x - half2 + 2 * half2 * part).toFixed(1)} ${well.toFixed(1)}`;
  };
  const tray =
    out > 0.05
      ? R(SLOT.x1 - 4, back - 8, SLOT.x2 - SLOT.x1 + 8, 14, 'ink-il', 4) +
        plane(0, 1, back, edge + 4, 'linen') +
        plane(0.06, 0.47, back + 4, y2, 'steel') +
        plane(0.53, 0.94, back + 4, y2, 'steel') +
        plane(0.06, 0.47, back + 4, back + 4 + (y2 - back - 4) * 0.3, 'steel-2') +
        plane(0.53, 0.94, back + 4, back + 4 + (y2 - back - 4) * 0.3, 'steel-2') +
        (fill > 0 ? plane(0.06, 0.47, y2 - (y2 - well) * fill, y2, 'ceramic') : '') +
        fade(
          ramp(out, 0.7, 1),
          wells(front.x, (back + y2) / 2 + 14) + L(`M${level(0.1)}L${level(0.43)}`, 'turmeric', 5),
        )
      : '';
  return (
    (out > 0.05 ? R(front.x - half + 6, front.y + 24, half * 2 - 4, 26, 'shade', 8) : '') +
    tray +
    place(R(-74, -34, 148, 68, 'linen', 10) + R(-74, 18, 148, 16, 'linen-2', 8) + R(-40, -8, 80, 14, 'ink-il', 7), front.x, front.y, front.s)
  ); // oxfmt-ignore
}

/** Signs in the wells: II for the wash, a flower for the softener. */
const wells = (x: number, y: number): string =>
  L(`M${x - 45} ${y - 10}v20M${x - 33} ${y - 10}v20M${x - 51} ${y - 10}h24M${x - 51} ${y + 10}h24`, 'paper', 4) +
  seq(5, (i) => place(C(0, -8, 6, 'bloom-2'), x + 39, y, 1, i * 72)) +
  C(x + 39, y, 4.5, 'turmeric');
