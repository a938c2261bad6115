const FIGURES = 6;
const LIMIT = 10 ** FIGURES;

/** Sequences and single figures: what somebody tries first. */
const isPlain = (code: string): boolean =>
  new Set(code).size < 3 || '01234567890123456789'.includes(code) || '98765432109876543210'.includes(code);

/**
 * Makes a code of six figures and # for each door, no two alike.
 *
 * @param random whole numbers below 2³²
 */
export function firstCodes(count: number, random: () => number): string[] {
  const codes = new Set<string>();
  while (codes.size < count) {
    const code = String(random() % LIMIT).padStart(FIGURES, '0');
    if (!isPlain(code)) codes.add(`${code}#`);
  }
  return [...codes];
}
