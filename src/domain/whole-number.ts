/** A size or a number of a list as HTML may have it, 0 to 99999, from a number or its digits; else `null`. */
export function wholeNumber(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,5}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 && number < 100_000 ? number : null;
}
