import { expect, it } from 'vitest';
import type { DeskCalendar } from '../../../src/contract/bookings/desk-availability';
import type { Departure } from '../../../src/contract/bookings/desk-departures';
import type { StayPage } from '../../../src/contract/guest-access/stays';
import type { Today } from '../../../src/contract/desk/today';
import { deskOf, type Desk } from '../../support/desk';
import type { TestServer } from '../../support/server';
import { onEveryEngine } from '../../support/server-engines';
import { booked, bookingOf, stayHotel, totalOfRoom1 } from '../../support/stays';

const hotel = stayHotel({ guideAccess: 'stay' });
const DAY_MS = 24 * 3_600_000;
const NAME = 'Nguyễn Thị Hồng 1';
const FROM = '2026-11-20';
const TO = '2026-11-25';

const today = async (desk: Desk): Promise<Today> => (await desk.get('today')).json<Today>();
const keyOf = (link: string): string => new URL(link).hash.replace('#s=', '');

/** A guest who is here with a booking of room 1 and, if any, a link for a door, two days after the arrival. */
async function hereSince(
  server: TestServer,
  stays: readonly object[] = [{}],
): Promise<{ desk: Desk; id: string; made: { id: string; link: string }[] }> {
  const desk = await deskOf(server);
  const body = { checkIn: FROM, checkOut: TO, totalPrice: totalOfRoom1(FROM, TO), status: 'PENDING' };
  const id = await booked(server, bookingOf(body));
  await desk.send('POST', `bookings/${id}/confirm`, {});
  const made = [];
  for (const change of stays) {
    const stay = { apartment: 'B902', guestName: NAME, from: FROM, to: TO, ...change };
    made.push((await desk.send('POST', 'stays', stay)).json<{ id: string; link: string }>());
  }
  server.clock.forward(5 * 3_600_000);
  await desk.send('PUT', `bookings/${id}/arrived`, {});
  server.clock.forward(2 * DAY_MS);
  return { desk, id, made };
}
const departure = async (desk: Desk, id: string): Promise<Departure> =>
  (await desk.get(`bookings/${id}/departure`)).json<Departure>();
const access = async ({ app }: TestServer, link: string): Promise<string> =>
  (await app.inject({ url: '/api/guide/B902', headers: { authorization: `Stay ${keyOf(link)}` } })).json<{
    access: string;
  }>().access;
const sold = async (server: TestServer, id: string): Promise<string[]> =>
  (
    await server.database.db
      .selectFrom('room_nights')
      .select('night')
      .where('booking_id', '=', id)
      .orderBy('night')
      .execute()
  ).map(({ night }) => night);
const book = (server: TestServer, checkIn: string, checkOut: string): Promise<string> =>
  booked(server, bookingOf({ checkIn, checkOut, totalPrice: totalOfRoom1(checkIn, checkOut), status: 'PENDING' }, 7));

onEveryEngine('a guest who leaves', (start) => {
  it('is told before: what is unpaid, which nights are sold again and which links end', async () => {
    const server = await start({ hotel });
    const { desk, id, made } = await hereSince(server);
    expect(await departure(desk, id)).toEqual({
      due: totalOfRoom1(FROM, TO),
      givenUp: false,
      freed: { from: '2026-11-22', to: TO },
      unused: totalOfRoom1('2026-11-22', TO),
      stays: [{ id: made[0]?.id, apartment: 'B902', guestName: NAME, from: FROM, to: TO, sure: true }],
    });
    expect((await desk.get('bookings/nothing/departure')).statusCode).toBe(404);
  });

  it('gives the nights to come back, closes the phone and puts the door among those to change', async () => {
    const server = await start({ hotel });
    const { desk, id, made } = await hereSince(server);
    const link = made[0]?.link ?? '';
    expect(await access(server, link)).toBe('open');
    expect((await desk.send('PUT', `bookings/${id}/left`, {})).statusCode).toBe(200);
    server.clock.forward(1000);
    expect(await sold(server, id)).toEqual(['2026-11-20', '2026-11-21']);
    expect(await access(server, link)).toBe('ended');
    const board = await today(desk);
    expect(board.todos).toContainEqual(expect.objectContaining({ kind: 'rotate', place: 'B902', who: NAME }));
    expect(board.departures).toMatchObject([{ id, doors: ['B902'], due: totalOfRoom1(FROM, TO) }]);
    const calendar = (await desk.get('calendar?from=2026-11-20&nights=10')).json<DeskCalendar>();
    expect(calendar.bars).toMatchObject([{ id, presence: 'left', from: FROM, to: '2026-11-22' }]);
    const taken = (await server.app.inject({ url: '/api/apartment-bookings/by-room?roomId=1' })).body;
    expect(taken).not.toContain('2026-11-25');
    await book(server, '2026-11-22', '2026-11-24');
  });

  it('is back as before when the departure is taken back', async () => {
    const server = await start({ hotel });
    const { desk, id, made } = await hereSince(server);
    await desk.send('PUT', `bookings/${id}/left`, {});
    expect((await desk.send('DELETE', `bookings/${id}/left`)).statusCode).toBe(200);
    expect(await sold(server, id)).toEqual(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24']);
    expect(await access(server, made[0]?.link ?? '')).toBe('open');
    expect((await today(desk)).inHouse).toMatchObject([{ id, doors: ['B902'] }]);
    expect((await today(desk)).todos.filter(({ kind }) => kind === 'rotate')).toEqual([]);
  });

  it('cannot be taken back into nights that somebody else has bought, and nothing of it happens', async () => {
    const server = await start({ hotel });
    const { desk, id, made } = await hereSince(server);
    await desk.send('PUT', `bookings/${id}/left`, {});
    await book(server, '2026-11-23', '2026-11-24');
    const refused = await desk.send('DELETE', `bookings/${id}/left`);
    expect([refused.statusCode, refused.json<object>()]).toEqual([
      409,
      expect.objectContaining({ code: 'nightTaken', night: '2026-11-23' }),
    ]);
    server.clock.forward(1000);
    expect(await access(server, made[0]?.link ?? '')).toBe('ended');
    expect(await sold(server, id)).toEqual(['2026-11-20', '2026-11-21']);
  });

  it('ends no link that may be another guest’s unless somebody says so', async () => {
    const server = await start({ hotel });
    const { desk, id, made } = await hereSince(server, [
      { apartment: 'B902', guestName: 'Hồng 1' },
      { apartment: 'B516', guestName: 'Trần Quang Huy' },
    ]);
    expect((await departure(desk, id)).stays).toMatchObject([{ apartment: 'B902', sure: false }]);
    await desk.send('PUT', `bookings/${id}/left`, {});
    expect(await access(server, made[0]?.link ?? '')).toBe('open');
    await desk.send('DELETE', `bookings/${id}/left`);
    await desk.send('PUT', `bookings/${id}/left`, { stays: [made[0]?.id, made[1]?.id] });
    server.clock.forward(1000);
    expect(await access(server, made[0]?.link ?? '')).toBe('ended');
    // The other one was never offered: another guest's phone stays open.
    const stays = (await desk.get('stays?phase=active')).json<StayPage>();
    expect(stays.items.map(({ apartment }) => apartment)).toEqual(['B516']);
  });

  it('is found from the stay too, whose own button would tell nothing of the money', async () => {
    const server = await start({ hotel });
    const { desk, id } = await hereSince(server);
    expect((await desk.get('stays?phase=active')).json<StayPage>().items).toMatchObject([{ bookingId: id }]);
  });

  it('keeps the whole stay sold when it goes on its last morning', async () => {
    const server = await start({ hotel });
    const { desk, id } = await hereSince(server);
    server.clock.forward(3 * DAY_MS);
    expect((await departure(desk, id)).freed).toBeNull();
    await desk.send('PUT', `bookings/${id}/left`);
    expect(await sold(server, id)).toHaveLength(5);
  });
});
