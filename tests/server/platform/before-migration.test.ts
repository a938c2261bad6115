import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { copyBefore } from '../../../src/server/platform/db/copies/before-migration';
import { restore } from '../../../src/server/platform/db/copies/archive';
import { MIGRATION_NAMES } from '../../../src/server/platform/db/migrate';
import { openDatabase } from '../../../src/server/platform/db/open';
import { isOfAnother, sayOfAnother, schemaStateOf } from '../../../src/server/platform/db/schema-state';
import { testFolder } from '../../support/folders';
import { LAST_RELEASED, makeOlder, rawDatabase, restoreAsOlder } from '../../support/older-database';
import { onEveryEngine } from '../../support/server-engines';

const NEWEST = MIGRATION_NAMES.at(-1) ?? '';
const FORM = sql`insert into guest_forms (id, full_name, email, phone_number, apartment, received_at)
  values ('form', 'Nguyễn "Diễm" 🏠\u2028Hà', '', '0912', 'B902', 1795143600123)`;
const STAY = sql`insert into stays (id, apartment, guest_name, from_day, to_day, key_hash, created_at, revoked_at)
  values ('one', 'B902', 'Phạm Minh Anh', '2026-11-19', '2026-11-22', 'hash', 1, null)`;
/** Tables whose rows name each other: an attempt to pay names its booking. */
const TABLES = ['guest_forms', 'stays', 'documents', 'revisions', 'kysely_migration'];

async function rowsOf(db: Kysely<unknown>): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {};
  for (const table of TABLES) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
    // Not when a change was made: a restore into PostgreSQL makes it again.
    all[table] = rows
      .map((row) => ({ ...row, timestamp: null }))
      .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  }
  return all;
}

const messageOf = (opened: Promise<{ close(): Promise<void> }>): Promise<string> =>
  opened.then(
    async (database) => {
      await database.close();
      return 'opens';
    },
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

onEveryEngine('a database before its schema is changed', (_, freshDatabase) => {
  it('is copied, and an older program goes on with the copy, row for row', async () => {
    const [dataDir, databaseUrl] = [testFolder(), await freshDatabase()];
    const old = await makeOlder(dataDir, databaseUrl);
    await FORM.execute(old);
    await STAY.execute(old);
    const before = await rowsOf(old);
    await old.destroy();
    mkdirSync(path.join(dataDir, 'uploads', 'avatars'), { recursive: true });
    writeFileSync(path.join(dataDir, 'uploads', 'avatars', 'a.webp'), 'picture');

    const lines: [object, string][] = [];
    const log = { info: (facts: object, text: string) => void lines.push([facts, text]) } as never;
    await (await openDatabase({ dataDir, databaseUrl }, { log })).close();
    const copies = path.join(dataDir, 'backups');
    const [name = ''] = readdirSync(copies);
    const copy = path.join(copies, name);
    expect(name).toMatch(/^\d{4}-\d{2}-\d{2}T\d{9}Z-0042-to-\d{4}$/);
    expect(lines).toEqual([
      [{ copy, from: LAST_RELEASED, to: NEWEST }, 'copied before the database is changed'],
      [{ migrations: MIGRATION_NAMES.filter((one) => one > LAST_RELEASED) }, 'database changed'],
    ]);
    expect([copies, copy].map((folder) => statSync(folder).mode & 0o777)).toEqual([0o700, 0o700]);

    // As the older program finds it: its own restore copies the same files.
    const back = { dataDir: path.join(testFolder(), 'data'), databaseUrl: await freshDatabase() };
    expect(await restore(back, copy)).toEqual([]);
    const restored = await rawDatabase(back.dataDir, back.databaseUrl);
    expect(await rowsOf(restored)).toEqual(before);
    await restored.destroy();
    expect(readFileSync(path.join(back.dataDir, 'uploads', 'avatars', 'a.webp'), 'utf8')).toBe('picture');
    // And the newer one makes its changes again.
    expect(await messageOf(openDatabase(back))).toBe('opens');
    // The older program passes over every file but plain lines, and splits them where U+2028 stands.
    const older = await freshDatabase();
    if (older === null) return;
    const filled = await restoreAsOlder(older, copy);
    expect(await rowsOf(filled)).toEqual(before);
    await filled.destroy();
  });

  it('has no copy when there is nothing in it, or nothing to change', async () => {
    const place = { dataDir: testFolder(), databaseUrl: await freshDatabase() };
    expect(await messageOf(openDatabase(place))).toBe('opens');
    expect(await messageOf(openDatabase(place))).toBe('opens');
    expect(existsSync(path.join(place.dataDir, 'backups'))).toBe(false);
  });

  it('is not changed when there can be no copy', async () => {
    const place = { dataDir: testFolder(), databaseUrl: await freshDatabase() };
    const old = await makeOlder(place.dataDir, place.databaseUrl);
    const before = await rowsOf(old);
    writeFileSync(path.join(place.dataDir, 'backups'), 'in the way');
    expect(await messageOf(openDatabase(place))).toMatch(
      /^DATA_DIR: the copy that is made in .*backups before the database is changed \(0042 to \d{4}\) failed: .*Nothing was changed\.$/,
    );
    expect(await rowsOf(old)).toEqual(before);
    await old.destroy();
  });

  it('names the copy from before to a version that is too old for it', async () => {
    const place = { dataDir: testFolder(), databaseUrl: await freshDatabase() };
    await (await makeOlder(place.dataDir, place.databaseUrl)).destroy();
    expect(await messageOf(openDatabase(place))).toBe('opens');
    const [copy = ''] = readdirSync(path.join(place.dataDir, 'backups'));
    const raw = await rawDatabase(place.dataDir, place.databaseUrl);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01T00:00:00.000Z')`.execute(
      raw,
    );
    const refused = async (): Promise<string> => messageOf(openDatabase(place));
    const told = await refused();
    expect(told).toContain('was used by a newer version of Hiên (migration 9999-later). Nothing is lost');
    expect(told).toContain(`npm run restore -- ${path.join(place.dataDir, 'backups', copy)}`);
    expect(told).not.toMatch(/corrupt|missing/i);
    // Stopped halfway by that version: what it had not reached is no reason to go on.
    await sql`delete from kysely_migration where name = ${NEWEST}`.execute(raw);
    expect(await refused()).toContain('a newer version of Hiên (migration 9999-later)');
    await raw.destroy();
  });
});

describe('copies from before changes', () => {
  it('are kept three at a time, and what was stopped halfway is taken away', async () => {
    const dataDir = testFolder();
    await (await makeOlder(dataDir, null)).destroy();
    const copies = path.join(dataDir, 'backups');
    mkdirSync(path.join(copies, '2026-01-01T000000000Z-0001-to-0002.draft'), { recursive: true });
    mkdirSync(path.join(copies, 'of-the-house'));
    chmodSync(copies, 0o755);
    const made: string[] = [];
    for (const hour of [1, 2, 3, 4, 5]) {
      made.push(await copyBefore(dataDir, { from: LAST_RELEASED, to: NEWEST }, Date.UTC(2026, 10, 27, hour)));
    }
    expect(readdirSync(copies).sort()).toEqual(
      [...made.slice(2).map((one) => path.basename(one)), 'of-the-house'].sort(),
    );
    expect(statSync(copies).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(made[4] ?? '', 'hien.db')).mode & 0o777).toBe(0o600);
  });
});

describe('a change of the schema on SQLite', () => {
  it('that fails leaves the database as it was, those before it too', async () => {
    const dataDir = testFolder();
    const old = await makeOlder(dataDir, null);
    const before = await rowsOf(old);
    // In the way of a table that one of the changes makes.
    await sql`create table bill_lines (x text)`.execute(old);
    expect(await messageOf(openDatabase({ dataDir, databaseUrl: null }))).toContain('already exists');
    expect(await rowsOf(old)).toEqual(before);
    await sql`drop table bill_lines`.execute(old);
    await old.destroy();
    expect(await messageOf(openDatabase({ dataDir, databaseUrl: null }))).toBe('opens');
  });
});

it.each([
  [['a-1', 'b-2'], null],
  [[], null],
  [['a-1'], null],
  [['a-1', 'b-2', 'c-3'], 'a newer version of Hiên (migration c-3)'],
  [['a-1', 'c-3', 'd-4'], 'a newer version of Hiên (migration c-3, d-4)'],
  [['b-2'], 'another version of Hiên, which has no migration a-1'],
])('with the changes %j made, a program that knows a-1 and b-2 says of another: %s', (made, told) => {
  const state = schemaStateOf(made, ['a-1', 'b-2']);
  expect(isOfAnother(state)).toBe(told !== null);
  if (told !== null) expect(sayOfAnother(state, 'It', null)).toContain(`It was used by ${told}. `);
});
