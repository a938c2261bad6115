// `npm run test:faults`: every case of the reliability catalogue, wherever it is tried, and one table at the end.
//
//   npm run test:faults                       all: the cases of tests/faults, then the tests and flows that hold the rest
//   npm run test:faults -- --only C-9,S-19   some cases, with every test that is named for them
//   npm run test:faults -- --engine pg        on one engine (sqlite, pg) where a case has a choice
//   npm run test:faults -- --part cases       cases, flows, tests, benches; several with commas
//   npm run test:faults -- --minutes 2        length of the random taps; 20 otherwise
//   npm run test:faults -- --seed 7 --fuzz 200
//   npm run test:faults -- --list             what is tried where; runs nothing
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumForFlows } from '../support/chromium.mjs';
import { CASES } from './catalogue';
import type { Case, Place } from './catalogue/shape';
import { type Ran, ranByBench, ranByPlaywright, ranByVitest, rowsOf, tableOf } from './results';
import { patternOf } from './titles';

const { values: asked } = parseArgs({
  options: {
    only: { type: 'string' },
    engine: { type: 'string' },
    part: { type: 'string', default: 'cases,flows,tests,benches' },
    minutes: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) },
    fuzz: { type: 'string', default: '2000' },
    list: { type: 'boolean', default: false },
  },
});

const only = asked.only?.split(',');
const cases = CASES.filter(({ code }) => only === undefined || only.includes(code));
const parts = asked.part.split(',');
const reports = mkdtempSync(path.join(tmpdir(), 'hien-faults-'));
const report = (name: string): string => path.join(reports, name);
const FIGURES = report('figures.jsonl');

const places = cases.flatMap(({ at }) => at);
const filesOf = (pattern: RegExp): string[] =>
  [...new Set(places.map(({ file }) => file))].filter((file) => pattern.test(file));
const titlesOf = (files: readonly string[]): string[] => [
  ...new Set(places.filter(({ file }) => files.includes(file)).map(({ title }) => title)),
];

const ENV = {
  FAULTS_FIGURES: FIGURES,
  FAULTS_SEED: asked.seed,
  FAULTS_FUZZ: asked.fuzz,
  MONKEY_SECONDS: String(Math.round(Number(asked.minutes) * 60)),
  MONKEY_SEED: asked.seed,
};

function run(command: string, words: readonly string[], env: Record<string, string> = {}): void {
  spawnSync(command, words, { stdio: 'inherit', env: { ...process.env, ...ENV, ...env } });
}

/** Options that narrow Vitest down to some titles, and to one engine. */
function narrowed(files: readonly string[], ours: boolean): string[] {
  const engine = asked.engine === undefined ? '' : `(?=.*\\(${asked.engine === 'pg' ? 'postgres' : asked.engine}\\))`;
  const titles = titlesOf(files).map((title) =>
    ours ? `\\b${title}(?:, [A-Z]-\\d+)*: ` : patternOf(title).source.slice(1, -1),
  );
  if (only === undefined && engine === '') return [];
  return ['-t', only === undefined ? engine : `${engine}.*(?:${titles.join('|')})`];
}

function vitest(name: string, files: readonly string[], config: readonly string[], ours: boolean): Ran[] {
  if (files.length === 0) return [];
  const file = report(`${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  run('npx', [
    'vitest',
    'run',
    ...config,
    ...reporters,
    ...narrowed(files, ours),
    ...files.map((one) => `tests/${one}`),
  ]);
  return ranByVitest(file, FIGURES);
}

function playwright(name: string, files: readonly string[], words: readonly string[], folder: string): Ran[] {
  if (files.length === 0) return [];
  const browsers = chromiumForFlows() as Record<string, string> | null;
  if (!browsers) return [];
  const file = report(`${name}.json`);
  const grep =
    only === undefined
      ? []
      : [
          '--grep',
          titlesOf(files)
            .map((title) => patternOf(title).source.slice(1, -1))
            .join('|'),
        ];
  run(
    'npx',
    ['playwright', 'test', ...words, '--reporter=line,json', ...grep, ...files.map((one) => path.basename(one))],
    {
      ...browsers,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    },
  );
  return ranByPlaywright(file, folder);
}

function benches(): Ran[] {
  const wanted = new Map(
    places.filter(({ file }) => file.startsWith('bench/')).map(({ title, file }) => [title, file]),
  );
  return [...wanted].flatMap(([name, file]) => {
    const { stdout } = spawnSync('node', ['tests/bench/run.mjs', name], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    console.log(stdout);
    return ranByBench(name, path.basename(file, '.mjs'), stdout);
  });
}

const nameOf = ({ file, title }: Place): string => `${file}: ${title}`;

function list(all: readonly Case[]): void {
  for (const { code, tag, what, must, at, untried } of all) {
    console.log(`\n${code} ${tag} ${what}${must === '' ? '' : ` → ${must}`}`);
    for (const place of at) console.log(`    ${nameOf(place)}`);
    if (untried !== undefined) console.log(`    not tried: ${untried}`);
  }
}

function main(): number {
  if (cases.length === 0) {
    console.log('No case has that code. `--list` shows them all.');
    return 2;
  }
  if (asked.list) {
    list(cases);
    return 0;
  }
  console.log(`Seed ${asked.seed}, reports in ${reports}`);
  if (spawnSync(process.execPath, ['src/build/when-stale.mjs'], { stdio: 'inherit' }).status !== 0) return 1;
  const wants = (part: string): boolean => parts.includes(part);
  const own = ['--config', 'tests/faults/vitest.config.ts'];
  const ran = [
    ...(wants('cases') ? vitest('cases', filesOf(/^faults\/cases\//), own, true) : []),
    ...(wants('flows')
      ? playwright(
          'flows',
          filesOf(/^faults\/flows\//),
          ['--config', 'tests/faults/playwright.config.ts'],
          'faults/flows',
        )
      : []),
    ...(wants('tests') ? vitest('tests', filesOf(/^(?!faults\/|browser\/|bench\/)/), [], false) : []),
    ...(wants('tests')
      ? playwright(
          'browser',
          filesOf(/^browser\//),
          ['--project=flows', '--project=timed', '--no-deps', '--retries=0'],
          'browser',
        )
      : []),
    ...(wants('benches') ? benches() : []),
  ];
  const rows = rowsOf(cases, ran);
  const failed = rows.filter(({ result }) => result === 'FAILED');
  const table = tableOf(rows);
  writeFileSync(report('table'), `${table}\n`);
  console.log(`\n${table}\n`);
  for (const { code } of failed) {
    const reasons = ran.filter(
      (one) =>
        one.passed === false &&
        cases.some((each) => each.code === code && each.at.some(({ file }) => file === one.file)),
    );
    for (const { file, title, engine, reason } of reasons)
      console.log(`${code}, ${file}: ${title} (${engine})\n    ${reason.slice(0, 2000).replaceAll('\n', '\n    ')}`);
  }
  const count = (result: string): number => rows.filter((row) => row.result === result).length;
  console.log(
    `${count('held')} held, ${count('FAILED')} failed, ${count('not run')} not run, ${count('not tried')} not tried`,
  );
  return failed.length > 0 ? 1 : 0;
}

process.exit(main());
