/** @module-tag last-ring */
import path from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { loadSqlite } from '../../../src/server/platform/db/sqlite/engine';
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
