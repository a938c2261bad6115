// `npm run test:any-day`: the suite under clocks that stand elsewhere and in other zones. Whoever clones this project in
// five years, at midnight or in Los Angeles sees what is seen today.
//
//   npm run test:any-day                        every clock, all tests
//   npm run test:any-day -- --clock leap-day    one of them (repeatable)
//   npm run test:any-day -- --part unit         rules, screens, offline and server; or `flows`
//   npm run test:any-day -- --some 2            that many, others for each commit: what CI runs
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumForFlows } from './support/chromium.mjs';
import { step } from './support/steps.mjs';

/** `at`: when a run begins, UTC; a function gives it from now. `zone`: what the machine is set to. */
const CLOCKS = [
  // 23:59 of 31 December in Viet Nam: a year ends a minute after the run begins.
  { name: 'last-minute-of-a-year', at: '2026-12-31T16:59:00Z', zone: 'America/Los_Angeles' },
  { name: 'end-of-february', at: '2027-02-28T12:00:00Z', zone: 'Pacific/Auckland' },
  { name: 'leap-day', at: '2028-02-29T03:00:00Z', zone: 'Europe/Berlin' },
  // Midnight in Viet Nam a minute after the run begins.
  { name: 'midnight-in-viet-nam', at: '2027-06-15T16:59:00Z', zone: 'Pacific/Auckland' },
  // Berlin goes from 02:00 to 03:00 a minute after the run begins, Los Angeles a fortnight before.
  { name: 'change-of-the-hour', at: '2027-03-28T00:59:00Z', zone: 'Europe/Berlin' },
  { name: 'change-of-the-hour-in-america', at: '2027-03-14T09:59:00Z', zone: 'America/Los_Angeles' },
  { name: 'in-five-years', at: () => Date.now() + 5 * 365.25 * 86_400_000, zone: 'America/Los_Angeles' },
];

const { values: wanted } = parseArgs({
  options: {
    clock: { type: 'string', multiple: true },
    part: { type: 'string', default: 'all' },
    some: { type: 'string' },
  },
});

const LIBRARIES = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
  (machine) => `/usr/lib/${machine}/faketime/libfaketime.so.1`,
);
const findLibrary = () => LIBRARIES.find((file) => existsSync(file)) ?? null;

function findOrInstallFaketime() {
  const found = findLibrary();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No faketime on this machine. Getting it from Debian.');
    spawnSync('apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq faketime', {
      shell: true,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  return findLibrary();
}

/** Others for each commit, the same ones when a commit is tried again. */
function someOf(clocks, count) {
  const commits = Number(execFileSync('git', ['rev-list', '--count', 'HEAD'], { encoding: 'utf8' }));
  return Array.from(
    { length: Math.min(count, clocks.length) },
    (_, i) => clocks[(commits * count + i) % clocks.length],
  );
}

/** How the environment moves the clock of every process below it. Durations go on as they are. */
function moved({ at, zone }, library) {
  const begins = typeof at === 'function' ? at() : Date.parse(at);
  const seconds = Math.round((begins - Date.now()) / 1000);
  return {
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}s`,
    DONT_FAKE_MONOTONIC: '1',
    // Its correction for waiting threads, made for older C libraries, brings Chromium down.
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
    TZ: zone,
    PHONE_ZONE: zone,
  };
}

const library = findOrInstallFaketime();
if (!library) {
  console.error("There is no faketime on this machine: install Debian's package `faketime`.");
  process.exit(1);
}
const named = CLOCKS.filter(({ name }) => wanted.clock?.includes(name) ?? true);
const clocks = wanted.some === undefined ? named : someOf(named, Number(wanted.some));
const parts = wanted.part === 'all' ? ['unit', 'flows'] : [wanted.part];
if (clocks.length === 0 || parts.some((part) => part !== 'unit' && part !== 'flows')) {
  console.error(`Clocks: ${CLOCKS.map(({ name }) => name).join(', ')}. Parts: unit, flows.`);
  process.exit(1);
}

const COMMANDS = { unit: 'npx vitest run --reporter=dot', flows: 'npx playwright test --reporter=line' };
const env = parts.includes('flows') ? (chromiumForFlows() ?? {}) : {};
if (parts.includes('flows') && !(await step('build', 'npm run --silent build'))) process.exit(1);

const rows = [];
for (const clock of clocks) {
  for (const part of parts) {
    const clockOf = moved(clock, path.resolve(library));
    const title = `${part} at ${clock.name}, ${clock.zone}`;
    rows.push([
      clock.name,
      clock.zone,
      part,
      (await step(title, COMMANDS[part], { env: { ...env, ...clockOf } })) ? 'ok' : 'FAILED',
    ]);
  }
}
console.log(`\n${rows.map((row) => row.map((cell, i) => cell.padEnd([30, 20, 6, 6][i])).join(' ')).join('\n')}`);
const failed = rows.filter((row) => row[3] !== 'ok').length;
console.log(`\n${rows.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
