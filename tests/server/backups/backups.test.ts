/** @module-tag last-ring */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Backups } from '../../../src/contract/backups/desk';
import type { Today } from '../../../src/contract/desk/today';
import { instantInVietNam } from '../../../src/domain/days';
import type { TryCopy } from '../../../src/server/modules/backups/copy-maker';
import { listCopies, readAttempts } from '../../../src/server/modules/backups/module';
import { copyBefore } from '../../../src/server/platform/db/copies/before-migration';
import { AnswerCounts } from '../../../src/server/platform/metrics/answer-counts';
import { insertMail } from '../../../src/server/platform/mail/store';
import { serveMetrics } from '../../../src/server/start/metrics-server';
import { tryCopyWith } from '../../../src/server/start/try-copy';
import { TEST_NOW } from '../../support/clock.mjs';
import { type Desk, deskOf } from '../../support/desk';
import { testFolder } from '../../support/folders';
import { freePort } from '../../support/free-port.mjs';
import { fakeDocumentSource, type TestServer, type TestServerOptions } from '../../support/server';
import { onEveryEngine } from '../../support/server-engines';

const HOUR_MS = 3_600_000;
/** Tries a copy here, which the product does in a process of its own. */
const tryCopy: TryCopy = (trial, ...rest) => {
  const clientDir = path.join(testFolder(), 'client');
  mkdirSync(clientDir);
  writeFileSync(path.join(clientDir, 'index.html'), '<!doctype html><title>Hiên</title>');
  return tryCopyWith({ clientDir, documentSource: fakeDocumentSource() })(trial, ...rest);
};

/** Never ends by itself. */
const stopped = (signal: AbortSignal): Promise<void> =>
  new Promise((_done, fail) => signal.addEventListener('abort', () => fail(new Error('stopped'))));

const levelOf = ([newest]: Backups['items']): string | undefined => newest?.level;

async function list(desk: Desk): Promise<Backups> {
  return (await desk.get('backups')).json<Backups>();
}

/** Asks until nothing is being made. */
async function settled(desk: Desk): Promise<Backups> {
  for (;;) {
    const shown = await list(desk);
    if (shown.making !== true) return shown;
    await new Promise((done) => setTimeout(done, 20));
  }
}

async function made(desk: Desk): Promise<Backups> {
  expect((await desk.send('POST', 'backups', {})).statusCode).toBe(202);
  return settled(desk);
}

const todosOf = async (desk: Desk): Promise<Today['todos']> =>
  (await desk.get('today')).json<Today>().todos.filter(({ kind }) => kind === 'backup');

const mailsOf = async ({ database: { db } }: TestServer): Promise<string[]> =>
  (await db.selectFrom('mails').select('body').where('kind', '=', 'backupForHotel').execute()).map(({ body }) => body);

const night = (server: TestServer): Promise<void> => server.app.services.backups.service.runNight();

onEveryEngine('backups at the desk', (start, freshDatabase) => {
  const startIn = async (
    options: TestServerOptions = {},
  ): Promise<{ server: TestServer; backupDir: string; desk: Desk }> => {
    const backupDir = path.join(testFolder(), 'copies');
    const server = await start({ tryCopy, ...options, env: { BACKUP_DIR: backupDir, ...options.env } });
    return { server, backupDir, desk: await deskOf(server) };
  };

  it('are made on a tap, read back, restored and started, and listed with their rows', async () => {
    let inTrial: string[] = [];
    const looking: TryCopy = (trial, reached, signal) =>
      tryCopy(
        trial,
        async (level) => {
          inTrial = readdirSync(trial.folder);
          await reached(level);
        },
        signal,
      );
    const { server, backupDir, desk } = await startIn({
      tryCopy: looking,
      env: { BACKUP_PASSPHRASE: 'mưa đá tháng năm' },
    });
    const backup = { at: TEST_NOW, fault: 'copy' as const, good: null };
    await insertMail(server.database.db, { kind: 'backupForHotel', backup }, 'vi', 0);
    expect(await list(desk)).toMatchObject({ items: [], encrypted: true, folder: backupDir });
    const { items } = await made(desk);
    const { name = '' } = items[0] ?? {};
    expect(items).toEqual([
      {
        name,
        at: new Date(TEST_NOW).toISOString(),
        level: 'started',
        bytes: expect.any(Number) as number,
        counts: expect.objectContaining({ guide_apartments: expect.any(Number) as number, bookings: 0 }) as object,
      },
    ]);
    expect(items[0]?.bytes).toBeGreaterThan(1000);
    expect(existsSync(path.join(backupDir, name, 'manifest.json'))).toBe(true);
    // Of what was due in the copy, nothing went out: no mail server is known there, and mails would lie in its folder.
    expect(inTrial).not.toContain('mail');
    expect(inTrial).toContain('hien.db');
    // Nothing of the trial is left, neither in the data folder nor in the house's own database.
    expect(readdirSync(server.dataDir)).not.toContain('trial');
    expect(readdirSync(backupDir)).toEqual([name]);
    expect(await todosOf(desk)).toEqual([]);
    expect((await desk.get('audit')).body).toContain('backups.make');
  });

  it('of the night are made once, after half past three, by one of several processes', async () => {
    const databaseUrl = (await freshDatabase()) ?? undefined;
    const backupDir = path.join(testFolder(), 'copies');
    const clock = {
      now: instantInVietNam('2026-11-22', '03:29'),
      forward(ms: number) {
        this.now += ms;
      },
    };
    const options = { clock, env: { BACKUP_DIR: backupDir }, ...(databaseUrl !== undefined && { databaseUrl }) };
    const servers = databaseUrl === undefined ? [await start(options)] : [await start(options), await start(options)];
    const all = (): Promise<unknown> => Promise.all(servers.map(night));
    const names = (): string[] => (existsSync(backupDir) ? readdirSync(backupDir) : []);
    // A start makes that of the night before, which was slept through.
    await all();
    expect(names()).toHaveLength(1);
    await all();
    expect(names()).toHaveLength(1);
    clock.forward(60_000);
    await all();
    // Both are of one day, of which the newest stays.
    expect(names()).toEqual(['2026-11-21T203000000Z']);
    clock.forward(24 * HOUR_MS);
    await all();
    expect(names()).toEqual(['2026-11-21T203000000Z', '2026-11-22T203000000Z']);
  });

  it('that cannot be made are listed as failed, told by mail once a day, and are a task until one is good', async () => {
    const { server, backupDir, desk } = await startIn();
    writeFileSync(backupDir, 'in the way');
    await night(server);
    const { items, missingSince } = await list(desk);
    expect(items).toEqual([
      { at: new Date(TEST_NOW).toISOString(), level: 'failed', fault: 'copy', bytes: 0, counts: {} },
    ]);
    expect(missingSince).toBe(new Date(TEST_NOW).toISOString());
    expect(await todosOf(desk)).toEqual([
      expect.objectContaining({ kind: 'backup', code: 'copy', at: new Date(TEST_NOW).toISOString() }),
    ]);
    expect(await mailsOf(server)).toHaveLength(1);
    // Not every twenty seconds; an hour later once more, without another mail.
    await night(server);
    expect((await list(desk)).items).toHaveLength(1);
    server.clock.forward(HOUR_MS);
    await night(server);
    expect((await list(desk)).items).toHaveLength(2);
    expect(await mailsOf(server)).toHaveLength(1);
    rmSync(backupDir);
    server.clock.forward(HOUR_MS);
    await night(server);
    expect((await list(desk)).items.map(({ level }) => level)).toEqual(['started', 'failed', 'failed']);
    expect(await todosOf(desk)).toEqual([]);
    server.clock.forward(37 * HOUR_MS);
    const again = await deskOf(server);
    expect((await todosOf(again)).map(({ code }) => code)).toEqual(['copy']);
  });

  it.each([
    ['restore', 'the copy cannot be put back', () => Promise.reject(new Error('no'))],
    [
      'start',
      'the server on it does not answer',
      async (_trial: unknown, reached: (level: 'restored') => Promise<void>) => {
        await reached('restored');
        throw new Error('no');
      },
    ],
  ] as const)('fail at the step %s when %s', async (fault, _what, failing) => {
    const { server, desk } = await startIn({ tryCopy: failing });
    const { items } = await made(desk);
    expect(items.map(({ level, fault: told }) => [level, told])).toEqual([['failed', fault]]);
    const [mail = '{}'] = await mailsOf(server);
    expect((JSON.parse(mail) as { backup: object }).backup).toEqual({ at: TEST_NOW, fault, good: null });
  });

  it('that a server was stopped in the middle of are taken away by the next', async () => {
    const { backupDir, desk } = await startIn();
    mkdirSync(path.join(backupDir, '2026-01-01T000000000Z.draft'), { recursive: true });
    // What somebody is about to change the schema after is not ours.
    mkdirSync(path.join(backupDir, '2026-01-01T000000000Z-0001-to-0002.draft'));
    mkdirSync(path.join(backupDir, 'of-the-house'));
    const { items } = await made(desk);
    expect(items).toHaveLength(1);
    expect(readdirSync(backupDir).sort()).toEqual(
      ['2026-01-01T000000000Z-0001-to-0002.draft', items[0]?.name, 'of-the-house'].sort(),
    );
  });

  it('are refused at the desk while one is made, by this process or another', async () => {
    const { server, desk, backupDir } = await startIn({ tryCopy: (_trial, _reached, signal) => stopped(signal) });
    const { config } = server.app.services;
    expect((await desk.send('POST', 'backups', {})).statusCode).toBe(202);
    const { databaseUrl } = config;
    const others =
      databaseUrl === null ? [] : [await deskOf(await start({ tryCopy, databaseUrl, env: { BACKUP_DIR: backupDir } }))];
    for (const one of [desk, ...others]) {
      const again = await one.send('POST', 'backups', {});
      expect([again.statusCode, again.json()]).toMatchObject([409, { code: 'backupRunning' }]);
      expect((await list(one)).making).toBe(true);
    }
    await server.app.services.backups.service.stop();
  });

  it('are noted as good when a stop comes right after they have started', async () => {
    const { server } = await startIn({
      tryCopy: async (_trial, reached, signal) => {
        await reached('restored');
        await reached('started');
        await stopped(signal);
      },
    });
    const { service } = server.app.services.backups;
    const running = night(server);
    while (levelOf((await service.list()).items) !== 'started') await new Promise((done) => setTimeout(done, 20));
    await service.stop();
    await running;
    expect((await readAttempts(server.database.db)).good).toBe(TEST_NOW);
  });

  it('are noted as good by the next start when nothing could be noted any more', async () => {
    const { server } = await startIn();
    await night(server);
    await sql`delete from documents where name = 'backups'`.execute(server.database.db);
    await night(server);
    expect((await readAttempts(server.database.db)).good).toBe(TEST_NOW);
  });

  it('that were stopped between their proof and their name are kept', async () => {
    const { server, backupDir, desk } = await startIn();
    await made(desk);
    const [name = ''] = readdirSync(backupDir);
    renameSync(path.join(backupDir, name), path.join(backupDir, '2026-01-01T000000000Z.draft'));
    server.clock.forward(HOUR_MS);
    await made(desk);
    expect(readdirSync(backupDir)).toContain('2026-01-01T000000000Z');
  });

  it('are told as failed by a mail, or not at all: then they are told by the next', async () => {
    const { server, backupDir } = await startIn({ tryCopy: () => Promise.reject(new Error('no')) });
    const { db } = server.database;
    await sql`alter table mails rename to kept`.execute(db);
    await night(server);
    await sql`alter table kept rename to mails`.execute(db);
    expect((await readAttempts(db)).failed).toEqual([]);
    rmSync(backupDir, { recursive: true, force: true });
    server.clock.forward(HOUR_MS);
    await night(server);
    expect(await mailsOf(server)).toHaveLength(1);
  });

  it('hold nothing of the database while pictures are copied', async () => {
    const { server, backupDir, desk } = await startIn();
    const { config, db } = server.app.services;
    const large = path.join(server.dataDir, 'uploads', 'large');
    mkdirSync(path.dirname(large));
    writeFileSync(large, '');
    truncateSync(large, 2 ** 28);
    expect((await desk.send('POST', 'backups', {})).statusCode).toBe(202);
    const isUnderWay = (): boolean =>
      readdirSync(backupDir, { recursive: true }).some((name) => String(name).endsWith('draft/uploads/large'));
    while (!existsSync(backupDir) || !isUnderWay()) await new Promise((done) => setTimeout(done, 5));
    if (config.databaseUrl === null) {
      await sql`insert into booking_parties (party, seen_at) values ('one', 1)`.execute(db);
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
      expect(rows[0]?.busy).toBe(0);
    } else {
      const { rows } = await sql<{ state: string }>`select state from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`.execute(db);
      expect(rows).toEqual([]);
    }
    expect(isUnderWay()).toBe(true);
    await settled(desk);
  });

  it('go on with a trial that a stop has cut short, and are then good', async () => {
    const { server, desk } = await startIn({ tryCopy: (_trial, _reached, signal) => stopped(signal) });
    const running = night(server);
    const { service } = server.app.services.backups;
    while ((await list(desk)).items.length === 0) await new Promise((done) => setTimeout(done, 20));
    await service.stop();
    await running;
    expect((await list(desk)).items.map(({ level }) => level)).toEqual(['read']);
    expect(await mailsOf(server)).toEqual([]);
    const { config } = server.app.services;
    await server.stop();
    const again = await start({
      tryCopy,
      dataDir: server.dataDir,
      env: { BACKUP_DIR: config.backupDir },
      ...(config.databaseUrl !== null && { databaseUrl: config.databaseUrl }),
    });
    await night(again);
    const after = await list(await deskOf(again));
    expect(after.items.map(({ level }) => level)).toEqual(['started']);
  });

  it('that failed are tried again at once by the next start', async () => {
    const first = await startIn({ tryCopy: () => Promise.reject(new Error('no')) });
    await night(first.server);
    const { config } = first.server.app.services;
    await first.server.stop();
    const again = await start({
      tryCopy,
      clock: { ...first.server.clock, now: TEST_NOW + 60_000 },
      dataDir: first.server.dataDir,
      env: { BACKUP_DIR: first.backupDir },
      ...(config.databaseUrl !== null && { databaseUrl: config.databaseUrl }),
    });
    await night(again);
    expect((await list(await deskOf(again))).items.map(({ level }) => level)).toEqual(['started', 'failed']);
  });

  it('are made anew in a place that the house was restored into, though its database knows of others', async () => {
    const { server, desk } = await startIn();
    await made(desk);
    const { config } = server.app.services;
    await server.stop();
    const backupDir = path.join(testFolder(), 'copies');
    const elsewhere = await start({
      clock: { ...server.clock, now: TEST_NOW + 2 * HOUR_MS },
      dataDir: server.dataDir,
      env: { BACKUP_DIR: backupDir },
      ...(config.databaseUrl !== null && { databaseUrl: config.databaseUrl }),
    });
    await night(elsewhere);
    expect(readdirSync(backupDir)).toHaveLength(1);
  });

  it('are tried again in an hour, too, when the database could not note that they failed', async () => {
    const { server, backupDir } = await startIn({ tryCopy: () => Promise.reject(new Error('no')) });
    const { db } = server.database;
    await sql`create table kept as select * from documents`.execute(db);
    await sql`drop table documents`.execute(db);
    await night(server);
    await sql`alter table kept rename to documents`.execute(db);
    rmSync(backupDir, { recursive: true, force: true });
    await night(server);
    expect(existsSync(backupDir)).toBe(false);
    server.clock.forward(HOUR_MS);
    await night(server);
    expect(readdirSync(backupDir)).toHaveLength(1);
  });

  it('keep no more than two that failed, however often they are tried', async () => {
    const { server, backupDir } = await startIn({ tryCopy: () => Promise.reject(new Error('no')) });
    for (let hour = 0; hour < 4; hour += 1) {
      await night(server);
      server.clock.forward(HOUR_MS);
    }
    expect(readdirSync(backupDir)).toEqual(['2026-11-20T050000000Z', '2026-11-20T060000000Z']);
  });

  it('name those from before an update by their path, where they lie elsewhere', async () => {
    const { server, desk } = await startIn();
    const { dataDir } = server;
    const step = { from: '0042-attempt-networks', to: '0043-doors-and-keys' };
    const copy = await copyBefore(dataDir, step, TEST_NOW, () => Promise.resolve({ files: {}, counts: { users: 3 } }));
    expect((await list(desk)).items).toEqual([
      {
        ...{ at: new Date(TEST_NOW).toISOString(), name: copy, level: 'read', bytes: 0, counts: { users: 3 } },
        beforeUpdate: true,
      },
    ]);
    // It is no backup: tonight's is due all the same.
    await night(server);
    expect((await list(desk)).items).toHaveLength(2);
  });

  it('tell their age on the port of the figures', async () => {
    const { server, desk } = await startIn();
    const metricsPort = await freePort();
    const stop = await serveMetrics(server.app, { host: '127.0.0.1', metricsPort }, new AnswerCounts());
    const age = async (): Promise<string | undefined> =>
      /^hien_backup_age_seconds (.*)$/m.exec(
        await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
      )?.[1];
    expect(await age()).toBe(undefined);
    await made(desk);
    server.clock.forward(HOUR_MS);
    expect(await age()).toBe('3600');
    await stop();
  });
});

describe('a folder of backups that does not answer', () => {
  it('is asked once and told, and other files are read meanwhile', { timeout: 30_000 }, async () => {
    const folder = testFolder();
    const copy = path.join(folder, '2026-01-01T000000000Z');
    mkdirSync(copy);
    // Whoever opens it waits until somebody writes, as for a disk in the network that has gone.
    const fifo = path.join(copy, 'proof.json');
    execFileSync('mkfifo', [fifo]);
    await expect(listCopies(folder)).rejects.toThrow('does not answer');
    // More than there are threads that read files.
    for (let asked = 0; asked < 8; asked += 1) await expect(listCopies(folder)).rejects.toThrow('does not answer');
    expect(await readFile('package.json', 'utf8')).toContain('hien');
    writeFileSync(fifo, '{}');
    rmSync(fifo);
    await expect.poll(() => listCopies(folder).catch(() => null)).toEqual([]);
  });
});
