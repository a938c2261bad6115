import { C, L, P, R, S, clip, each, seq } from '../../kit/shapes';
import { arc, shadeRight, tick } from '../marks';
import { fade, place } from '../stage';
import { linear, ramp, shown, spring } from '../timing';
import { BODY, DONE, DRUM, LOAD, LOCK_SIGN, NEXT, START, WAITED, WASH, WASHING } from './plan';

export const bundle = (tone: string): string =>
  P('M-44 10C-56-18-30-40-6-34C14-50 50-34 46-6C60 14 36 36 10 30C-10 42-40 34-44 10Z', tone) +
  P('M14-38C36-40 48-24 46-6C60 14 36 36 10 30C26 12 30-14 14-38Z', 'shade') +
  L('M-26-4q18 14 40 2', 'line', 4);

/** The drum with what is in it: it turns four times while the minutes run. */
function drum(t: number): string {
  const spin = 1440 * ramp(t, WASH, DONE, linear);
  const water = ramp(t, WASH + 0.1, WASH + 0.7) * (1 - ramp(t, DONE - 0.8, DONE - 0.1));
  const inside = each(WASHING, ([tone, dx, dy], i) =>
    t > LOAD + i * NEXT + 0.5 ? place(bundle(tone), DRUM.x + dx, DRUM.y + dy, 1.16, i * 50) : '',
  );
  const wave = Math.sin(t * 6) * 8;
  return clip(
    `<circle cx="${DRUM.x}" cy="${DRUM.y}" r="${DRUM.r - 22}"/>`,
    C(DRUM.x, DRUM.y, DRUM.r, 'ink-il') +
      place(
        seq(14, (i) => C(Math.cos(i * 2.4) * (24 + i * 7), Math.sin(i * 2.4) * (24 + i * 7), 5, 'ink-il-2')),
        DRUM.x,
        DRUM.y,
        1,
        spin,
      ) +
      `<g transform="rotate(${spin.toFixed(1)} ${DRUM.x} ${DRUM.y + 10})">${inside}</g>` +
      fade(
        0.72 * water,
        P(`M${DRUM.x - 160} ${DRUM.y + 50 + wave}q80 ${-26 - wave} 160 0t160 0V${DRUM.y + 160}H${DRUM.x - 160}Z`, 'sea-1') +
          seq(7, (i) => C(DRUM.x - 90 + i * 32, DRUM.y + 44 + Math.sin(t * 4 + i) * 10, 9 + (i % 3) * 3, 'foam')),
      ),
  ); // prettier-ignore
}

/** How far round the door goes when it is open, and where its handle then is. */
const SWING = 124;
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
  ); // prettier-ignore

/** Locked while it runs and for a while after; the ring is the waiting, the tick the end of it. */
function lockSign(t: number): string {
  const there = shown(t, START + 0.3, WAITED + 1, 0.25);
  const free = ramp(t, WAITED, WAITED + 0.3, spring);
  const { x, y } = LOCK_SIGN;
  return fade(
    there,
    C(x, y, 68, 'paper') +
      `<circle cx="${x}" cy="${y}" r="60" ${S('linen-2', 12)}/>` +
      (t < DONE + 0.2 ? '' : arc(x, y, 60, ramp(t, DONE + 0.4, WAITED, linear), 'turmeric', 12)) +
      padlock(x, y + 2, 0.66, free, free > 0.5 ? 'leaf' : 'lacquer') +
      tick(x + 56, y - 52, 26, ramp(t, WAITED, WAITED + 0.4)),
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
  porthole(doorOpen) +
  lockSign(t);
