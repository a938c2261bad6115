import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { Backups } from '../../../src/contract/backups/desk';
import type { TryCopy } from '../../../src/server/modules/backups/copy-maker';
import type { OpenHotel } from '../../../src/server/start/compose-hotel';
import type { NewHouse } from '../../../src/server/start/new-house';
import { openHotel } from '../../../src/server/start/open-hotel';
import { type Desk, deskOf } from '../../support/desk';
import { testFolder } from '../../support/folders';
import { fakeDocumentSource } from '../../support/server';
import { onEveryEngine } from '../../support/server-engines';

const tryCopy: TryCopy = async (_trial, reached) => {
  await reached('restored');
  await reached('started');
};

async function settled(desk: Desk): Promise<Backups> {
  for (;;) {
    const shown = (await desk.get('backups')).json<Backups>();
    if (shown.making !== true) return shown;
    await new Promise((done) => setTimeout(done, 20));
  }
}

onEveryEngine('a house of one’s own takes the place of the demo', (start) => {
  const running: (NewHouse | OpenHotel)[] = [];
  afterEach(async () => {
    for (const one of running.splice(0)) await one.close();
  });
  async function demo(tried: TryCopy = tryCopy) {
    const backupDir = path.join(testFolder(), 'copies');
    let restarts = 0;
    const restart = (): number => (restarts += 1);
    const server = await start({ isDemo: true, tryCopy: tried, restart, env: { BACKUP_DIR: backupDir } });
    const { brand } = server.app.services.hotel.current.profile;
    return { server, desk: await deskOf(server), backupDir, brand, restarts: () => restarts };
  }

  it('is offered by the demo alone', async () => {
    const server = await start({ restart: () => undefined, env: { BACKUP_DIR: path.join(testFolder(), 'copies') } });
    const desk = await deskOf(server);
    expect((await desk.get('backups')).json<Backups>().demo).toBeUndefined();
    const { brand } = server.app.services.hotel.current.profile;
    expect((await desk.send('POST', 'own-house', { brand })).statusCode).toBe(404);
  });

  it('asks for the demo by its name, puts it aside whole, and waits for /setup', async () => {
    const { server, desk, backupDir, brand, restarts } = await demo();
    const uploads = path.join(server.dataDir, 'uploads');
    mkdirSync(uploads);
    writeFileSync(path.join(uploads, 'a'), 'of the demo');
    expect((await desk.get('backups')).json<Backups>().demo).toBe(brand);
    expect((await desk.send('POST', 'own-house', { brand: 'Another' })).json()).toMatchObject({ field: 'brand' });
    const begun = await desk.send('POST', 'own-house', { brand });
    expect(begun.statusCode).toBe(202);
    const { code } = begun.json<{ code: string }>();
    await settled(desk);
    expect(restarts()).toBe(1);
    server.clock.forward(60_000);
    // A later copy of the same day, which else takes its place, leaves it.
    await desk.send('POST', 'backups', {});
    const { items } = await settled(desk);
    expect(items.map(({ kept, level }) => [kept, level])).toEqual([
      [undefined, 'started'],
      [true, 'started'],
    ]);
    const { databaseUrl, dataDir } = server.app.services.config;
    await server.stop();
    // What the demo has run with lies beside its database, which is there no more.
    mkdirSync(path.join(dataDir, 'releases', 'one'), { recursive: true });

    const dist = testFolder();
    writeFileSync(path.join(dist, 'setup.html'), '<!doctype html><title>Mở nhà</title>');
    const env = { DATA_DIR: dataDir, BACKUP_DIR: backupDir, PORT: '0', LOG_LEVEL: 'silent' };
    const house = await openHotel(
      { ...env, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) },
      { clientDir: dist, setupDir: dist, documentSource: fakeDocumentSource() },
    );
    running.push(house);
    if (!('opened' in house)) throw new Error('It does not wait.');
    expect(house.say).toContain(code);
    expect(readFileSync(path.join(dataDir, 'setup-code'), 'utf8').trim()).toBe(code);
    expect(existsSync(uploads)).toBe(false);
    const [aside = ''] = readdirSync(path.join(dataDir, 'before-restore'));
    const kept = path.join(dataDir, 'before-restore', aside, 'uploads', 'a');
    expect(readFileSync(kept, 'utf8')).toBe('of the demo');
  });

  it('leaves the demo as it is while its copy does not start', async () => {
    const { server, desk, brand, restarts } = await demo(() => Promise.reject(new Error('does not start')));
    expect((await desk.send('POST', 'own-house', { brand })).statusCode).toBe(202);
    expect((await settled(desk)).restore).toBe('failed');
    expect(restarts()).toBe(0);
    expect(existsSync(path.join(server.dataDir, 'restored'))).toBe(false);
  });
});
