import { it } from 'vitest';

const firstThenRest = (rows: readonly unknown[]) => (name: string, test: (...row: unknown[]) => void) => {
  it.each(rows.slice(0, 1))(name, test);
  it.each(rows.slice(1))(name, { tags: 'last-ring' }, test);
};

/**
 * `it.each` for a table of states of one screen: its first row runs in `npm test`, which shows the rule and how it is said;
 * the others in the last ring.
 */
export const table = firstThenRest as unknown as typeof it.each;
