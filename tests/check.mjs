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
import { reaching, testsReaching } from './support/import-graph.mjs';
import { programsOf } from './support/programs.mjs';
import { step } from './support/steps.mjs';

const {
  values: { since },
} = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } });

/** What the tests of one check may take together, in ms of processor time. */
const BUDGET_MS = 35_000;
/**
 * What a file and each of its tests take, in ms of processor time. Counted, because what a run took says more of what else the
 * machine did: one file took 89 s and, half an hour later, 14 s.
 */
const RULES = { file: 100, test: 5 };
const OTHERS = { file: 1500, test: 300 };
/** Rows of a table of tests, about. */
const ROWS = 4;

/** They read files instead of importing them: any change can be against their rules. Six seconds of processor time. */
const READERS = ['tests/architecture', 'tests/locales'];

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

const isRules = (file) => /^tests\/(?:domain|contract)\//.test(file);

function costOf(file) {
  const { file: own, test } = isRules(file) ? RULES : OTHERS;
  const text = readFileSync(file, 'utf8');
  const tables = text.match(/\b(?:it|test)\.(?:each|for)\b/g)?.length ?? 0;
  return own + test * ((text.match(/\b(?:it|test)\(/g)?.length ?? 0) + ROWS * tables);
}

/** The lines that were taken out and put in; of a new file all. */
const lines = [
  ...git('diff', '-U0', since).filter((line) => /^[-+](?![-+])/.test(line)),
  ...untracked.map((name) => readFileSync(name, 'utf8')),
].join('\n');
const near = testsReaching(changed, lines).filter((file) => !READERS.some((folder) => file.startsWith(`${folder}/`)));
/** All rules that reach the change, which cost less than two other files, and of those the nearest that fit. */
const chosen = near.filter(isRules);
let left = BUDGET_MS - chosen.reduce((sum, file) => sum + costOf(file), 0);
for (const file of near.filter((other) => !chosen.includes(other))) {
  const cost = costOf(file);
  if (cost > left && chosen.some((other) => !isRules(other))) continue;
  left -= cost;
  chosen.push(file);
}

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
    `${chosen.length} test files and ${READERS.join(', ')}`,
    `npx vitest run --reporter=json --outputFile=${report} ${[...chosen, ...READERS].join(' ')}`,
  );

const passed = (await Promise.all([checks(), tests()])).every(Boolean);
const failures = failuresIn(readReport(report));
for (const failure of failures.slice(0, SHOWN)) console.log(`\n${failure}`);
for (const failure of failures.slice(SHOWN)) console.log(failure.split('\n', 1)[0]);
const farther = near.length - chosen.length;
if (farther > 0)
  console.log(
    `\nLeft to npm test: ${farther} test files that reach the change from farther away, their lint, and the flows.`,
  );
process.exit(passed ? 0 : 1);
