import { C, L, P, R, seq } from '../../kit/shapes';
import { fade } from '../stage';
import { BOX, DOWN, breakerX } from './plan';

const TOP = BOX.y - BOX.h / 2;

const breakers = (up: number): string =>
  seq(6, (i) => {
    const x = breakerX(i);
    const on = i === DOWN ? up : 1;
    const red = on < 0.5;
    return (
      R(x - 17, BOX.y - 62, 34, 124, 'paper', 5) +
      R(x - 10, BOX.y - 34, 20, 80, 'ink-il', 5) +
      R(x - 10, BOX.y - 32 + 40 * (1 - on), 20, 36, red ? 'lacquer' : 'steel', 5) +
      R(x - 10, BOX.y - 20 + 40 * (1 - on), 20, 4, 'ink-soft') +
      C(x, BOX.y - 49, 6, red ? 'lacquer' : 'leaf')
    );
  });

/**
 * Apparent height of the cover, of its full height: it turns up about its upper edge and then stands out towards us.
 */
const tall = (open: number): number => 1 - 1.3 * open;
/** Place of the cover's tab, under which a finger goes. */
export const tabAt = (open: number): { x: number; y: number } => ({ x: BOX.x + 84, y: TOP + BOX.h * tall(open) });

/** The cover: clear, so that the levers are seen through it; hinges above, a tab below. */
const cover = (open: number): string => {
  const k = tall(open);
  const y = (part: number): number => TOP + BOX.h * k * part;
  const left = BOX.x - BOX.w / 2;
  const right = BOX.x + BOX.w / 2;
  const out = 22 * Math.sin(Math.min(1, open) * Math.PI * 0.72);
  const face = `M${left} ${TOP}H${right}L${right + out} ${y(1).toFixed(1)}H${left - out}Z`;
  return (
    fade(0.3, P(face, 'sky-1')) +
    `<path d="${face}" fill="none" stroke="var(--il-steel-2)" stroke-width="7" stroke-linejoin="round"/>` +
    fade(open > 0.3 ? 0 : 0.5, L(`M${left + 26} ${y(0.72).toFixed(1)}L${left + 84} ${y(0.14).toFixed(1)}M${left + 62} ${y(0.72).toFixed(1)}L${left + 100} ${y(0.34).toFixed(1)}`, 'foam', 9)) +
    R(BOX.x + 84 - 30, y(1) - 7, 60, 16, 'ink-il', 7)
  ); // oxfmt-ignore
};

/** The breaker box on the wall; one lever stands `up` or down, the cover `open` 0..1. */
export const box = (open: number, up: number): string =>
  R(BOX.x - BOX.w / 2 - 14, TOP - 14, BOX.w + 28, BOX.h + 28, 'paper', 16) +
  P(`M${BOX.x + 60} ${TOP - 14}H${BOX.x + BOX.w / 2 - 2}Q${BOX.x + BOX.w / 2 + 14} ${TOP - 14} ${BOX.x + BOX.w / 2 + 14} ${TOP + 2}V${TOP + BOX.h - 2}Q${BOX.x + BOX.w / 2 + 14} ${TOP + BOX.h + 14} ${BOX.x + BOX.w / 2 - 2} ${TOP + BOX.h + 14}H${BOX.x + 60}Z`, 'shade') +
  R(BOX.x - BOX.w / 2, TOP, BOX.w, BOX.h, 'steel-2', 8) +
  breakers(up) +
  cover(open); // oxfmt-ignore
