// The tests that `npm run check` runs for a change: all rules that reach it, and of the others the nearest that fit.
import { readFileSync } from 'node:fs';
import { testsReaching } from './import-graph.mjs';

/** Time that the tests of one check may take together, in ms of processor time. */
const BUDGET_MS = 35_000;
/**
 * Time that a file and each of its tests take, in ms of processor time. Counted, because what a run took says more of
 * what else the machine did: one file took 89 s and, half an hour later, 14 s.
 */
const RULES = { file: 100, test: 5 };
const OTHERS = { file: 1500, test: 300 };
/** Rows of a table of tests, about. */
const ROWS = 4;

/** They read files instead of importing them: any change can be against their rules. Six seconds of processor time. */
export const READERS = ['tests/architecture', 'tests/locales'];

const isRules = (file) => /^tests\/(?:domain|contract)\//.test(file);

function costOf(file) {
  const { file: own, test } = isRules(file) ? RULES : OTHERS;
  const text = readFileSync(file, 'utf8');
  const tables = text.match(/\b(?:it|test)\.(?:each|for)\b|\btable\(/g)?.length ?? 0;
  return own + test * ((text.match(/\b(?:it|test)\(/g)?.length ?? 0) + ROWS * tables);
}

/**
 * Picks what fits into a check. All rules that reach the change cost less than two other files.
 *
 * @param {readonly string[]} changed paths from the top
 * @param {string} lines those that were taken out and put in
 * @returns {{ picked: string[], left: number }} `left`: files that reach the change from farther away
 */
export function pickTests(changed, lines) {
  const near = testsReaching(changed, lines).filter((file) => !READERS.some((folder) => file.startsWith(`${folder}/`)));
  const picked = near.filter(isRules);
  let budget = BUDGET_MS - picked.reduce((sum, file) => sum + costOf(file), 0);
  for (const file of near.filter((other) => !picked.includes(other))) {
    const cost = costOf(file);
    if (cost > budget && picked.some((other) => !isRules(other))) continue;
    budget -= cost;
    picked.push(file);
  }
  return { picked, left: near.length - picked.length };
}
