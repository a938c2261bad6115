import { C, E, L, P, R, S, clip, pathShape, seq } from '../../kit/shapes';
import { fade } from '../stage';
import { lerp, type Point } from '../timing';

export const TUB = { x: 640, y: 530, rx: 540, ry: 112 };
export const DRAIN = { x: 820, y: 580 };
export const PIVOT = { x: 640, y: 236 };
const REACH = 122;

/** The height of the water on the stage. */
export const surface = (full: number): number => TUB.y + 58 - 48 * full;

/** The tub from a little above; water rises to `full`. `plug` stands `lift` over the drain once it is there. */
export function tub(t: number, full: number, plug: number | null): string {
  const { x, y, rx, ry } = TUB;
  const rim = `M${x - rx} ${y}A${rx} ${ry} 0 0 1 ${x + rx} ${y}A${rx} ${ry} 0 0 1 ${x - rx} ${y}Z`;
  const wave = (t * 0.5) % 1;
  const w = { y: surface(full), rx: 320 + 170 * full, ry: 40 + 46 * full };
  return (
    P(`M${x - rx - 26} ${y}C${x - rx} ${y + 130} ${x - rx + 60} 740 ${x - rx + 140} 780H${x + rx - 140}C${x + rx - 60} 740 ${x + rx} ${y + 130} ${x + rx + 26} ${y}Z`, 'paper') +
    P(`M${x + 300} ${y}H${x + rx + 26}C${x + rx} ${y + 130} ${x + rx - 60} 740 ${x + rx - 140} 780H${x + 250}Z`, 'shade') +
    E(x, y, rx + 26, ry + 18, 'paper') +
    E(x, y, rx, ry, 'linen-2') +
    clip(
      pathShape(rim),
      E(x, y + 70, rx - 40, ry - 8, 'linen') +
        E(DRAIN.x, DRAIN.y, 52, 15, 'steel-2') +
        E(DRAIN.x, DRAIN.y, 42, 11, 'ink-il-2') +
        (plug === null ? '' : stopper(DRAIN.x, DRAIN.y - plug)) +
        (full <= 0
          ? ''
          : E(x, w.y, w.rx, w.ry, 'sea-2') +
            fade(1 - wave, `<ellipse cx="${x}" cy="${w.y}" rx="${50 + 130 * wave}" ry="${10 + 26 * wave}" ${S('foam', 5)}/>`)),
    )
  ); // oxfmt-ignore
}

/** The rubber plug with the knob that the fingers hold. */
export const stopper = (x: number, y: number): string =>
  E(x, y + 2, 44, 13, 'wood-3') + E(x, y - 6, 44, 13, 'lacquer') + R(x - 7, y - 34, 14, 30, 'lacquer', 6) + C(x, y - 38, 12, 'lacquer'); // oxfmt-ignore

/** End of the lever: `lift` 0 lies towards us, 1 stands; `turn` -1 red, 1 blue. */
export function leverTip(lift: number, turn: number): Point {
  const a = (46 * turn * Math.PI) / 180;
  return { x: PIVOT.x + lift * REACH * Math.sin(a), y: PIVOT.y + lerp(58, -REACH * Math.cos(a), lift) };
}

const spoke = (deg: number, r: number): string => {
  const a = (deg * Math.PI) / 180;
  return `${(PIVOT.x + r * Math.sin(a)).toFixed(1)} ${(PIVOT.y - r * Math.cos(a)).toFixed(1)}`;
};
/** A band about the pivot, in degrees from upright. */
const band = (from: number, to: number, r: number, tone: string, w: number): string =>
  L(`M${spoke(from, r)}A${r} ${r} 0 0 ${to > from ? 1 : 0} ${spoke(to, r)}`, tone, w);

/** Direction in which the lever is to go: up or down beside it, or along the colours. */
export const upright = (dir: 1 | -1, t: number): string => {
  const y = PIVOT.y - 30 - 7 * dir * Math.sin(t * 5);
  return L(`M${PIVOT.x - 236} ${y + 74 * dir}v${-148 * dir}m-38 ${40 * dir}l38 ${-40 * dir}l38 ${40 * dir}`, 'turmeric', 16); // oxfmt-ignore
};
export const sideways = (from: number, to: number, p: number): string => {
  const end = from + (to - from) * p;
  const dir = to > from ? 1 : -1;
  const back = end - dir * 9;
  return band(from, end - dir, 208, 'turmeric', 17) + L(`M${spoke(back, 236)}L${spoke(end, 208)}L${spoke(back, 180)}`, 'turmeric', 17); // oxfmt-ignore
};

/** The plate on the wall, the mixer and its lever; `flow` is the water, `hot` 1 red hot, 0 mild. */
export function mixer(t: number, lift: number, turn: number, hot: number, flow: number, full: number): string {
  const { x, y } = PIVOT;
  const tip = leverTip(lift, turn);
  const end = surface(full) - y - 142;
  const drip = ((t * 2.4) % 1) * 46;
  const stream = (tone: string): string => R(x - 22, y + 142, 44, end, tone, 14);
  return (
    fade(
      flow,
      stream('sea-1') +
        fade(hot, stream('ember')) +
        L(`M${x - 9} ${y + 150 + drip}v40M${x + 9} ${y + 190 + drip}v34`, 'foam', 6) +
        seq(3, (i) => E(x - 34 + i * 34, surface(full), 26, 8, 'foam')),
    ) +
    C(x, y, 170, 'paper') +
    P(`M${x + 104} ${y - 134}A170 170 0 0 1 ${x + 104} ${y + 134}A260 260 0 0 0 ${x + 104} ${y - 134}Z`, 'shade') +
    band(-76, -10, 143, 'lacquer', 24) +
    band(76, 10, 143, 'ceramic', 24) +
    R(x - 132, y - 30, 264, 60, 'steel', 30) +
    R(x + 44, y - 30, 88, 60, 'shade', 30) +
    R(x - 34, y + 8, 68, 140, 'steel', 14) +
    R(x + 8, y + 8, 26, 140, 'shade', 12) +
    C(x, y, 44, 'steel-2') +
    L(`M${x} ${y}L${tip.x.toFixed(1)} ${tip.y.toFixed(1)}`, 'ink-il', 36) +
    C(tip.x, tip.y, 25 - 4 * lift, 'ink-il') +
    C(tip.x, tip.y, 10, lift < 0.5 ? 'steel' : turn < -0.7 ? 'lacquer' : turn > 0.7 ? 'ceramic' : 'paper')
  );
}
