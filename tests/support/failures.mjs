// What failed, short: the last lines of a run are what somebody reads first, and a log may be kept by its end alone.
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Lines that one failure may take: with its title a screenful. */
const LINES = 24;

/** The report that a runner wrote as JSON; `null` when it died before it could: its exit code has already said so. */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

const unitFailures = ({ name, message, status, assertionResults }) => {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  // A file that could not be loaded has no tests.
  if (failed.length === 0) return status === 'failed' && message ? [{ title: name, said: message }] : [];
  return failed.map(({ fullName, failureMessages }) => ({
    title: `${name} > ${fullName}`,
    said: failureMessages.join('\n'),
  }));
};

const flowFailures = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(flowFailures),
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => ({
      title: `${file}:${line} > ${title}`,
      said: tests.flatMap(({ results }) => results.at(-1)?.errors.map(({ message }) => message) ?? []).join('\n'),
    })),
];

/**
 * The failures of a report of Vitest or Playwright, each in a screenful without colours.
 *
 * @param report what `readReport` gave
 * @returns {string[]}
 */
export function failuresIn(report) {
  const failures = [
    ...(report?.testResults ?? []).flatMap(unitFailures),
    ...(report?.suites ?? []).flatMap(flowFailures),
    ...(report?.errors ?? []).map(({ message }) => ({ title: 'before any flow', said: message })),
  ];
  return failures.map(({ title, said }) => {
    // Where a runner called its own parts tells nobody what is wrong.
    const lines = stripVTControlCharacters(said)
      .trimEnd()
      .split('\n')
      .filter((line) => !/^\s+at .*node_modules/.test(line));
    const left = lines.length - LINES;
    const shown = left > 1 ? [...lines.slice(0, LINES - 1), `… ${left + 1} lines more`] : lines;
    return [`✗ ${title}`, ...shown.map((line) => `  ${line}`)].join('\n');
  });
}
