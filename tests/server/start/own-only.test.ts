import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { seedWhenEmpty } from '../../../src/server/modules/hotel/seed';
import { openDatabase } from '../../../src/server/platform/db/open';
import { closeDataFolder } from '../../../src/server/start/own-only';
import { testFolder } from '../../support/folders';

const modeOf = (...parts: string[]): string => (statSync(path.join(...parts)).mode & 0o777).toString(8);

/** Runs one of the server's small programs as a shell with the usual umask does. What it says when it fails. */
function run(program: string, args: string[], dataDir: string, input = ''): string {
  const before = process.umask(0o022);
  const done = spawnSync(process.execPath, ['--import', 'tsx', path.resolve(`src/server/cli/${program}.ts`), ...args], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: dataDir },
    input,
    encoding: 'utf8',
  });
  process.umask(before);
  return done.status === 0 ? '' : done.stderr;
}

it(
  'database and backup are their owner’s alone, whatever the shell’s umask',
  { tags: 'last-ring', timeout: 60_000 },
  async () => {
    const folder = testFolder();
    const dataDir = path.join(folder, 'data');
    const backup = path.join(folder, 'backup');
    const database = await openDatabase({ dataDir, databaseUrl: null });
    await seedWhenEmpty(database.db, null, Date.now());
    await database.close();
    closeDataFolder(dataDir);
    expect(run('staff', ['add', 'letan@hotel.example'], dataDir, 'Cua-go-lim-27\n')).toBe('');
    expect([modeOf(dataDir), modeOf(dataDir, 'hien.db')]).toEqual(['700', '600']);
    expect(run('backup', [backup], dataDir)).toBe('');
    const files = ['manifest.json', 'tables/users.jsonl.gz'].map((file) => modeOf(backup, file));
    expect([modeOf(backup), modeOf(backup, 'tables'), ...files]).toEqual(['700', '700', '600', '600']);
    const back = path.join(folder, 'back');
    expect(run('restore', [backup], back)).toBe('');
    expect([modeOf(back), modeOf(back, 'hien.db')]).toEqual(['700', '600']);
  },
);

it(
  'a folder without a hotel is named, and the variable to set; no hotel is made in it',
  { tags: 'last-ring', timeout: 60_000 },
  async () => {
    const dataDir = path.join(testFolder(), 'none');
    const refusals = [
      run('staff', ['add', 'letan@hotel.example'], dataDir, 'Cua-go-lim-27\n'),
      run('staff', ['list'], dataDir),
      run('backup', [path.join(testFolder(), 'copy')], dataDir),
    ];
    for (const refusal of refusals)
      expect(refusal).toMatch(/^DATA_DIR: .*none holds no (?:hotel|database)\. Set DATA_DIR .*\n$/);
    expect(existsSync(dataDir)).toBe(false);
    // A database alone is no hotel either.
    await (await openDatabase({ dataDir, databaseUrl: null })).close();
    expect(run('staff', ['list'], dataDir)).toMatch(/^DATA_DIR: .*none holds no hotel\./);
  },
);

it('what an older version has left open is closed at start, all but what is the hotel’s own', () => {
  const dataDir = testFolder();
  for (const folder of ['mail', 'uploads/avatars', 'media']) {
    mkdirSync(path.join(dataDir, folder), { recursive: true, mode: 0o755 });
  }
  const files = ['hien.db', 'hien.db-wal', 'mail/1.eml', 'uploads/avatars/a.webp', 'media/door.mp4'];
  for (const file of files) {
    writeFileSync(path.join(dataDir, file), '');
    chmodSync(path.join(dataDir, file), 0o644);
  }
  closeDataFolder(dataDir);
  expect(modeOf(dataDir)).toBe('700');
  expect(files.map((file) => modeOf(dataDir, file))).toEqual(['600', '600', '600', '600', '644']);
  expect(['mail', 'uploads', 'uploads/avatars'].map((folder) => modeOf(dataDir, folder))).toEqual([
    '700',
    '700',
    '700',
  ]);
});
