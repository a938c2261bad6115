import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, CHROMIUM_FOR_FLOWS, IN_ONE_PROCESS } from './tests/support/chromium-args.mjs';
import { isSmoke } from './tests/support/smoke.mjs';

/** Which of the flows: those of `npm test`, those that it leaves to `npm run test:all`; all where nothing is said. */
const chosen = process.env['FLOWS'];

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  // Three share two cores: a flow waits now and then. Those that measure a time limit run alone after.
  workers: 3,
  fullyParallel: false,
  projects: [
    {
      name: 'flows',
      grepInvert: chosen === 'others' ? [/@timed/, isSmoke] : /@timed/,
      ...(chosen === 'smoke' && { grep: isSmoke }),
    },
    { name: 'timed', grep: /@timed/, dependencies: ['flows'], workers: 1 },
  ],
  // Time limits are measured on machines that others use too: once more, and `npm test` says which needed it.
  retries: 1,
  // A limit says that something hangs, never how quick it is: machines five times slower than ours run these too.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    locale: 'vi-VN',
    // Guests come from everywhere; `npm run test:any-day` walks in their zones too.
    timezoneId: process.env['PHONE_ZONE'] ?? 'Asia/Ho_Chi_Minh',
    viewport: { width: 390, height: 844 },
    actionTimeout: 20_000,
    launchOptions: { executablePath: CHROMIUM_FOR_FLOWS, args: [...CHROMIUM_ARGS, ...IN_ONE_PROCESS] },
  },
});
