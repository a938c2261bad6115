import { expect, it } from 'vitest';
import { keepsItsLog, loadSqlite } from '../../../src/server/platform/db/sqlite/engine';

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
