/** Plants of the house. `kind` 0 dracaena, 1 round-leaved, 2 aspidistra, 3 palm, 4 monstera, 5 kumquat. */
import { C, F, L, P, each, G } from './shapes';

export type PlantKind = 0 | 1 | 2 | 3 | 4 | 5;

const FOLIAGE: Record<PlantKind, string> = {
  0:
    P('M0-30C-8-80-40-110-66-116C-52-92-30-60 0-30Z', 'leaf') +
    P('M0-30C10-90 36-120 66-128C56-96 34-62 0-30Z', 'leaf-2') +
    P('M0-30C-14-100-10-140 2-168C16-136 14-96 0-30Z', 'leaf') +
    P('M0-30C20-66 52-78 80-74C60-54 34-38 0-30Z', 'leaf') +
    P('M0-30C-22-60-54-70-78-62C-58-46-34-36 0-30Z', 'leaf-2'),
  1:
    L('M0-30V-120M0-60C-10-80-24-90-40-92M0-76C12-94 26-104 42-106M0-100C-8-116-18-126-30-130', 'leaf-2', 4) +
    each(
      [
        [-42, -94, 17],
        [44, -108, 19],
        [-32, -134, 16],
        [2, -132, 20],
        [24, -70, 13],
        [-22, -62, 12],
      ] as const,
      ([a, b, r], i) => C(a, b, r, i % 2 ? 'leaf' : 'leaf-2'),
    ),
  2: each(
    [-70, -45, -20, 8, 32, 58],
    (r, i) =>
      `<path transform="translate(0 -30) rotate(${r})" d="M-4 0C-12-40-10-90 0-128C10-90 12-40 4 0Z" ${F(i % 2 ? 'leaf' : 'leaf-2')}/>`,
  ),
  3:
    L('M0-30C2-80-2-120 0-150M-6-30C-10-70-14-96-22-118M6-30C12-66 16-84 24-104', 'wood-2', 4) +
    each(
      [
        [0, -150, -62],
        [0, -150, -24],
        [0, -150, 20],
        [0, -150, 58],
        [-22, -118, -78],
        [-22, -118, -40],
        [24, -104, 40],
        [24, -104, 82],
      ] as const,
      ([a, b, r], i) =>
        `<path transform="translate(${a} ${b}) rotate(${r})" d="M-3 4C-16-12-12-44 2-66C12-44 12-12 3 4Z" ${F(i % 2 ? 'leaf-2' : 'leaf')}/>`,
    ),
  4:
    L('M0-30C-8-60-30-80-44-92M0-30C2-70 4-90 2-112M0-30C14-58 34-72 50-80', 'leaf-2', 4) +
    each(
      [
        [-46, -96, -34, 1],
        [2, -120, 4, 1.15],
        [52, -84, 42, 0.95],
        [-20, -70, -70, 0.7],
        [24, -62, 66, 0.65],
      ] as const,
      ([a, b, r, s], i) =>
        `<path transform="translate(${a} ${b}) rotate(${r}) scale(${s})" d="M0 18C-30 12-40-12-30-34L-16-18-20-42C-10-50 10-50 20-42L16-18 30-34C40-12 30 12 0 18Z" ${F(i % 2 ? 'leaf' : 'leaf-2')}/>`,
    ),
  5:
    L('M0-30V-70', 'wood-2', 6) +
    C(0, -104, 44, 'leaf-2') +
    C(-26, -86, 24, 'leaf') +
    C(24, -116, 26, 'leaf') +
    each(
      [
        [-24, -112],
        [6, -132],
        [26, -96],
        [-4, -92],
        [-34, -84],
        [14, -74],
        [34, -120],
        [-12, -128],
      ] as const,
      ([a, b]) => C(a, b, 6, 'turmeric'),
    ),
};

const POT: Record<PlantKind, string> = { 0: 'clay', 1: 'ceramic', 2: 'clay', 3: 'linen-2', 4: 'jade', 5: 'lacquer' };

export const plantPot = (x: number, y: number, s = 1, kind: PlantKind = 0): string =>
  G(
    FOLIAGE[kind] + P('M-26-34H26L20 6C18 12-18 12-20 6Z', POT[kind]) + P('M4-34H26L20 6C18 10 10 11 4 11Z', 'shade'),
    `translate(${x} ${y}) scale(${s})`,
  );

/** A plant hanging from the ceiling on a cord of length `l`. */
export const hangingPlant = (x: number, l: number, s = 1): string =>
  L(`M${x} 0V${l}`, 'cord', 2) +
  G(
    L('M-20 4L0-30L20 4', 'cord', 2) +
      P('M-26 4H26C24 28 12 34 0 34S-24 28-26 4Z', 'bamboo') +
      P('M6 4H26C24 28 12 34 4 34Z', 'shade') +
      L('M-18 4C-34 10-38 40-34 66M-4 2C-14 30-10 60-16 84M12 2C26 14 30 40 26 72', 'leaf-2', 4) +
      each(
        [
          [-36, 30],
          [-32, 50],
          [-36, 68],
          [-12, 40],
          [-8, 62],
          [-18, 84],
          [28, 32],
          [32, 52],
          [24, 74],
          [-18, 0],
          [0, -6],
          [18, 0],
        ] as const,
        ([a, b], i) => C(a, b, 8, i % 2 ? 'leaf' : 'leaf-2'),
      ),
    `translate(${x} ${l + 28}) scale(${s})`,
  );

/** A branch of peach or apricot blossom in a tall vase. */
export const blossomVase = (x: number, y: number, s = 1, tone = 'bloom-2', vase = 'ceramic'): string =>
  G(
    L(
      'M0-50C-6-90-30-110-40-140M0-54C8-94 30-104 38-146M2-60C0-100 6-120-4-164M-20-104C-34-108-46-104-56-108M22-104C36-106 44-100 56-104',
      'wood',
      3.4,
    ) +
      each(
        [
          [-40, -140],
          [-30, -122],
          [-56, -108],
          [38, -146],
          [30, -120],
          [56, -104],
          [-4, -164],
          [2, -134],
          [-12, -92],
          [14, -92],
        ] as const,
        ([a, b], i) => C(a, b, i % 2 ? 7 : 5, i % 3 ? tone : 'paper'),
      ) +
      P('M-10-58H12Q10-44 18-30Q24-6 12 4H-10Q-22-6-16-30Q-8-44-10-58Z', vase) +
      P('M4-58H12Q10-44 18-30Q24-6 12 4H4Q14-20 4-58Z', 'shade'),
    `translate(${x} ${y}) scale(${s})`,
  );
