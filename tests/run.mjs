// `npm test`: types, lint, unit and server tests, the build, then flows in a real Chromium. Stops at the first step
// that fails and closes with one line that counts every test.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findOrInstallChromium } from './support/chromium.mjs';

const reports = mkdtempSync(path.join(tmpdir(), 'hien-test-'));
const unit = path.join(reports, 'unit.json');
const browser = path.join(reports, 'browser.json');
/** `unsteady`: failed, and passed when it was run again; said, so that somebody looks at it. */
const counts = { passed: 0, failed: 0, unsteady: 0, skipped: 0 };

function run(title, command, env = {}) {
  const started = Date.now();
  console.log(`\n── ${title}`);
  const { status } = spawnSync(command, {
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
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

function countBrowser() {
  const stats = readJson(browser)?.stats;
  counts.passed += stats?.expected ?? 0;
  counts.failed += stats ? stats.unexpected : 1;
  counts.unsteady += stats?.flaky ?? 0;
  counts.skipped += stats?.skipped ?? 0;
}

function main() {
  if (!run('types', 'npm run --silent typecheck')) return false;
  if (!run('lint', 'npm run --silent lint')) return false;
  const unitPassed = run(
    'unit and server tests',
    `npx vitest run --reporter=dot --reporter=json --outputFile.json=${unit}`,
  );
  countUnit();
  if (!unitPassed) return false;
  if (!run('build', 'npm run --silent build')) return false;
  const CHROMIUM = findOrInstallChromium();
  if (!CHROMIUM) {
    counts.failed += 1;
    return false;
  }
  const browserPassed = run('browser tests', 'npx playwright test --reporter=line,json', {
    CHROMIUM,
    PLAYWRIGHT_JSON_OUTPUT_NAME: browser,
  });
  countBrowser();
  return browserPassed;
}

const passed = main();
console.log(
  `\n${counts.passed} passed, ${counts.failed} failed, ${counts.unsteady} unsteady, ${counts.skipped} skipped`,
);
process.exit(passed && counts.failed === 0 ? 0 : 1);
