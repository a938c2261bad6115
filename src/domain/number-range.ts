/** Tells whether a range such as "6–10", "01–10" or "41" includes a number. A basement, "B1", includes none. */
export function isInRange(range: string, number: number): boolean {
  const [from, to = from] = range.split(/[–-]/).map(Number);
  return from !== undefined && to !== undefined && number >= from && number <= to;
}
