import { C, L, P, R, S, seq } from '../../kit/shapes';
import { plantPot } from '../../kit/plants';
import { fade, place } from '../stage';
import { linear, ramp } from '../timing';
import { wallClock } from '../wall-clock';
import { inBasket } from './clothes';
import { hourPart } from './panel';
import { BASKET, BODY, CLOCK, SHELF, TAP, TAP_AT, TAP_SHUT, WASH } from './plan';

export const bottle = (x: number, y: number, rot: number): string =>
  place(R(-20, -22, 40, 26, 'paper', 6) + P('M-24 4H24Q46 18 46 50V150Q46 164 30 164H-30Q-46 164-46 150V50Q-46 18-24 4Z', 'ceramic') + P('M12 4H24Q46 18 46 50V150Q46 164 30 164H12Z', 'shade') + R(-34, 66, 68, 56, 'paper', 10) + C(-8, 92, 13, 'sky-1') + C(12, 100, 9, 'sea-1'), x, y, 0.7, rot); // oxfmt-ignore

/** Tiles, the shelf with the detergent, a plant, and the clock that runs while it washes. */
export const laundry = (t: number, bottleThere: boolean): string =>
  R(-300, -300, 1900, 1000, 'jade-mist') +
  R(-300, -300, 1900, 640, 'mist') +
  L(seq(13, (i) => `M${-280 + i * 148} -300V340`) + seq(5, (i) => `M-300 ${-252 + i * 148}H1600`), 'line', 3) +
  R(-300, 336, 1900, 12, 'jade') +
  R(-300, 660, 1900, 400, 'tile-l') +
  R(-300, 648, 1900, 12, 'skirting') +
  R(SHELF.x - 80, SHELF.y, 240, 14, 'wood', 5) +
  // The bottle that pours is the one that stood here.
  (bottleThere ? bottle(SHELF.x - 20, SHELF.y - 114, 0) : '') +
  R(SHELF.x + 44, SHELF.y - 50, 80, 50, 'rose', 8) +
  R(SHELF.x + 52, SHELF.y - 68, 64, 20, 'linen-2', 8) +
  place(plantPot(0, 0, 1.15, 0), 160, 668) +
  wallClock(CLOCK.x, CLOCK.y, CLOCK.r, hourPart(t));

/** Opening of the tap: shut again when everything is done. */
export const tapOpen = (t: number): number => ramp(t, TAP, TAP + 0.6) - ramp(t, TAP_SHUT, TAP_SHUT + 0.5);

/** The wall tap: the lever lies across the pipe when shut, along it when open. */
export function tap(t: number): string {
  const flow = 60 * 2 * ramp(t, TAP + 0.3, TAP + 1.4, linear) + 60 * 2 * ramp(t, WASH, WASH + 1, linear);
  const hose = `M${TAP_AT.x} ${TAP_AT.y + 76}C${TAP_AT.x + 10} ${TAP_AT.y + 190} ${BODY.x + BODY.w + 90} 420 ${BODY.x + BODY.w - 6} 270`;
  return (
    L(hose, 'steel-2', 18) +
    fade(
      tapOpen(t) > 0.5 ? 1 : 0,
      `<path d="${hose}" ${S('sea-1', 8)} stroke-dasharray="26 34" stroke-dashoffset="${(-flow).toFixed(1)}"/>`,
    ) +
    C(TAP_AT.x, TAP_AT.y, 44, 'steel') +
    R(TAP_AT.x - 20, TAP_AT.y - 12, 40, 90, 'steel', 8) +
    R(TAP_AT.x + 4, TAP_AT.y - 12, 16, 90, 'shade', 6) +
    R(TAP_AT.x - 26, TAP_AT.y + 62, 52, 20, 'turmeric', 6) +
    place(R(-16, -15, 132, 30, 'ceramic', 15) + R(40, 0, 76, 15, 'shade', 7), TAP_AT.x, TAP_AT.y, 1, 90 * tapOpen(t)) +
    C(TAP_AT.x, TAP_AT.y, 12, 'ink-il')
  );
}

export const basket = (t: number): string =>
  inBasket(t) +
  P(`M${BASKET.x - 136} ${BASKET.y - 10}H${BASKET.x + 136}L${BASKET.x + 108} ${BASKET.y + 104}H${BASKET.x - 108}Z`, 'bamboo') +
  P(`M${BASKET.x + 40} ${BASKET.y - 10}H${BASKET.x + 136}L${BASKET.x + 108} ${BASKET.y + 104}H${BASKET.x + 28}Z`, 'shade') +
  L(seq(3, (i) => `M${BASKET.x - 122 + i * 8} ${BASKET.y + 26 + i * 28}H${BASKET.x + 122 - i * 8}`), 'bamboo-2', 5) +
  R(BASKET.x - 146, BASKET.y - 22, 292, 20, 'bamboo-2', 10); // oxfmt-ignore
