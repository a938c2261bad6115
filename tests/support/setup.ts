import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { clockIsSet, restartClock } from './clock.mjs';

// How long what is to come may take: on a machine that others use too, a page's own module alone takes seconds.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(restartClock);

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

if (typeof document !== 'undefined') await import('@testing-library/jest-dom/vitest');
