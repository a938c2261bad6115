import { C, L, P, R } from '../../kit/shapes';
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
    rest:
      P('M-46 8C-58-20-30-50-4-44C26-58 56-34 48-4C60 26 30 54 2 46C-24 60-52 36-46 8Z', 'linen') +
      P('M14-46C40-48 56-30 48-4C60 26 30 54 2 46C30 30 36-10 14-46Z', 'shade') +
      L('M-20-12L2 4L-12 24M8-26L20-6', 'linen-2', 5),
  })[kind];

/** A bag of one kind, 280 wide; `tied` draws its ears to a knot. Origin = its neck. */
export const bag = (kind: Waste, tied = 1): string => {
  const tone = TONE[kind];
  const open = 1 - tied;
  return (
    P(
      `M${-36 - 84 * open} 0C-150 70-164 150-130 220C-110 250 110 250 130 220C164 150 150 70 ${36 + 84 * open} 0Q0 ${26 * tied} ${-36 - 84 * open} 0Z`,
      tone,
    ) +
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

/** A bin whose rim is at `rim`, its lid raised by `open` about its left end. */
export function bin(kind: Waste, x: number, rim: number, open: number, feet: 'pedal' | 'wheels'): string {
  const tone = TONE[kind];
  const foot = rim + (feet === 'wheels' ? 290 : 244);
  const under =
    feet === 'wheels'
      ? C(x - 74, foot + 10, 25, 'ink-il-2') + C(x + 74, foot + 10, 25, 'ink-il-2') + C(x - 74, foot + 10, 9, 'steel') + C(x + 74, foot + 10, 9, 'steel')
      : R(x - 34, foot - 14, 68, 22, 'steel-2', 8); // prettier-ignore
  return (
    P(`M${x - 116} ${rim}H${x + 116}L${x + 94} ${foot}H${x - 94}Z`, tone) +
    P(`M${x + 44} ${rim}H${x + 116}L${x + 94} ${foot}H${x + 32}Z`, 'shade') +
    (open > 0.02 ? R(x - 104, rim, 208, 12, 'ink-il-2', 5) : '') +
    under +
    place(wasteSign(kind), x, rim + 130, 1.3) +
    `<g transform="rotate(${(-72 * open).toFixed(2)} ${x - 116} ${rim})">${R(x - 126, rim - 26, 252, 32, tone, 14)}${R(x - 126, rim - 10, 252, 16, 'shade', 8)}</g>`
  );
}
