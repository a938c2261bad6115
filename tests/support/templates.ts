import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../../src/server/platform/db/open';
import { DATABASE_FILE } from '../../src/server/platform/db/place';
import { seedWhenEmpty } from '../../src/server/modules/hotel/seed';
import { testFolder } from './folders';
import { copyPostgres, nameOf } from './postgres';

/**
 * Databases to be copied, because running every migration and reading a hotel again for each of a thousand tests takes
 * long: a file of SQLite's, the name of a database of PostgreSQL's.
 */
const made = new Map<string, Promise<string>>();
/** Hotels that a test has started with; most files have one for all their tests, some tests have their own. */
const seen = new Set<string>();

/**
 * Start of a test on SQLite: a file with the newest schema, and with the hotel in it when it was asked for before.
 *
 * @param hotel the hotel file's text
 * @param now when it is read in, UTC ms
 */
export const sqliteTemplate = (hotel: string, now: number): Promise<string> =>
  template('sqlite', hotel, now, async (from, fill) => {
    const dataDir = testFolder();
    const file = path.join(dataDir, DATABASE_FILE);
    if (from !== null) copyFileSync(from, file);
    await fill({ dataDir, databaseUrl: null });
    return file;
  });

/** The same on PostgreSQL: the name of a database. */
export const postgresTemplate = (hotel: string, now: number): Promise<string> =>
  template('postgres', hotel, now, async (from, fill) => {
    const databaseUrl = await copyPostgres(from ?? 'template1');
    await fill({ dataDir: testFolder(), databaseUrl });
    return nameOf(databaseUrl);
  });

type Place = Parameters<typeof openDatabase>[0];
/** Makes a copy of a template, `null` for an empty database, and has it filled. */
type Make = (from: string | null, fill: (place: Place) => Promise<void>) => Promise<string>;

function template(engine: string, hotel: string, now: number, make: Make): Promise<string> {
  const migrated = once(engine, () => make(null, async (place) => (await openDatabase(place)).close()));
  const key = `${engine} ${now} ${hotel}`;
  if (!seen.has(key)) {
    seen.add(key);
    return migrated;
  }
  return once(key, async () =>
    make(await migrated, async (place) => {
      const hotelFile = path.join(place.dataDir, 'hotel.json');
      writeFileSync(hotelFile, hotel);
      const database = await openDatabase(place);
      await seedWhenEmpty(database.db, hotelFile, now);
      await database.close();
    }),
  );
}

function once(key: string, make: () => Promise<string>): Promise<string> {
  const before = made.get(key);
  if (before) return before;
  const making = make();
  made.set(key, making);
  return making;
}
