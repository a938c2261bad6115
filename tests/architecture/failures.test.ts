import { expect, it } from 'vitest';
import { failuresIn } from '../support/failures.mjs';

const many = Array.from({ length: 60 }, (_, i) => `\u001B[31mline ${i}\u001B[39m`).join('\n');

it.each([
  [
    'a test',
    {
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'fine', failureMessages: [] },
            { status: 'failed', fullName: 'adds', failureMessages: [many] },
          ],
        },
      ],
    },
    'a.test.ts > adds',
  ],
  [
    'a file that does not load',
    { testResults: [{ name: 'b.test.ts', status: 'failed', message: many, assertionResults: [] }] },
    'b.test.ts',
  ],
  [
    'a flow',
    {
      suites: [
        {
          suites: [
            {
              specs: [
                {
                  ok: false,
                  file: 'c.spec.ts',
                  line: 3,
                  title: 'opens',
                  tests: [{ results: [{ errors: [{ message: many }] }] }],
                },
              ],
            },
          ],
        },
      ],
    },
    'c.spec.ts:3 > opens',
  ],
])('%s that fails is said in a screenful, without colours', (_, report, title) => {
  const [said = '', ...others] = failuresIn(report);
  expect(others).toEqual([]);
  const lines = said.split('\n');
  expect([lines[0], lines[1], lines.at(-1), lines.length]).toEqual([`✗ ${title}`, '  line 0', '  … 37 lines more', 25]);
});

it('nothing is said of a run that passed, or that left no report', () => {
  expect([failuresIn(null), failuresIn({ testResults: [] }), failuresIn({ suites: [] })]).toEqual([[], [], []]);
});
