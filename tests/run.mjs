// `npm test`: unit and server tests, then the build and flows in a real Chromium, which start only when the first have
// passed. Types, lint and format take what both leave of the machine; flows that measure a time limit wait for them, to
// run alone. One line at the end counts every test.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findOrInstallChromium } from './support/chromium.mjs';

const reports = mkdtempSync(path.join(tmpdir(), 'hien-test-'));
const unit = path.join(reports, 'unit.json');
/** `unsteady`: failed, and passed when it was run again; said, so that somebody looks at it. */
const counts = { passed: 0, failed: 0, unsteady: 0, skipped: 0 };

/** Runs a step with its output passed on as it comes, or shown at its end when it runs beside another. */
async function run(title, command, { env = {}, beside = false } = {}) {
  const started = Date.now();
  if (!beside) console.log(`\n── ${title}`);
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', beside ? 'pipe' : 'inherit', beside ? 'pipe' : 'inherit'],
    env: { ...process.env, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text));
  const [status] = await once(child, 'close');
  if (beside) console.log(`\n── ${title}\n${said}`);
  console.log(`── ${title}: ${status === 0 ? 'ok' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`);
  return status === 0;
}

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
}

function countBrowser(report) {
  const stats = readJson(report)?.stats;
  counts.passed += stats?.expected ?? 0;
  counts.failed += stats ? stats.unexpected : 1;
  counts.unsteady += stats?.flaky ?? 0;
  counts.skipped += stats?.skipped ?? 0;
}

/** Tests mostly wait now and then; checks never do, and so they come last wherever a test wants to run. */
const LAST = process.platform === 'win32' ? '' : 'nice -n 19 ';

/**
 * All of `npm run typecheck` and `npm run lint`; the types of the tests are found where lint has to work them out
 * anyway.
 */
async function checks() {
  const check = (title, command) => run(title, LAST + command, { beside: true });
  const types = await check('types', 'npm run --silent typecheck:src');
  const lint = await check('lint and types of the tests', 'node tests/one-program.mjs');
  return (await check('format', 'npx prettier --check --log-level warn .')) && lint && types;
}

async function unitTests() {
  const passed = await run(
    'unit and server tests',
    `npx vitest run --reporter=dot --reporter=json --outputFile.json=${unit}`,
  );
  countUnit();
  return passed;
}

async function browserTests(checked) {
  if (!(await run('build', 'npm run --silent build'))) return false;
  const CHROMIUM = findOrInstallChromium();
  if (!CHROMIUM) {
    counts.failed += 1;
    return false;
  }
  const project = async (title, name) => {
    const report = path.join(reports, `${name}.json`);
    const passed = await run(title, `npx playwright test --project=${name} --no-deps --reporter=line,json`, {
      env: { CHROMIUM, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
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
