import { expect, it } from 'vitest';
import type { Today } from '../../../src/contract/desk/today';
import { dayInVietNam } from '../../../src/domain/days';
import { ClockGuard } from '../../../src/server/platform/db/clock-guard';
import { takeKey } from '../../../src/server/platform/db/idempotency';
import { deskOf, type Desk } from '../../support/desk';
import type { TestServer } from '../../support/server';
import { onEveryEngine } from '../../support/server-engines';
import { booked, bookingOf, stayHotel } from '../../support/stays';

const hotel = stayHotel({ guideAccess: 'stay' });
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const AHEAD = 4000 * DAY;

/** A house with a guest, a hold, a mail, an answer kept for its key and a line in the record. */
async function fill(server: TestServer, desk: Desk): Promise<void> {
  await booked(server, bookingOf({ status: 'HOLD' }));
  await desk.send('POST', 'stays', { apartment: 'B902', guestName: 'Trần Huy', from: '2026-11-20', to: '2026-11-21' });
  await takeKey(server.database.db, 'route', 'key', 'hash', server.clock.now);
}

/** Gives what a wrong clock must not touch, row by row. */
async function everything({ database: { db } }: TestServer): Promise<string> {
  const [bookings, stays, mails, keys, sessions] = await Promise.all([
    db.selectFrom('bookings').select(['id', 'guest_name', 'status']).execute(),
    db.selectFrom('stays').select(['id', 'guest_name']).execute(),
    db.selectFrom('mails').select('id').orderBy('id').execute(),
    db.selectFrom('idempotency_keys').select('key').orderBy('key').execute(),
    db.selectFrom('sessions').select('token_hash').execute(),
  ]);
  return JSON.stringify({ bookings, stays, mails, keys, sessions });
}

async function runJobs({ app: { services } }: TestServer): Promise<void> {
  await services.privacy.retention.run();
  await services.accounts.jobs.run();
  await services.bookings.jobs.run();
}

const asked = async (desk: Desk): Promise<Today['todos']> =>
  (await desk.get('today')).json<Today>().todos.filter(({ kind }) => kind === 'clock');

onEveryEngine('a clock that stands ahead', (start) => {
  it('ends nothing for good, however long the server runs by it, until the desk has said that the date is right', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    await fill(server, desk);
    const before = await everything(server);
    server.clock.forward(AHEAD);
    for (const up of [0, HOUR, 100 * DAY]) {
      server.clock.up = up;
      await runJobs(server);
      expect(await everything(server)).toBe(before);
    }
    expect(await server.database.db.selectFrom('privacy_runs').selectAll().execute()).toEqual([]);
    const day = dayInVietNam(server.clock.now);
    expect(await asked(desk)).toMatchObject([{ from: day, runsOut: false, who: '', place: '' }]);

    const other = await desk.send('PUT', 'privacy/clock', { day: '2026-11-20' });
    expect([other.statusCode, other.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'otherDay', field: 'day' }),
    ]);
    expect((await desk.send('PUT', 'privacy/clock', { day })).statusCode).toBe(200);
    expect(await asked(desk)).toEqual([]);
    const said = await server.database.db
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'clock.confirm')
      .execute();
    expect(said).toMatchObject([{ subject: day }]);
    await runJobs(server);
    const bookings = await server.database.db.selectFrom('bookings').selectAll().execute();
    expect(bookings).toMatchObject([{ guest_name: '–', status: 'EXPIRED' }]);
    expect(await server.database.db.selectFrom('stays').selectAll().execute()).toEqual([]);

    // The word was for that stretch of time alone.
    server.clock.forward(8 * DAY);
    expect(await asked(desk)).toHaveLength(1);
  });

  it('is not asked about in a quiet house whose server runs, nor where the clock is put back', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    for (let days = 0; days < 30; days += 1) {
      server.clock.forward(DAY);
      await server.app.services.privacy.retention.run();
    }
    expect(await asked(desk)).toEqual([]);
    expect(await server.database.db.selectFrom('privacy_runs').selectAll().execute()).toHaveLength(30);
    server.clock.forward(-40 * DAY);
    await server.app.services.privacy.retention.run();
    expect(await asked(desk)).toEqual([]);
    // What was believed of the time that never was is taken back.
    server.clock.forward(40 * DAY);
    expect(await asked(desk)).toHaveLength(1);
  });

  it('forgets nothing in the first hour after a start', async () => {
    const server = await start({
      hotel,
      clock: { now: Date.UTC(2026, 10, 20, 21), up: HOUR - 1, forward: () => undefined },
    });
    await server.app.services.privacy.retention.run();
    const runs = () => server.database.db.selectFrom('privacy_runs').selectAll().execute();
    expect(await runs()).toEqual([]);
    server.clock.up = HOUR;
    await server.app.services.privacy.retention.run();
    expect(await runs()).toHaveLength(1);
  });

  it('is known from the last thing that the house did, where an older version has noted no time', async () => {
    const server = await start({ hotel });
    const { db } = server.database;
    await booked(server, bookingOf({ status: 'HOLD' }));
    await db.deleteFrom('documents').where('name', '=', 'clock').execute();
    const guard = new ClockGuard({
      db,
      clock: () => server.clock.now + AHEAD,
      upMs: () => DAY,
      log: server.app.services.logger,
    });
    expect(await guard.mayForget()).toBe(false);
    await guard.begin();
    expect([await guard.isDoubted(), await guard.mayForget()]).toEqual([true, false]);
    await guard.believe();
    expect([await guard.isDoubted(), await guard.mayForget()]).toEqual([false, true]);
  });
});
