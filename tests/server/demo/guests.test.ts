/** @module-tag last-ring */
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../../src/server/app';
import { readConfig } from '../../../src/server/config';
import { playGuests } from '../../../src/server/demo/play';
import { seedWhenEmpty } from '../../../src/server/modules/hotel/seed';
import { openDatabase } from '../../../src/server/platform/db/open';
import type { Services } from '../../../src/server/services';
import { testFolder } from '../../support/folders';
import { onEveryEngine } from '../../support/server-engines';

/** Hours at which somebody starts the demo, in Viet Nam, and the day that the hotel is in then. */
const STARTS = [
  ['00:30', '2026-11-27T17:30:00Z', '2026-11-27'],
  ['05:25', '2026-11-27T22:25:00Z', '2026-11-27'],
  ['06:05', '2026-11-27T23:05:00Z', '2026-11-28'],
  ['14:00', '2026-11-28T07:00:00Z', '2026-11-28'],
  ['23:40', '2026-11-28T16:40:00Z', '2026-11-28'],
] as const;
const MORNING = Date.parse('2026-11-28T02:00:00Z');

/** Starts the demo house for the first time. */
async function look(now: number, databaseUrl: string | null, at: (services: Services) => Promise<void>): Promise<void> {
  const config = readConfig({
    DATA_DIR: testFolder(),
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  });
  const logger = pino({ level: 'silent' });
  const database = await openDatabase(config);
  await seedWhenEmpty(database.db, config.hotelFile, now, (tx) => playGuests(tx, { config, logger, now }));
  const deps = { config, db: database.db, clock: () => now, logger, clientDir: config.dataDir, documentSource: null };
  const app = await createApp(deps);
  await at(app.services);
  await app.close();
  await database.close();
}

describe('the demo house', () => {
  it.each(STARTS)('is a desk at work when it is first started at %s', async (_hour, instant, day) => {
    await look(Date.parse(instant), null, async ({ desk }) => {
      const today = await desk.board.read('vi');

      expect(today.day).toBe(day);
      expect(today.late).toHaveLength(2);
      expect(today.departures).toHaveLength(8);
      expect(today.arrivals.length).toBeGreaterThanOrEqual(6);
      expect(today.arrivals.length + today.inHouse.length).toBe(26);
      expect(today.inHouse.filter(({ overdue }) => overdue === true)).toHaveLength(1);
    });
  });
});

onEveryEngine('the demo house', (_, freshDatabase) => {
  it('has guests of seven countries with doors, debts and things to do, and sends nobody a mail', async () => {
    await look(MORNING, await freshDatabase(), async ({ bookings, channels, db, desk, guestAccess }) => {
      const today = await desk.board.read('vi');
      const found = await bookings.desk.find({ q: '', filter: 'all', page: 1 }, 'vi');
      const names = found.items.map(({ guestName }) => guestName);
      const guests = db.selectFrom('bookings').where('kind', '=', 'GUEST');
      const countries = await guests.select('guest_nationality').distinct().execute();
      const mails = await db.selectFrom('mails').select(['sent_at', 'outcome']).distinct().execute();

      expect(today.arrivals).toHaveLength(11);
      expect(today.inHouse).toHaveLength(15);
      expect(today.inHouse.filter(({ due }) => due > 0).length).toBeGreaterThan(1);
      expect(today.arrivals.filter(({ doors = [] }) => doors.length > 0)).toHaveLength(5);
      expect(today.todos.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['confirm', 'declare', 'item', 'request', 'rotate']),
      );
      expect((await channels.channels.list('', 'vi')).channels).toMatchObject([{ stale: false, stays: 2 }]);
      expect((await guestAccess.doors.list('vi')).items.every(({ roomId }) => roomId !== null)).toBe(true);
      expect(found.total).toBeGreaterThan(80);
      expect(new Set(names).size).toBe(names.length);
      expect(names).not.toContain('Khách đặt qua lễ tân');
      expect(countries).toHaveLength(7);
      expect(mails).toEqual([{ sent_at: null, outcome: 'KEPT' }]);
    });
  });
});
