import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TEST_NOW } from '../support/clock.mjs';

const SOON = 10_000;
/** Makes what would otherwise be read from the machine differ from TEST_NOW by more than a test takes. */
const isTestNow = (at: number): void => {
  expect(at).toBeGreaterThanOrEqual(TEST_NOW);
  expect(at).toBeLessThan(TEST_NOW + SOON);
};

describe('The clock of a test', () => {
  it.each([
    ['Date.now()', () => Date.now()],
    ['new Date()', () => new Date().getTime()],
    ['Date()', () => Date.parse(Date())],
    ['what an own kind of Date says', () => new (class extends Date {})().getTime()],
    ['what a date makes of its constructor', () => new (new Date(0).constructor as DateConstructor)().getTime()],
    ['timers of vitest', () => (vi.useFakeTimers(), Date.now())],
    ['the hour the process began at, and how long it has run', () => performance.timeOrigin + performance.now()],
  ])('stands at the fixtures’ instant: %s', (_, read) => {
    isTestNow(Math.ceil(read() / 1000) * 1000);
  });

  it('goes on while a test runs', async () => {
    const before = Date.now();
    await new Promise((done) => setTimeout(done, 20));
    expect(Date.now() - before).toBeGreaterThanOrEqual(19);
  });

  it.each([
    ['format', () => new Intl.DateTimeFormat('vi').format()],
    ['formatToParts', () => new Intl.DateTimeFormat('vi').formatToParts()],
  ])('refuses to ask the engine for its own, with a sentence that says so: Intl’s %s without a date', (_, read) => {
    expect(read).toThrow('A test reads the machine’s clock');
  });
});

describe('A clock that a test sets', () => {
  beforeEach(() => {
    vi.setSystemTime(0);
  });

  afterEach(() => {
    vi.useRealTimers();
    isTestNow(Date.now());
  });

  it('is gone with the test', () => {
    expect(Date.now()).toBeLessThan(SOON);
  });
});
