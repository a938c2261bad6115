import { expect, it } from 'vitest';
import type { AuditPage } from '../../../src/contract/desk/audit';
import type { DeskBookingDetail } from '../../../src/contract/bookings/desk';
import type { DeskCalendar } from '../../../src/contract/bookings/desk-availability';
import type { Today, TodayGuest } from '../../../src/contract/desk/today';
import { deskOf, type Desk } from '../../support/desk';
import { onEveryEngine } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { booked, bookingOf, stayHotel, totalOfRoom1 } from '../../support/stays';

const hotel = stayHotel();
const DAY_MS = 24 * 3_600_000;

const stay = (checkIn: string, checkOut: string): Record<string, unknown> =>
  bookingOf({ checkIn, checkOut, totalPrice: totalOfRoom1(checkIn, checkOut), status: 'PENDING' });
const confirmed = async (server: TestServer, desk: Desk, checkIn: string, checkOut: string): Promise<string> => {
  const id = await booked(server, stay(checkIn, checkOut));
  await desk.send('POST', `bookings/${id}/confirm`, {});
  return id;
};
const today = async (desk: Desk): Promise<Today> => (await desk.get('today')).json<Today>();
const ids = (guests: readonly TodayGuest[]): string[] => guests.map(({ id }) => id);
const detail = async (desk: Desk, id: string): Promise<DeskBookingDetail> =>
  (await desk.get(`bookings/${id}`)).json<DeskBookingDetail>();

onEveryEngine('guests who come and go', (start) => {
  it('are on the calendar as their marks say, not as their days do', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await confirmed(server, desk, '2026-11-20', '2026-11-25');
    const presence = async (): Promise<string | undefined> =>
      (await desk.get('calendar?from=2026-11-23&nights=7')).json<DeskCalendar>().bars[0]?.presence;
    expect(await presence()).toBe('coming');
    await desk.send('PUT', `bookings/${id}/arrived`, {});
    expect(await presence()).toBe('here');
    server.clock.forward(4 * DAY_MS);
    await desk.send('PUT', `bookings/${id}/left`, {});
    expect(await presence()).toBe('left');
  });

  it('moves a guest from those to come into the house, to those who leave, and out', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await confirmed(server, desk, '2026-11-20', '2026-11-22');
    expect(ids((await today(desk)).arrivals)).toEqual([id]);
    expect((await desk.send('PUT', `bookings/${id}/arrived`, {})).json()).toMatchObject({
      status: 'CONFIRMED',
      can: { arrive: false, leave: true },
    });
    const now = await today(desk);
    expect([ids(now.arrivals), ids(now.departures), ids(now.inHouse)]).toEqual([[], [], [id]]);
    server.clock.forward(2 * DAY_MS);
    const last = await today(desk);
    expect([ids(last.departures), ids(last.inHouse)]).toEqual([[id], []]);
    await desk.send('PUT', `bookings/${id}/left`, {});
    expect((await today(desk)).departures).toMatchObject([{ id, leftAt: new Date(server.clock.now).toISOString() }]);
    server.clock.forward(DAY_MS);
    const after = await today(desk);
    expect([...after.departures, ...after.inHouse, ...after.arrivals]).toEqual([]);
  });

  it('tells in the history who noted what and when, once, and takes it back', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await confirmed(server, desk, '2026-11-20', '2026-11-22');
    for (let press = 0; press < 2; press += 1) await desk.send('PUT', `bookings/${id}/arrived`, {});
    await desk.send('DELETE', `bookings/${id}/arrived`);
    const { history, arrivedAt, status } = await detail(desk, id);
    expect(history.map(({ event, status: then, by }) => [event, then, by !== null])).toEqual([
      [null, 'PENDING', false],
      [null, 'CONFIRMED', true],
      ['arrived', 'CONFIRMED', true],
      ['notArrived', 'CONFIRMED', true],
    ]);
    expect([arrivedAt, status]).toEqual([null, 'CONFIRMED']);
    expect(ids((await today(desk)).arrivals)).toEqual([id]);
    const audit = (await desk.get('audit?kind=changes')).json<AuditPage>().items.map(({ action }) => action);
    expect(audit).toEqual(expect.arrayContaining(['booking.arrived', 'booking.notArrived']));
  });

  it('refuses in clear words what is over, and what has not begun', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const later = await booked(server, stay('2026-11-24', '2026-11-26'));
    expect((await desk.send('PUT', `bookings/${later}/arrived`, {})).json()).toMatchObject({ code: 'markTooEarly' });
    const lapsed = await booked(server, stay('2026-11-20', '2026-11-24'));
    server.clock.forward(25 * 3_600_000);
    expect((await desk.send('PUT', `bookings/${lapsed}/arrived`, {})).json()).toMatchObject({ code: 'markOver' });
    const cancelled = await confirmed(server, desk, '2026-11-21', '2026-11-22');
    await desk.send('POST', `bookings/${cancelled}/cancel`, {});
    for (const mark of ['arrived', 'left']) {
      expect((await desk.send('PUT', `bookings/${cancelled}/${mark}`, {})).statusCode).toBe(409);
    }
    expect((await desk.send('PUT', 'bookings/nothing/arrived', {})).statusCode).toBe(404);
  });

  it('offers to cancel before a guest is in the house alone', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await confirmed(server, desk, '2026-11-20', '2026-11-22');
    const canCancel = async (): Promise<boolean> =>
      (await desk.get(`bookings/${id}`)).json<DeskBookingDetail>().can.cancel;
    expect(await canCancel()).toBe(true);
    await desk.send('PUT', `bookings/${id}/arrived`, {});
    expect(await canCancel()).toBe(false);
  });

  it('lets a guest in the house leave although the booking was cancelled, and says that it was', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await confirmed(server, desk, '2026-11-20', '2026-11-23');
    await desk.send('PUT', `bookings/${id}/arrived`, {});
    const departure = async (): Promise<unknown> => (await desk.get(`bookings/${id}/departure`)).json();
    expect(await departure()).toMatchObject({ givenUp: false, freed: { from: '2026-11-20', to: '2026-11-23' } });
    await desk.send('POST', `bookings/${id}/cancel`, {});
    expect((await today(desk)).inHouse).toMatchObject([{ id, status: 'CANCELLED' }]);
    expect(await detail(desk, id)).toMatchObject({ status: 'CANCELLED', can: { arrive: false, leave: true } });
    expect(await departure()).toMatchObject({ givenUp: true, freed: null });
    expect((await desk.send('PUT', `bookings/${id}/left`, {})).json()).toMatchObject({
      status: 'CANCELLED',
      leftAt: new Date(server.clock.now).toISOString(),
    });
  });

  it('gives a booking that was cancelled after its guest had left no nights back when the departure is undone', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await confirmed(server, desk, '2026-11-20', '2026-11-25');
    await desk.send('PUT', `bookings/${id}/arrived`, {});
    await desk.send('PUT', `bookings/${id}/left`, {});
    await desk.send('POST', `bookings/${id}/cancel`, {});
    expect((await desk.send('DELETE', `bookings/${id}/left`)).json()).toMatchObject({
      status: 'CANCELLED',
      leftAt: null,
      can: { leave: true },
    });
    const nights = await server.database.db
      .selectFrom('room_nights')
      .selectAll()
      .where('booking_id', '=', id)
      .execute();
    expect(nights).toEqual([]);
    expect((await desk.send('PUT', `bookings/${id}/left`, {})).statusCode).toBe(200);
  });

  it('asks of whoever has not come by the next day, and shows who should have left', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const late = await confirmed(server, desk, '2026-11-20', '2026-11-23');
    server.clock.forward(DAY_MS);
    expect(await today(desk)).toMatchObject({ arrivals: [], late: [{ id: late, from: '2026-11-20' }] });
    await desk.send('PUT', `bookings/${late}/arrived`, {});
    server.clock.forward(3 * DAY_MS);
    expect((await today(desk)).inHouse).toMatchObject([{ id: late, other: '2026-11-23' }]);
    expect((await desk.send('PUT', `bookings/${late}/left`, {})).statusCode).toBe(200);
  });

  it('is no business of nights that were kept from being sold', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const block = { roomId: 1, from: '2026-11-20', to: '2026-11-22', reason: 'Sơn tường' };
    const { id } = (await desk.send('POST', 'blocks', block)).json<{ id: string }>();
    expect((await desk.send('PUT', `bookings/${id}/arrived`, {})).statusCode).toBe(404);
    expect((await detail(desk, id)).can).toMatchObject({ arrive: false, leave: false });
  });
});
