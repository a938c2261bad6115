// `npm test`: an answer within five minutes on two cores. `npm run test:all`: everything.
//
//   npm test                             types, lint, rules, screens, server on SQLite, build, a flow a subject
//   npm run test:all                     the same, and what each landing has to pass besides: all flows, PostgreSQL,
//                                        processes that die, long searches, half of the unit tests again
//                                        under two other clocks, and some on the next Node
//   npm run test:all -- --after-test     what `npm test` has left
//
// Flows run when nothing else does: Chromium run by root takes the processor before all others. Those that measure a
// time limit run alone at the end. The last lines say each failure in a screenful, and count every test.
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumForFlows } from './support/chromium.mjs';
import { CLOCKS, findOrInstallFaketime, halfOf, moved, someOf } from './support/clocks.mjs';
import { failuresIn, readReport } from './support/failures.mjs';
import { findOrInstallNextNode, ON_NEXT_NODE } from './support/next-node.mjs';
import { recordReach } from './support/reach-record.mjs';
import { SMOKE } from './support/smoke.mjs';
import { failedSteps, step } from './support/steps.mjs';

const { values: wanted } = parseArgs({
  options: { all: { type: 'boolean', default: false }, 'after-test': { type: 'boolean', default: false } },
});

const reports = mkdtempSync(path.join(tmpdir(), 'hien-test-'));
/** `unsteady`: a flow that failed, and passed when it was run again; said, so that somebody looks at it. */
const counts = { passed: 0, failed: 0, unsteady: 0, skipped: 0 };

/** Failures, told at the end. */
const failures = [];

/** Checks never wait, as tests do now and then: they come last wherever a test wants to run. */
const LAST = process.platform === 'win32' ? '' : 'nice -n 19 ';

/** The linter's types on one core, with garbage seldom collected: beside tests its hurry only computes twice as much. */
const LEAN = { GOMAXPROCS: '1', GOGC: '400' };

async function checks() {
  const check = (title, script) => step(title, `${LAST}npm run --silent ${script}`, { env: LEAN, beside: true });
  await check('types', 'typecheck');
  await check('lint and format', 'lint');
}

/** Tag of what `npm test` leaves to `npm run test:all`; the tag is declared in `vite.config.ts`. */
const LAST_RING = 'last-ring';
const FILTERS = { first: `--tags-filter="!${LAST_RING}"`, last: `--tags-filter=${LAST_RING}`, both: '' };

/** Files in which a test of the last ring may stand: it says so, or is a row of a `table`. */
const filesOfTheLastRing = () =>
  readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `tests/${name}`)
    .filter((file) => /last-ring|support\/table'/.test(readFileSync(file, 'utf8')));

/** Tests of a ring that somebody has switched off; those of the other ring are not skipped. */
const skippedIn = (report, ring) =>
  (report?.testResults ?? [])
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== 'passed' && status !== 'failed')
    .filter(({ tags = [] }) => ring === 'both' || tags.includes(LAST_RING) === (ring === 'last')).length;

/**
 * Runs unit tests.
 *
 * @param {string[]} projects of `vite.config.ts`
 * @param {{ env?: Record<string, string>, ring?: 'first' | 'last' | 'both', part?: string }} options
 *   `part` of the files: `--shard=1/2`, or their names
 */
async function unitTests(projects, { env = {}, ring = 'both', part = '' } = {}) {
  const where = env.TZ ? 'moved' : env.PATH ? 'next-node' : 'now';
  const report = path.join(reports, `${projects.join('-')}-${ring}-${where}.json`);
  const chosen = projects.map((project) => `--project=${project}`).join(' ');
  await step(
    `unit tests: ${projects.join(', ')}`,
    `npx vitest run ${chosen} --reporter=dot --reporter=json --outputFile.json=${report} ${FILTERS[ring]} ${part}`,
    { env: { ...env, RING: ring } },
  );
  const ran = readReport(report);
  failures.push(...failuresIn(ran));
  counts.passed += ran?.numPassedTests ?? 0;
  counts.failed += ran?.numFailedTests ?? 1;
  // What a file has besides its tests on PostgreSQL is not skipped: it runs on SQLite.
  if (!projects.includes('postgres')) counts.skipped += skippedIn(ran, ring);
}

/**
 * Half of the unit tests again, under two clocks that are not today's; another half and others for each commit. Tests have a
 * clock of their own (decision 95): what a moved one finds is a zone or a day that somebody reads past it.
 */
async function unitTestsElsewhere() {
  const library = findOrInstallFaketime();
  const parts = [['server'], ['rules', 'screens']];
  const clocks = someOf(CLOCKS, parts.length);
  const half = halfOf();
  for (const [i, projects] of parts.entries()) {
    const clock = clocks[i];
    console.log(
      `\n${projects.join(', ')}, half ${half}: ${library ? `clock ${clock.name}, ` : ''}zone ${clock.zone}; ` +
        `again: npm run test:any-day -- --part unit --clock ${clock.name}`,
    );
    await unitTests(projects, { env: moved(clock, library), part: `--shard=${half}` });
  }
}

/** A whole start and what has packages with binaries in it, on the newest Node that the product runs on. */
async function unitTestsOnNextNode() {
  const { env, why } = findOrInstallNextNode();
  console.log(env ? `\nThe same on the next Node:` : `\nSkipped on the next Node: ${why}.`);
  if (env) await unitTests(['server', 'thorough'], { env, part: ON_NEXT_NODE.join(' ') });
}

/**
 * Runs flows in a real Chromium, on what is built.
 *
 * @param {'flows' | 'timed'} project of `playwright.config.ts`
 * @param {'smoke' | 'others' | 'all'} chosen
 */
async function flows(title, project, chosen = 'all') {
  const browsers = chromiumForFlows();
  if (!browsers) {
    failedSteps.push(title);
    return;
  }
  const report = path.join(reports, `${project}-${chosen}.json`);
  await step(title, `npx playwright test --project=${project} --no-deps --reporter=line,json`, {
    env: { ...browsers, FLOWS: chosen, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const ran = readReport(report);
  failures.push(...failuresIn(ran));
  recordReach(ran);
  const stats = ran?.stats;
  counts.passed += stats?.expected ?? 0;
  counts.failed += stats ? stats.unexpected : 1;
  counts.unsteady += stats?.flaky ?? 0;
  counts.skipped += stats?.skipped ?? 0;
  const count = stats ? stats.expected + stats.unexpected + stats.flaky + stats.skipped : 0;
  // A flow that got another title would be looked at here no more, and nobody would notice.
  if (chosen === 'smoke' && count !== Object.keys(SMOKE).length) failedSteps.push(`${title} (a title of smoke.mjs)`);
}

const started = performance.now();
if (!wanted['after-test']) {
  const beside = checks();
  const built = step('build', `npm run --silent build`, { beside: true });
  await unitTests(['rules', 'screens', 'server'], { ring: 'first' });
  if (await built) await flows('browser tests: one a subject', 'flows', 'smoke');
  await beside;
}
if (wanted.all) {
  if (await step('build', 'node src/build/when-stale.mjs')) {
    await unitTests(['thorough']);
    await unitTests(['screens', 'server'], { ring: 'last', part: filesOfTheLastRing().join(' ') });
    await unitTests(['postgres']);
    await unitTestsElsewhere();
    await unitTestsOnNextNode();
    await flows('browser tests: the others', 'flows', 'others');
    await flows('browser tests of time limits', 'timed');
  }
}
for (const failure of failures) console.log(`\n${failure}`);
console.log(
  `\n${counts.passed} passed, ${counts.failed} failed, ${counts.unsteady} unsteady, ${counts.skipped} skipped ` +
    `in ${Math.round((performance.now() - started) / 1000)} s`,
);
if (failedSteps.length > 0) console.log(`Failed: ${failedSteps.join(', ')}`);
process.exit(failedSteps.length === 0 && counts.failed === 0 ? 0 : 1);
