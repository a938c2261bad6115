// Loaded into every process that runs tests of rules, screens and server (`execArgv` in vite.config.ts), before
// anything else: `Date` stands at the fixtures' own instant and goes on from there, and the machine's clock is out of
// reach. A test is green on any day because it never learns which day it is (decision 95).

/** Friday, 20 November 2026, 10:00 in Viet Nam. */
export const TEST_NOW = Date.UTC(2026, 10, 20, 3);

const REFUSAL =
  'A test reads the machine’s clock. Take `Date.now()`, which stands at TEST_NOW of tests/support/clock.mjs when a ' +
  'test begins, or `performance.now()` for a duration.';

/** Symbol under which test processes find the one clock: modules of tests are evaluated apart from this file. */
const CLOCK = Symbol.for('hien.test-clock');

const MachineDate = Date;
const elapsed = performance.now.bind(performance);
let began = elapsed();
const now = () => Math.trunc(TEST_NOW + elapsed() - began);

const refuse = () => {
  throw new Error(REFUSAL);
};

const TestDate = new Proxy(MachineDate, {
  construct: (target, parts, newTarget) => Reflect.construct(target, parts.length === 0 ? [now()] : parts, newTarget),
  apply: () => new MachineDate(now()).toString(),
});

function install() {
  globalThis.Date = TestDate;
  MachineDate.now = now;
  MachineDate.prototype.constructor = TestDate;
  Object.defineProperty(performance, 'timeOrigin', { get: () => TEST_NOW - began, configurable: true });
  // Without a date these two ask the engine for the machine's own.
  const formats = Intl.DateTimeFormat.prototype;
  const parts = formats.formatToParts;
  formats.formatToParts = function formatToParts(date) {
    return date === undefined ? refuse() : parts.call(this, date);
  };
  const { get, ...rest } = Object.getOwnPropertyDescriptor(formats, 'format');
  Object.defineProperty(formats, 'format', {
    ...rest,
    get() {
      const format = get.call(this);
      return (date) => (date === undefined ? refuse() : format(date));
    },
  });
  globalThis[CLOCK] = { restart: () => (began = elapsed()), isSet: () => globalThis.Date === TestDate };
}

if (globalThis[CLOCK] === undefined) install();

/** Sets `Date` back to TEST_NOW: each test begins at the same instant, whatever the ones before it took. */
export const restartClock = () => globalThis[CLOCK].restart();

/** Tells that `Date` is the tests' own: not where a test left a clock of its own behind. */
export const clockIsSet = () => globalThis[CLOCK].isSet();
