import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DeskBookingDetail } from '../../../src/contract/bookings/desk';
import { changeBooking } from '../../../src/server/modules/bookings/change-status';
import { type Desk, deskOf } from '../../support/desk';
import { onEveryEngine, onSqlite } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { booked, bookingOf, stayHotel } from '../../support/stays';
import { partsOf, type SmtpStandIn, startSmtp } from '../../support/stand-ins/smtp';

const hotel = stayHotel();
const HOUR = 3_600_000;
let smtp: SmtpStandIn;
beforeEach(async () => {
  smtp = await startSmtp();
  smtp.refuseWith = 451;
});
afterEach(() => smtp.close());

const withSmtp = () => ({
  hotel,
  env: {
    SMTP_URL: smtp.url,
    MAIL_FROM: 'dat-phong@hotel.example',
    PUBLIC_ORIGIN: 'https://hotel.example',
    MOMO_SANDBOX: 'allow',
  },
});
const outage = async ({ app, clock }: TestServer): Promise<void> => {
  await app.services.mails.run();
  clock.forward(60_000);
};
const over = async ({ app, clock }: TestServer, later = HOUR): Promise<void> => {
  // A try that is under way ends while mails are still refused.
  await app.services.mails.run();
  smtp.refuseWith = null;
  clock.forward(later);
  await app.services.mails.run();
};
const mailsOf = async (desk: Desk, id: string) =>
  ((await desk.get(`bookings/${id}`)).json<DeskBookingDetail>().mails ?? []).map(({ kind, state, reason }) => [
    kind,
    state,
    ...(reason === null ? [] : [reason]),
  ]);
const textOf = (at: number): string => partsOf(smtp.received[at]?.raw ?? '')['text/plain'] ?? '';

onEveryEngine('after an outage', (start) => {
  it('a guest who has paid is not asked to pay, and reads the days of now', async () => {
    const server = await start(withSmtp());
    const desk = await deskOf(server);
    const id = await booked(server, bookingOf());
    await outage(server);
    const paid = { paid: 2_550_000, payment_method: 'MOMO' as const };
    await server.database.db.transaction().execute((tx) => changeBooking(tx, id, 'paid', server.clock.now, paid));
    await outage(server);
    const { sequence } = (await desk.get(`bookings/${id}`)).json<DeskBookingDetail>();
    await desk.send('PATCH', `bookings/${id}`, { sequence, guestName: 'Trần Hồng' });
    await over(server);
    expect(smtp.received).toHaveLength(1);
    expect(textOf(0)).toContain('Xin chào Trần Hồng,');
    expect(await mailsOf(desk, id)).toEqual([
      ['hold', 'dropped', 'confirmed'],
      ['confirmed', 'sent'],
    ]);
    expect(server.logs.join('')).toContain('mail not sent: it is no longer true');
  });
});

const start = onSqlite();

it('a hold that has run out by the clock is not offered, and a cancelled stay not confirmed', async () => {
  const server = await start(withSmtp());
  const desk = await deskOf(server);
  const held = await booked(server, bookingOf());
  const asked = await booked(server, bookingOf({ roomId: 3, totalPrice: 1_600_000, status: 'PENDING' }, 2));
  await outage(server);
  await desk.send('POST', `bookings/${asked}/confirm`, {});
  await outage(server);
  await desk.send('POST', `bookings/${asked}/cancel`, {});
  await over(server);
  expect(await mailsOf(desk, held)).toEqual([['hold', 'dropped', 'ended']]);
  expect(await mailsOf(desk, asked)).toEqual([
    ['requested', 'dropped', 'confirmed'],
    ['confirmed', 'dropped', 'cancelled'],
    ['cancelled', 'sent'],
  ]);
});

it('a confirmation that was asked for again goes out once, and to the address of now', async () => {
  const server = await start(withSmtp());
  const desk = await deskOf(server);
  const id = await booked(server, bookingOf({ status: 'PENDING' }));
  server.clock.forward(1);
  await desk.send('POST', `bookings/${id}/confirm`, {});
  await outage(server);
  await desk.send('POST', `bookings/${id}/confirmation`, {});
  await outage(server);
  const { sequence } = (await desk.get(`bookings/${id}`)).json<DeskBookingDetail>();
  await desk.send('PATCH', `bookings/${id}`, { sequence, guestEmail: 'hong@example.vn' });
  await over(server);
  expect(smtp.received.map(({ to }) => to)).toEqual([['hong@example.vn']]);
  expect((await mailsOf(desk, id)).slice(1)).toEqual([
    ['confirmed', 'dropped', 'newer'],
    ['confirmed', 'sent'],
  ]);
});

it('a link for a new password that has ended is not sent', async () => {
  const server = await start(withSmtp());
  await deskOf(server);
  const forgot = { email: 'letan@hien.example' };
  await server.app.inject({ method: 'POST', url: '/api/v1/auth/forgot-password', payload: forgot });
  await outage(server);
  await over(server, 2 * HOUR);
  const [row] = await server.database.db.selectFrom('mails').select(['outcome', 'reason', 'body']).execute();
  expect(row).toMatchObject({ outcome: 'DROPPED', reason: 'linkOver' });
  expect(row?.body).toContain('"token":""');
  expect(smtp.received).toEqual([]);
});

it.each([
  ['a stay that was taken back', (desk: Desk, id: string) => desk.send('DELETE', `stays/${id}`), 'linkOver'],
  [
    'a stay whose link is another one',
    (desk: Desk, id: string) => desk.send('POST', `stays/${id}/link`, {}),
    'linkOver',
  ],
])('the link of %s is not sent', async (_case, change, reason) => {
  const server = await start(withSmtp());
  const desk = await deskOf(server);
  const stay = { apartment: 'B902', guestName: 'Trần Quang Huy', from: '2026-11-20', to: '2026-11-23' };
  const { id, link } = (await desk.send('POST', 'stays', stay)).json<{ id: string; link: string }>();
  const key = /#s=(.+)$/.exec(link)?.[1] ?? '';
  await desk.send('POST', `stays/${id}/mail`, { email: 'huy@example.vn', lang: 'vi', key });
  await outage(server);
  expect((await change(desk, id)).statusCode).toBeLessThan(300);
  await over(server);
  const [row] = await server.database.db.selectFrom('mails').select(['outcome', 'reason', 'body']).execute();
  expect(row).toMatchObject({ outcome: 'DROPPED', reason });
  expect(row?.body).not.toContain(key);
});

it('a door that was given and taken back again is not told', async () => {
  const server = await start(withSmtp());
  const desk = await deskOf(server);
  const id = await booked(server, bookingOf({ status: 'PENDING' }));
  await desk.send('POST', `bookings/${id}/confirm`, {});
  expect((await desk.send('POST', `bookings/${id}/doors`, { door: 'A1001' })).statusCode).toBe(201);
  await outage(server);
  await desk.send('DELETE', `bookings/${id}/doors/A1001`);
  await over(server);
  expect(await mailsOf(desk, id)).toContainEqual(['doorGiven', 'dropped', 'doorChanged']);
});

it('what happens within moments is told in its order', async () => {
  const server = await start(withSmtp());
  smtp.refuseWith = null;
  const desk = await deskOf(server);
  const id = await booked(server, bookingOf({ status: 'PENDING' }));
  server.clock.forward(1);
  await desk.send('POST', `bookings/${id}/confirm`, {});
  await vi.waitFor(() => expect(smtp.received).toHaveLength(2), 10_000);
  expect(await mailsOf(desk, id)).toEqual([
    ['requested', 'sent'],
    ['confirmed', 'sent'],
  ]);
});
