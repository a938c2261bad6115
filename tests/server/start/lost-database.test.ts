import { copyFileSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSqlite } from '../../../src/server/platform/db/sqlite/engine';
import { serverRuns } from '../../support/server-runs';

const { folder, start } = serverRuns();

/** File that SQLite makes as soon as it is told to keep a log. */
const EMPTY_DATABASE = await emptyDatabase();

const FORM = { fullName: 'Hồng', email: 'a@b.vn', phoneNumber: '0912345678', apartment: 'B902' };

/** A data folder of a hotel that has run and was stopped, with so many guest forms in it. */
async function hotelThatHasRun(forms: number): Promise<{ env: Record<string, string>; file: string }> {
  const { env } = folder();
  const run = await start({ ...env, HOTEL_NETWORKS: '127.0.0.1' });
  await run.ready();
  for (let index = 0; index < forms; index += 1) {
    const answer = await fetch(`http://127.0.0.1:${run.port}/api/guest-form`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': `key-${10_000 + index}` },
      body: JSON.stringify(FORM),
    });
    expect(answer.status).toBe(201);
  }
  run.process.kill('SIGTERM');
  expect(await run.ended).toBe(0);
  return { env, file: path.join(run.dataDir, 'hien.db') };
}

describe('a clean stop', () => {
  it('leaves everything in the one file: a copy of it alone has all that was answered', async () => {
    const { file } = await hotelThatHasRun(4);
    const copy = `${file}.copy`;
    copyFileSync(file, copy);
    const { DatabaseSync } = await loadSqlite();
    const database = new DatabaseSync(copy);
    expect(database.prepare('select count(*) as forms from guest_forms').get()).toEqual({ forms: 4 });
    database.close();
    expect(statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0).toBe(0);
  });
});

describe('a hotel whose database is lost or damaged', () => {
  const cases: [string, (file: string) => void, RegExp][] = [
    ['of no length', (file) => truncateSync(file, 0), /hien\.db is missing or empty, while cache, releases/],
    ['gone', (file) => rmSync(file), /hien\.db is missing or empty, while cache, releases/],
    [
      'one without a hotel in it',
      (file) => writeFileSync(file, EMPTY_DATABASE),
      /the hotel's database is missing or empty/,
    ],
    [
      'overwritten in the middle',
      (file) => {
        const bytes = readFileSync(file);
        bytes.fill(0xff, 8192, 8192 + 4096 * 20);
        writeFileSync(file, bytes);
      },
      /DATA_DIR: .*(damaged|malformed)/,
    ],
    [
      'half there',
      (file) => truncateSync(file, Math.floor(statSync(file).size / 2)),
      /DATA_DIR: .*(damaged|malformed)/,
    ],
    ['something else', (file) => writeFileSync(file, 'x'.repeat(9000)), /DATA_DIR: .*not a database/],
  ];

  it.each(cases)('%s is not served: one line names the way back', async (_title, harm, reason) => {
    const { env, file } = await hotelThatHasRun(1);
    harm(file);
    const run = await start(env);
    expect(await run.ended).toBe(1);
    expect(run.err().trim().split('\n')).toHaveLength(1);
    expect(run.err()).toMatch(reason);
    expect(run.err()).toContain('npm run restore -- <folder>');
    expect(run.out()).not.toContain('listening');
  });

  it('by a document in it that is none is not served either', async () => {
    const { env, file } = await hotelThatHasRun(0);
    const { DatabaseSync } = await loadSqlite();
    const database = new DatabaseSync(file);
    database.exec(`update documents set body = 'x' where name = 'profile'`);
    database.close();
    const run = await start(env);
    expect(await run.ended).toBe(1);
    expect(run.err()).toMatch(/^Hiên cannot start\. .*document "profile".*npm run restore/);
    expect(run.err().trim().split('\n')).toHaveLength(1);
  });
});

async function emptyDatabase(): Promise<Buffer> {
  const file = path.join(folder().folder, 'empty.db');
  const { DatabaseSync } = await loadSqlite();
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = wal');
  database.close();
  return readFileSync(file);
}
