/** Beds seen from the side, the headboard at the left, feet on `y`. */
import { C, L, P, R, n, seq } from './shapes';

export type Headboard = 'slats' | 'arch' | 'padded' | 'cane' | 'low';
export interface BedOptions {
  throwC?: string;
  head?: string;
  duvet?: string;
  /** Form of the headboard. */
  form?: Headboard;
}

const headboard = (x: number, y: number, w: number, tone: string, form: Headboard): string => {
  const hw = w * 0.36;
  switch (form) {
    case 'arch':
      return (
        P(`M${x - 6} ${y}V${y - 110}q0-66 ${n(hw / 2 + 14)}-66t${n(hw / 2 + 14)} 66V${y}Z`, tone) +
        L(`M${x + 10} ${y}V${y - 108}q0-50 ${n(hw / 2 - 2)}-50t${n(hw / 2 - 2)} 50V${y}`, 'line', 2.5)
      );
    case 'padded':
      return (
        R(x - 6, y - 150, hw + 28, 150, tone, 14) +
        L(
          seq(3, (i) => `M${n(x - 6 + ((hw + 28) * (i + 1)) / 4)} ${y - 146}V${y - 60}`),
          'line',
          3,
        ) +
        P(`M${n(x + hw * 0.7)} ${y - 150}h${n(hw * 0.3 + 8)}q14 0 14 14V${y}h-20Z`, 'shade')
      );
    case 'cane':
      return (
        R(x - 6, y - 156, hw + 28, 156, 'wood-2', 8) +
        R(x + 6, y - 144, hw + 4, 100, tone, 3) +
        L(
          seq(9, (i) => `M${n(x + 8 + i * ((hw + 4) / 9))} ${y - 144}v100`) +
            seq(6, (i) => `M${x + 6} ${y - 136 + i * 16}h${n(hw + 4)}`),
          'bamboo-3',
          1.2,
        )
      );
    case 'low':
      return R(x - 6, y - 104, hw + 40, 104, tone, 6) + L(`M${x - 6} ${y - 84}h${n(hw + 40)}`, 'line', 2.5);
    case 'slats':
      return (
        P(`M${x - 6} ${y}V${y - 150}q0-14 14-14h${n(hw)}q14 0 14 14V${y}Z`, tone) +
        L(
          `M${x + 18} ${y - 148}V${y - 70}M${x + 42} ${y - 148}V${y - 70}M${x + 66} ${y - 148}V${y - 70}M${x + 90} ${y - 148}V${y - 70}`,
          'line',
          2,
        )
      );
  }
};

/** A double bed, made, with a throw across its foot. */
export function bed(
  x: number,
  y: number,
  w: number,
  { throwC = 'jade', head = 'wood-2', duvet = 'paper', form = 'slats' }: BedOptions = {},
): string {
  return (
    headboard(x, y, w, head, form) +
    R(x, y - 16, w, 26, 'wood-2', 3) +
    R(x + 14, y + 8, 12, 16, 'wood-3') +
    R(x + w - 28, y + 8, 12, 16, 'wood-3') +
    P(`M${x + 4} ${y - 14}V${y - 56}q0-12 12-12h${w - 40}q22 0 22 26v28Z`, 'linen') +
    P(`M${x + 118} ${y - 10}V${y - 74}q60-10 ${w - 160} 0q30 4 34 34v32q-${n((w - 118) / 2)} 8-${w - 124} 8Z`, duvet) +
    P(
      `M${n(x + w * 0.62)} ${y - 10}V${y - 77}q30 0 ${n(w * 0.17)} 3V${y - 6}q-${n(w * 0.09)} 2-${n(w * 0.17)}-4Z`,
      throwC,
    ) +
    P(
      `M${n(x + w * 0.79)} ${y - 74}q${n(w * 0.15)} 2 ${n(w * 0.16)} 34v28q-${n(w * 0.07)} 4-${n(w * 0.16)} 6Z`,
      'shade',
    ) +
    P(`M${x + 8} ${y - 66}q-8-40 12-44q34-8 64 0q16 6 10 44q-44 10-86 0Z`, 'paper') +
    P(`M${x + 46} ${y - 62}q-8-36 10-40q32-6 56 0q16 6 8 42q-38 8-74-2Z`, 'linen') +
    P(`M${x + 92} ${y - 58}q-4-28 10-31q22-4 38 0q14 4 8 32q-28 8-56-1Z`, throwC)
  );
}

/** A bed seen from its foot, headboard against the wall, `w` wide, foot at `y`. */
export const bedFront = (
  cx: number,
  y: number,
  w: number,
  { throwC = 'jade', head = 'wood-2', duvet = 'paper', form = 'padded' }: BedOptions = {},
): string => {
  const x = cx - w / 2;
  const top = y - 172;
  const board =
    form === 'arch'
      ? P(`M${x - 16} ${y - 40}V${top + 50}q0-60 ${n(w / 2 + 16)}-60t${n(w / 2 + 16)} 60V${y - 40}Z`, head)
      : R(x - 16, top, w + 32, 140, head, form === 'low' ? 4 : 14) +
        (form === 'cane'
          ? R(x - 4, top + 12, w + 8, 90, 'bamboo', 4) +
            L(
              seq(w / 14, (i) => `M${n(x + 4 + i * 14)} ${top + 12}v90`) +
                `M${x - 4} ${top + 42}h${w + 8}M${x - 4} ${top + 72}h${w + 8}`,
              'bamboo-3',
              1.2,
            )
          : L(
              seq(5, (i) => `M${n(x - 16 + ((w + 32) * (i + 1)) / 6)} ${top + 6}v100`),
              'line',
              2.5,
            ));
  return (
    board +
    R(x + 10, y - 6, 14, 16, 'wood-3') +
    R(x + w - 24, y - 6, 14, 16, 'wood-3') +
    P(`M${n(x + w * 0.06)} ${y - 108}q-4-34 18-38h${n(w * 0.28)}q20 4 16 38Z`, 'paper') +
    P(`M${n(x + w * 0.52)} ${y - 108}q-4-34 18-38h${n(w * 0.28)}q20 4 16 38Z`, 'linen') +
    P(`M${n(x + w * 0.36)} ${y - 100}q-2-26 14-28h${n(w * 0.2)}q16 2 14 28Z`, throwC) +
    P(`M${x} ${y - 104}q${n(w / 2)}-14 ${w} 0l8 60v42q0 8-8 8H${x}q-8 0-8-8v-42Z`, duvet) +
    P(`M${x - 8} ${y - 46}q${n(w / 2 + 8)}-14 ${w + 16} 0v26q-${n(w / 2 + 8)}-14-${w + 16} 0Z`, throwC) +
    P(
      `M${n(x + w * 0.72)} ${y - 111}q${n(w * 0.16)} 2 ${n(w * 0.28)} 7l8 60v42q0 8-8 8h-${n(w * 0.16)}q10-60-${n(w * 0.12)}-117Z`,
      'shade-s',
    ) +
    R(x - 8, y - 4, w + 16, 8, 'wood-2', 3)
  );
};

export const bedside = (x: number, y: number): string =>
  R(x, y - 62, 62, 62, 'wood', 3) +
  R(x + 5, y - 52, 52, 20, 'wood-2', 2) +
  R(x + 26, y - 44, 10, 4, 'turmeric', 2) +
  R(x + 8, y, 7, 14, 'wood-3') +
  R(x + 47, y, 7, 14, 'wood-3') +
  C(x + 31, y - 100, 56, 'glow') +
  R(x + 28, y - 84, 6, 22, 'wood-3') +
  P(`M${x + 14} ${y - 80}l8-32h18l8 32Z`, 'lamp') +
  P(`M${x + 33} ${y - 112}h7l8 32h-14Z`, 'shade') +
  L(`M${x + 14} ${y - 81}h34`, 'turmeric', 3);

/** A bedside stool with a book and a ceramic lamp. */
export const stoolLamp = (x: number, y: number): string =>
  C(x + 26, y - 104, 56, 'glow') +
  L(`M${x + 8} ${y - 52}L${x} ${y}M${x + 44} ${y - 52}L${x + 52} ${y}`, 'wood-3', 5) +
  R(x - 4, y - 60, 60, 10, 'wood', 4) +
  R(x - 2, y - 66, 28, 6, 'lacquer', 1) +
  P(`M${x + 26} ${y - 60}q-10-16 6-26h8q16 10 6 26Z`, 'ceramic') +
  P(`M${x + 16} ${y - 84}l8-34h24l8 34Z`, 'lamp') +
  P(`M${x + 40} ${y - 118}h8l8 34h-16Z`, 'shade') +
  L(`M${x + 16} ${y - 85}h40`, 'turmeric', 3);
