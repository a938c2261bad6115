import { C, L, P, R, S, each, seq } from '../../kit/shapes';
import { plantPot } from '../../kit/plants';
import { fade, place } from '../stage';
import { lerp, linear, ramp } from '../timing';
import { wallClock } from '../wall-clock';
import { bundle } from './machine';
import { hourPart } from './panel';
import { BASKET, BODY, CLOCK, DRUM, LOAD, NEXT, POUR, SHELF, TAP, TAP_AT, WASH, WASHING } from './plan';

export const bottle = (x: number, y: number, rot: number): string =>
  place(R(-20, -22, 40, 26, 'paper', 6) + P('M-24 4H24Q46 18 46 50V150Q46 164 30 164H-30Q-46 164-46 150V50Q-46 18-24 4Z', 'jade') + P('M12 4H24Q46 18 46 50V150Q46 164 30 164H12Z', 'shade') + R(-34, 66, 68, 56, 'paper', 10) + C(-8, 92, 13, 'sky-1') + C(12, 100, 9, 'sea-1'), x, y, 0.6, rot); // prettier-ignore

/** Tiles, the shelf with the detergent, a plant, and the clock that runs while it washes. */
export const laundry = (t: number): string =>
  R(-300, -300, 1900, 1000, 'jade-mist') +
  R(-300, -300, 1900, 640, 'mist') +
  L(seq(13, (i) => `M${-280 + i * 148} -300V340`) + seq(5, (i) => `M-300 ${-252 + i * 148}H1600`), 'line', 3) +
  R(-300, 336, 1900, 12, 'jade') +
  R(-300, 660, 1900, 400, 'tile-l') +
  R(-300, 648, 1900, 12, 'skirting') +
  L(seq(14, (i) => `M${640 + (i - 7) * 120} 660L${640 + (i - 7) * 190} 920`) + 'M-300 706H1600', 'line', 2.5) +
  R(SHELF.x - 80, SHELF.y, 240, 14, 'wood', 5) +
  // The bottle that pours is the one that stood here.
  (t > POUR - 0.9 && t < POUR + 1.8 ? '' : bottle(SHELF.x - 20, SHELF.y - 98, 0)) +
  R(SHELF.x + 44, SHELF.y - 50, 80, 50, 'rose', 8) +
  R(SHELF.x + 52, SHELF.y - 68, 64, 20, 'linen-2', 8) +
  place(plantPot(0, 0, 1.15, 0), 160, 668) +
  wallClock(CLOCK.x, CLOCK.y, CLOCK.r, hourPart(t));

/** The wall tap: the lever lies across the pipe when shut, along it when open. */
export function tap(t: number): string {
  const open = ramp(t, TAP, TAP + 0.8);
  const flow = 60 * 2 * ramp(t, TAP + 0.4, TAP + 1.6, linear) + 60 * 3 * ramp(t, WASH, WASH + 1.4, linear);
  const hose = `M${TAP_AT.x} ${TAP_AT.y + 76}C${TAP_AT.x + 10} ${TAP_AT.y + 190} ${BODY.x + BODY.w + 90} 420 ${BODY.x + BODY.w - 6} 270`;
  return (
    L(hose, 'steel-2', 18) +
    fade(
      open,
      `<path d="${hose}" ${S('sea-1', 8)} stroke-dasharray="26 34" stroke-dashoffset="${(-flow).toFixed(1)}"/>`,
    ) +
    C(TAP_AT.x, TAP_AT.y, 44, 'steel') +
    R(TAP_AT.x - 20, TAP_AT.y - 12, 40, 90, 'steel', 8) +
    R(TAP_AT.x + 4, TAP_AT.y - 12, 16, 90, 'shade', 6) +
    R(TAP_AT.x - 26, TAP_AT.y + 62, 52, 20, 'turmeric', 6) +
    place(R(-16, -13, 112, 26, 'ceramic', 13) + R(30, 0, 66, 13, 'shade', 6), TAP_AT.x, TAP_AT.y, 1, 90 * open) +
    C(TAP_AT.x, TAP_AT.y, 12, 'ink-il')
  );
}

const stack = (i: number): { x: number; y: number } => ({ x: BASKET.x - 60 + (i % 3) * 62, y: BASKET.y - 6 - Math.floor(i / 3) * 30 }); // prettier-ignore

export const basket = (t: number): string =>
  each([...WASHING].reverse(), ([tone], j) => {
    const i = WASHING.length - 1 - j;
    return t < LOAD + i * NEXT ? place(bundle(tone), stack(i).x, stack(i).y, 1.1, i * 40) : '';
  }) +
  P(`M${BASKET.x - 136} ${BASKET.y - 10}H${BASKET.x + 136}L${BASKET.x + 108} ${BASKET.y + 104}H${BASKET.x - 108}Z`, 'bamboo') +
  P(`M${BASKET.x + 40} ${BASKET.y - 10}H${BASKET.x + 136}L${BASKET.x + 108} ${BASKET.y + 104}H${BASKET.x + 28}Z`, 'shade') +
  L(seq(5, (i) => `M${BASKET.x - 126 + i * 5} ${BASKET.y + 14 + i * 20}H${BASKET.x + 126 - i * 5}`), 'bamboo-3', 4) +
  R(BASKET.x - 146, BASKET.y - 22, 292, 20, 'bamboo-2', 10); // prettier-ignore

/** Bundles on their way from the basket into the drum. */
export const flying = (t: number): string =>
  each(WASHING, ([tone], i) => {
    const from = LOAD + i * NEXT;
    const p = ramp(t, from, from + 0.6);
    if (p <= 0 || t > from + 0.6) return '';
    const x = lerp(stack(i).x, DRUM.x + 10, p);
    const y = lerp(BASKET.y - 20, DRUM.y + 30, p) - Math.sin(p * Math.PI) * 190;
    return place(bundle(tone), x, y, 1.1 - 0.1 * p, i * 40 + p * 120);
  });
