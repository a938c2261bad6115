import path from 'node:path';
import { expect, it } from 'vitest';
import { keepsItsLog, loadSqlite, SQLITE, sqliteErrorCode } from '../../../src/server/platform/db/sqlite/engine';
import { testFolder } from '../../support/folders';

it.each([
  ['3.7.0', false],
  ['3.44.5', false],
  ['3.44.6', true],
  ['3.45.0', false],
  ['3.50.4', false],
  ['3.50.6', false],
  ['3.50.7', true],
  ['3.51.0', false],
  ['3.51.2', false],
  ['3.51.3', true],
  ['3.53.0', true],
  ['3.100.1', true],
  ['4.0.0', true],
  ['2.8.17', false],
  ['', false],
  ['no version', false],
])('SQLite %s is without the WAL-reset bug: %s', (version, sound) => {
  expect(keepsItsLog(version)).toBe(sound);
});

it('the SQLite that is loaded is one of these, on every Node', async () => {
  const { DatabaseSync } = await loadSqlite();
  const database = new DatabaseSync(':memory:');
  const { version } = database.prepare('select sqlite_version() as version').get() as { version: string };
  database.close();
  expect(keepsItsLog(version)).toBe(true);
});

it('a lock is known as one, whether a statement gives rows or not', async () => {
  const { DatabaseSync } = await loadSqlite();
  const file = path.join(testFolder(), 'a.db');
  const [holder, other] = [new DatabaseSync(file), new DatabaseSync(file)];
  holder.exec('create table t (x); begin immediate');
  other.exec('pragma busy_timeout = 0');
  const codeOf = (sql: string): number | null => {
    try {
      other.prepare(sql).all();
      return null;
    } catch (error) {
      return sqliteErrorCode(error);
    }
  };
  expect([codeOf('insert into t values (1)'), codeOf('insert into t values (1) returning x')]).toEqual([
    SQLITE.BUSY,
    SQLITE.BUSY,
  ]);
  holder.close();
  other.close();
});
