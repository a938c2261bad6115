import { expect, it } from 'vitest';
import type { BookingView } from '../../../src/contract/bookings/bookings';
import type { AuditPage } from '../../../src/contract/desk/audit';
import type { BookingDoors, GivenDoor } from '../../../src/contract/bookings/desk-guests';
import type { DeskBookingDetail, DeskBookingPage } from '../../../src/contract/bookings/desk';
import type { DeskCalendar } from '../../../src/contract/bookings/desk-availability';
import type { Departure } from '../../../src/contract/bookings/desk-departures';
import type { Today } from '../../../src/contract/desk/today';
import type { GuideAnswer } from '../../../src/contract/guide/guide';
import { deskOf, type Desk } from '../../support/desk';
import { mailKinds } from '../../support/payments';
import { onEveryEngine } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { asBooker, booked, bookingOf, stayHotel, totalOfRoom1 } from '../../support/stays';

const hotel = stayHotel({ guideAccess: 'stay' });
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The test's clock stands at 10:00 in Viet Nam on 20 November 2026; check-in is at 14:00. */
const FROM = '2026-11-20';
const TO = '2026-11-23';
const DUE = totalOfRoom1(FROM, TO);

/** A confirmed booking of the one room 1 with its one door, on the evening of the first day. */
async function awaited(server: TestServer): Promise<{ desk: Desk; id: string; link: string }> {
  const desk = await deskOf(server);
  const id = await booked(server, bookingOf({ checkIn: FROM, checkOut: TO, totalPrice: DUE, status: 'PENDING' }));
  await desk.send('POST', `bookings/${id}/confirm`, {});
  const { link } = (await desk.send('POST', `bookings/${id}/doors`, { door: 'A1001' })).json<GivenDoor>();
  server.clock.forward(12 * HOUR);
  return { desk, id, link };
}
const missed = (desk: Desk, id: string) => desk.send('PUT', `bookings/${id}/no-show`, {});
const late = (desk: Desk, id: string) => desk.send('DELETE', `bookings/${id}/no-show`);
const detail = async (desk: Desk, id: string): Promise<DeskBookingDetail> =>
  (await desk.get(`bookings/${id}`)).json<DeskBookingDetail>();
const board = async (desk: Desk): Promise<Today> => (await desk.get('today')).json<Today>();
const access = async ({ app }: TestServer, link: string): Promise<string> => {
  const headers = { authorization: `Stay ${link.slice(link.indexOf('#s=') + 3)}` };
  return (await app.inject({ url: '/api/guide/A1001', headers })).json<GuideAnswer>().access;
};
const nightsOf = async ({ database }: TestServer, id: string): Promise<string[]> =>
  (
    await database.db.selectFrom('room_nights').select('night').where('booking_id', '=', id).orderBy('night').execute()
  ).map(({ night }) => night);
const doorNights = async ({ database }: TestServer): Promise<string[]> =>
  (await database.db.selectFrom('door_nights').select('night').orderBy('night').execute()).map(({ night }) => night);
const another = (server: TestServer, checkIn: string, checkOut: string): Promise<string> =>
  booked(server, bookingOf({ checkIn, checkOut, totalPrice: totalOfRoom1(checkIn, checkOut), status: 'PENDING' }, 7));

onEveryEngine('a guest who does not come', (start) => {
  it('is told before: the nights that are sold again, the door, and the balance', async () => {
    const server = await start({ hotel });
    const { desk, id } = await awaited(server);
    expect((await desk.get(`bookings/${id}/departure`)).json<Departure>()).toMatchObject({
      due: DUE,
      freed: { from: FROM, to: TO },
      stays: [{ apartment: 'A1001', sure: true }],
    });
    expect((await detail(desk, id)).can).toMatchObject({ noShow: true, comeLate: false });
  });

  it('gives room, door and link back from tonight on, and keeps the money as it is', async () => {
    const server = await start({ hotel });
    const { desk, id, link } = await awaited(server);
    expect(await access(server, link)).toBe('open');
    const mails = await mailKinds(server);
    expect((await missed(desk, id)).statusCode).toBe(200);
    server.clock.forward(1000);
    expect([await nightsOf(server, id), await doorNights(server), await access(server, link)]).toEqual([
      [],
      [],
      'ended',
    ]);
    expect(await detail(desk, id)).toMatchObject({
      status: 'CONFIRMED',
      noShow: true,
      balance: DUE,
      can: { noShow: false, comeLate: true, arrive: false, leave: false, move: false, mail: false, cancel: true },
    });
    const now = await board(desk);
    expect(now.arrivals).toMatchObject([{ id, noShowAt: expect.any(String) as string }]);
    expect(now.todos).toContainEqual(expect.objectContaining({ kind: 'rotate', place: 'A1001' }));
    expect(await mailKinds(server)).toEqual(mails);
    await another(server, FROM, '2026-11-22');
  });

  it('keeps the night that has gone by when it is noted the next morning', async () => {
    const server = await start({ hotel });
    const { desk, id } = await awaited(server);
    server.clock.forward(12 * HOUR);
    await missed(desk, id);
    expect([await nightsOf(server, id), await doorNights(server)]).toEqual([[FROM], [FROM]]);
    const { bars } = (await desk.get(`calendar?from=${FROM}&nights=7`)).json<DeskCalendar>();
    expect(bars).toMatchObject([{ id, presence: 'noShow', from: FROM, to: '2026-11-21' }]);
  });

  it('who comes late after all has nights, door and the same link again', async () => {
    const server = await start({ hotel });
    const { desk, id, link } = await awaited(server);
    await missed(desk, id);
    server.clock.forward(3 * HOUR);
    expect((await late(desk, id)).statusCode).toBe(200);
    expect(await nightsOf(server, id)).toEqual([FROM, '2026-11-21', '2026-11-22']);
    expect(await doorNights(server)).toHaveLength(3);
    expect(await access(server, link)).toBe('open');
    expect(await detail(desk, id)).toMatchObject({ can: { arrive: true, noShow: true, comeLate: false } });
    expect((await board(desk)).arrivals[0]?.noShowAt).toBeUndefined();
    expect((await desk.send('PUT', `bookings/${id}/arrived`, {})).statusCode).toBe(200);
  });

  it('is not taken back into nights that somebody else has bought', async () => {
    const server = await start({ hotel });
    const { desk, id, link } = await awaited(server);
    await missed(desk, id);
    await another(server, '2026-11-21', '2026-11-22');
    expect((await late(desk, id)).json()).toMatchObject({ code: 'nightTaken', night: '2026-11-21' });
    expect([await nightsOf(server, id), await access(server, link)]).toEqual([[], 'ended']);
  });

  it('gets the nights that are left when the first ones were sold to others', async () => {
    const server = await start({ hotel });
    const { desk, id } = await awaited(server);
    await missed(desk, id);
    await desk.send('POST', `bookings/${await another(server, FROM, '2026-11-21')}/confirm`, {});
    server.clock.forward(DAY);
    expect((await late(desk, id)).statusCode).toBe(200);
    expect(await nightsOf(server, id)).toEqual(['2026-11-21', '2026-11-22']);
  });

  it('who comes late to a door that is taken waits for another one with the same link', async () => {
    const server = await start({ hotel });
    const { desk, id, link } = await awaited(server);
    await missed(desk, id);
    const guest = { apartment: 'A1001', guestName: 'Trần Văn Hai', from: FROM, to: '2026-11-22' };
    expect((await desk.send('POST', 'stays', guest)).statusCode).toBe(201);
    expect((await late(desk, id)).statusCode).toBe(200);
    expect(await nightsOf(server, id)).toHaveLength(3);
    expect((await desk.get(`bookings/${id}/doors`)).json<BookingDoors>().rooms).toMatchObject([{ door: null }]);
    expect(await access(server, link)).not.toBe('open');
    // The guest, who may be on the way, is told once that the link waits, and again when there is a door.
    expect((await mailKinds(server)).filter((kind) => kind.startsWith('door'))).toEqual(['doorGiven', 'doorWaits']);
    server.clock.forward(1000);
    const { link: again } = (
      await desk.send('POST', `bookings/${id}/doors`, { door: 'B902', upgrade: { amount: 0 } })
    ).json<GivenDoor>();
    expect(again.split('#')[1]).toBe(link.split('#')[1]);
    expect((await mailKinds(server)).filter((kind) => kind.startsWith('door'))).toEqual([
      'doorGiven',
      'doorWaits',
      'doorGiven',
    ]);
  });

  it('is noted from the hour of check-in on, of a confirmed booking whose guest is not here', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await booked(server, bookingOf({ checkIn: FROM, checkOut: TO, totalPrice: DUE, status: 'PENDING' }));
    server.clock.forward(3 * HOUR);
    expect((await missed(desk, id)).json()).toMatchObject({ code: 'markOver' });
    await desk.send('POST', `bookings/${id}/confirm`, {});
    expect((await missed(desk, id)).json()).toMatchObject({ code: 'noShowTooEarly' });
    server.clock.forward(2 * HOUR);
    await desk.send('PUT', `bookings/${id}/arrived`, {});
    expect((await missed(desk, id)).json()).toMatchObject({ code: 'markOver' });
    expect((await missed(desk, 'nothing')).statusCode).toBe(404);
  });

  it('stands in the story, the list, the file and the activity log, once', async () => {
    const server = await start({ hotel });
    const { desk, id } = await awaited(server);
    await missed(desk, id);
    await missed(desk, id);
    expect((await detail(desk, id)).history.filter(({ event }) => event === 'noShow')).toHaveLength(1);
    const listed = async (filter: string): Promise<string[]> =>
      (await desk.get(`bookings?filter=${filter}`)).json<DeskBookingPage>().items.map((one) => one.id);
    expect([await listed('noShow'), await listed('confirmed')]).toEqual([[id], []]);
    expect((await desk.get('bookings.csv?lang=vi')).body).toContain('Khách không đến');
    await late(desk, id);
    expect((await detail(desk, id)).history.at(-1)).toMatchObject({ event: 'cameLate' });
    const audit = (await desk.get('audit?kind=changes')).json<AuditPage>().items.map(({ action }) => action);
    expect(audit).toEqual(expect.arrayContaining(['booking.noShow', 'booking.cameLate']));
  });

  it('reads it on their own page, without a guide, and can be cancelled with what was paid settled', async () => {
    const server = await start({ hotel });
    const { desk, id, link } = await awaited(server);
    await missed(desk, id);
    const view = (
      await server.app.inject({ url: `/api/apartment-bookings/${id}`, headers: asBooker(id) })
    ).json<BookingView>();
    expect(view).toMatchObject({ status: 'CONFIRMED', noShow: true, cancellation: { allowed: false } });
    expect(view.guides).toBeUndefined();
    expect((await desk.send('POST', `bookings/${id}/cancel`, { waiveFee: true })).statusCode).toBe(200);
    server.clock.forward(1000);
    expect(await access(server, link)).not.toBe('open');
    expect((await late(desk, id)).json()).toMatchObject({ code: 'markOver' });
    expect((await detail(desk, id)).balance).toBe(0);
  });
});
