import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Backups } from '../../../src/contract/backups/desk';
import type { TryCopy } from '../../../src/server/modules/backups/copy-maker';
import { type Desk, deskOf } from '../../support/desk';
import { testFolder } from '../../support/folders';
import type { TestServer } from '../../support/server';
import { onEveryEngine } from '../../support/server-engines';

const HOUR_MS = 3_600_000;
const tryCopy: TryCopy = async (_trial, reached) => {
  await reached('restored');
  await reached('started');
};
/** Waits for its hour: no job takes it in a test. */
const mail = (id: string, at: number) => ({
  ...{ id, kind: 'guestForm', booking_id: null, lang: 'vi' as const, body: '{}', tries: 1, next_at: at + 90 * HOUR_MS },
  ...{ sent_at: null, created_at: at, recipient: null },
});
const form = (id: string, at: number) => ({
  ...{ id, full_name: id, email: '', phone_number: '', apartment: 'B902', received_at: at },
});

async function settled(desk: Desk): Promise<Backups> {
  for (;;) {
    const shown = (await desk.get('backups')).json<Backups>();
    if (shown.making !== true) return shown;
    await new Promise((done) => setTimeout(done, 20));
  }
}

onEveryEngine('a restore at the desk', (start) => {
  /** A house with a proven copy, in which something has come since. */
  async function house() {
    const backupDir = path.join(testFolder(), 'copies');
    let restarts = 0;
    const server = await start({ tryCopy, restart: () => (restarts += 1), env: { BACKUP_DIR: backupDir } });
    const desk = await deskOf(server);
    const { db } = server.database;
    await db.insertInto('guest_forms').values(form('before', server.clock.now)).execute();
    await db
      .insertInto('mails')
      .values([mail('sent', server.clock.now), mail('waits', server.clock.now)])
      .execute();
    const pictures = path.join(server.dataDir, 'uploads');
    mkdirSync(pictures);
    writeFileSync(path.join(pictures, 'a'), 'before');
    await desk.send('POST', 'backups', {});
    const [copy] = (await settled(desk)).items;
    server.clock.forward(HOUR_MS);
    await db.insertInto('guest_forms').values(form('since', server.clock.now)).execute();
    await db.updateTable('mails').set({ sent_at: server.clock.now }).where('id', '=', 'sent').execute();
    writeFileSync(path.join(pictures, 'a'), 'since');
    const { brand } = server.app.services.hotel.current.profile;
    return { server, desk, backupDir, brand, pictures, name: copy?.name ?? '', restarts: () => restarts };
  }
  const restored = (desk: Desk, name: string, brand: string) => desk.send('POST', `backups/${name}/restore`, { brand });
  const formsIn = async ({ database: { db } }: TestServer): Promise<string[]> =>
    (await db.selectFrom('guest_forms').select('id').orderBy('id').execute()).map(({ id }) => id);

  it('says what it would take, and asks for the house by its name', async () => {
    const { desk, name, brand, restarts } = await house();
    const loss = await desk.get(`backups/${name}/loss`);
    expect(loss.json()).toMatchObject({ brand, bookings: 0, forms: 1, payments: 0 });
    expect((await restored(desk, name, 'Another')).json()).toMatchObject({ code: 'invalid', field: 'brand' });
    expect((await restored(desk, '2026-01-01T000000000Z', brand)).statusCode).toBe(404);
    expect((await restored(desk, '..', brand)).statusCode).toBe(404);
    expect(restarts()).toBe(0);
  });

  it.each([
    ['the next start', false],
    ['the start after a kill in the middle', true],
  ])('puts the copy in the place of the house at %s, and the house aside', async (_when, killed) => {
    const { server, desk, backupDir, name, brand, pictures, restarts } = await house();
    const { config } = server.app.services;
    const before = await server.database.db.selectFrom('revisions').selectAll().execute();
    expect((await restored(desk, name, ` ${brand.toUpperCase()}`)).statusCode).toBe(202);
    await settled(desk);
    expect(restarts()).toBe(1);
    // Nothing was changed yet, and the house as it is has been copied.
    expect(await formsIn(server)).toEqual(['before', 'since']);
    expect(readdirSync(backupDir)).toHaveLength(2);
    await server.stop();
    if (killed) {
      // As a process leaves it that was killed after the first folder: of PostgreSQL no table has moved yet.
      const { aside } = JSON.parse(readFileSync(path.join(server.dataDir, 'restored', 'ready.json'), 'utf8')) as {
        aside: string;
      };
      const before = path.join(server.dataDir, 'before-restore', aside);
      mkdirSync(before, { recursive: true });
      renameSync(pictures, path.join(before, 'uploads'));
    }

    const again = await start({
      ...{ tryCopy, clock: server.clock, dataDir: server.dataDir, env: { BACKUP_DIR: backupDir } },
      ...(config.databaseUrl !== null && { databaseUrl: config.databaseUrl }),
    });
    expect(await formsIn(again)).toEqual(['before']);
    expect(readFileSync(path.join(pictures, 'a'), 'utf8')).toBe('before');
    // Nobody gets a mail twice.
    const waiting = await again.database.db.selectFrom('mails').select('id').where('sent_at', 'is', null).execute();
    expect(waiting).toEqual([{ id: 'waits' }]);
    // Whoever was signed in was so in the house that lies aside.
    expect(await again.database.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    const told = await again.database.db
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'backups.recover')
      .execute();
    expect(told.map(({ subject, at }) => [subject, at])).toEqual([[name, server.clock.now]]);
    const now = await again.database.db.selectFrom('revisions').selectAll().execute();
    for (const { name: revision, value } of before)
      expect(now.find((one) => one.name === revision)?.value).toBeGreaterThan(value);
    const [aside = ''] = readdirSync(path.join(again.dataDir, 'before-restore'));
    const asideOf = path.join(again.dataDir, 'before-restore', aside);
    expect(readFileSync(path.join(asideOf, 'uploads', 'a'), 'utf8')).toBe('since');
    if (config.databaseUrl === null) expect(existsSync(path.join(asideOf, 'hien.db'))).toBe(true);
    else {
      const schema = `hien_before_${aside.toLowerCase().replaceAll('-', '')}`;
      const { rows } = await sql`select id from ${sql.id(schema, 'guest_forms')} order by id`.execute(
        again.database.db,
      );
      expect(rows).toEqual([{ id: 'before' }, { id: 'since' }]);
    }
    expect(existsSync(path.join(again.dataDir, 'restored'))).toBe(false);
  });

  it('changes nothing when it cannot be put back, and says so', async () => {
    const { server, desk, backupDir, name, brand, restarts } = await house();
    writeFileSync(path.join(backupDir, name, 'uploads', 'a'), 'damaged');
    expect((await restored(desk, name, brand)).statusCode).toBe(202);
    expect((await settled(desk)).restore).toBe('failed');
    expect(restarts()).toBe(0);
    expect(await formsIn(server)).toEqual(['before', 'since']);
    expect(existsSync(path.join(server.dataDir, 'restored'))).toBe(false);
  });

  it('is not begun by a server that cannot start itself again', async () => {
    const server = await start({ tryCopy, env: { BACKUP_DIR: path.join(testFolder(), 'copies') } });
    const desk = await deskOf(server);
    await desk.send('POST', 'backups', {});
    const [copy] = (await settled(desk)).items;
    const { brand } = server.app.services.hotel.current.profile;
    expect((await restored(desk, copy?.name ?? '', brand)).statusCode).toBe(503);
  });
});
