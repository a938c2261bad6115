// `npm test`: unit and server tests, then the build and flows in a real Chromium, which start only when the first have
// passed. Types, lint and format take what both leave of the machine; flows that measure a time limit wait for them, to
// run alone. One line at the end counts every test.
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumForFlows } from './support/chromium.mjs';
import { step } from './support/steps.mjs';

const reports = mkdtempSync(path.join(tmpdir(), 'hien-test-'));
const unit = path.join(reports, 'unit.json');
const unsteadyUnit = path.join(reports, 'unsteady.json');
/** `unsteady`: failed, and passed when it was run again; said, so that somebody looks at it. */
const counts = { passed: 0, failed: 0, unsteady: 0, skipped: 0 };

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null; // the runner died before it could write a report: its exit code has already said so
  }
}

function countUnit() {
  const report = readJson(unit);
  counts.passed += report?.numPassedTests ?? 0;
  counts.failed += report?.numFailedTests ?? 1;
  counts.skipped += report?.numPendingTests ?? 0;
  const unsteady = readJson(unsteadyUnit) ?? [];
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

async function checks() {
  const check = (title, script) => step(title, `${LAST}npm run --silent ${script}`, { beside: true });
  const types = await check('types', 'typecheck');
  return (await check('lint and format', 'lint')) && types;
}

async function unitTests() {
  const passed = await step(
    'unit and server tests',
    `npx vitest run --reporter=dot --reporter=json --outputFile.json=${unit} --reporter=./tests/support/unsteady-reporter.mjs`,
    { env: { UNSTEADY_FILE: unsteadyUnit } },
  );
  countUnit();
  return passed;
}

async function browserTests(checked) {
  if (!(await step('build', 'npm run --silent build'))) return false;
  const browsers = chromiumForFlows();
  if (!browsers) {
    counts.failed += 1;
    return false;
  }
  const project = async (title, name) => {
    const report = path.join(reports, `${name}.json`);
    const passed = await step(title, `npx playwright test --project=${name} --no-deps --reporter=line,json`, {
      env: { ...browsers, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });
    countBrowser(report);
    return passed;
  };
  const flows = await project('browser tests', 'flows');
  await checked;
  return (await project('browser tests of time limits', 'timed')) && flows;
}

const checked = checks();
const tested = (await unitTests()) && (await browserTests(checked));
const passed = (await checked) && tested;
console.log(
  `\n${counts.passed} passed, ${counts.failed} failed, ${counts.unsteady} unsteady, ${counts.skipped} skipped`,
);
process.exit(passed && counts.failed === 0 ? 0 : 1);
