import { C, L, P, R, clip, rectShape } from '../../kit/shapes';
import { fade, place } from '../stage';
import { wasteSign, type Waste } from '../signs';
import { TONE } from './plan';

/** The things themselves, two of each kind, some 150 units tall, nothing that cuts; `apart` 1 side by side, less in one hand. */
export const things = (kind: Waste, apart = 1): string =>
  ({
    food:
      place(
        P('M-34-38C-14-20 14-20 34-38C20-8 20 12 34 42C14 32-14 32-34 42C-20 12-20-8-34-38Z', 'cream') +
          P(
            'M-34-38C-14-20 14-20 34-38C40-46 30-54 18-50C6-46-6-46-18-50C-30-54-40-46-34-38ZM-34 42C-14 32 14 32 34 42C40 50 30 58 18 54C6 50-6 50-18 54C-30 58-40 50-34 42Z',
            'lacquer',
          ) +
          L('M0-46Q4-66 16-70', 'wood-3', 6) +
          P('M8-60C14-80 36-84 48-76C42-60 26-54 8-60Z', 'leaf'),
        -46 * apart,
        0,
      ) +
      place(
        P(
          'M-7-40H7C9-30 12-26 20-18C44 2 52 28 48 56C34 48 22 32 12 14C14 32 10 48 0 60C-10 48-14 32-12 14C-22 32-34 48-48 56C-52 28-44 2-20-18C-12-26-9-30-7-40Z',
          'turmeric',
        ) +
          P('M7-40C9-30 12-26 20-18C44 2 52 28 48 56C38 36 24 10 4-16Z', 'shade') +
          R(-7, -58, 14, 22, 'wood-3', 4),
        46 * apart,
        -2,
      ),
    bottle:
      place(
        fade(0.9, P('M-12-74H12V-48Q34-34 34-8V62Q34 74 22 74H-22Q-34 74-34 62V-8Q-34-34-12-48Z', 'sky-1')) +
          R(-16, -88, 32, 20, 'lacquer', 5) +
          R(-34, 0, 68, 34, 'jade') +
          P('M10-50Q34-34 34-8V62Q34 74 22 74H10Z', 'shade'),
        -42 * apart,
        0,
      ) +
      place(
        fade(0.9, P('M-30-26H30Q40-18 40-4V60Q40 74 26 74H-26Q-40 74-40 60V-4Q-40-18-30-26Z', 'sky-1')) +
          R(-34, -44, 68, 20, 'turmeric', 5) +
          R(-28, 8, 56, 38, 'paper', 4) +
          P('M10-26H30Q40-18 40-4V60Q40 74 26 74H10Z', 'shade'),
        42 * apart,
        0,
      ),
    // A worn sponge and an empty tube of toothpaste: what is neither food nor bottle.
    rest:
      place(
        P('M-46 8H46V44Q46 56 34 56H20Q14 46 4 56H-34Q-46 56-46 44Z', 'turmeric') +
          P('M-46 10V-4Q-46-14-36-14H16Q22-4 32-12L46-2V10Z', 'jade-2') +
          C(-26, 28, 6, 'ochre-2') +
          C(0, 36, 4.5, 'ochre-2') +
          C(24, 24, 7, 'ochre-2') +
          C(-8, 20, 3.5, 'ochre-2'),
        -52 * apart,
        0,
      ) +
      place(
        P('M-34-58H34C36-24 14 0 24 12C30 22 22 30 20 34H-20C-24 22-36 14-26-4C-20-16-36-34-34-58Z', 'lacquer') +
          P('M10-58H34C36-24 14 0 24 12C30 22 22 30 20 34H8C14 10 8-30 10-58Z', 'shade') +
          R(-38, -72, 76, 17, 'paper', 4) +
          R(-38, -60, 76, 5, 'linen-2') +
          R(-15, 34, 30, 22, 'paper', 5) +
          P(
            'M-14-34C-20-50-6-50 0-46C6-50 20-50 14-34C12-24 12-12 7-12C3-12 4-24 0-24C-4-24-3-12-7-12C-12-12-12-24-14-34Z',
            'paper',
          ),
        44 * apart,
        0,
      ),
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
      : P(`M${x - 122} ${rim - 8}H${x + 122}V${rim + 24}q-20 18-40 0t-40 0t-41 0t-41 0t-41 0t-41 8Z`, tone) + P(`M${x - 122} ${rim - 8}H${x + 122}V${rim + 24}q-20 18-40 0t-40 0t-41 0t-41 0t-41 0t-41 8Z`, 'streak'); // oxfmt-ignore
  const lid =
    where === 'wheels'
      ? `<g transform="rotate(-104 ${x - 116} ${rim})">${R(x - 126, rim - 26, 252, 32, tone, 14)}${R(x - 126, rim - 10, 252, 16, 'shade', 8)}</g>`
      : '';
  return lid + body + extra + place(wasteSign(kind), x, rim + 138, 1.3);
}

/** Goes down into something and is gone below `mouth`. */
export const into = (mouth: number, body: string): string => clip(rectShape(-600, -600, 2600, 600 + mouth), body);
