import path from 'node:path';
import { inlineScript } from '../../src/build/inline-script.ts';

/** The cases that `npm test` has no time for, one file at a time; started by `run.ts`. */
export default {
  root: path.resolve(import.meta.dirname, '../..'),
  plugins: [inlineScript()],
  test: {
    include: ['tests/faults/cases/*.case.ts'],
    globalSetup: ['tests/support/server-tests.ts', 'tests/support/postgres-tests.ts'],
    env: { TEST_ENGINES: 'sqlite,postgres' },
    setupFiles: ['tests/support/setup.ts'],
    execArgv: ['--import', './tests/support/clock.mjs', '--max-semi-space-size=32'],
    fileParallelism: false,
    // A case that needs a second try has failed.
    retry: 0,
    testTimeout: 1_800_000,
    hookTimeout: 120_000,
    teardownTimeout: 30_000,
  },
};
