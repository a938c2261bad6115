import { expect, it } from 'vitest';
import type { Today } from '../../../src/contract/desk/today';
import type { StayPage } from '../../../src/contract/guest-access/stays';
import { type Desk, deskOf } from '../../support/desk';
import { ask, atDesk, DAY, HOUR, stayOf } from '../../support/guest-requests';
import { onEveryEngine } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { stayHotel, walkInOf } from '../../support/stays';

const hotel = stayHotel({ guideAccess: 'stay' });
/** The test's clock stands at 10:00 in Viet Nam on 20 November 2026; guests leave by 12:00, the day ends at 06:00. */
const FROM = '2026-11-20';
const NEXT = '2026-11-21';

/** Books room 2 at the desk, one night unless told otherwise. */
async function walkIn(desk: Desk, stay: object = {}): Promise<string> {
  const answer = await desk.send('POST', 'bookings', walkInOf({ checkIn: FROM, checkOut: NEXT, ...stay }));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ id: string }>().id;
}

/** Counts what an open desk is told while it stands there. */
async function listenTo({ app }: TestServer): Promise<{ toldBy: () => Promise<number> }> {
  const { changeFeed } = app.services.desk;
  let told = 0;
  changeFeed.listen(() => (told += 1));
  await changeFeed.check();
  return {
    toldBy: async () => {
      told = 0;
      await changeFeed.check();
      return told;
    },
  };
}

onEveryEngine('an open desk is told, though nobody has changed anything,', (start) => {
  it('of the end of the day and of the hour of leaving, each once', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    await walkIn(desk, { door: 'B516', arrived: true });
    const { toldBy } = await listenTo(server);
    const told: string[] = [];
    for (let hour = 11; hour < 24 + 24; hour += 1) {
      server.clock.forward(HOUR);
      if ((await toldBy()) > 0) told.push(`${hour % 24}:00`);
    }
    expect(told).toEqual(['12:00', '6:00', '12:00']);
  });

  it('of a guest who stays past an hour that was agreed to', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await walkIn(desk, { door: 'B516', arrived: true });
    await desk.send('PUT', `bookings/${id}/departure-hour`, { hour: '15:00' });
    server.clock.forward(28 * HOUR);
    const { toldBy } = await listenTo(server);
    expect((await desk.get('today')).json<Today>().departures[0]).not.toMatchObject({ overdue: true });
    server.clock.forward(HOUR);
    expect(await toldBy()).toBe(1);
    expect((await desk.get('today')).json<Today>().departures[0]).toMatchObject({ overdue: true });
  });
});

/** Opens the desk at half past midnight on the 21st, in the running night of the 20th. */
async function atNight(start: () => Promise<TestServer>, before: (desk: Desk) => Promise<void> = async () => {}) {
  const server = await start();
  const desk = await deskOf(server);
  await before(desk);
  server.clock.forward(14.5 * HOUR);
  return { server, desk };
}

onEveryEngine('half past midnight belongs to the day before', (begin) => {
  const start = () => begin({ hotel });

  it('for who has not come: their running night is said to be free, is sold and given, and is theirs again', async () => {
    let id = '';
    const { server, desk } = await atNight(start, async (early) => {
      id = await walkIn(early, { door: 'B516', checkOut: '2026-11-22', totalPrice: 1_800_000 });
    });
    expect((await desk.get(`bookings/${id}/departure`)).json()).toMatchObject({
      freed: { from: FROM, to: '2026-11-22' },
      unused: 1_800_000,
    });
    expect((await desk.send('PUT', `bookings/${id}/no-show`, {})).statusCode).toBe(200);
    const nights = async (): Promise<unknown[]> =>
      server.database.db.selectFrom('room_nights').select('night').where('booking_id', '=', id).execute();
    const doors = async (): Promise<unknown[]> =>
      server.database.db.selectFrom('door_nights').select('night').where('door', '=', 'B516').execute();
    expect([await nights(), await doors()]).toEqual([[], []]);
    expect((await desk.send('DELETE', `bookings/${id}/no-show`)).statusCode).toBe(200);
    const both = [{ night: FROM }, { night: NEXT }];
    expect([await nights(), await doors()]).toEqual([both, both]);
  });

  it('but not for who gets up early: the night they have slept is neither sold nor taken off their bill', async () => {
    let id = '';
    const { desk } = await atNight(start, async (early) => {
      id = await walkIn(early, { door: 'B516', arrived: true });
    });
    expect((await desk.get(`bookings/${id}/departure`)).json()).toMatchObject({ freed: null });
  });

  it('for blocks, moves and the calendar', async () => {
    let id = '';
    const { desk } = await atNight(start, async (early) => {
      id = await walkIn(early, { checkIn: NEXT, checkOut: '2026-11-22' });
    });
    const block = { roomId: 1, from: FROM, to: NEXT, reason: 'Sơn lại' };
    expect((await desk.send('POST', 'blocks', block)).statusCode).toBe(201);
    const earlier = { roomId: 2, checkIn: FROM, checkOut: '2026-11-22', totalPrice: 1_800_000 };
    expect((await desk.send('POST', `bookings/${id}/move`, earlier)).statusCode).toBe(200);
    expect((await desk.get('calendar')).json()).toMatchObject({ from: FROM, today: FROM });
  });

  it('for doors that were given by hand, and for what their guests have asked for', async () => {
    const { server, desk } = await atNight(start, async (early) => {
      await early.send('POST', 'stays', { apartment: 'B516', guestName: 'Trần Ba', from: '2026-11-18', to: FROM });
    });
    expect((await desk.get('stays?phase=active')).json<StayPage>().items).toMatchObject([
      { phase: 'active', to: FROM },
    ]);
    const { key } = await stayOf(server, { from: FROM, to: '2026-11-22' });
    await ask(server, { kind: 'TOWELS' }, { key });
    server.clock.forward(2 * DAY - HOUR);
    const [open] = (await atDesk(desk)).requests;
    const keys = (await desk.get('today')).json<Today>().todos.map(({ key }) => key);
    expect(keys).toContain(`request:${open?.id}`);
    expect((await desk.send('PUT', `requests/${open?.id}`, { state: 'SEEN' })).json()).toMatchObject({ over: false });
  });
});
