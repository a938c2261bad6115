import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DeskMails, MailTest } from '../../../src/contract/mails/desk';
import { bookingNumber } from '../../../src/domain/bookings/booking-number';
import { changeBooking } from '../../../src/server/modules/bookings/change-status';
import { deskOf } from '../../support/desk';
import { onSqlite } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { booked, bookingOf, cancel, stayHotel } from '../../support/stays';
import { partsOf, type SmtpStandIn, startSmtp } from '../../support/stand-ins/smtp';

const HOUSE = 'nha@hotel.example';
let smtp: SmtpStandIn;
beforeEach(async () => {
  smtp = await startSmtp();
});
afterEach(() => smtp.close());

const start = onSqlite();
const startWith = (email: string): Promise<TestServer> =>
  start({
    hotel: stayHotel({ email }),
    env: {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'dat-phong@hotel.example',
      PUBLIC_ORIGIN: 'https://hotel.example',
      MOMO_SANDBOX: 'allow',
    },
  });
const toHouse = (address = HOUSE): string[] =>
  smtp.received.filter(({ to }) => to[0] === address).map(({ raw }) => partsOf(raw)['text/plain'] ?? '');

it('the house is told of a booking by its number, without what opens it', async () => {
  const server = await startWith(HOUSE);
  const id = await booked(server, bookingOf({ status: 'PENDING', guestIdentityNumber: '012345678901' }));
  await vi.waitFor(() => expect(toHouse()).toHaveLength(1), 10_000);
  const [text = ''] = toHouse();
  for (const fact of [
    bookingNumber(id),
    'Nguyễn Thị Hồng 1',
    'Căn Hộ Đẹp, Studio',
    '24/12/2026',
    '2.550.000',
    `https://hotel.example/reception/bookings?number=${bookingNumber(id).replace(' ', '')}`,
  ]) {
    expect(text).toContain(fact);
  }
  for (const secret of [id, '012345678901', 'hong1@example.vn']) expect(text).not.toContain(secret);
});

it('each of request, payment and cancellation is one mail; what the desk does itself is none', async () => {
  const server = await startWith(HOUSE);
  const desk = await deskOf(server);
  const kinds = async (): Promise<string[]> =>
    (
      await server.database.db
        .selectFrom('mails')
        .select('body')
        .where('kind', '=', 'bookingForHotel')
        .orderBy('created_at')
        .execute()
    ).map(({ body }) => (JSON.parse(body) as { news: string }).news);
  const held = await booked(server, bookingOf());
  expect(await kinds()).toEqual([]);
  const paid = { paid: 2_550_000, payment_method: 'MOMO' as const };
  await server.database.db.transaction().execute((tx) => changeBooking(tx, held, 'paid', server.clock.now, paid));
  server.clock.forward(1);
  await cancel(server, held);
  server.clock.forward(1);
  const asked = await booked(server, bookingOf({ roomId: 3, totalPrice: 1_600_000, status: 'PENDING' }, 2));
  await desk.send('POST', `bookings/${asked}/confirm`, {});
  await desk.send('POST', `bookings/${asked}/cancel`, {});
  expect(await kinds()).toEqual(['paid', 'cancelled', 'requested']);
});

it('a house without an address of its own decides first; then mails go where they come from', async () => {
  const server = await startWith('');
  const desk = await deskOf(server);
  const read = async (): Promise<DeskMails> => (await desk.get('mails')).json<DeskMails>();
  expect(await read()).toMatchObject({ eachBooking: false, house: 'dat-phong@hotel.example', way: 'server' });
  expect((await desk.send('PUT', 'mails', { eachBooking: true })).statusCode).toBe(200);
  expect(await read()).toMatchObject({ eachBooking: true });
  await booked(server, bookingOf({ status: 'PENDING' }));
  await vi.waitFor(() => expect(toHouse('dat-phong@hotel.example')).toHaveLength(1), 10_000);
});

it('requests go to the house, not to where mails come from', async () => {
  const server = await startWith(HOUSE);
  const enquiry = {
    fullName: 'Trần Văn Nam',
    phoneNumber: '0912345678',
    email: 'nam@example.vn',
    checkIn: '2026-12-24',
    checkOut: '2026-12-26',
    adults: 2,
    children: 0,
  };
  await server.app.inject({ method: 'POST', url: '/api/apartments/1/send-email', payload: enquiry });
  await vi.waitFor(() => expect(toHouse()).toHaveLength(1), 10_000);
});

it('a house whose own mailbox takes nothing has one task for all of it', async () => {
  const server = await startWith(HOUSE);
  const desk = await deskOf(server);
  smtp.refused.set(HOUSE, 550);
  await booked(server, bookingOf({ status: 'PENDING' }));
  await booked(server, bookingOf({ roomId: 3, totalPrice: 1_600_000, status: 'PENDING' }, 2));
  await server.app.services.mails.run();
  const todos = async () =>
    (await desk.get('today'))
      .json<{ todos: { key: string; kind: string; mail?: string; mails?: number }[] }>()
      .todos.filter(({ kind }) => kind === 'mail');
  const [todo, ...others] = await todos();
  expect(others).toEqual([]);
  expect(todo).toMatchObject({ mail: 'bookingForHotel', mails: 2 });
  await desk.send('PUT', `mails/${todo?.key.slice('mail:'.length) ?? ''}`, { told: true });
  expect(await todos()).toEqual([]);
});

it('a mail names the street, and promises nobody at night', async () => {
  const address = {
    vi: '12 Phố Biển, Bãi Cháy, Hạ Long, Quảng Ninh',
    en: '12 Bien Street, Bai Chay, Ha Long, Quang Ninh',
  };
  const server = await start({
    hotel: stayHotel({ address }),
    env: { SMTP_URL: smtp.url, MAIL_FROM: 'dat-phong@hotel.example', PUBLIC_ORIGIN: 'https://hotel.example' },
  });
  await booked(server, bookingOf({ status: 'PENDING' }));
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), 10_000);
  const text = partsOf(smtp.received[0]?.raw ?? '')['text/plain'] ?? '';
  expect(text).toContain(`Địa chỉ: ${address.vi}`);
  expect(text).not.toContain('24/7');
});

it('a test mail says what the mail server answered, and has its share', async () => {
  const server = await startWith(HOUSE);
  const desk = await deskOf(server);
  const test = () => desk.send('POST', 'mails/test', {});
  expect((await test()).json<MailTest>()).toEqual({ result: 'sent', to: 'letan@hien.example', answer: null });
  expect(smtp.received.map(({ to }) => to)).toEqual([['letan@hien.example']]);
  smtp.refused.set('letan@hien.example', 550);
  expect((await test()).json<MailTest>()).toMatchObject({ result: 'refused', answer: '550 5.1.1' });
  smtp.refused.set('dat-phong@hotel.example', 553);
  expect((await test()).json<MailTest>()).toMatchObject({ result: 'sender' });
  await smtp.close();
  expect((await test()).json<MailTest>()).toMatchObject({ result: 'down' });
  const codes = [(await test()).statusCode, (await test()).statusCode, (await test()).statusCode];
  expect(codes).toEqual([200, 200, 429]);
  server.clock.forward(10 * 60_000);
  expect((await test()).statusCode).toBe(200);
  expect((await desk.get('audit')).body).toContain('mails.test');
  smtp = await startSmtp();
});

it('a test mail of a house without a mail server says that it was only kept', async () => {
  const server = await start({ hotel: stayHotel() });
  const desk = await deskOf(server);
  expect((await desk.send('POST', 'mails/test', {})).json<MailTest>()).toMatchObject({ result: 'kept' });
  expect((await desk.get('mails')).json<DeskMails>()).toMatchObject({ way: 'files', trouble: null });
});
