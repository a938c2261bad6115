/** Things of a kitchen that is used: boards, bottles, mugs, a towel, the rice cooker. Feet on `y`. */
import { C, E, L, P, R, at, each } from './shapes';

/** Two chopping boards leaning against the tiles. */
export const leaningBoards = (x: number, y: number): string =>
  P(
    `M${x} ${y}L${x + 6} ${y - 62}Q${x + 8} ${y - 72} ${x + 18} ${y - 72}H${x + 42}Q${x + 52} ${y - 72} ${x + 52} ${y - 62}V${y}Z`,
    'wood',
  ) +
  C(x + 30, y - 62, 4, 'wood-3') +
  P(
    `M${x + 30} ${y}V${y - 42}Q${x + 30} ${y - 50} ${x + 38} ${y - 50}H${x + 66}Q${x + 74} ${y - 50} ${x + 74} ${y - 42}V${y}Z`,
    'wood-l',
  ) +
  R(x + 62, y - 50, 12, 50, 'shade', 4);

/** Fish sauce, oil and vinegar. */
export const bottles = (x: number, y: number, tones: readonly string[] = ['broth', 'turmeric', 'leaf-2']): string =>
  each(tones, (tone, i) => {
    const h = 46 - (i % 2) * 10;
    return (
      R(x + i * 22, y - h, 17, h, tone, 4) +
      R(x + 5 + i * 22, y - h - 12, 7, 14, tone, 2) +
      R(x + 4 + i * 22, y - h - 16, 9, 6, 'lacquer', 2) +
      R(x + 2 + i * 22, y - h * 0.66, 13, 14, 'paper', 1) +
      R(x + 11 + i * 22, y - h, 6, h, 'shade', 3)
    );
  });

/** Mugs on hooks under a shelf at `y`. */
export const hungMugs = (x: number, y: number, tones: readonly string[]): string =>
  each(
    tones,
    (tone, i) =>
      L(`M${x + i * 36} ${y}v8`, 'wood-3', 3) +
      R(x - 10 + i * 36, y + 8, 22, 20, tone, 4) +
      L(`M${x + 12 + i * 36} ${y + 13}q8 5 0 10`, tone, 3) +
      R(x + 4 + i * 36, y + 8, 8, 20, 'shade', 3),
  );

/** A cloth over a cupboard's handle. */
export const teaTowel = (x: number, y: number, tone: string): string =>
  R(x, y, 34, 50, tone, 2) +
  L(`M${x + 2} ${y + 38}h30M${x + 2} ${y + 31}h30`, tone === 'paper' ? 'ceramic' : 'paper', 2.4) +
  R(x + 24, y, 10, 50, 'shade', 2) +
  R(x - 5, y - 3, 44, 6, 'turmeric', 3);

/** A rice cooker, its lamp on. */
export const riceCooker = (x: number, y: number, s = 1, tone = 'paper'): string =>
  at(
    x,
    y,
    s,
    P('M-36 0Q-42-20-38-50H38Q42-20 36 0Z', tone) +
      P('M14-50H38Q42-20 36 0H14Q22-24 14-50Z', 'shade') +
      P('M-38-50Q-32-72 0-74T38-50Z', 'steel') +
      P('M8-74Q34-70 38-50H20Q18-66 8-74Z', 'shade') +
      R(-7, -82, 14, 10, 'ink-il', 4) +
      R(-16, -30, 26, 20, 'ink-il-2', 4) +
      C(-3, -24, 3, 'ember') +
      R(-9, -17, 12, 3, 'steel', 1),
  );

/** A mortar with its pestle. */
export const mortar = (x: number, y: number, s = 1): string =>
  at(
    x,
    y,
    s,
    L('M4-34L24-66', 'wood-2', 8) +
      P('M-28-38H28Q26-8 12-4L16 0H-16L-12-4Q-26-8-28-38Z', 'steel-2') +
      P('M10-38H28Q26-8 12-4L16 0H2Q14-18 10-38Z', 'shade') +
      E(0, -38, 28, 6, 'ink-il'),
  );

/** Garlic and chillies on a string. */
export const garland = (x: number, y: number): string =>
  L(`M${x} ${y}v66`, 'cord', 2.4) +
  each([12, 24, 36, 48, 60], (d, i) =>
    i % 2
      ? P(`M${x} ${y + d - 4}q14 2 16 14q-14-2-16-10q-2 8-14 10q0-12 14-14Z`, 'lacquer')
      : C(x - 5, y + d, 7, 'paper') + C(x + 6, y + d + 3, 7, 'linen'),
  );
