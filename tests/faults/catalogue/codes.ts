/**
 * Every case of the reliability catalogue that has to hold: `!` blocks a release (P0), the others are P1. The numbers
 * that are missing never were; cases of our own (`own.ts`) are not among them.
 */
const CODES = {
  L: '1! 2 3! 4! 5! 6 9 10 14!',
  S: `1! 2! 4! 6! 9! 10! 12 13 15 17! 19! 21! 22! 23! 24! 27! 28! 29! 30! 31! 33! 34! 36! 38 39 41! 43 44! 46`,
  C: `1! 2! 3! 4! 5! 7! 9! 11! 13! 14! 15! 17! 18! 19! 21! 22! 23! 24! 26! 27! 28 29! 30! 33! 34! 35! 37 39!`,
  I: `1! 3! 4! 6! 7! 9! 11! 12! 13! 15 16! 17! 18! 21! 22! 24! 25! 27! 28! 30!`,
  W: `1! 2! 3! 4! 5! 6! 8! 9 10! 11! 14 15! 16 17! 19! 20 21! 22! 26 27!`,
  P: '1! 2! 4! 5! 8! 10! 11 12! 13',
};

/** Their codes, each with its tag. */
export const CATALOGUE: ReadonlyMap<string, 'P0' | 'P1'> = new Map(
  Object.entries(CODES).flatMap(([group, numbers]) =>
    numbers
      .split(' ')
      .map((number) => [`${group}-${number.replace('!', '')}`, number.endsWith('!') ? 'P0' : 'P1'] as const),
  ),
);
