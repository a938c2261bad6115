/** @module-tag last-ring */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { backUp, restore } from '../../../src/server/platform/db/copies/archive';
import { openDatabase } from '../../../src/server/platform/db/open';
import type { Place } from '../../../src/server/platform/db/place';
import { showSqlite } from '../../../src/server/platform/db/copies/snapshots';
import { copyDatabase } from '../../../src/server/platform/db/snapshot';
import { StartError } from '../../../src/server/platform/start-error';
import { testFolder } from '../../support/folders';
import { CANARIES } from '../../support/hotel';
import { makeOlder, rawDatabase } from '../../support/older-database';
import { onEveryEngine, onSqlite } from '../../support/server-engines';
import type { TestServer } from '../../support/server';

const FORM = { fullName: 'Hồng', email: 'a@b.vn', phoneNumber: '0912345678', apartment: 'B902' };
const send = async (server: TestServer, key: string): Promise<string> =>
  (
    await server.app.inject({
      method: 'POST',
      url: '/api/guest-form',
      headers: { 'idempotency-key': key, 'x-forwarded-for': `198.51.100.${Number(key.slice(-3))}` },
      payload: FORM,
    })
  ).body;
const PASSPHRASE = 'mưa đá tháng năm';
/** Texts as people type them: separators of lines, quotes, emoji, what looks like a number or like JSON. */
const TEXTS = ['a\u2028b\u2029c', 'x\r\ny\rz\tw', '"\\"', '🏠 Nguyễn', '0912', '{"a":1}', "''", ' ', '\u001f'];

const MANY = 5000;

const freshPlace = async (databaseUrl: string | null = null): Promise<Place> =>
  Promise.resolve({ dataDir: path.join(testFolder(), 'data'), databaseUrl });

/** Every row of every table, but for when the schema was changed. */
async function rowsIn(place: Place): Promise<Record<string, string[]>> {
  const db: Kysely<unknown> = await rawDatabase(place.dataDir, place.databaseUrl);
  const all: Record<string, string[]> = {};
  for (const { name, columns } of await db.introspection.getTables()) {
    const names = columns.map((column) => column.name).sort();
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
    const text = (value: unknown): string | null => (value === null ? null : `${value as string | number}`);
    all[name] = rows.map((row) => JSON.stringify(names.map((column) => text(row[column])))).sort();
  }
  await db.destroy();
  return all;
}

/**
 * The tables of each schema of a PostgreSQL database, Kysely's own too; nothing of SQLite, whose folder is looked at.
 */
async function schemasIn({ databaseUrl }: Place): Promise<unknown[]> {
  if (databaseUrl === null) return [];
  const db = await rawDatabase('', databaseUrl);
  const { rows } =
    await sql`select nspname, relname from pg_namespace left join pg_class on relnamespace = pg_namespace.oid
    where nspname !~ '^pg_' and nspname <> 'information_schema' order by 1, 2`.execute(db);
  await db.destroy();
  return rows;
}

const countUsers = async ({ database: { db } }: TestServer): Promise<number> =>
  (await db.selectFrom('users').select('id').execute()).length;

async function houseWithTexts(start: () => Promise<TestServer>, databaseUrl: string | null): Promise<Place> {
  const server = await start();
  const at = Number.MAX_SAFE_INTEGER;
  const values = TEXTS.map((text, n) => ({
    ...{ id: String(n), full_name: text, email: '', phone_number: '', apartment: 'B902', received_at: at - n },
  }));
  await server.database.db.insertInto('guest_forms').values(values).execute();
  // More than is read, and written, at once.
  const many = Array.from({ length: MANY }, (_, n) => ({ party: `p${n}`, seen_at: n }));
  for (let n = 0; n < MANY; n += 1000)
    await server.database.db
      .insertInto('booking_parties')
      .values(many.slice(n, n + 1000))
      .execute();
  mkdirSync(path.join(server.dataDir, 'uploads', 'avatars'), { recursive: true });
  writeFileSync(path.join(server.dataDir, 'uploads', 'avatars', 'a.webp'), 'picture');
  return { dataDir: server.dataDir, databaseUrl };
}

onEveryEngine('a backup', (start, freshDatabase) => {
  it.each([null, PASSPHRASE])(
    'goes into the same engine and into the other, and back, row for row (passphrase: %s)',
    async (backupPassphrase) => {
      const url = await freshDatabase();
      const from = await houseWithTexts(() => start(url === null ? {} : { databaseUrl: url }), url);
      const before = await rowsIn(from);
      expect([before['guest_forms']?.length, before['booking_parties']?.length]).toEqual([TEXTS.length, MANY]);
      // Into SQLite and back again; on PostgreSQL that is the way across, both ways.
      let at = from;
      for (const to of [await freshPlace(), await freshPlace(await freshDatabase())]) {
        const copy = path.join(testFolder(), 'copy');
        const { counts } = await backUp({ ...at, backupPassphrase }, copy);
        expect(counts).toEqual(Object.fromEntries(Object.entries(before).map(([name, rows]) => [name, rows.length])));
        expect(await restore({ ...to, backupPassphrase }, copy)).toEqual([]);
        expect(await rowsIn(to)).toEqual(before);
        expect(readFileSync(path.join(to.dataDir, 'uploads', 'avatars', 'a.webp'), 'utf8')).toBe('picture');
        at = to;
      }
    },
  );

  it('of an older version goes in with its own schema, and the next start brings it up to date', async () => {
    const place = { dataDir: testFolder(), databaseUrl: await freshDatabase() };
    await (await makeOlder(place.dataDir, place.databaseUrl)).destroy();
    const before = await rowsIn(place);
    const copy = path.join(testFolder(), 'copy');
    await backUp(place, copy);
    const to = await freshPlace(await freshDatabase());
    await restore(to, copy);
    expect(await rowsIn(to)).toEqual(before);
  });

  it('does not go where something is, and what fails on the way leaves nothing behind', async () => {
    const server = await start();
    const url = server.app.services.config.databaseUrl;
    const copy = path.join(testFolder(), 'copy');
    await backUp({ dataDir: server.dataDir, databaseUrl: url }, copy);
    await expect(restore({ dataDir: server.dataDir, databaseUrl: url }, copy)).rejects.toThrow('is not empty');
    // A row too few in the manifest's eyes: found when everything else is in.
    const manifest = path.join(copy, 'manifest.json');
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/"users": \d+/, '"users": 77'));
    const to = await freshPlace(await freshDatabase());
    const untouched = await schemasIn(to);
    await expect(restore(to, copy)).rejects.toThrow(/users\.jsonl\.gz has \d+ rows, not 77\./);
    expect(existsSync(to.dataDir)).toBe(false);
    expect(await schemasIn(to)).toEqual(untouched);
    // Nor what fails when the rows are in: no folder can be made below a file.
    const manifestOf = readFileSync(manifest, 'utf8');
    writeFileSync(manifest, manifestOf.replace('"users": 77', `"users": ${await countUsers(server)}`));
    const below = path.join(testFolder(), 'file');
    writeFileSync(below, '');
    await expect(restore({ ...to, dataDir: path.join(below, 'data') }, copy)).rejects.toThrow('cannot be written');
    expect(await schemasIn(to)).toEqual(untouched);
    expect(await restore(to, copy)).toEqual([]);
  });

  it('takes a place for empty by its own schema alone, and touches no other', async () => {
    const server = await start();
    const copy = path.join(testFolder(), 'copy');
    await backUp({ dataDir: server.dataDir, databaseUrl: server.app.services.config.databaseUrl }, copy);
    const to = await freshPlace(await freshDatabase());
    if (to.databaseUrl === null) return;
    const db = await rawDatabase(to.dataDir, to.databaseUrl);
    await sql`create schema others`.execute(db);
    await sql`create table others.users as select 1 as one`.execute(db);
    await sql`create table others.kysely_migration as select 'of another program' as name`.execute(db);
    // As a host's own figures.
    await sql`create view figures as select 1 as one`.execute(db);
    expect(await restore(to, copy)).toEqual([]);
    const { rows } = await sql`select one from others.users`.execute(db);
    expect(rows).toEqual([{ one: 1 }]);
    await db.destroy();
    await (await openDatabase(to)).close();
    // A start in a schema of its own goes by the same.
    const own = new URL((await freshDatabase()) ?? '');
    const beside = await rawDatabase('', own.href);
    await sql`create schema others`.execute(beside);
    await sql`create table others.kysely_migration as select 'of another program' as name`.execute(beside);
    await beside.destroy();
    await (await openDatabase({ dataDir: testFolder(), databaseUrl: own.href })).close();
  });
});

describe('a backup', () => {
  const start = onSqlite();
  const fresh = (): string => path.join(testFolder(), 'copy');

  it('taken while the server writes is whole, and a server goes on with it', async () => {
    const server = await start({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
    const first = await send(server, 'key-00001');
    const copy = fresh();
    const where = { dataDir: server.dataDir, databaseUrl: null };
    const writes = Array.from({ length: 20 }, (_, index) => send(server, `key-1${String(index).padStart(4, '0')}`));
    await backUp(where, copy);
    await Promise.all(writes);
    await expect(backUp(where, copy)).rejects.toThrow(StartError);
    const { dataDir } = await freshPlace();
    await restore({ dataDir, databaseUrl: null }, copy);
    const restored = await start({ dataDir, env: { TRUSTED_PROXIES: '127.0.0.1' } });
    expect(await send(restored, 'key-00001')).toBe(first);
    expect((await restored.app.inject('/api/guide/B902')).json()).toMatchObject({ doorCode: CANARIES.doorB902 });
  });

  it('of many rows is made to its end however often memory is tidied up meanwhile', async () => {
    const { dataDir } = await houseWithTexts(start, null);
    setFlagsFromString('--expose-gc');
    const tidy = runInNewContext('gc') as () => void;
    const read = await showSqlite(dataDir, async ({ rows }) => {
      let all = 0;
      for await (const { count } of rows('booking_parties')) {
        all += count;
        tidy();
      }
      return all;
    });
    expect(read).toBe(MANY);
  });

  it('holds nothing in clear text where there is a passphrase', async () => {
    const server = await start();
    await send(server, 'key-00001');
    mkdirSync(path.join(server.dataDir, 'mail'), { recursive: true });
    writeFileSync(path.join(server.dataDir, 'mail', 'a.eml'), 'To: hong@b.vn');
    const copy = fresh();
    await backUp({ dataDir: server.dataDir, databaseUrl: null, backupPassphrase: PASSPHRASE }, copy);
    const forms = readFileSync(path.join(copy, 'tables', 'guest_forms.jsonl.gz'));
    expect(() => gunzipSync(forms)).toThrow();
    expect(readFileSync(path.join(copy, 'mail', 'a.eml'), 'latin1')).not.toContain('hong');
  });

  it('takes no room twice for a picture that is in the copy before, unless that one was damaged', async () => {
    const server = await start();
    const where = { dataDir: server.dataDir, databaseUrl: null };
    mkdirSync(path.join(server.dataDir, 'uploads'));
    for (const name of ['a', 'b']) writeFileSync(path.join(server.dataDir, 'uploads', name), `picture ${name}`);
    const [first, second] = [fresh(), fresh()];
    await backUp(where, first);
    writeFileSync(path.join(first, 'uploads', 'b'), 'damaged b');
    await backUp(where, second, { before: first });
    const nodeOf = (...parts: string[]): number => statSync(path.join(...parts)).ino;
    expect(nodeOf(second, 'uploads', 'a')).toBe(nodeOf(first, 'uploads', 'a'));
    // The house's own file is never the copy's.
    expect(nodeOf(second, 'uploads', 'a')).not.toBe(nodeOf(server.dataDir, 'uploads', 'a'));
    expect(readFileSync(path.join(second, 'uploads', 'b'), 'utf8')).toBe('picture b');
    const to = await freshPlace();
    await restore(to, second);
    expect(readFileSync(path.join(to.dataDir, 'uploads', 'a'), 'utf8')).toBe('picture a');
  });

  it('goes into a data folder that holds nothing but copies', async () => {
    const server = await start();
    const dataDir = testFolder();
    const copy = path.join(dataDir, 'backups', 'one');
    await backUp({ dataDir: server.dataDir, databaseUrl: null }, copy);
    expect(await restore({ dataDir, databaseUrl: null }, copy)).toEqual([]);
    expect(readdirSync(dataDir).sort()).toEqual(expect.arrayContaining(['backups', 'hien.db']));
  });

  it('cannot be made of nothing', async () => {
    await expect(backUp({ dataDir: testFolder(), databaseUrl: null }, fresh())).rejects.toThrow('holds no database');
    const nowhere = { dataDir: testFolder(), databaseUrl: 'postgres://127.0.0.1:1/y' };
    await expect(backUp(nowhere, fresh())).rejects.toThrow(/^DATABASE_URL: the database cannot be opened/);
  });
});

describe('a copy that was made of SQLite’s own file, before a change of the schema or by an older version', () => {
  const start = onSqlite();

  async function oldCopy(): Promise<string> {
    const server = await start();
    await send(server, 'key-00001');
    const copy = testFolder();
    await copyDatabase(server.dataDir, path.join(copy, 'hien.db'));
    mkdirSync(path.join(copy, 'media'));
    writeFileSync(path.join(copy, 'media', 'own.svg'), '<svg/>');
    return copy;
  }

  it('goes back, and it is told that it has no checksums', async () => {
    const to = await freshPlace();
    expect(await restore(to, await oldCopy())).toEqual([expect.stringContaining('no checksums')]);
    expect((await rowsIn(to))['guest_forms']).toHaveLength(1);
    expect(readFileSync(path.join(to.dataDir, 'media', 'own.svg'), 'utf8')).toBe('<svg/>');
  });

  it('is told the way into PostgreSQL', async () => {
    await expect(restore(await freshPlace('postgres://x/y'), await oldCopy())).rejects.toThrow('back that up');
  });

  it('of a newer version is told to be one', async () => {
    const copy = await oldCopy();
    const db = await rawDatabase(copy, null);
    await sql`insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00.000Z')`.execute(db);
    await db.destroy();
    await expect(restore(await freshPlace(), copy)).rejects.toThrow('a newer version of Hiên (migration 9999-later)');
  });
});

describe('a backup that is not what it was', () => {
  const start = onSqlite();
  const FORMS = path.join('tables', 'guest_forms.jsonl.gz');

  /** Damage that is done to a copy, and the words that tell of it. */
  const TAMPERED: readonly [string, (copy: string) => void, RegExp][] = [
    [
      'a letter in a name',
      (copy) => {
        const file = path.join(copy, FORMS);
        const rows = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
        writeFileSync(
          file,
          rows.subarray(0, 2).equals(Buffer.from([31, 139]))
            ? gzipSync(gunzipSync(rows).toString().replace('Hồng', 'Hông'))
            : rows.fill('x', 40, 41),
        );
      },
      /guest_forms\.jsonl\.gz is damaged/,
    ],
    ['a file cut short', (copy) => truncateSync(path.join(copy, FORMS), 30), /guest_forms\.jsonl\.gz is damaged/],
    ['a file missing', (copy) => rmSync(path.join(copy, 'uploads', 'a.webp')), /a\.webp is missing/],
    [
      'one file in the place of another',
      (copy) => {
        renameSync(path.join(copy, 'uploads', 'b.webp'), path.join(copy, 'uploads', 'c.webp'));
        copyFileSync(path.join(copy, 'uploads', 'a.webp'), path.join(copy, 'uploads', 'b.webp'));
      },
      /b\.webp is damaged/,
    ],
    ['the manifest cut', (copy) => truncateSync(path.join(copy, 'manifest.json'), 60), /manifest\.json is damaged/],
    ['no manifest', (copy) => rmSync(path.join(copy, 'manifest.json')), /holds no backup/],
    [
      'a newer schema',
      (copy) => {
        const file = path.join(copy, 'manifest.json');
        writeFileSync(file, readFileSync(file, 'utf8').replace(/"schema": "[^"]*"/, '"schema": "9999-later"'));
      },
      /a newer version of Hiên \(migration 9999-later\)|manifest\.json is damaged/,
    ],
    ['nothing at all', (copy) => rmSync(copy, { recursive: true }), /holds no backup/],
  ];

  it.each([null, PASSPHRASE])(
    'is refused by the name of the file, and nothing is left (passphrase: %s)',
    async (backupPassphrase) => {
      const server = await start();
      await send(server, 'key-00001');
      mkdirSync(path.join(server.dataDir, 'uploads'));
      for (const name of ['a', 'b'])
        writeFileSync(path.join(server.dataDir, 'uploads', `${name}.webp`), `picture ${name}`);
      const told: [string, string][] = [];
      for (const [what, change] of TAMPERED) {
        const copy = path.join(testFolder(), 'copy');
        await backUp({ dataDir: server.dataDir, databaseUrl: null, backupPassphrase }, copy);
        change(copy);
        const to = await freshPlace();
        const reason = await restore({ ...to, backupPassphrase }, copy).then(
          () => 'restored',
          (error: unknown) => (error instanceof StartError ? error.message : String(error)),
        );
        told.push([what, reason]);
        expect([what, existsSync(to.dataDir)]).toEqual([what, false]);
      }
      const wrong = told.filter(([, reason], n) => !TAMPERED[n]?.[2].test(reason));
      expect([told.length, wrong]).toEqual([TAMPERED.length, []]);
    },
  );

  it('is looked at twice: one that is not encrypted is told to whoever has set a passphrase', async () => {
    const server = await start();
    const copy = path.join(testFolder(), 'copy');
    await backUp({ dataDir: server.dataDir, databaseUrl: null }, copy);
    expect(await restore({ ...(await freshPlace()), backupPassphrase: PASSPHRASE }, copy)).toEqual([
      expect.stringMatching(/not encrypted although BACKUP_PASSPHRASE is set/),
    ]);
    expect(await restore(await freshPlace(), copy)).toEqual([]);
  });

  it('is told apart from a passphrase that is missing or another', async () => {
    const server = await start();
    const copy = path.join(testFolder(), 'copy');
    await backUp({ dataDir: server.dataDir, databaseUrl: null, backupPassphrase: PASSPHRASE }, copy);
    const to = await freshPlace();
    await expect(restore(to, copy)).rejects.toThrow(`${copy} is encrypted: set BACKUP_PASSPHRASE.`);
    const other = restore({ ...to, backupPassphrase: 'mưa đá tháng sáu' }, copy);
    await expect(other).rejects.toThrow(`BACKUP_PASSPHRASE: ${copy} was encrypted with another passphrase.`);
    expect(existsSync(to.dataDir)).toBe(false);
  });

  it('and whose checksum was changed with the file does not open: it is bound to its name and place', async () => {
    const server = await start();
    mkdirSync(path.join(server.dataDir, 'uploads'));
    const large = Buffer.alloc(200_000, 'picture');
    for (const name of ['a', 'b']) writeFileSync(path.join(server.dataDir, 'uploads', `${name}.webp`), large);
    const { sealing, unsealing, keyOf } = await import('../../../src/server/platform/crypto/sealed-stream');
    const { Readable } = await import('node:stream');
    const key = await keyOf(PASSPHRASE, Buffer.alloc(16));
    const sealed = Buffer.concat((await Readable.from([large]).pipe(sealing(key, 'a')).toArray()) as Buffer[]);
    const open = async (bytes: Buffer, name = 'a'): Promise<Buffer | string> =>
      Readable.from([bytes])
        .pipe(unsealing(key, name))
        .toArray()
        .then(
          (parts) => Buffer.concat(parts as Buffer[]),
          (error: unknown) => (error as Error).constructor.name,
        );
    const chunk = 65_536 + 16;
    expect(large.equals((await open(sealed)) as Buffer)).toBe(true);
    expect(await open(sealed, 'b')).toBe('Unsealed');
    // Cut where a chunk ends, a chunk left out, two exchanged.
    expect(await open(sealed.subarray(0, 7 + 2 * chunk))).toBe('Unsealed');
    expect(await open(Buffer.concat([sealed.subarray(0, 7 + chunk), sealed.subarray(7 + 2 * chunk)]))).toBe('Unsealed');
    const [one, two] = [sealed.subarray(7, 7 + chunk), sealed.subarray(7 + chunk, 7 + 2 * chunk)];
    const exchanged = Buffer.concat([sealed.subarray(0, 7), two, one, sealed.subarray(7 + 2 * chunk)]);
    expect(await open(exchanged)).toBe('Unsealed');
    expect(await open(Buffer.alloc(3))).toBe('Unsealed');
  });
});
