import { C, L, P, R, S, seq } from '../../kit/shapes';
import { lamp } from '../marks';
import { fade, place } from '../stage';
import { linear, ramp, track } from '../timing';
import { padlock } from './machine';
import { BODY, DIAL, DIAL_AT, DIGITS, DONE, MINUTES, POWER, POWER_AT, SCREEN, START, START_AT, WAITED, WASH } from './plan'; // prettier-ignore

/** How much of an hour the wash has taken so far: display and wall clock say the same. */
export const hourPart = (t: number): number => (MINUTES.chosen / 60) * ramp(t, WASH, DONE - 0.1, linear);

function screen(t: number): string {
  const on = ramp(t, POWER, POWER + 0.2);
  const left = t < DIAL + 0.5 ? MINUTES.offered : Math.ceil(MINUTES.chosen - 60 * hourPart(t) - 0.001);
  const tone = t > START && t < WAITED ? 'stop' : 'go';
  const at = { x: SCREEN.x + SCREEN.w - 24, y: SCREEN.y + 36 };
  return (
    R(SCREEN.x, SCREEN.y, SCREEN.w, SCREEN.h, 'glass', 12) +
    fade(
      on,
      `<text x="${SCREEN.x + 45}" y="${SCREEN.y + 47}" ${DIGITS} font-size="32" fill="var(--il-turmeric)">0:${String(left).padStart(2, '0')}</text>` +
        padlock(at.x, at.y, 0.34, tone === 'go' ? 1 : 0, tone).replaceAll('--il-paper', '--il-glass'),
    )
  );
}

function dial(t: number): string {
  const turn = track(t, [[DIAL, 0], [DIAL + 0.9, 120]]); // prettier-ignore
  const mark = (i: number): string =>
    place(R(-3, -54, 6, 10, i === 3 && turn > 100 ? 'turmeric' : 'steel-2', 3), DIAL_AT.x, DIAL_AT.y, 1, -15 + i * 45);
  return (
    seq(8, mark) +
    C(DIAL_AT.x, DIAL_AT.y, 37, 'steel') +
    C(DIAL_AT.x, DIAL_AT.y, 29, 'paper') +
    place(R(-4, -30, 8, 24, 'lacquer', 4), DIAL_AT.x, DIAL_AT.y, 1, turn)
  );
}

const powerKey = (on: boolean): string =>
  C(POWER_AT.x, POWER_AT.y, 17, 'ink-il') +
  place(
    `<path d="M-5-6A8 8 0 1 0 5-6" ${S(on ? 'turmeric' : 'paper', 2.6)}/>` + L('M0-9V-1', on ? 'turmeric' : 'paper', 2.6),
    POWER_AT.x,
    POWER_AT.y,
  ); // prettier-ignore

/** Dial, display, power and start. */
export const controls = (t: number): string =>
  dial(t) +
  screen(t) +
  powerKey(t >= POWER) +
  C(START_AT.x, START_AT.y, 25, 'jade-2') +
  P(`M${START_AT.x - 8} ${START_AT.y - 12}l20 12l-20 12Z`, 'paper') +
  lamp(START_AT.x, START_AT.y + 38, 5, ramp(t, START, START + 0.1) * (1 - ramp(t, DONE, DONE + 0.2)), 'go');

const SLOT = { x1: BODY.x + 36, x2: BODY.x + 176, y: BODY.y + 40 };
/** Where the drawer's front is when it stands `out`: nearer, so lower and a little larger. */
export const drawerFront = (out: number): { x: number; y: number; s: number } => ({
  x: (SLOT.x1 + SLOT.x2) / 2,
  y: BODY.y + 66 + 74 * out,
  s: 1 + 0.16 * out,
});
/** The middle of the compartment for the wash, where the detergent goes in. */
export const WELL = { x: SLOT.x1 + 34, y: SLOT.y + 26 };

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
  const tray =
    out > 0.05
      ? R(SLOT.x1 - 4, back - 8, SLOT.x2 - SLOT.x1 + 8, 14, 'ink-il', 4) +
        plane(0, 1, back, edge + 4, 'linen') +
        plane(0.06, 0.47, back + 4, y2, 'steel') +
        plane(0.53, 0.94, back + 4, y2, 'steel') +
        plane(0.06, 0.47, back + 4, back + 4 + (y2 - back - 4) * 0.3, 'steel-2') +
        plane(0.53, 0.94, back + 4, back + 4 + (y2 - back - 4) * 0.3, 'steel-2') +
        fade(fill, plane(0.06, 0.47, back + 4 + (y2 - back - 4) * (1 - 0.78 * fill), y2, 'ceramic')) +
        fade(ramp(out, 0.7, 1), wells(front.x, (back + y2) / 2 + 8))
      : '';
  return (
    (out > 0.05 ? R(front.x - half + 6, front.y + 24, half * 2 - 4, 26, 'shade', 8) : '') +
    tray +
    place(R(-74, -34, 148, 68, 'linen', 10) + R(-74, 18, 148, 16, 'linen-2', 8) + R(-40, -8, 80, 14, 'ink-il', 7), front.x, front.y, front.s)
  ); // prettier-ignore
}

/** What the wells bear: II for the wash, a flower for the softener. */
const wells = (x: number, y: number): string =>
  L(`M${x - 45} ${y - 10}v20M${x - 33} ${y - 10}v20M${x - 51} ${y - 10}h24M${x - 51} ${y + 10}h24`, 'paper', 4) +
  seq(5, (i) => place(C(0, -8, 6, 'bloom-2'), x + 39, y, 1, i * 72)) +
  C(x + 39, y, 4.5, 'turmeric');
