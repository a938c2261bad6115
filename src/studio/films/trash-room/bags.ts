import { C, L, P, R, clip, rectShape } from '../../kit/shapes';
import { fade, place } from '../stage';
import { wasteSign, type Waste } from '../signs';
import { TONE } from './plan';

/** The thing itself, some 150 units tall. */
export const thing = (kind: Waste): string =>
  ({
    food:
      P('M-34-38C-14-20 14-20 34-38C20-8 20 12 34 42C14 32-14 32-34 42C-20 12-20-8-34-38Z', 'cream') +
      P(
        'M-34-38C-14-20 14-20 34-38C40-46 30-54 18-50C6-46-6-46-18-50C-30-54-40-46-34-38ZM-34 42C-14 32 14 32 34 42C40 50 30 58 18 54C6 50-6 50-18 54C-30 58-40 50-34 42Z',
        'lacquer',
      ) +
      L('M0-46Q4-66 16-70', 'wood-3', 6) +
      P('M8-60C14-80 36-84 48-76C42-60 26-54 8-60Z', 'leaf'),
    bottle:
      fade(0.9, P('M-12-74H12V-48Q34-34 34-8V62Q34 74 22 74H-22Q-34 74-34 62V-8Q-34-34-12-48Z', 'sky-1')) +
      R(-16, -88, 32, 20, 'lacquer', 5) +
      R(-34, 0, 68, 34, 'jade') +
      P('M10-50Q34-34 34-8V62Q34 74 22 74H10Z', 'shade'),
    // A broken cup: what is neither food nor bottle.
    rest:
      P('M34-34Q74-40 70-6Q66 26 26 24L30 8Q52 8 54-8Q54-24 32-20Z', 'linen-2') +
      P('M-44-52L-30-34L-14-56L2-30L18-50L26-36L44-54L36 34Q32 56 0 56Q-32 56-36 34Z', 'paper') +
      P('M18-50L26-36L44-54L36 34Q32 56 10 56Q22 20 18-50Z', 'shade') +
      P('M-39 2Q0 16 39 2L37 22Q0 36-37 22Z', 'lacquer') +
      L('M-8-44L2-10L-10 12', 'wood-3', 4),
  })[kind];

/** A bag of one kind, 280 wide; `tied` draws its ears to a knot. Origin = its neck. */
export const bag = (kind: Waste, tied = 1): string => {
  const tone = TONE[kind];
  const open = 1 - tied;
  const outline = `M${-36 - 84 * open} 0C-150 70-164 150-130 220C-110 250 110 250 130 220C164 150 150 70 ${36 + 84 * open} 0Q0 ${26 * tied} ${-36 - 84 * open} 0Z`;
  return (
    L(outline, 'paper', 12) +
    P(outline, tone) +
    P(
      `M${22 + 18 * open} 8C90 90 100 160 84 232C108 229 122 226 130 220C164 150 150 70 ${36 + 84 * open} 0Z`,
      'shade',
    ) +
    (tied < 0.5
      ? place(
          P('M-120 8C-124-40-98-66-84-46C-74-24-66-10-50 8ZM120 8C124-40 98-66 84-46C74-24 66-10 50 8Z', tone),
          0,
          0,
          1 - 0.7 * tied,
        )
      : place(
          P('M0 0C-20-40-76-62-80-30C-78-4-30 6 0 4C30 6 78-4 80-30C76-62 20-40 0 0Z', tone) +
            P('M0 0C20-40 76-62 80-30C78-4 30 6 0 4Z', 'shade') +
            C(0, 2, 22, 'lacquer'),
          0,
          4,
          tied * 2 - 1,
        )) +
    place(wasteSign(kind), 0, 136, 0.9)
  );
};

/** A bin whose rim is at `rim`, open: at home a bag hangs over its rim, on wheels its lid leans back. */
export function bin(kind: Waste, x: number, rim: number, where: 'home' | 'wheels'): string {
  const tone = TONE[kind];
  const foot = rim + (where === 'wheels' ? 290 : 244);
  const body =
    R(x - 112, rim - 10, 224, 22, 'ink-il-2', 10) +
    P(`M${x - 116} ${rim}H${x + 116}L${x + 94} ${foot}H${x - 94}Z`, tone) +
    P(`M${x + 44} ${rim}H${x + 116}L${x + 94} ${foot}H${x + 32}Z`, 'shade');
  const extra =
    where === 'wheels'
      ? C(x - 74, foot + 10, 25, 'ink-il-2') + C(x + 74, foot + 10, 25, 'ink-il-2') + C(x - 74, foot + 10, 9, 'steel') + C(x + 74, foot + 10, 9, 'steel')
      : P(`M${x - 122} ${rim - 8}H${x + 122}V${rim + 24}q-20 18-40 0t-40 0t-41 0t-41 0t-41 0t-41 8Z`, tone) + P(`M${x - 122} ${rim - 8}H${x + 122}V${rim + 24}q-20 18-40 0t-40 0t-41 0t-41 0t-41 0t-41 8Z`, 'streak'); // prettier-ignore
  const lid =
    where === 'wheels'
      ? `<g transform="rotate(-104 ${x - 116} ${rim})">${R(x - 126, rim - 26, 252, 32, tone, 14)}${R(x - 126, rim - 10, 252, 16, 'shade', 8)}</g>`
      : '';
  return lid + body + extra + place(wasteSign(kind), x, rim + 138, 1.3);
}

/** Goes down into something and is gone below `mouth`. */
export const into = (mouth: number, body: string): string => clip(rectShape(-600, -600, 2600, 600 + mouth), body);
