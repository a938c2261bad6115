import { expect, it } from 'vitest';
import type { Bill } from '../../../src/contract/billing/desk';
import type { GivenDoor } from '../../../src/contract/bookings/desk-guests';
import type { DeskBookingDetail } from '../../../src/contract/bookings/desk';
import type { DeskAvailability } from '../../../src/contract/bookings/desk-availability';
import type { Departure } from '../../../src/contract/bookings/desk-departures';
import type { Today } from '../../../src/contract/desk/today';
import type { GuideAnswer } from '../../../src/contract/guide/guide';
import { type Desk, deskOf } from '../../support/desk';
import { ask, atDesk, requestsOf } from '../../support/guest-requests';
import { onEveryEngine } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { booked, bookingOf, stayHotel } from '../../support/stays';

const hotel = stayHotel({ guideAccess: 'stay' });
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The test's clock stands at 10:00 in Viet Nam on 20 November 2026; check-in is at 14:00, check-out at 12:00. */
const [FROM, NEXT, LATER] = ['2026-11-20', '2026-11-21', '2026-11-22'] as const;

async function inRoom(
  server: TestServer,
  checkIn: string,
  checkOut: string,
  guest: number,
  door?: string,
  more: object = {},
) {
  const desk = await deskOf(server);
  const stay = { roomId: 2, checkIn, checkOut, totalPrice: 900_000, status: 'PENDING', ...more };
  const id = await booked(server, bookingOf(stay, guest));
  await desk.send('POST', `bookings/${id}/confirm`, {});
  if (door === undefined) return { desk, id, link: '' };
  const given = await desk.send('POST', `bookings/${id}/doors`, { door });
  return { desk, id, link: given.json<GivenDoor>().link };
}
const late = (desk: Desk, id: string, body: object, key?: string) =>
  desk.send('PUT', `bookings/${id}/departure-hour`, body, key === undefined ? {} : { 'idempotency-key': key });
const guide = async ({ app }: TestServer, link: string): Promise<GuideAnswer> => {
  const headers = { authorization: `Stay ${link.slice(link.indexOf('#s=') + 3)}` };
  return (await app.inject({ url: '/api/guide/B902', headers })).json<GuideAnswer>();
};
const billOf = async (desk: Desk, id: string): Promise<Bill> => (await desk.get(`bookings/${id}/bill`)).json<Bill>();

onEveryEngine('an hour that was agreed to', (start) => {
  it('comes with the price of each late hour where the house has set one', async () => {
    const server = await start({ hotel });
    const { desk, id } = await inRoom(server, FROM, NEXT, 1);
    const late = async () => (await desk.get(`bookings/${id}`)).json<DeskBookingDetail>().late;
    expect(await late()).toBeUndefined();
    const { value, version } = (await desk.get('content/hours')).json<{ value: { hours: object }; version: string }>();
    const priced = { hours: { ...value.hours, lateAnHour: 100_000 } };
    expect((await desk.send('PUT', 'content/hours', { value: priced, version })).statusCode).toBe(200);
    expect(await late()).toEqual({ checkOut: '12:00', anHour: 100_000 });
  });

  it('keeps the key open for so long, and comes onto bill, board and history once', async () => {
    const server = await start({ hotel });
    const { desk, id, link } = await inRoom(server, FROM, NEXT, 1, 'B902');
    await desk.send('PUT', `bookings/${id}/arrived`, {});
    const body = { hour: '15:00', amount: 300_000 };
    for (let time = 0; time < 2; time += 1) {
      const answer = await late(desk, id, body, '6b8e7a51-2f7d-4d0a-9f5e-000000000001');
      expect(answer.statusCode, answer.body).toBe(200);
    }
    expect((await billOf(desk, id)).lines.filter(({ amount }) => amount === 300_000)).toMatchObject([
      { text: 'Trả phòng muộn đến 15:00' },
    ]);
    server.clock.forward(DAY + 4.5 * HOUR);
    expect((await guide(server, link)).access).toBe('open');
    const row = (await desk.get('today')).json<Today>().departures.find((one) => one.id === id);
    expect(row).toMatchObject({ departureHour: '15:00', due: 1_200_000 });
    expect(row).not.toHaveProperty('overdue');
    server.clock.forward(HOUR);
    expect((await guide(server, link)).access).toBe('ended');
    const { history, departureHour } = (await desk.get(`bookings/${id}`)).json<DeskBookingDetail>();
    expect(departureHour).toBe('15:00');
    expect(history.filter(({ event }) => event === 'departureHour')).toMatchObject([{ hour: '15:00' }]);
  });

  it('answers the guest who has asked for it and closes their request, in their language and no one else’s', async () => {
    const server = await start({ hotel });
    const { desk, id, link } = await inRoom(server, FROM, NEXT, 1, 'B902', { lang: 'en' });
    const { id: other } = await inRoom(server, FROM, NEXT, 2, 'B516');
    await desk.send('PUT', `bookings/${id}/arrived`, {});
    const key = link.slice(link.indexOf('#s=') + 3);
    const wishes = [{ what: 'late', hour: '15:00' }];
    const request = (await ask(server, { kind: 'LATE_CHECKOUT', wishes }, { key })).json<{ id: string }>().id;
    expect((await atDesk(desk)).requests).toMatchObject([{ id: request, bookingId: id }]);
    const todo = (await desk.get('today')).json<Today>().todos.find(({ kind }) => kind === 'request');
    expect(todo).toMatchObject({ key: `request:${request}`, bookingId: id, wishes });
    expect((await late(desk, other, { hour: '15:00', request })).json()).toMatchObject({ field: 'request' });
    expect((await late(desk, id, { hour: '15:00', amount: 300_000, request })).statusCode).toBe(200);
    expect((await atDesk(desk)).requests).toEqual([]);
    expect(await requestsOf(server, key)).toMatchObject([
      { state: 'DONE', answer: 'You can check out at 15:00, for 300,000\u00a0VND.' },
    ]);
    expect((await billOf(desk, id)).balance).toBe(1_200_000);
  });

  it('is taken back with the hotel’s own hour, and is none that the hotel gives anyway', async () => {
    const server = await start({ hotel });
    const { desk, id } = await inRoom(server, FROM, NEXT, 1, 'B902');
    await late(desk, id, { hour: '15:00' });
    expect((await late(desk, id, { hour: '12:00' })).json()).not.toHaveProperty('departureHour');
    for (const hour of ['11:00', '24:00', 'noon']) {
      expect((await late(desk, id, { hour })).statusCode, hour).toBe(422);
    }
  });

  it('replaces the charge of the hour before, and takes it off with the agreement', async () => {
    const server = await start({ hotel });
    const { desk, id } = await inRoom(server, FROM, NEXT, 1, 'B902');
    const charges = async () =>
      (await billOf(desk, id)).lines.flatMap(({ kind, text, amount, voided }) =>
        kind === 'CHARGE' ? [{ text, amount, stands: !voided }] : [],
      );
    const until = (hour: string, amount: number, stands: boolean) => ({
      text: `Trả phòng muộn đến ${hour}`,
      amount,
      stands,
    });
    await late(desk, id, { hour: '15:00', amount: 300_000 });
    await late(desk, id, { hour: '16:00', amount: 450_000 });
    expect(await charges()).toEqual([until('15:00', 300_000, false), until('16:00', 450_000, true)]);
    expect((await billOf(desk, id)).lines.find(({ voided }) => voided)?.voiding?.reason).toBe('Đã thoả thuận giờ khác');
    await late(desk, id, { hour: '16:00', amount: 500_000 });
    await late(desk, id, { hour: '16:00' });
    expect((await charges()).slice(1)).toEqual([until('16:00', 450_000, false), until('16:00', 500_000, true)]);
    expect((await billOf(desk, id)).balance).toBe(1_400_000);
    const { history } = (await desk.get(`bookings/${id}`)).json<DeskBookingDetail>();
    expect(history.filter(({ event }) => event === 'departureHour')).toMatchObject([
      { hour: '15:00', charge: 300_000 },
      { hour: '16:00', charge: 450_000 },
      { hour: '16:00', charge: 500_000 },
    ]);
    await late(desk, id, { hour: '12:00' });
    expect((await charges()).every(({ stands }) => !stands)).toBe(true);
    expect((await billOf(desk, id)).balance).toBe(900_000);
  });

  it('leaves a charge alone that somebody has struck through', async () => {
    const server = await start({ hotel });
    const { desk, id } = await inRoom(server, FROM, NEXT, 1, 'B902');
    await late(desk, id, { hour: '15:00', amount: 300_000 });
    const line = (await billOf(desk, id)).lines.find(({ kind }) => kind === 'CHARGE');
    await desk.send('POST', `bookings/${id}/lines/${line?.id}/void`, { reason: 'Quý khách quen' });
    await late(desk, id, { hour: '16:00', amount: 100_000 });
    expect((await billOf(desk, id)).balance).toBe(1_000_000);
  });

  it('asks where another guest comes to the door that day, and keeps their code until the room is left', async () => {
    const server = await start({ hotel });
    const { desk, id } = await inRoom(server, FROM, NEXT, 1, 'B902');
    await desk.send('PUT', `bookings/${id}/arrived`, {});
    const next = await inRoom(server, NEXT, LATER, 2, 'B902');
    expect((await late(desk, id, { hour: '16:00' })).json()).toMatchObject({ code: 'doorTaken' });
    expect((await late(desk, id, { hour: '16:00', anyway: true })).statusCode).toBe(200);
    server.clock.forward(DAY + 5 * HOUR);
    expect((await guide(server, next.link)).access).toBe('early');
    await desk.send('PUT', `bookings/${id}/left`, {});
    expect((await guide(server, next.link)).access).toBe('open');
  });

  it('lets an early guest in from then on', async () => {
    const server = await start({ hotel });
    const { desk, id, link } = await inRoom(server, FROM, NEXT, 1, 'B902');
    const early = (hour: string) => desk.send('PUT', `bookings/${id}/arrival-hour`, { hour, amount: 200_000 });
    expect((await early('15:00')).statusCode).toBe(422);
    expect((await early('11:00')).statusCode).toBe(200);
    expect((await guide(server, link)).access).toBe('early');
    server.clock.forward(1.5 * HOUR);
    expect((await guide(server, link)).access).toBe('open');
  });
});

onEveryEngine('a guest who should have left', (start) => {
  it('keeps the coming night from the hour at which they were to leave, not only from the next day on', async () => {
    const server = await start({ hotel });
    const { desk, id } = await inRoom(server, FROM, NEXT, 1, 'B902');
    await desk.send('PUT', `bookings/${id}/arrived`, {});
    await late(desk, id, { hour: '15:00' });
    const left = async (): Promise<number | undefined> => {
      await server.app.services.bookings.jobs.run();
      const { rooms } = (await desk.get(`availability?checkIn=${NEXT}&checkOut=${LATER}`)).json<DeskAvailability>();
      return rooms.find(({ roomId }) => roomId === 2)?.left;
    };
    server.clock.forward(DAY + 4.5 * HOUR);
    expect(await left()).toBe(3);
    server.clock.forward(HOUR / 2);
    expect(await left()).toBe(2);
    await desk.send('PUT', `bookings/${id}/left`, {});
    expect(await left()).toBe(3);
  });

  it('keeps the running night of their room type from being sold, until they leave', async () => {
    const server = await start({ hotel });
    const { desk, id } = await inRoom(server, FROM, NEXT, 1, 'B902');
    await desk.send('PUT', `bookings/${id}/arrived`, {});
    server.clock.forward(2 * DAY);
    const left = async (): Promise<number> =>
      (await desk.get(`availability?checkIn=${LATER}&checkOut=2026-11-23`))
        .json<{ rooms: { roomId: number; left: number }[] }>()
        .rooms.find(({ roomId }) => roomId === 2)?.left ?? 0;
    await server.app.services.bookings.jobs.run();
    expect(await left()).toBe(2);
    // Once a night, however often it is looked at.
    server.clock.forward(2 * 60_000);
    await server.app.services.bookings.jobs.run();
    expect(await left()).toBe(2);
    await desk.send('PUT', `bookings/${id}/left`, {});
    expect(await left()).toBe(3);
  });

  it('stands in the public calendar and in the one for channels, until they leave', async () => {
    const server = await start({ hotel });
    const { desk, id } = await inRoom(server, FROM, NEXT, 1, 'A1001', { roomId: 1, totalPrice: 1_275_000 });
    await desk.send('PUT', `bookings/${id}/arrived`, {});
    const { link } = (await desk.send('POST', 'feeds/1', {})).json<{ link: string }>();
    const told = async () => ({
      taken: (await server.app.inject('/api/apartment-bookings/by-room?roomId=1')).json<object[]>(),
      ends: (await server.app.inject(new URL(link).pathname)).body.match(/DTEND\S*/g) ?? [],
    });
    const until = (checkOut: string) => ({
      taken: [{ status: 'CONFIRMED', checkIn: FROM, checkOut }],
      ends: [`DTEND;VALUE=DATE:${checkOut.replaceAll('-', '')}`],
    });
    expect(await told()).toEqual(until(NEXT));
    server.clock.forward(2 * DAY);
    await server.app.services.bookings.jobs.run();
    expect(await told()).toEqual(until('2026-11-23'));
    await desk.send('PUT', `bookings/${id}/left`, {});
    expect(await told()).toEqual({ taken: [], ends: [] });
  });
});

onEveryEngine('a guest behind a door of another room type', (start) => {
  it('keeps nights of that type in the calendars, and none of the booked one', async () => {
    const server = await start({ hotel });
    const { desk, id } = await inRoom(server, FROM, NEXT, 1);
    await desk.send('POST', `bookings/${id}/doors`, { door: 'A1001', upgrade: { amount: 0 } });
    const taken = async (roomId: number) =>
      (await server.app.inject(`/api/apartment-bookings/by-room?roomId=${roomId}`)).json<object[]>();
    expect(await taken(1)).toEqual([{ status: 'CONFIRMED', checkIn: FROM, checkOut: NEXT }]);
    expect(await taken(2)).toEqual([]);
  });
});

onEveryEngine('a party of two rooms, one of whom has left', (start) => {
  it('keeps the running night of the other room alone', async () => {
    const server = await start({ hotel });
    const { desk, id } = await inRoom(server, FROM, NEXT, 1, undefined, { quantity: 2, totalPrice: 1_800_000 });
    for (const door of ['B902', 'B516']) await desk.send('POST', `bookings/${id}/doors`, { door });
    await desk.send('PUT', `bookings/${id}/arrived`, {});
    const doors = (await desk.get(`bookings/${id}/doors`)).json<{ rooms: { stayId: string; door: string }[] }>().rooms;
    const gone = doors.find(({ door }) => door === 'B516')?.stayId ?? '';
    expect((await desk.send('POST', `stays/${gone}/end`, {})).statusCode).toBe(200);
    server.clock.forward(2 * DAY);
    for (let time = 0; time < 3; time += 1) {
      server.clock.forward(2 * 60_000);
      await server.app.services.bookings.jobs.run();
    }
    const nights = await server.database.db
      .selectFrom('room_nights')
      .select('slot')
      .where('booking_id', '=', id)
      .where('night', '=', LATER)
      .execute();
    expect(nights).toHaveLength(1);
  });
});

onEveryEngine('a guest who leaves before the agreed day', (start) => {
  const early = async (server: TestServer) => {
    const guest = await inRoom(server, FROM, '2026-11-23', 1, 'B902', { totalPrice: 2_700_000 });
    await guest.desk.send('PUT', `bookings/${guest.id}/arrived`, {});
    server.clock.forward(DAY);
    return guest;
  };
  const dueOf = async (desk: Desk, id: string): Promise<number> => (await billOf(desk, id)).balance;

  it('pays for the nights that nobody slept, unless they are taken off; taken back they stand there again', async () => {
    const server = await start({ hotel });
    const { desk, id } = await early(server);
    const asked = (await desk.get(`bookings/${id}/departure`)).json<Departure>();
    expect(asked).toMatchObject({ due: 2_700_000, freed: { from: NEXT, to: '2026-11-23' }, unused: 1_800_000 });
    await desk.send('PUT', `bookings/${id}/left`, { dropNights: true });
    expect(await dueOf(desk, id)).toBe(900_000);
    expect((await billOf(desk, id)).lines.at(-1)).toMatchObject({ kind: 'DISCOUNT', amount: -1_800_000 });
    await desk.send('DELETE', `bookings/${id}/left`);
    expect(await dueOf(desk, id)).toBe(2_700_000);
    await desk.send('PUT', `bookings/${id}/left`, {});
    expect(await dueOf(desk, id)).toBe(2_700_000);
  });
});
