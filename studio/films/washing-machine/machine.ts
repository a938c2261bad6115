import { C, L, P, R, S, clip, seq } from '../../kit/shapes';
import { arc, shadeRight } from '../marks';
import { fade, place } from '../stage';
import { linear, ramp, spring } from '../timing';
import { inDrum } from './clothes';
import { BODY, DONE, DRUM, LOCK_SIGN, WAITED, WASH } from './plan';

/** The drum with what is in it: it turns while the minutes run. */
function drum(t: number): string {
  const spin = 720 * ramp(t, WASH, DONE - 0.2, linear);
  const water = t > WASH && t < DONE - 0.2;
  const wave = Math.sin(t * 6) * 8;
  return clip(
    `<circle cx="${DRUM.x}" cy="${DRUM.y}" r="${DRUM.r - 22}"/>`,
    C(DRUM.x, DRUM.y, DRUM.r, 'ink-il') +
      seq(14, (i) => C(DRUM.x + Math.cos(i * 2.4) * (24 + i * 7), DRUM.y + Math.sin(i * 2.4) * (24 + i * 7), 5, 'ink-il-2')) +
      `<g transform="rotate(${spin.toFixed(1)} ${DRUM.x} ${DRUM.y + 20})">${inDrum(t)}</g>` +
      (water ? fade(0.6, P(`M${DRUM.x - 160} ${DRUM.y + 50 + wave}q80 ${-26 - wave} 160 0t160 0V${DRUM.y + 160}H${DRUM.x - 160}Z`, 'sea-1')) : ''),
  ); // oxfmt-ignore
}

/** Turn of the open door, and the place of its handle then. */
const SWING = 118;
const HINGE = DRUM.x - DRUM.r - 8;
const turnOf = (open: number): { across: number; near: number } => {
  const a = (SWING * open * Math.PI) / 180;
  return { across: Math.cos(a), near: 1 + 0.2 * Math.sin(a) };
};
/** The handle's place while the door swings towards us. */
export const handleAt = (open: number): { x: number; y: number } => {
  const { across, near } = turnOf(open);
  return { x: HINGE + (2 * DRUM.r - 16) * across * near, y: DRUM.y };
};

/** The round door, hinged on the left; it swings towards us and grows as it comes near. */
function porthole(open: number): string {
  const { across, near } = turnOf(open);
  const rim = 30 * Math.sin((SWING * open * Math.PI) / 180);
  const turned = (body: string, dx: number): string =>
    `<g transform="translate(${(HINGE + dx).toFixed(2)} ${DRUM.y}) scale(${(across * near).toFixed(4)} ${near.toFixed(4)}) translate(${-HINGE} ${-DRUM.y})">${body}</g>`;
  const ring = (tone: string): string => `<circle cx="${DRUM.x}" cy="${DRUM.y}" r="${DRUM.r - 10}" ${S(tone, 34)}/>`;
  return (
    (rim > 1 ? turned(ring('ink-il'), rim * 0.6) : '') +
    turned(
      ring('steel-2') +
        fade(0.16, C(DRUM.x, DRUM.y, DRUM.r - 24, 'sky-1')) +
        L(`M${DRUM.x - 86} ${DRUM.y - 60}A105 105 0 0 1 ${DRUM.x - 20} ${DRUM.y - 104}`, 'foam', 12) +
        R(DRUM.x + DRUM.r - 36, DRUM.y - 36, 26, 72, 'ink-il', 12),
      0,
    )
  );
}

/** A padlock 100 units wide at scale 1; `open` lifts the shackle. */
export const padlock = (x: number, y: number, s: number, open: number, tone: string): string =>
  place(
    `<path d="M-26-6V-28A26 26 0 0 1 26-28V${(-6 - 14 * open).toFixed(1)}" ${S(tone, 13)}/>` + R(-42, -10, 84, 64, tone, 12) + C(0, 16, 9, 'paper') + R(-4, 18, 8, 20, 'paper', 4),
    x, y - 8 * open * s, s,
  ); // oxfmt-ignore

/** Locked while it runs and for a while after; the ring is the waiting, the tick the end of it. */
export function lockSign(t: number): string {
  const free = ramp(t, WAITED, WAITED + 0.2, spring);
  const { x, y } = LOCK_SIGN;
  return (
    C(x, y, 64, 'paper') +
    `<circle cx="${x}" cy="${y}" r="56" ${S('linen-2', 12)}/>` +
    (t < DONE ? '' : arc(x, y, 56, ramp(t, DONE, WAITED, linear), 'turmeric', 12)) +
    padlock(x, y + 2, 0.62, free, free > 0.5 ? 'leaf' : 'lacquer')
  );
}

/** The machine's front; what can be touched on its panel is drawn over it. */
export const machine = (t: number, doorOpen: number): string =>
  R(BODY.x, BODY.y, BODY.w, BODY.h, 'paper', 22) +
  shadeRight(BODY.x, BODY.y, BODY.w, BODY.h, 64, 22) +
  R(BODY.x, BODY.y + 124, BODY.w, 6, 'line') +
  R(BODY.x + 30, BODY.y + BODY.h, 60, 14, 'ink-il', 4) +
  R(BODY.x + BODY.w - 90, BODY.y + BODY.h, 60, 14, 'ink-il', 4) +
  C(DRUM.x, DRUM.y, DRUM.r + 16, 'linen-2') +
  drum(t) +
  `<circle cx="${DRUM.x}" cy="${DRUM.y}" r="${DRUM.r - 14}" ${S('steel', 18)}/>` +
  porthole(doorOpen);
