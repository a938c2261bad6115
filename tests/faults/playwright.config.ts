import base from '../../playwright.config';

/** The cases in Chromium that `npm test` has no time for; started by `run.ts`. */
export default {
  ...base,
  testDir: 'flows',
  testMatch: '**/*.flow.ts',
  projects: [{ name: 'faults' }],
  workers: 1,
  // A case that needs a second try has failed.
  retries: 0,
  timeout: 240_000,
};
