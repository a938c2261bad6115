// `npm run check`: what can be said within a minute of what is changed and not committed: types, lint, format, and the
// tests that can reach it, nearest first, as many as fit. What is left to `npm test` is named.
//
//   npm run check                     what differs from the last commit
//   npm run check -- --since main     what differs from another
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { reaching, testsReaching } from './support/import-graph.mjs';
import { programsOf } from './support/programs.mjs';
import { step } from './support/steps.mjs';

const {
  values: { since },
} = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } });

/** What the tests of one check may take together, ms, by what they took the last time. */
const BUDGET_MS = 40_000;
/** Of a file that has never run here. */
const UNKNOWN_MS = 3000;

/** Files whose lint costs less than that of the whole project. */
const LINTED_ALONE = 300;

const git = (...words) => execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean);
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', since),
  ...git('ls-files', '--others', '--exclude-standard'),
];
if (changed.length === 0) {
  console.log(`Nothing differs from ${since}.`);
  process.exit(0);
}
console.log(`Changed: ${changed.join(', ')}`);

/** How long each test file took when it last ran here, ms, by its path. */
function durations() {
  const folder = 'node_modules/.vite/vitest';
  const runs = existsSync(folder) ? readdirSync(folder).map((name) => `${folder}/${name}/results.json`) : [];
  const kept = runs.find((file) => existsSync(file));
  if (kept === undefined) return new Map();
  const { results } = JSON.parse(readFileSync(kept, 'utf8'));
  return new Map(results.map(([name, { duration }]) => [name.slice(name.indexOf('tests/')), duration]));
}

const took = durations();
const near = testsReaching(changed);
const chosen = [];
let sum = 0;
for (const file of near) {
  sum += took.get(file) ?? UNKNOWN_MS;
  if (sum > BUDGET_MS && chosen.length > 0) break;
  chosen.push(file);
}

const checks = async () => {
  const reached = reaching(changed);
  const types = await step('types', `npm run --silent typecheck ${programsOf(reached).join(' ')}`, { beside: true });
  // All of them when that is hardly more: rules about types look at what a file imports.
  const linted = reached.length > LINTED_ALONE ? ['.'] : reached.filter((name) => /\.(ts|tsx|mjs)$/.test(name));
  const lint =
    linted.length === 0 ||
    (await step('lint', `npx oxlint --type-aware --deny-warnings ${linted.join(' ')}`, { beside: true }));
  const names = changed.map((name) => `'${name}'`).join(' ');
  const format = await step('format', `npx prettier --check --ignore-unknown --log-level warn ${names}`, {
    beside: true,
  });
  return types && lint && format;
};
const tests = async () =>
  chosen.length === 0 ||
  (await step(`${chosen.length} test files`, `npx vitest run --reporter=dot ${chosen.join(' ')}`));

const passed = (await Promise.all([checks(), tests()])).every(Boolean);
const left = near.length - chosen.length;
if (left > 0)
  console.log(`\nLeft to npm test: ${left} test files that reach the change from farther away, and the flows.`);
process.exit(passed ? 0 : 1);
