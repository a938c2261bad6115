import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Case, Place } from './catalogue/shape';
import { codesInTitle, patternOf } from './titles';

type Engine = 'sqlite' | 'postgres' | 'chromium' | '–';

/** One test that ran. */
export interface Ran {
  file: string;
  title: string;
  engine: Engine;
  passed: boolean | null;
  figure: string;
  /** Reason of the failure. */
  reason: string;
}

export interface Row {
  code: string;
  tag: string;
  engine: Engine;
  result: 'held' | 'FAILED' | 'not run' | 'not tried';
  figure: string;
}

const readJson = (file: string): unknown =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as unknown) : null;
const belowTests = (file: string): string => path.relative('tests', path.resolve(file)).replaceAll(path.sep, '/');

interface VitestReport {
  testResults: {
    name: string;
    assertionResults: {
      ancestorTitles: string[];
      title: string;
      fullName: string;
      status: string;
      failureMessages: string[];
    }[];
  }[];
}

/** Tests that Vitest ran, from its report in JSON, with the figures that cases noted. */
export function ranByVitest(report: string, figuresFile: string): Ran[] {
  const figures = existsSync(figuresFile)
    ? readFileSync(figuresFile, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as { name: string; text: string })
    : [];
  const read = readJson(report) as VitestReport | null;
  return (read?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, failureMessages }) => {
      const whole = [...ancestorTitles, title].join(' > ');
      const engine = /\((sqlite|postgres)\)/.exec(ancestorTitles.join(' '))?.[1] as Engine | undefined;
      return {
        file: belowTests(name),
        title,
        engine: engine ?? '–',
        passed: status === 'passed' ? true : status === 'failed' ? false : null,
        figure: figures
          .filter((one) => one.name === whole)
          .map(({ text }) => text)
          .join('; '),
        reason: failureMessages.join('\n'),
      };
    }),
  );
}

interface Suite {
  file: string;
  suites?: Suite[];
  specs?: {
    title: string;
    ok: boolean;
    tests: {
      status: string;
      annotations: { type: string; description?: string }[];
      results: { error?: { message?: string } }[];
    }[];
  }[];
}

/** Tests that Playwright ran, from its report in JSON. */
export function ranByPlaywright(report: string, folder: string): Ran[] {
  const read = readJson(report) as { suites?: Suite[] } | null;
  const from = (suite: Suite): Ran[] => [
    ...(suite.specs ?? []).map(({ title, ok, tests }) => ({
      file: path.posix.join(folder, suite.file),
      title,
      engine: 'chromium' as const,
      passed: tests.every(({ status }) => status === 'skipped') ? null : ok,
      figure: tests
        .flatMap(({ annotations }) => annotations.filter(({ type }) => type === 'figure').map((one) => one.description))
        .join('; '),
      reason: tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? '')).join('\n'),
    })),
    ...(suite.suites ?? []).flatMap(from),
  ];
  return (read?.suites ?? []).flatMap(from);
}

/** The rows of measurements whose limit says what must hold: `≤ 200 ms`, `≥ 1`, `0`, `all`. */
export function ranByBench(name: string, file: string, markdown: string): Ran[] {
  const rows = markdown
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    )
    .filter((cells) => (cells.at(-1) ?? '') !== '' && cells.at(-1) !== 'must' && cells.length >= 3);
  const wrong = rows.filter((cells) => !holds(cells.at(-2) ?? '', cells.at(-1) ?? ''));
  const shown = (cells: string[]): string => `${cells[0] ?? ''}: ${cells.at(-2) ?? ''} (must ${cells.at(-1) ?? ''})`;
  return [
    {
      file: `bench/${file}.mjs`,
      title: name,
      engine: 'sqlite',
      passed: rows.length === 0 ? false : wrong.length === 0,
      figure: rows.map(shown).join('; '),
      reason: rows.length === 0 ? 'It measured nothing.' : wrong.map(shown).join('\n'),
    },
  ];
}

function holds(measured: string, must: string): boolean {
  const number = (text: string): number => Number(/-?[\d.]+/.exec(text.replaceAll(',', ''))?.[0] ?? NaN);
  if (must.startsWith('≤')) return number(measured) <= number(must);
  if (must.startsWith('≥')) return number(measured) >= number(must);
  if (must === 'all') return /^(\d+) of \1$/.test(measured);
  if (must.startsWith('only ')) return measured.split(', ').every((one) => one.endsWith(must.slice(5)));
  if (/^\d+(, \d+)+$/.test(must)) return measured.split(', ').every((one) => must.includes(one.split('×')[1] ?? '?'));
  if (/^\d/.test(must)) return number(measured) === number(must) || number(measured) >= number(must) * 0.97;
  return measured === must;
}

const isOf = (place: Place, ran: Ran): boolean =>
  ran.file === place.file &&
  (place.file.startsWith('faults/')
    ? codesInTitle(ran.title).includes(place.title)
    : ran.title === place.title || patternOf(place.title).test(ran.title));

/** A row for each case and engine on which it was tried. */
export function rowsOf(cases: readonly Case[], ran: readonly Ran[]): Row[] {
  return cases.flatMap(({ code, tag, at, untried }): Row[] => {
    if (at.length === 0) return [{ code, tag, engine: '–', result: 'not tried', figure: untried ?? '' }];
    const mine = at.flatMap((place) => {
      const found = ran.filter((one) => isOf(place, one));
      return found.length > 0 ? found : [{ ...NOT_RUN, file: place.file }];
    });
    const engines = [...new Set(mine.filter(({ passed }) => passed !== null).map(({ engine }) => engine))];
    if (engines.length === 0) return [{ code, tag, engine: '–', result: 'not run', figure: '' }];
    return engines.map((engine) => {
      const here = mine.filter((one) => one.engine === engine && one.passed !== null);
      const figures = here.map(({ figure }) => figure).filter((text) => text !== '');
      const tests = `${here.length} ${here.length === 1 ? 'test' : 'tests'}`;
      return {
        code,
        tag,
        engine,
        result: here.every(({ passed }) => passed) ? 'held' : 'FAILED',
        figure: figures.length > 0 ? figures.join('; ') : tests,
      };
    });
  });
}

const NOT_RUN: Ran = { file: '', title: '', engine: '–', passed: null, figure: '', reason: '' };

/** The one table, as Markdown. */
export const tableOf = (rows: readonly Row[]): string =>
  [
    '| case | | engine | result | figure |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map(
      ({ code, tag, engine, result, figure }) =>
        `| ${code} | ${tag} | ${engine} | ${result} | ${figure.replaceAll('|', '/')} |`,
    ),
  ].join('\n');
