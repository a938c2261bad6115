import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { loadSqlite } from '../../../src/server/platform/db/sqlite/engine';
import { backUp, restore } from '../../../src/server/platform/db/copies/archive';
import { StartError } from '../../../src/server/platform/start-error';
import { CANARIES } from '../../support/hotel';
import { onEveryEngine, onSqlite } from '../../support/server-engines';
import type { TestServer } from '../../support/server';

const FORM = { fullName: 'Hồng', email: 'a@b.vn', phoneNumber: '0912345678', apartment: 'B902' };
const send = async (server: TestServer, key: string): Promise<LightMyRequestResponse> =>
  server.app.inject({ method: 'POST', url: '/api/guest-form', headers: { 'idempotency-key': key }, payload: FORM });

onEveryEngine('the database', (start, freshDatabase) => {
  it('gives back what was put in, of the same kind on both engines', async () => {
    const { db } = (await start()).database;
    const at = 1_795_143_600_000;
    await db
      .insertInto('guest_forms')
      .values({ id: 'x', full_name: 'Nguyễn 🏠', email: '', phone_number: '', apartment: 'B902', received_at: at })
      .execute();
    const row = await db.selectFrom('guest_forms').selectAll().executeTakeFirstOrThrow();
    expect(row).toEqual({
      id: 'x',
      full_name: 'Nguyễn 🏠',
      email: '',
      phone_number: '',
      apartment: 'B902',
      received_at: at,
    });
    const counted = await db
      .selectFrom('guest_forms')
      .select((eb) => eb.fn.countAll().as('n'))
      .executeTakeFirstOrThrow();
    expect(counted.n).toBe(1);
  });

  it('takes all of a transaction or nothing of it', async () => {
    const { db } = (await start()).database;
    const write = db.transaction().execute(async (tx) => {
      await tx.insertInto('revisions').values({ name: 'x', value: 1 }).execute();
      throw new Error('no');
    });
    await expect(write).rejects.toThrow('no');
    expect(await db.selectFrom('revisions').selectAll().where('name', '=', 'x').execute()).toEqual([]);
    await db.insertInto('revisions').values({ name: 'x', value: 2 }).execute();
    expect(await db.selectFrom('revisions').select('value').where('name', '=', 'x').execute()).toEqual([{ value: 2 }]);
  });

  it('lets transactions that overlap take turns', async () => {
    const { db } = (await start()).database;
    await db.insertInto('revisions').values({ name: 'x', value: 0 }).execute();
    const add = (): Promise<void> =>
      db.transaction().execute(async (tx) => {
        await tx
          .updateTable('revisions')
          .set((eb) => ({ value: eb('value', '+', 0) }))
          .where('name', '=', 'x')
          .execute();
        const { value } = await tx
          .selectFrom('revisions')
          .select('value')
          .where('name', '=', 'x')
          .executeTakeFirstOrThrow();
        await tx
          .updateTable('revisions')
          .set({ value: value + 1 })
          .where('name', '=', 'x')
          .execute();
      });
    await Promise.all(Array.from({ length: 20 }, add));
    expect(await db.selectFrom('revisions').select('value').where('name', '=', 'x').execute()).toEqual([{ value: 20 }]);
  });

  it('is not read into twice: a hotel that is there stays', async () => {
    const databaseUrl = (await freshDatabase()) ?? undefined;
    const keep = databaseUrl === undefined ? {} : { databaseUrl };
    const before = await start(keep);
    await before.stop();
    const after = await start({ ...keep, dataDir: before.dataDir, hotel: { brand: 'no hotel at all' } });
    expect(after.app.services.hotel.current.profile.brand).toBe('Hiên Thử');
  });

  it('is one for several processes: they start together and see one another', async (context) => {
    const databaseUrl = await freshDatabase();
    if (databaseUrl === null) return context.skip('SQLite has one process');
    const servers = await Promise.all([start({ databaseUrl }), start({ databaseUrl }), start({ databaseUrl })]);
    const receipts = await Promise.all(
      // Five in a minute are let in, by all processes together.
      [...servers, ...servers].slice(0, 5).map((server) => send(server, 'key-00001')),
    );
    expect(new Set(receipts.map(({ body }) => body)).size).toBe(1);
    const codes = Array.from({ length: 36 }, (_, index) => `A${1001 + index}`);
    const asked = await Promise.all(
      codes.map(async (code, index) =>
        servers[index % 3]?.app.inject({ url: `/api/guide/${code}`, remoteAddress: '203.0.113.7' }),
      ),
    );
    expect(asked.filter((answer) => answer?.statusCode === 200)).toHaveLength(30);
  });
});

describe('a database that another program holds', () => {
  const start = onSqlite();

  it('refuses writes within five seconds, still answers reads at once, and mends by itself', async () => {
    const server = await start();
    await server.app.inject({ url: '/api/guide/B902', remoteAddress: '203.0.113.7' });
    const { DatabaseSync } = await loadSqlite();
    const other = new DatabaseSync(path.join(server.dataDir, 'hien.db'));
    other.exec('begin immediate');
    let worst = 0;
    let last = performance.now();
    const watch = setInterval(() => {
      worst = Math.max(worst, performance.now() - last - 20);
      last = performance.now();
    }, 20);
    const before = performance.now();
    const write = send(server, 'key-00001');
    const read = await server.app.inject({ url: '/api/guide/B902', remoteAddress: '203.0.113.7' });
    expect(read.statusCode).toBe(200);
    expect((await server.app.inject('/api/events')).statusCode).toBe(200);
    expect(performance.now() - before).toBeLessThan(1000);
    const stranger = await server.app.inject({ url: '/api/guide/B902', remoteAddress: '203.0.113.99' });
    expect([stranger.statusCode, stranger.json<{ doorCode: string }>().doorCode]).toEqual([200, CANARIES.doorB902]);
    expect(performance.now() - before).toBeLessThan(2500);
    const refused = await write;
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(performance.now() - before).toBeLessThan(5000);
    clearInterval(watch);
    expect(worst).toBeLessThan(1000);
    expect((await server.app.inject('/healthz')).statusCode).toBe(503);
    other.exec('rollback');
    other.close();
    expect((await send(server, 'key-00001')).statusCode).toBe(201);
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);
  });

  it('that is full refuses writes and goes on when there is room again', async () => {
    const server = await start();
    const { db } = server.database;
    const { sql } = await import('kysely');
    const pages = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql`pragma max_page_count = ${sql.raw(String(pages.rows[0]?.page_count ?? 1))}`.execute(db);
    let refused = 0;
    for (let index = 0; index < 300 && refused === 0; index += 1) {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/guest-form',
        remoteAddress: `198.51.${Math.floor(index / 200)}.${index % 200}`,
        payload: { ...FORM, fullName: 'x'.repeat(200), phoneNumber: 'y'.repeat(200) },
      });
      if (answer.statusCode === 503) refused += 1;
      else expect(answer.statusCode).toBe(201);
    }
    expect(refused).toBe(1);
    expect((await server.app.inject('/api/guide-content')).statusCode).toBe(200);
    await sql`pragma max_page_count = 1000000`.execute(db);
    expect((await send(server, 'key-00001')).statusCode).toBe(201);
  });
});

describe('a backup', () => {
  const start = onSqlite();
  const folders: string[] = [];
  afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));
  const fresh = (): string => {
    const folder = mkdtempSync(path.join(tmpdir(), 'hien-backup-'));
    folders.push(folder);
    return folder;
  };

  it('taken while the server writes is whole, and goes back into an empty folder', async () => {
    const server = await start({ env: { HOTEL_NETWORKS: '127.0.0.1' } });
    await send(server, 'key-00001');
    mkdirSync(path.join(server.dataDir, 'media'), { recursive: true });
    writeFileSync(path.join(server.dataDir, 'media', 'own.svg'), '<svg/>');
    const target = path.join(fresh(), 'copy');
    const where = { dataDir: server.dataDir, databaseUrl: null };
    const writes = Array.from({ length: 20 }, (_, index) => send(server, `key-1${String(index).padStart(4, '0')}`));
    await backUp(where, target);
    await Promise.all(writes);
    await expect(backUp(where, target)).rejects.toThrow(StartError);

    const dataDir = path.join(fresh(), 'data');
    await restore({ dataDir, databaseUrl: null }, target);
    expect(readFileSync(path.join(dataDir, 'media', 'own.svg'), 'utf8')).toBe('<svg/>');
    const restored = await start({ dataDir });
    expect((await send(restored, 'key-00001')).body).toBe((await send(server, 'key-00001')).body);
    expect((await restored.app.inject('/api/guide/B902')).json()).toMatchObject({ doorCode: CANARIES.doorB902 });
    await expect(restore({ dataDir, databaseUrl: null }, target)).rejects.toThrow('is not empty');
  });

  it('that is damaged or none is refused', async () => {
    const [empty, broken] = [fresh(), fresh()];
    const to = { dataDir: path.join(fresh(), 'data'), databaseUrl: null };
    await expect(restore(to, empty)).rejects.toThrow('holds no backup');
    writeFileSync(path.join(broken, 'hien.db'), 'x'.repeat(8192));
    await expect(restore(to, broken)).rejects.toThrow(StartError);
    expect(existsSync(path.join(to.dataDir, 'hien.db'))).toBe(false);
    await expect(backUp({ dataDir: empty, databaseUrl: null }, fresh())).rejects.toThrow('holds no database');
  });

  /** A backup of a house with one form of a guest and one picture. */
  async function backedUp(): Promise<string> {
    const server = await start();
    await send(server, 'key-00001');
    mkdirSync(path.join(server.dataDir, 'uploads'), { recursive: true });
    writeFileSync(path.join(server.dataDir, 'uploads', 'a.webp'), 'a picture');
    const target = path.join(fresh(), 'copy');
    await backUp({ dataDir: server.dataDir, databaseUrl: null }, target);
    return target;
  }
  const empty = () => ({ dataDir: path.join(fresh(), 'data'), databaseUrl: null });

  it.each([
    [
      'four bytes of a name',
      'hien.db',
      (bytes: Buffer) => bytes.fill('X', bytes.indexOf('Hồng'), bytes.indexOf('Hồng') + 4),
    ],
    ['a picture', 'uploads/a.webp', () => Buffer.from('b picture')],
  ])(
    'in which %s changed is refused by the name of its file, and nothing is left behind',
    async (_what, name, change) => {
      const target = await backedUp();
      const file = path.join(target, name);
      writeFileSync(file, change(readFileSync(file)));
      const to = empty();
      await expect(restore(to, target)).rejects.toThrow(`${file} is damaged`);
      expect(existsSync(to.dataDir)).toBe(false);
    },
  );

  it('that lacks a picture is refused; one of an older version, without checksums, is taken and that is said', async () => {
    const target = await backedUp();
    rmSync(path.join(target, 'uploads', 'a.webp'));
    await expect(restore(empty(), target)).rejects.toThrow('a.webp is missing from the backup');
    rmSync(path.join(target, 'manifest.json'));
    expect(await restore(empty(), target)).toEqual([expect.stringContaining('no checksums')]);
    writeFileSync(path.join(target, 'manifest.json'), 'x');
    await expect(restore(empty(), target)).rejects.toThrow('manifest.json is damaged');
  });

  it('of a newer version is said to be one', async () => {
    const target = await backedUp();
    rmSync(path.join(target, 'manifest.json'));
    const { DatabaseSync } = await loadSqlite();
    const database = new DatabaseSync(path.join(target, 'hien.db'));
    database.exec(`insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00.000Z')`);
    database.close();
    await expect(restore(empty(), target)).rejects.toThrow('a newer version of Hiên (migration 9999-later)');
  });

  it('of PostgreSQL is that of its own tools', async () => {
    const where = { dataDir: fresh(), databaseUrl: 'postgres://x/y' };
    await expect(backUp(where, fresh())).rejects.toThrow('pg_dump');
    await expect(restore(where, fresh())).rejects.toThrow('pg_restore');
  });
});
