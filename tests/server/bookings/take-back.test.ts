import { expect, it } from 'vitest';
import type { GivenDoor } from '../../../src/contract/bookings/desk-guests';
import type { DeskBookingDetail } from '../../../src/contract/bookings/desk';
import type { GuideAnswer } from '../../../src/contract/guide/guide';
import { deskOf, type Desk } from '../../support/desk';
import { mailKinds } from '../../support/payments';
import { onEveryEngine } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { booked, bookingOf, soldNights, stayHotel, totalOfRoom1 } from '../../support/stays';

const hotel = stayHotel({ guideAccess: 'stay' });
const HOUR = 3_600_000;
const [FROM, TO] = ['2026-11-21', '2026-11-23'];
const DAYS = { checkIn: FROM, checkOut: TO, totalPrice: totalOfRoom1(FROM, TO) };
const UNDO = { undo: true };

/** A request for the one room 1, and its confirmation where that is wanted. */
async function asked(server: TestServer, confirm?: object): Promise<{ desk: Desk; id: string }> {
  const desk = await deskOf(server);
  const id = await booked(server, bookingOf({ ...DAYS, status: 'PENDING' }));
  server.clock.forward(1000);
  if (confirm) await desk.send('POST', `bookings/${id}/confirm`, confirm);
  server.clock.forward(1000);
  return { desk, id };
}
const detail = async (desk: Desk, id: string): Promise<DeskBookingDetail> =>
  (await desk.get(`bookings/${id}`)).json<DeskBookingDetail>();
const undo = (desk: Desk, id: string, what: 'confirm' | 'cancel') => desk.send('DELETE', `bookings/${id}/${what}`);
const access = async ({ app }: TestServer, link: string): Promise<string> => {
  const headers = { authorization: `Stay ${link.slice(link.indexOf('#s=') + 3)}` };
  return (await app.inject({ url: '/api/guide/A1001', headers })).json<GuideAnswer>().access;
};

onEveryEngine('the desk takes a confirmation back', (start) => {
  it('the request waits as long as it did, and lapses by its hour; its guest has read nothing', async () => {
    const server = await start({ hotel });
    const { desk, id } = await asked(server);
    const { endsAt } = await detail(desk, id);
    await desk.send('POST', `bookings/${id}/confirm`, UNDO);
    await server.app.services.mails.run();
    expect(await mailKinds(server)).toContain('confirmed');
    for (let times = 0; times < 2; times += 1) expect((await undo(desk, id, 'confirm')).statusCode).toBe(200);
    expect(await detail(desk, id)).toMatchObject({ status: 'PENDING', endsAt, can: { confirm: true } });
    expect((await detail(desk, id)).history.map(({ status }) => status)).toEqual(['PENDING', 'CONFIRMED', 'PENDING']);
    expect(await mailKinds(server)).not.toContain('confirmed');
    server.clock.forward(25 * HOUR);
    expect((await detail(desk, id)).status).toBe('LAPSED');
    await booked(server, bookingOf(DAYS, 2));
  });

  it('a guest who has read that it is confirmed reads that it waits again', async () => {
    const server = await start({ hotel });
    const { desk, id } = await asked(server, {});
    await server.app.services.mails.run();
    await undo(desk, id, 'confirm');
    expect((await mailKinds(server)).slice(-2)).toEqual(['confirmed', 'requested']);
  });

  it.each([
    ['undoPaid', (desk: Desk, id: string) => desk.send('POST', `bookings/${id}/payments`, { kind: 'CASH', amount: 1 })],
    ['undoDoor', (desk: Desk, id: string) => desk.send('POST', `bookings/${id}/doors`, { door: 'A1001' })],
    ['undoArrived', (desk: Desk, id: string) => desk.send('PUT', `bookings/${id}/arrived`, {})],
    ['undoChanged', (desk: Desk, id: string) => desk.send('POST', `bookings/${id}/confirmation`, {})],
  ])('not when something has been built on it: %s', async (code, build) => {
    const server = await start({ hotel });
    const { desk, id } = await asked(server, UNDO);
    if (code === 'undoArrived') server.clock.forward(30 * HOUR);
    expect((await build(desk, id)).statusCode).toBeLessThan(300);
    expect((await undo(desk, id, 'confirm')).json()).toMatchObject({ code });
    expect((await detail(desk, id)).status).toBe('CONFIRMED');
  });

  it('not when the hour until which it could be confirmed has gone by', async () => {
    const server = await start({ hotel });
    const { desk, id } = await asked(server, UNDO);
    server.clock.forward(25 * HOUR);
    expect((await undo(desk, id, 'confirm')).json()).toMatchObject({ code: 'undoLapsed' });
  });
});

onEveryEngine('the desk takes a cancellation back', (start) => {
  it('nights, door, link, bill and to-dos are as before, and no mail goes out', async () => {
    const server = await start({ hotel });
    const { desk, id } = await asked(server, {});
    const { link } = (await desk.send('POST', `bookings/${id}/doors`, { door: 'A1001' })).json<GivenDoor>();
    await desk.send('POST', `bookings/${id}/payments`, { kind: 'TRANSFER', amount: DAYS.totalPrice });
    server.clock.forward(1000);
    await server.app.services.mails.run();
    const [before, sold, mails] = [await detail(desk, id), await soldNights(server), await mailKinds(server)];
    await desk.send('POST', `bookings/${id}/cancel`, UNDO);
    expect(await detail(desk, id)).toMatchObject({ status: 'CANCELLED', refundDue: DAYS.totalPrice / 2 });
    server.clock.forward(1000);
    for (let times = 0; times < 2; times += 1) expect((await undo(desk, id, 'cancel')).statusCode).toBe(200);
    const { status, doors, paid, charges, balance, refundDue, can } = before;
    expect(await detail(desk, id)).toMatchObject({ status, doors, paid, charges, balance, refundDue, can });
    expect([await soldNights(server), await mailKinds(server)]).toEqual([sold, mails]);
    expect(await access(server, link)).not.toBe('ended');
    const open = server.database.db.selectFrom('attention').select('kind').where('resolved_at', 'is', null);
    expect(await open.execute()).toEqual([]);
  });

  it('not into nights that somebody else has bought', async () => {
    const server = await start({ hotel });
    const { desk, id } = await asked(server, {});
    await desk.send('POST', `bookings/${id}/cancel`, UNDO);
    await booked(server, bookingOf({ ...DAYS, checkIn: '2026-11-22', totalPrice: totalOfRoom1('2026-11-22', TO) }, 2));
    expect((await undo(desk, id, 'cancel')).json()).toMatchObject({ code: 'nightTaken', night: '2026-11-22' });
    expect((await detail(desk, id)).status).toBe('CANCELLED');
  });

  it('a guest who has read that it is cancelled reads that it stands', async () => {
    const server = await start({ hotel });
    const { desk, id } = await asked(server, {});
    await desk.send('POST', `bookings/${id}/cancel`, UNDO);
    server.clock.forward(HOUR);
    await server.app.services.mails.run();
    await undo(desk, id, 'cancel');
    expect((await mailKinds(server)).slice(-2)).toEqual(['cancelled', 'confirmed']);
  });

  it('not when the money has gone back since', async () => {
    const server = await start({ hotel });
    const { desk, id } = await asked(server, {});
    await desk.send('POST', `bookings/${id}/payments`, { kind: 'TRANSFER', amount: DAYS.totalPrice });
    await desk.send('POST', `bookings/${id}/cancel`, { ...UNDO, waiveFee: true });
    await desk.send('POST', `bookings/${id}/refunded`, { means: 'CASH' });
    expect((await undo(desk, id, 'cancel')).json()).toMatchObject({ code: 'undoChanged' });
  });
});
