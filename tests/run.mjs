// `npm test`: unit and server tests, under two clocks that are not today's; then the build and flows in a real Chromium,
// which as root takes the processor before all others and left server tests beside it a fifth of their speed. Types,
// lint and format take what is left of the machine; flows that measure a time limit wait for them, to run alone. One
// line at the end counts every test.
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumForFlows } from './support/chromium.mjs';
import { CLOCKS, findOrInstallFaketime, moved, someOf } from './support/clocks.mjs';
import { step } from './support/steps.mjs';

const reports = mkdtempSync(path.join(tmpdir(), 'hien-test-'));
/** `unsteady`: failed, and passed when it was run again; said, so that somebody looks at it. */
const counts = { passed: 0, failed: 0, unsteady: 0, skipped: 0 };

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null; // the runner died before it could write a report: its exit code has already said so
  }
}

function countUnit(file, unsteadyFile) {
  const report = readJson(file);
  counts.passed += report?.numPassedTests ?? 0;
  counts.failed += report?.numFailedTests ?? 1;
  counts.skipped += report?.numPendingTests ?? 0;
  const unsteady = readJson(unsteadyFile) ?? [];
  counts.unsteady += unsteady.length;
  for (const name of unsteady) console.log(`unsteady: ${name}`);
}

function countBrowser(report) {
  const stats = readJson(report)?.stats;
  counts.passed += stats?.expected ?? 0;
  counts.failed += stats ? stats.unexpected : 1;
  counts.unsteady += stats?.flaky ?? 0;
  counts.skipped += stats?.skipped ?? 0;
}

/** Checks never wait, as tests do now and then: they come last wherever a test wants to run. */
const LAST = process.platform === 'win32' ? '' : 'nice -n 19 ';

/** The linter's types on one core, with garbage seldom collected: beside tests its hurry only computes twice as much. */
const LEAN = { GOMAXPROCS: '1', GOGC: '400' };

async function checks() {
  const check = (title, script) => step(title, `${LAST}npm run --silent ${script}`, { env: LEAN, beside: true });
  const types = await check('types', 'typecheck');
  return (await check('lint and format', 'lint')) && types;
}

/** What runs under one clock: the halves of the unit and server tests, which change clocks with each commit. */
const HALVES = [
  { name: 'server', projects: ['server'] },
  { name: 'rules and screens', projects: ['rules', 'screens', 'studio'] },
];

async function unitTests() {
  const library = findOrInstallFaketime();
  const clocks = someOf(CLOCKS, HALVES.length);
  let passed = true;
  for (const [i, { name, projects }] of HALVES.entries()) {
    const clock = clocks[i];
    console.log(
      `${name}: ${library ? `clock ${clock.name}, ` : ''}zone ${clock.zone}; ` +
        `again: npm run test:any-day -- --part unit --clock ${clock.name}`,
    );
    const [report, unsteady] = ['report', 'unsteady'].map((kind) => path.join(reports, `${projects[0]}-${kind}.json`));
    const chosen = projects.map((project) => `--project=${project}`).join(' ');
    const ended = await step(
      `unit tests: ${name}`,
      `npx vitest run ${chosen} --reporter=dot --reporter=json --outputFile.json=${report} --reporter=./tests/support/unsteady-reporter.mjs`,
      { env: { UNSTEADY_FILE: unsteady, ...moved(clock, library) } },
    );
    countUnit(report, unsteady);
    passed &&= ended;
  }
  return passed;
}

async function flows() {
  if (!(await step('build', 'npm run --silent build'))) return null;
  const browsers = chromiumForFlows();
  if (!browsers) return null;
  return { browsers, passed: await browserTests('browser tests', 'flows', browsers) };
}

async function browserTests(title, name, browsers) {
  const report = path.join(reports, `${name}.json`);
  const passed = await step(title, `npx playwright test --project=${name} --no-deps --reporter=line,json`, {
    env: { ...browsers, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  countBrowser(report);
  return passed;
}

const checked = checks();
const unit = await unitTests();
const flowed = await flows();
const sound = await checked;
if (flowed === null) counts.failed += 1;
const timed = flowed !== null && (await browserTests('browser tests of time limits', 'timed', flowed.browsers));
const passed = unit && sound && flowed?.passed && timed;
console.log(
  `\n${counts.passed} passed, ${counts.failed} failed, ${counts.unsteady} unsteady, ${counts.skipped} skipped`,
);
process.exit(passed && counts.failed === 0 ? 0 : 1);
