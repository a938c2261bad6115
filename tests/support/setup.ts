// Before any test stops the clock: it copies the methods of `Date`, and a stopped clock's has none of its own.
import '@date-fns/utc/date/mini';
import { setImmediate } from 'node:timers/promises';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { clockIsSet, restartClock } from './clock.mjs';

// How long what is to come may take: on a machine that others use too, a page's own module alone takes seconds.
configure({ asyncUtilTimeout: 20_000 });

// A query that waits answers as soon as the page holds what it looks for; what React still does about that (an effect,
// and what the effect sets) takes up to two more turns, and a finger is never as quick. On a busy machine a test was: it
// pressed a dialog's button before the dialog had taken the pointer.
const TURNS = 3;
type Wrapper = ((wait: () => unknown) => Promise<unknown>) & { lastsTurns?: true };
const { asyncWrapper: waitFor } = getConfig() as { asyncWrapper: Wrapper };
// The library outlives a file of tests.
if (typeof document !== 'undefined' && !waitFor.lastsTurns) {
  const lasting: Wrapper = async (wait) => {
    const found = await waitFor(wait);
    for (let turn = 0; turn < TURNS; turn++) await setImmediate();
    return found;
  };
  lasting.lastsTurns = true;
  configure({ asyncWrapper: lasting });
}

beforeEach(restartClock);

// A clock that a test sets brings a `Date` of its own. Dates made before it are dates to it as well: date-fns would else
// take one that reckons in UTC for none, and show the machine's hours.
const takeClock = vi.setSystemTime.bind(vi);
vi.setSystemTime = (time) => {
  takeClock(time);
  if (!clockIsSet()) Object.defineProperty(Date, Symbol.hasInstance, { value: isDate, configurable: true });
  return vi;
};
const isDate = (value: unknown): boolean => Object.prototype.toString.call(value) === '[object Date]';

afterEach(() => {
  vi.useRealTimers();
  if (!clockIsSet())
    throw new Error('The test leaves a `Date` of its own behind: the next one would not start at TEST_NOW.');
});

// An unexpected console.error is a defect somebody would otherwise find in production.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    throw new Error(`console.error: ${words.map(String).join(' ')}`);
  });
});

afterEach(() => {
  if (typeof document !== 'undefined') cleanup();
  vi.restoreAllMocks();
});

// jsdom has none; a phone that says no to every question.
if (typeof document !== 'undefined') window.matchMedia = () => new EventTarget() as MediaQueryList;

if (typeof document !== 'undefined') await import('@testing-library/jest-dom/vitest');
