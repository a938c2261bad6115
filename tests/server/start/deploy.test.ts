import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SETTINGS } from '../../../src/server/config';

const text = (file: string): string => readFileSync(file, 'utf8');
const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };
/** The server's own command, as `npm start` has it, without the demo's guests. */
const COMMAND = (scripts['start'] ?? '').replace(/^exec /, '').replace(' --demo-guests', '');

it('a unit and an image start the server by its own command', () => {
  expect(text('deploy/hien.service')).toContain(`ExecStart=/usr/bin/${COMMAND}\n`);
  expect(text('deploy/Containerfile')).toContain(
    `CMD [${COMMAND.split(' ')
      .map((word) => `"${word}"`)
      .join(', ')}]\n`,
  );
  expect(text('docs/going-live.md')).toContain(`\n${COMMAND}\n`);
});

it('a unit sets nothing that the server does not read', () => {
  const names = [...text('deploy/hien.service').matchAll(/^#?Environment=(.+)$/gm)].flatMap(([, set = '']) =>
    set.split(' ').map((one) => one.split('=')[0] ?? ''),
  );
  expect(names.length).toBeGreaterThan(4);
  expect(names.filter((name) => name !== 'NODE_ENV' && !SETTINGS.includes(name))).toEqual([]);
});

/** Values of a directive of the unit, in their order. */
const unit = (name: string): string[] =>
  [...text('deploy/hien.service').matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);

it('a unit lets Node make its calls, and refuses others without ending it', () => {
  const filters = unit('SystemCallFilter');
  // Each line adds to those before it, or takes away: what V8 and the trial of a copy need comes after what is taken away.
  const without = filters.findIndex((line) => line.startsWith('~') && line.includes('@resources'));
  const needed = filters.slice(without + 1).flatMap((line) => (line.startsWith('~') ? [] : line.split(' ')));
  expect(needed).toEqual(expect.arrayContaining(['@pkey', 'setpriority']));
  expect(unit('SystemCallErrorNumber')).toEqual(['EPERM']);
});

it('a unit may write where it says that copies lie on another disk', () => {
  const [, folder = ''] = /^#Environment=BACKUP_DIR=(.+)$/m.exec(text('deploy/hien.service')) ?? [];
  expect(folder).not.toBe('');
  // With a sign in front, for a house that has no such folder.
  expect(unit('ReadWritePaths')).toEqual([`-${folder}`]);
});

const rating = spawnSync('systemd-analyze', ['security', '--offline=true', 'deploy/hien.service'], {
  encoding: 'utf8',
});

it.skipIf(rating.error)('a unit leaves little open', () => {
  const [, exposure] = /exposure level for hien\.service: ([\d.]+)/.exec(rating.stdout) ?? [];
  expect(Number(exposure)).toBeLessThanOrEqual(1.5);
});

it('a build reads no clock, so that the same sources give the same release', () => {
  const files = readdirSync('src/build').filter((name) => /\.m?[jt]s$/.test(name));
  const reading = [...files.map((name) => `src/build/${name}`), 'vite.config.ts'].filter((file) =>
    /new Date\(|Date\.now|performance\.now/.test(text(file)),
  );
  expect(reading).toEqual([]);
});

it('every command and file that the operator is told of is there', () => {
  const told = text('docs/going-live.md') + text('docs/running.md');
  const commands = [...told.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name = '']) => name);
  const inStudio = ['films', 'screenshots'];
  expect(commands.filter((name) => scripts[name] === undefined && !inStudio.includes(name))).toEqual([]);
  const files = [...told.matchAll(/\]\(\.\.\/(deploy\/[\w.]+)\)/g)].map(([, file = '']) => file);
  expect(files).toHaveLength(4);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
