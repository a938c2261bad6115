/** @module-tag last-ring */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DeskBookingDetail } from '../../../src/contract/bookings/desk';
import type { Todo } from '../../../src/contract/desk/today';
import { bookingNumber } from '../../../src/domain/bookings/booking-number';
import { type Desk, deskOf } from '../../support/desk';
import { onEveryEngine, onSqlite } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { booked, bookingOf, stayHotel } from '../../support/stays';
import { type SmtpStandIn, startSmtp } from '../../support/stand-ins/smtp';

const hotel = stayHotel();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let smtp: SmtpStandIn;
beforeEach(async () => {
  smtp = await startSmtp();
});
afterEach(() => smtp.close());

const withSmtp = (url = smtp.url) => ({
  hotel,
  env: {
    SMTP_URL: url,
    MAIL_FROM: 'dat-phong@hotel.example',
    PUBLIC_ORIGIN: 'https://hotel.example',
    MOMO_SANDBOX: 'allow',
  },
});
const mailTodos = async (desk: Desk): Promise<Todo[]> =>
  (await desk.get('today')).json<{ todos: Todo[] }>().todos.filter(({ kind }) => kind === 'mail');
const mailsOf = async (desk: Desk, id: string) =>
  (await desk.get(`bookings/${id}`)).json<DeskBookingDetail>().mails ?? [];
const viewOf = async ({ app }: TestServer, id: string) =>
  (await app.inject(`/api/apartment-bookings/${id}`)).json<{ mail?: string }>().mail;
/** Tries what is due, as often as a mail server is asked within so many tries. */
async function tryTimes(server: TestServer, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await server.app.services.mails.run();
    server.clock.forward(5000 * 2 ** time);
  }
}

onEveryEngine('a mail that was refused for good', (start) => {
  it('is a task at once that names guest and number, and is sent again to the corrected address', async () => {
    const server = await start(withSmtp());
    const desk = await deskOf(server);
    smtp.refused.set('hong1@example.vn', 553);
    const id = await booked(server, bookingOf({ status: 'PENDING' }));
    await server.app.services.mails.run();
    const [todo, ...others] = await mailTodos(desk);
    expect(others).toEqual([]);
    expect(todo).toMatchObject({
      code: 'refused',
      mail: 'requested',
      who: 'Nguyễn Thị Hồng 1',
      number: bookingNumber(id),
      phone: '0912 345 101',
      bookingId: id,
    });
    expect(await viewOf(server, id)).toBe('failed');
    const [line] = await mailsOf(desk, id);
    expect(line).toMatchObject({ state: 'failed', reason: 'refused', answer: '553 5.1.1', again: true });
    // Its server has had its last word: five days of tries would change nothing.
    server.clock.forward(DAY);
    await server.app.services.mails.run();
    const row = await server.database.db.selectFrom('mails').select('tries').executeTakeFirst();
    expect(row?.tries).toBe(1);

    const { sequence } = (await desk.get(`bookings/${id}`)).json<DeskBookingDetail>();
    server.clock.forward(-DAY);
    await desk.send('PATCH', `bookings/${id}`, { sequence, guestEmail: 'hong@example.vn' });
    const again = `mails/${line?.id ?? ''}/again`;
    expect((await desk.send('POST', again, {})).statusCode).toBe(200);
    expect((await desk.send('POST', again, {})).statusCode).toBe(404);
    await server.app.services.mails.run();
    await vi.waitFor(() => expect(smtp.received.map(({ to }) => to[0])).toEqual(['hong@example.vn']), 10_000);
    expect(await mailTodos(desk)).toEqual([]);
    await vi.waitFor(async () => expect(await viewOf(server, id)).toBe('sent'), 10_000);
    const log = server.logs.join('');
    expect(log).toContain(bookingNumber(id));
    expect(log).not.toContain('example.vn');
  });

  it('is done with once the guest was told by telephone, which can be taken back', async () => {
    const server = await start(withSmtp());
    const desk = await deskOf(server);
    smtp.refuseWith = 550;
    const id = await booked(server, bookingOf({ status: 'PENDING' }));
    await server.app.services.mails.run();
    const [line] = await mailsOf(desk, id);
    const path = `mails/${line?.id ?? ''}`;
    expect((await desk.send('PUT', path, { told: true })).statusCode).toBe(200);
    expect(await mailTodos(desk)).toEqual([]);
    expect(await mailsOf(desk, id)).toMatchObject([{ state: 'failed', settled: true, again: false }]);
    await desk.send('PUT', path, { told: false });
    expect(await mailTodos(desk)).toHaveLength(1);
    expect((await desk.send('PUT', 'mails/nothing', { told: true })).statusCode).toBe(404);
  });
});

onEveryEngine('mails that cannot go out', (start) => {
  it('are one red line after some tries, and none once they go out', async () => {
    const server = await start(withSmtp());
    const desk = await deskOf(server);
    smtp.refuseWith = 451;
    const id = await booked(server, bookingOf({ status: 'PENDING' }));
    await tryTimes(server, 4);
    expect(await mailTodos(desk)).toEqual([]);
    await server.app.services.mails.run();
    expect(await mailTodos(desk)).toMatchObject([{ key: 'mail:down', code: 'later', mails: 1 }]);
    expect(await viewOf(server, id)).toBe('waiting');
    expect(await mailsOf(desk, id)).toMatchObject([{ state: 'waiting', reason: 'later', answer: '451' }]);
    smtp.refuseWith = null;
    server.clock.forward(10 * MINUTE);
    await server.app.services.mails.run();
    expect(await mailTodos(desk)).toEqual([]);
    expect(await viewOf(server, id)).toBe('sent');
  });
});

const start = onSqlite();

it('a mail server that is away is told after three tries', async () => {
  const away = await startSmtp();
  await away.close();
  const server = await start(withSmtp(away.url));
  const desk = await deskOf(server);
  await booked(server, bookingOf());
  await tryTimes(server, 2);
  expect(await mailTodos(desk)).toEqual([]);
  await server.app.services.mails.run();
  expect(await mailTodos(desk)).toMatchObject([{ key: 'mail:down', code: 'down' }]);
});

it.each([
  ['a sign-in', { login: true }, 'signIn'],
  ['a sender', { login: false }, 'sender'],
])('%s that the mail server refuses is told at once and tried again', async (_case, options, code) => {
  const strict = await startSmtp(options);
  strict.refused.set('dat-phong@hotel.example', 550);
  const server = await start(withSmtp(strict.url));
  const desk = await deskOf(server);
  await booked(server, bookingOf());
  await server.app.services.mails.run();
  expect(await mailTodos(desk)).toMatchObject([{ key: 'mail:down', code }]);
  const row = await server.database.db.selectFrom('mails').select(['outcome', 'next_at']).executeTakeFirst();
  expect(row).toEqual({ outcome: null, next_at: server.clock.now + 5000 });
  await strict.close();
});

it('a mail that is given up after five days is a task', async () => {
  const server = await start(withSmtp());
  const desk = await deskOf(server);
  smtp.refuseWith = 451;
  const id = await booked(server, bookingOf({ status: 'PENDING' }));
  await desk.send('POST', `bookings/${id}/confirm`, {});
  await server.app.services.mails.run();
  server.clock.forward(5 * DAY);
  await server.app.services.mails.run();
  const told = (await mailTodos(desk)).map(({ mail, code }) => [mail, code]);
  // The request was confirmed long ago: that it was not sent is no loss.
  expect(told).toEqual([['confirmed', 'gaveUp']]);
});

it('what opens a guide or an account is wiped from a mail that cannot arrive', async () => {
  const server = await start(withSmtp());
  const desk = await deskOf(server);
  smtp.refuseWith = 550;
  const stay = { apartment: 'B902', guestName: 'Trần Quang Huy', from: '2026-11-20', to: '2026-11-23' };
  const { id, link } = (await desk.send('POST', 'stays', stay)).json<{ id: string; link: string }>();
  const key = /#s=(.+)$/.exec(link)?.[1] ?? '';
  expect((await desk.send('POST', `stays/${id}/mail`, { email: 'huy@example.vn', lang: 'vi', key })).statusCode).toBe(
    200,
  );
  await server.app.services.mails.run();
  await vi.waitFor(async () => expect(await mailTodos(desk)).toHaveLength(1), 10_000);
  expect(await mailTodos(desk)).toMatchObject([{ mail: 'stayLink', who: 'Trần Quang Huy', place: 'B902' }]);
  const [row] = await server.database.db.selectFrom('mails').select('body').execute();
  expect(row?.body).not.toContain(key);
});
