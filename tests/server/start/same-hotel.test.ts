import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/server/config';
import { readHeldHotel } from '../../../src/server/modules/hotel/held-hotel-store';
import { type HeldHotel, type NamedFile, wasReadFrom } from '../../../src/server/modules/hotel/origin';
import { seedWhenEmpty } from '../../../src/server/modules/hotel/seed';
import { openDatabase } from '../../../src/server/platform/db/open';
import { readHotelIn, requireSameHotel } from '../../../src/server/start/same-hotel';
import { testFolder } from '../../support/folders';
import { smallestHotel, testHotel } from '../../support/hotel';
import { onEveryEngine } from '../../support/server-engines';
import { serverRuns } from '../../support/server-runs';

const doors = (...codes: string[]): ReadonlySet<string> => new Set(codes);
const file: NamedFile = { path: '/srv/sen.json', sha256: 'a', brand: 'Nhà Sen', doors: doors('S201', 'S202') };
const own: HeldHotel = {
  brand: 'Nhà Sen',
  doors: doors('S201', 'S202'),
  origin: { demo: false, file: { path: '/srv/sen.json', sha256: 'a' }, brand: 'Nhà Sen' },
  isDemo: false,
};
const old: HeldHotel = { ...own, origin: null };
const demo: HeldHotel = {
  brand: 'Hiên',
  doors: doors('B902', 'B516'),
  origin: { demo: true, file: null, brand: 'Hiên' },
  isDemo: true,
};

describe('a hotel was read from a file', () => {
  it.each<[string, boolean, HeldHotel, Partial<NamedFile>]>([
    ['as it is', true, own, {}],
    ['renamed and with other doors since, at the desk', true, { ...own, brand: 'Sen', doors: doors('T1') }, {}],
    ['whose content has changed altogether', true, own, { sha256: 'b', brand: 'Sen', doors: doors('T1') }],
    ['that was moved', true, own, { path: '/etc/hotel.json' }],
    ['that was moved and corrected', true, own, { path: '/etc/hotel.json', sha256: 'b', doors: doors('T1') }],
    ['that is another', false, own, { path: '/srv/two.json', sha256: 'b', brand: 'Nhà Hai' }],
    ['before that was noted', true, old, { path: '/etc/hotel.json', sha256: 'b' }],
    ['before that was noted, and renamed since', true, { ...old, brand: 'Sen' }, {}],
    ['before that was noted, with other doors since', true, { ...old, doors: doors('T1') }, {}],
    ['before that was noted, that is another', false, old, { brand: 'Nhà Hai', doors: doors('S201', 'T1', 'T2') }],
    ['while it is the demo', false, demo, {}],
    ['while it is the demo, by the demo’s name alone', false, demo, { brand: 'Hiên' }],
    ['while it is the demo, by some of its doors', false, demo, { doors: doors('B902', 'B516') }],
    ['that is the demo’s own', true, demo, { brand: 'Hiên', doors: doors('B902', 'B516') }],
  ])('%s: %s', (_title, same, held, change) => {
    expect(wasReadFrom(held, { ...file, ...change })).toBe(same);
  });
});

onEveryEngine('a database that holds a hotel', (_, freshDatabase) => {
  const quiet = { warn: () => undefined } as never;

  /** Starts on a place as far as the hotel in it matters. */
  async function startOn(
    place: { dataDir: string; databaseUrl: string | null },
    env: Record<string, string>,
  ): Promise<string> {
    const config = { ...readConfig({ ...env, DATA_DIR: place.dataDir }), databaseUrl: place.databaseUrl };
    try {
      const database = await openDatabase(place, {
        inspect: (db, state) => requireSameHotel(db, state, config, 'the place'),
      });
      await readHotelIn(database.db, config, quiet);
      const held = await readHeldHotel(database.db);
      await database.close();
      return `${held?.brand ?? ''}${held?.isDemo ? ', the demo' : ''}`;
    } catch (error) {
      return (error as Error).message;
    }
  }
  const PUBLIC = { PUBLIC_ORIGIN: 'https://hotel.example', ALLOW_INSECURE: 'proxies,mail,wallet' };
  const placeWith = async (): Promise<{ dataDir: string; databaseUrl: string | null }> => ({
    dataDir: testFolder(),
    databaseUrl: await freshDatabase(),
  });
  function hotelFile(changes: Record<string, unknown> = {}): string {
    const name = path.join(testFolder(), 'hotel.json');
    writeFileSync(name, JSON.stringify(testHotel({ brand: 'Nhà Sen', ...changes })));
    return name;
  }
  /** As databases were before it was noted what they were read from. */
  async function forgetOrigin(place: { dataDir: string; databaseUrl: string | null }): Promise<void> {
    const database = await openDatabase(place);
    await sql`delete from documents where name = 'origin'`.execute(database.db);
    await database.close();
  }

  it.each([false, true])(
    'the demo: is no other hotel’s, and never goes public by itself; of before: %s',
    async (before) => {
      const place = await placeWith();
      expect(await startOn(place, {})).toBe('Hiên, the demo');
      if (before) await forgetOrigin(place);
      const file = hotelFile();
      const refused = await startOn(place, { ...PUBLIC, HOTEL_FILE: file });
      expect(refused).toContain(`HOTEL_FILE: the place holds the demo hotel "Hiên", which was not read from ${file}.`);
      expect(refused.split('\n')).toHaveLength(1);
      expect(await startOn(place, PUBLIC)).toMatch(/^HOTEL_FILE: must be the hotel's own file.*ALLOW_INSECURE=demo/);
      expect(await startOn(place, { ...PUBLIC, ALLOW_INSECURE: 'proxies,mail,wallet,demo' })).toBe('Hiên, the demo');
      expect(await startOn(place, {})).toBe('Hiên, the demo');
    },
  );

  it.each([false, true])(
    'one’s own: goes on with its file or without, public or not; of before: %s',
    async (before) => {
      const place = await placeWith();
      const file = hotelFile();
      expect(await startOn(place, { HOTEL_FILE: file })).toBe('Nhà Sen');
      if (before) await forgetOrigin(place);
      expect(await startOn(place, { ...PUBLIC, HOTEL_FILE: file })).toBe('Nhà Sen');
      expect(await startOn(place, PUBLIC)).toBe('Nhà Sen');
      expect(await startOn(place, { HOTEL_FILE: hotelFile({ brand: 'Nhà Hai', guide: [] }) })).toContain(
        'holds "Nhà Sen", which was not read from',
      );
      rmSync(file);
      expect(await startOn(place, { ...PUBLIC, HOTEL_FILE: file })).toBe('Nhà Sen');
    },
  );

  it('a renamed demo of before is known by its doors', async () => {
    const place = await placeWith();
    await startOn(place, {});
    await forgetOrigin(place);
    const database = await openDatabase(place);
    await sql`update documents set body = ${sql.lit(JSON.stringify({ ...smallestHotel(), brand: 'Nhà Sen' }))}
      where name = 'profile'`.execute(database.db);
    await database.close();
    expect(await startOn(place, PUBLIC)).toMatch(/ALLOW_INSECURE=demo/);
  });

  it('and nothing that would be read: an empty one', async () => {
    const place = await placeWith();
    expect(await startOn(place, PUBLIC)).toMatch(/ALLOW_INSECURE=demo/);
    const database = await openDatabase(place);
    await seedWhenEmpty(database.db, hotelFile(), 0);
    await database.close();
    expect(await startOn(place, PUBLIC)).toBe('Nhà Sen');
  });
});

describe('a process', () => {
  const { folder, start } = serverRuns();

  it('whose HOTEL_FILE is not the hotel in the folder ends with one line, and makes no account in a hotel of one’s own', async () => {
    const { env, folder: at } = folder();
    const first = await start(env);
    await first.ready();
    first.process.kill('SIGTERM');
    await first.ended;
    const other = path.join(at, 'other.json');
    writeFileSync(other, JSON.stringify({ ...smallestHotel(), brand: 'Nhà Hai' }));
    const refused = await start({ ...env, HOTEL_FILE: other });
    expect(await refused.ended).toBe(1);
    expect(refused.err()).toMatch(
      /^Hiên cannot start\. HOTEL_FILE: the folder .*data holds "Hiên Thử", which was not read from .*other\.json\..*start without HOTEL_FILE\.\n$/,
    );
    expect(refused.out()).toBe('');

    // Corrected since, and read no more.
    writeFileSync(env['HOTEL_FILE'] ?? '', '{"brand": "Tên khác"}');
    const again = await start(env);
    await again.ready();
    expect(again.out()).toContain('HOTEL_FILE has changed since the hotel was read from it');
    expect(again.out()).toMatch(/"engine":"sqlite","version":"3\.\d+\.\d+","msg":"database opened"/);
    again.process.kill('SIGTERM');
    await again.ended;

    const { HOTEL_FILE: _, ...without } = env;
    const alone = await start(without);
    await alone.ready();
    expect(alone.out()).toContain('Hiên Thử · Site: ');
    expect(alone.out()).not.toContain('letan@hien.example');
    alone.process.kill('SIGTERM');
    await alone.ended;
  });

  it('that must not go public leaves nothing behind', async () => {
    const { env } = folder();
    const run = await start({ ...env, HOTEL_FILE: '', PUBLIC_ORIGIN: 'https://hien.example' });
    expect(await run.ended).toBe(1);
    expect(existsSync(env['DATA_DIR'] ?? '')).toBe(false);
  });
});
