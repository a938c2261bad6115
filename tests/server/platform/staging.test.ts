import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { declareReady, emptyStage, stageOf, takeOver } from '../../../src/server/platform/db/copies/staging';
import { testFolder } from '../../support/folders';

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};
const NEW = { 'hien.db': 'new', 'uploads/a': 'new a' };
const OLD = {
  'hien.db': 'old',
  'hien.db-wal': 'old log',
  'uploads/a': 'old a',
  'uploads/b': 'old b',
  'mail/m': 'old m',
};

/** The files of a folder by their path, but for copies. */
function filesIn(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file), readFileSync(file, 'utf8')]),
  );
}

async function staged(): Promise<{ dataDir: string; databaseUrl: null }> {
  const place = { dataDir: testFolder(), databaseUrl: null };
  for (const [file, text] of Object.entries(OLD)) write(path.join(place.dataDir, file), text);
  await emptyStage(place, null);
  for (const [file, text] of Object.entries(NEW)) write(path.join(stageOf(place).dataDir, file), text);
  return place;
}

it('what is staged and not whole takes no place', async () => {
  const place = await staged();
  expect(await takeOver(place, null)).toBe(false);
  expect(filesIn(place.dataDir)).toMatchObject(OLD);
});

/** Renames of a take-over, in their order: whatever it is stopped after, all of it comes to the same. */
const STEPS: readonly [from: string, to: string][] = [
  ['uploads', 'before-restore/1970-01-01T000000000Z/uploads'],
  ['restored/uploads', 'uploads'],
  ['mail', 'before-restore/1970-01-01T000000000Z/mail'],
  ['hien.db-wal', 'before-restore/1970-01-01T000000000Z/hien.db-wal'],
  ['hien.db', 'before-restore/1970-01-01T000000000Z/hien.db'],
  ['restored/hien.db', 'hien.db'],
];

it.each(STEPS.map((_, n) => n).concat(STEPS.length))(
  'a house that was stopped after %i steps of a take-over is the new one, and the old one lies aside whole',
  async (done) => {
    const place = await staged();
    await declareReady(place, 0);
    mkdirSync(path.join(place.dataDir, 'before-restore/1970-01-01T000000000Z'), { recursive: true });
    for (const [from, to] of STEPS.slice(0, done))
      renameSync(path.join(place.dataDir, from), path.join(place.dataDir, to));
    expect(await takeOver(place, null)).toBe(true);
    const { 'before-restore': _, ...rest } = { 'before-restore': '', ...filesIn(place.dataDir) };
    const here = Object.fromEntries(Object.entries(rest).filter(([file]) => !file.startsWith('before-restore')));
    expect(here).toEqual(NEW);
    expect(filesIn(path.join(place.dataDir, 'before-restore/1970-01-01T000000000Z'))).toEqual(OLD);
    expect(await takeOver(place, null)).toBe(false);
  },
);
