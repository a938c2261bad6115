/** @module-tag last-ring */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import type { SetupCopies } from '../../../src/contract/setup/copies';
import { readConfig } from '../../../src/server/config';
import { RestoreInNew } from '../../../src/server/modules/backups/module';
import { createSetup } from '../../../src/server/modules/setup/module';
import { backUp } from '../../../src/server/platform/db/copies/archive';
import { openDatabase } from '../../../src/server/platform/db/open';
import { createSetupApp } from '../../../src/server/start/setup-app';
import { testFolder } from '../../support/folders';
import { onEveryEngine } from '../../support/server-engines';

const COPY = '2026-01-02T033000000Z';
const PASSPHRASE = 'sen nở bên hồ tháng sáu';

onEveryEngine('a house that is not open yet takes back a copy', (start, freshDatabase) => {
  const undo: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const each of undo.splice(0).reverse()) await each();
  });

  /** A folder with a copy of a house that has a picture and a session. */
  async function copyOf(env: Record<string, string> = {}, isDemo = false): Promise<string> {
    const folder = testFolder();
    const house = await start({ isDemo });
    const { db } = house.database;
    const uploads = path.join(house.dataDir, 'uploads');
    mkdirSync(uploads);
    writeFileSync(path.join(uploads, 'a'), 'picture');
    await db.updateTable('revisions').set({ value: 7000 }).where('name', '=', 'guide').execute();
    await backUp(
      { ...house.app.services.config, backupPassphrase: env['PASSPHRASE'] ?? null },
      path.join(folder, COPY),
    );
    return folder;
  }

  async function newHouse(backupDir: string, more: Record<string, string> = {}) {
    const url = await freshDatabase();
    const env = { DATA_DIR: testFolder(), HOTEL_FILE: 'new', BACKUP_DIR: backupDir, ...more };
    const config = readConfig({ ...env, ...(url !== null && { DATABASE_URL: url }) });
    const database = await openDatabase(config);
    let restarts = 0;
    const logger = pino({ level: 'silent' });
    const deps = { config, db: database.db, clock: () => 1_800_000_000_000, logger };
    const setup = createSetup({ ...deps, documentSource: null });
    const copies = new RestoreInNew({ ...deps, log: logger, restart: () => (restarts += 1) });
    const code = await setup.code();
    const becomeHouse = (): Promise<never> => Promise.reject(new Error('nobody opens it here'));
    const { dataDir } = config;
    const app = await createSetupApp({ ...deps, setup, copies, setupDir: dataDir, clientDir: dataDir, becomeHouse });
    const close = async (): Promise<void> => {
      await app.close();
      await database.close();
    };
    undo.push(close);
    const session = await app.inject({ method: 'POST', url: '/api/setup/session', payload: { code } });
    const cookie = String(session.headers['set-cookie']).split(';')[0] ?? '';
    const call = (method: 'GET' | 'POST', of: string, payload?: object) =>
      app.inject({ method, url: `/api/setup/${of}`, headers: { cookie }, ...(payload && { payload }) });
    const list = async (): Promise<SetupCopies> => (await call('GET', 'backups')).json();
    const settled = async (): Promise<SetupCopies> => {
      for (;;) {
        const shown = await list();
        if (shown.running !== true || restarts > 0) return shown;
        await new Promise((done) => setTimeout(done, 20));
      }
    };
    return { app, copies, call, list, settled, config, close, restarts: () => restarts };
  }

  it('shows whose house it is, and is that house at the next start', async () => {
    const house = await newHouse(await copyOf());
    expect((await house.app.inject({ url: '/api/setup/backups' })).statusCode).toBe(401);
    expect((await house.list()).items).toEqual([expect.objectContaining({ name: COPY, sealed: false })]);
    const shown = (await house.call('POST', `backups/${COPY}/look`, {})).json<{ brand: string; counts: object }>();
    expect(shown).toMatchObject({ brand: 'Hiên Thử', counts: { apartments: expect.any(Number) as number } });
    expect((await house.call('POST', 'backups/..%2f..%2fx/look', {})).statusCode).toBe(404);
    expect((await house.call('POST', `backups/${COPY}/restore`, {})).statusCode).toBe(202);
    // No other house is made meanwhile.
    expect((await house.call('POST', 'open')).json()).toMatchObject({ code: 'backupRunning' });
    await house.settled();
    expect(house.restarts()).toBe(1);
    await house.close();
    undo.splice(0);

    const again = await openDatabase(house.config);
    undo.push(() => again.close());
    const kept = await again.db.selectFrom('documents').select('name').execute();
    expect(kept.map(({ name }) => name)).toContain('profile');
    expect(kept.map(({ name }) => name)).not.toContain('setup');
    expect(readFileSync(path.join(house.config.dataDir, 'uploads', 'a'), 'utf8')).toBe('picture');
    // Phones that knew the house see that all has changed.
    const [guide] = await again.db.selectFrom('revisions').select('value').where('name', '=', 'guide').execute();
    expect(guide?.value).toBeGreaterThan(7000);
    expect(await again.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  it('asks for the passphrase of one that is encrypted', async () => {
    const house = await newHouse(await copyOf({ PASSPHRASE }));
    expect((await house.list()).items).toMatchObject([{ sealed: true }]);
    const look = async (body: object) => (await house.call('POST', `backups/${COPY}/look`, body)).json<object>();
    expect(await look({})).toMatchObject({ code: 'required', field: 'passphrase' });
    expect(await look({ passphrase: 'other' })).toMatchObject({ code: 'wrongPassphrase', field: 'passphrase' });
    expect(await look({ passphrase: PASSPHRASE })).toMatchObject({ brand: 'Hiên Thử' });
    expect((await house.call('POST', `backups/${COPY}/restore`, { passphrase: PASSPHRASE })).statusCode).toBe(202);
    await house.settled();
    expect(house.restarts()).toBe(1);
  });

  it('opens by itself what the server has the passphrase of', async () => {
    const house = await newHouse(await copyOf({ PASSPHRASE }), { BACKUP_PASSPHRASE: PASSPHRASE });
    expect((await house.call('POST', `backups/${COPY}/look`, {})).json()).toMatchObject({ brand: 'Hiên Thử' });
  });

  it('says what is wrong with a copy, and leaves nothing behind', async () => {
    const folder = await copyOf();
    writeFileSync(path.join(folder, COPY, 'uploads', 'a'), 'damaged');
    const house = await newHouse(folder);
    expect((await house.call('POST', `backups/${COPY}/restore`, {})).statusCode).toBe(202);
    expect((await house.settled()).fault).toContain(path.join('uploads', 'a'));
    expect(house.restarts()).toBe(0);
    expect(existsSync(path.join(house.config.dataDir, 'restored'))).toBe(false);
    const [documents = ''] = readdirSync(path.join(folder, COPY, 'tables')).filter((name) => /^documents/.test(name));
    writeFileSync(path.join(folder, COPY, 'tables', documents), 'damaged');
    const unfit = await house.call('POST', `backups/${COPY}/look`, {});
    expect([unfit.statusCode, unfit.json()]).toMatchObject([422, { code: 'copyUnfit' }]);
    expect(unfit.json<{ message: string }>().message).toContain(documents);
  });

  it('refuses a copy of the demo where strangers would see it', async () => {
    const house = await newHouse(await copyOf({}, true), { PUBLIC_ORIGIN: 'https://nha-sen.example' });
    await expect(house.copies.read(COPY)).rejects.toMatchObject({ code: 'copyUnfit' });
  });
});
