// Clocks that stand elsewhere, in other zones: `npm run test:any-day` runs the suite under all of them, `npm run test:all`
// half of its unit and server tests under two.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** `at`: when a run begins, UTC; a function gives it from now. `zone`: what the machine is set to. */
export const CLOCKS = [
  // 23:59 of 31 December in Viet Nam: a year ends a minute after the run begins.
  { name: 'last-minute-of-a-year', at: '2026-12-31T16:59:00Z', zone: 'America/Los_Angeles' },
  { name: 'end-of-february', at: '2027-02-28T12:00:00Z', zone: 'Pacific/Auckland' },
  { name: 'leap-day', at: '2028-02-29T03:00:00Z', zone: 'Europe/Berlin' },
  // Midnight in Viet Nam a minute after the run begins.
  { name: 'midnight-in-viet-nam', at: '2027-06-15T16:59:00Z', zone: 'Pacific/Auckland' },
  // Half past two in Viet Nam: the desk is still in the day before.
  { name: 'small-hours', at: '2027-06-15T19:30:00Z', zone: 'Asia/Ho_Chi_Minh' },
  // Berlin goes from 02:00 to 03:00 a minute after the run begins, Los Angeles a fortnight before.
  { name: 'change-of-the-hour', at: '2027-03-28T00:59:00Z', zone: 'Europe/Berlin' },
  { name: 'change-of-the-hour-in-america', at: '2027-03-14T09:59:00Z', zone: 'America/Los_Angeles' },
  { name: 'in-five-years', at: () => Date.now() + 5 * 365.25 * 86_400_000, zone: 'America/Los_Angeles' },
];

const LIBRARIES = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
  (machine) => `/usr/lib/${machine}/faketime/libfaketime.so.1`,
);
const findLibrary = () => LIBRARIES.find((file) => existsSync(file)) ?? null;

/** The library that moves the clock, from Debian when it is not there; null on a machine that has none to get. */
export function findOrInstallFaketime() {
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

/** A number of the commit, 0 where there is none to ask for. */
function commitNumber() {
  const { stdout, status } = spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' });
  return status === 0 ? Number.parseInt(stdout, 16) : 0;
}

/** Others for each commit, the same ones when a commit is tried again. */
export function someOf(clocks, count) {
  const first = commitNumber();
  return Array.from({ length: Math.min(count, clocks.length) }, (_, i) => clocks[(first + i) % clocks.length]);
}

/** One half or the other of the test files, by the commit, as Vitest is told of it. */
export const halfOf = () => `${(commitNumber() % 2) + 1}/2`;

/** Environment that moves the clock of every process below it; its zone alone without a library. Durations go on. */
export function moved({ at, zone }, library) {
  const inZone = { TZ: zone, PHONE_ZONE: zone };
  if (library === null) return inZone;
  const begins = typeof at === 'function' ? at() : Date.parse(at);
  const seconds = Math.round((begins - Date.now()) / 1000);
  return {
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}s`,
    DONT_FAKE_MONOTONIC: '1',
    // Its correction for waiting threads, made for older C libraries, brings Chromium down.
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
    ...inZone,
  };
}
