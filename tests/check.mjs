// `npm run check`: what can be said within a minute of what is changed and not committed: types, lint, format, and the
// tests that can reach it, nearest first, as many as fit. What is left to `npm test` is named.
//
//   npm run check                     what differs from the last commit
//   npm run check -- --since main     what differs from another
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { failuresIn, readReport } from './support/failures.mjs';
import { reaching } from './support/import-graph.mjs';
import { pickTests, READERS } from './support/picked-tests.mjs';
import { programsOf } from './support/programs.mjs';
import { step } from './support/steps.mjs';

const {
  values: { since },
} = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } });

/** Files whose lint costs less than half of the whole project's. */
const LINTED = 300;

/** Failures that are told in full; of those after them the titles: most often all have one cause. */
const SHOWN = 2;

const git = (...words) =>
  execFileSync('git', words, { encoding: 'utf8', maxBuffer: 1 << 28 })
    .split('\n')
    .filter(Boolean);
const untracked = git('ls-files', '--others', '--exclude-standard');
const changed = [...git('diff', '--name-only', '--diff-filter=d', since), ...untracked];
if (changed.length === 0) {
  console.log(`Nothing differs from ${since}.`);
  process.exit(0);
}
console.log(`Changed: ${changed.join(', ')}`);

/** The lines that were taken out and put in; of a new file all. */
const lines = [
  ...git('diff', '-U0', since).filter((line) => /^[-+](?![-+])/.test(line)),
  ...untracked.map((name) => readFileSync(name, 'utf8')),
].join('\n');
const { picked, left } = pickTests(changed, lines);

const checks = async () => {
  // Who imports a stylesheet compiles as before, whatever stands in it.
  const reached = reaching(changed.filter((name) => !name.endsWith('.css')));
  const programs = programsOf(reached);
  const types =
    programs.length === 0 ||
    (await step('types', `npm run --silent typecheck ${programs.join(' ')}`, { beside: true }));
  // The nearest first: rules about types look at what a file imports.
  const linted = reached.filter((name) => /\.(ts|tsx|mjs)$/.test(name)).slice(0, LINTED);
  const lint =
    linted.length === 0 ||
    (await step('lint', `npx oxlint --type-aware --deny-warnings ${linted.join(' ')}`, { beside: true }));
  const names = changed.map((name) => `'${name}'`).join(' ');
  const format = await step('format', `npx oxfmt --check --no-error-on-unmatched-pattern ${names}`, {
    beside: true,
  });
  return types && lint && format;
};
const report = path.join(mkdtempSync(path.join(tmpdir(), 'hien-check-')), 'tests.json');
const tests = () =>
  step(
    `${picked.length} test files and ${READERS.join(', ')}`,
    `npx vitest run --reporter=json --outputFile=${report} ${[...picked, ...READERS].join(' ')}`,
  );

const passed = (await Promise.all([checks(), tests()])).every(Boolean);
const failures = failuresIn(readReport(report));
for (const failure of failures.slice(0, SHOWN)) console.log(`\n${failure}`);
for (const failure of failures.slice(SHOWN)) console.log(failure.split('\n', 1)[0]);
if (left > 0)
  console.log(
    `\nLeft to npm test: ${left} test files that reach the change from farther away, their lint, and the flows.`,
  );
process.exit(passed ? 0 : 1);
