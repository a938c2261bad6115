import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { secretInFragment } from '../../../src/contract/bookings/stay-address';
import { bookingNumber } from '../../../src/domain/bookings/booking-number';
import { changeBooking } from '../../../src/server/modules/bookings/change-status';
import { deskOf } from '../../support/desk';
import { CANARIES } from '../../support/hotel';
import { onOneServer, onSqlite } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { booked, bookingOf, cancel, stayHotel } from '../../support/stays';
import { partsOf, startSmtp, type SmtpStandIn } from '../../support/stand-ins/smtp';

const hotel = stayHotel();
let smtp: SmtpStandIn;
beforeEach(async () => {
  smtp = await startSmtp();
});
afterEach(() => smtp.close());

const start = onSqlite();
const startWithSmtp = (): Promise<TestServer> =>
  start({
    hotel,
    env: {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Hiên Bãi Cháy <dat-phong@hotel.example>',
      PUBLIC_ORIGIN: 'https://hotel.example',
      MOMO_SANDBOX: 'allow',
    },
  });

const confirm = ({ database: { db }, clock }: TestServer, id: string): Promise<unknown> =>
  db.transaction().execute((tx) => changeBooking(tx, id, 'confirmedByStaff', clock.now));

const subjectOf = (raw: string): string => {
  const header = /^subject: ((?:.+\r?\n[ \t]?)+?)(?=\S+:)/im.exec(raw)?.[1] ?? '';
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : Buffer.from(
            text
              .replace(/_/g, ' ')
              .replace(/=([\dA-F]{2})/gi, (__, hex: string) => String.fromCharCode(parseInt(hex, 16))),
            'latin1',
          ).toString('utf8'),
    )
    .trim();
};

describe('mails about a booking', () => {
  it('say what is kept of what was paid, and offer no free cancelling that is over, under the name of the day', async () => {
    const server = await startWithSmtp();
    const days = { checkIn: '2026-11-21', checkOut: '2026-11-23', totalPrice: 2_550_000 };
    const id = await booked(server, bookingOf({ ...days, status: 'PENDING', guestEmail: 'hong@example.vn' }));
    await confirm(server, id);
    const { db } = server.database;
    await db.updateTable('bookings').set({ paid: 2_550_000 }).where('id', '=', id).execute();
    await db.transaction().execute((tx) => changeBooking(tx, id, 'cancelled', server.clock.now, { fee: 1_275_000 }));
    server.app.services.mails.trigger();
    await vi.waitFor(() => expect(smtp.received).toHaveLength(3), 10_000);
    const [requested, , cancelled] = smtp.received.map(({ raw }) => partsOf(raw)['text/plain'] ?? '');
    expect(requested).toContain('Không mất phí cho đến khi phòng được xác nhận. Sau đó phí huỷ là 50%.');
    expect(requested).not.toContain('Miễn phí trước');
    expect(cancelled).toMatch(/Phí huỷ: 1\.275\.000/);
    expect(cancelled).toMatch(/Hoàn lại: 1\.275\.000/);
  });

  it('tell of a request and of its confirmation, with a calendar file', async () => {
    const server = await startWithSmtp();
    const id = await booked(server, bookingOf({ status: 'PENDING', guestEmail: 'hong@example.vn' }));
    await confirm(server, id);
    server.app.services.mails.trigger();
    await vi.waitFor(() => expect(smtp.received).toHaveLength(2), 10_000);
    const [requested, confirmed] = smtp.received;
    expect(requested).toMatchObject({ from: 'dat-phong@hotel.example', to: ['hong@example.vn'] });
    expect(subjectOf(requested?.raw ?? '')).toBe('Đã nhận yêu cầu đặt phòng: Căn Hộ Đẹp, Studio');
    const parts = partsOf(confirmed?.raw ?? '');
    for (const body of [parts['text/plain'], parts['text/html']]) {
      expect(body).toContain('Xin chào Nguyễn Thị Hồng 1,');
      expect(body).toContain('24/12/2026, từ 14:00');
      expect(body).toContain('2.550.000\u00a0₫');
      expect(body).toContain('Miễn phí trước 14:00 ngày 19/12/2026. Sau đó phí huỷ là 50%.');
      expect(body).toMatch(new RegExp(`https://hotel\\.example/booking/${id}\\?lang=vi#b=[\\w-]{43}\\b`));
      expect(body).toContain(bookingNumber(id));
    }
    for (const exact of ['2.550.000\u00a0₫', bookingNumber(id)])
      expect(parts['text/html'], 'no translator changes it').toContain(`translate="no">${exact}<`);
    expect(parts['text/html']).toMatch(/<span translate="no">[\d ]+<\/span>/);
    expect(parts['text/html']).toContain('<meta name="format-detection" content="telephone=no">');
    expect(parts['text/calendar']).toContain('DTSTART;VALUE=DATE:20261224\r\nDTEND;VALUE=DATE:20261226\r\n');
    expect(parts['text/calendar']).not.toContain('Nguyễn');
  });

  it('bring the link to the guide, which lies in no table, and the same link once the door is known', async () => {
    const server = await startWithSmtp();
    const id = await booked(server, bookingOf({ status: 'PENDING', guestEmail: 'hong@example.vn' }));
    await confirm(server, id);
    server.app.services.mails.trigger();
    await vi.waitFor(() => expect(smtp.received).toHaveLength(2), 10_000);
    const text = partsOf(smtp.received[1]?.raw ?? '')['text/plain'] ?? '';
    const [, key] = /https:\/\/hotel\.example\/hiden-page\?lang=vi#s=([\w-]{43})/.exec(text) ?? [];
    expect(key).toBeDefined();
    const desk = await deskOf(server);
    expect((await desk.send('POST', `bookings/${id}/doors`, { door: 'A1001' })).statusCode).toBe(201);
    await vi.waitFor(() => expect(smtp.received).toHaveLength(3), 10_000);
    expect(partsOf(smtp.received[2]?.raw ?? '')['text/plain']).toContain(`/hiden-page/A1001?lang=vi#s=${key ?? ''}`);
    const rows = await server.database.db.selectFrom('mails').select('body').execute();
    expect(rows.some(({ body }) => body.includes(key ?? '#'))).toBe(false);
  });

  it('bring the booker’s page with the secret that shows whose it is, which lies in no table', async () => {
    const server = await startWithSmtp();
    const id = await booked(server, bookingOf({ status: 'PENDING', guestEmail: 'hong@example.vn' }));
    server.app.services.mails.trigger();
    await vi.waitFor(() => expect(smtp.received).toHaveLength(1), 10_000);
    const text = partsOf(smtp.received[0]?.raw ?? '')['text/plain'] ?? '';
    const secret = secretInFragment(new URL(/https:\S+\/booking\/\S+/.exec(text)?.[0] ?? '').hash);
    const asked = { url: `/api/apartment-bookings/${id}`, headers: { authorization: `Booking ${secret ?? ''}` } };
    expect((await server.app.inject(asked)).json()).toMatchObject({ own: true });
    const rows = await server.database.db.selectFrom('mails').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret ?? '#');
  });

  it('say after cancelling what comes back, and by when', async () => {
    const server = await startWithSmtp();
    const id = await booked(server, bookingOf());
    const { db } = server.database;
    await db
      .transaction()
      .execute((tx) => changeBooking(tx, id, 'paid', server.clock.now, { paid: 2_550_000, payment_method: 'MOMO' }));
    await cancel(server, id);
    await server.app.services.mails.run();
    await vi.waitFor(() => expect(smtp.received).toHaveLength(3), 10_000);
    const told = smtp.received.map(({ raw }) => partsOf(raw)['text/plain'] ?? '').join('\n');
    expect(told).toMatch(/hoàn lại 2\.550\.000\s₫ vào nơi bạn đã trả, chậm nhất sau 7 ngày làm việc/);
  });

  it('say in the language of the booking which door it has by now, and never a code', async () => {
    const server = await startWithSmtp();
    const desk = await deskOf(server);
    const id = await booked(server, bookingOf({ lang: 'en', status: 'PENDING' }));
    await confirm(server, id);
    for (const door of ['A1001', 'A1002']) {
      const answer = await desk.send('POST', `bookings/${id}/doors`, { door });
      expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
      server.clock.forward(1);
    }
    await vi.waitFor(() => expect(smtp.received).toHaveLength(4), 10_000);
    const raw = smtp.received[3]?.raw ?? '';
    expect(subjectOf(raw)).toBe('Your apartment has changed: Căn Hộ Đẹp, Studio (en)');
    const text = partsOf(raw)['text/plain'] ?? '';
    expect(text).toContain('Your apartment is now A1002.');
    expect(text).toMatch(/\/hiden-page\/A1002\?lang=en#s=/);
    for (const canary of Object.values(CANARIES)) expect(raw + text).not.toContain(canary);
  });

  it('are in the language of the booking', async () => {
    const server = await startWithSmtp();
    await booked(server, bookingOf({ lang: 'en' }));
    await vi.waitFor(() => expect(smtp.received).toHaveLength(1), 10_000);
    expect(subjectOf(smtp.received[0]?.raw ?? '')).toBe('Your room is being held: Căn Hộ Đẹp, Studio (en)');
    expect(partsOf(smtp.received[0]?.raw ?? '')['text/plain']).toContain(
      'The room is held for you until 10:10 on 20/11/2026.',
    );
    expect(partsOf(smtp.received[0]?.raw ?? '')['text/plain']).toMatch(/\/booking\/[\w-]+\?lang=en#b=/);
  });

  it('show what a guest typed as text', async () => {
    const server = await startWithSmtp();
    const guestName = '<img src=x onerror=alert(1)> "Hồng" & Co';
    await confirm(server, await booked(server, bookingOf({ guestName, status: 'PENDING' })));
    server.app.services.mails.trigger();
    await vi.waitFor(() => expect(smtp.received).toHaveLength(2), 10_000);
    const html = partsOf(smtp.received[1]?.raw ?? '')['text/html'] ?? '';
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;Hồng&quot; &amp; Co');
    expect(html).not.toContain('<img');
  });

  it('wait for a mail server that is away or refuses, and go out once', async () => {
    const server = await startWithSmtp();
    smtp.refuseWith = 451;
    await booked(server, bookingOf());
    await vi.waitFor(() => expect(server.logs.join('')).toContain('mail not sent yet'), 10_000);
    smtp.refuseWith = null;
    server.clock.forward(4999);
    await server.app.services.mails.run();
    expect(smtp.received).toHaveLength(0);
    server.clock.forward(1);
    await server.app.services.mails.run();
    await server.app.services.mails.run();
    expect(smtp.received).toHaveLength(1);
    expect(server.logs.join('')).not.toContain('example.vn');
  });

  it('tell of a hold that ended and of a cancelled stay, whose calendar entry is taken back', async () => {
    const server = await startWithSmtp();
    await booked(server, bookingOf());
    const second = await booked(server, bookingOf({ status: 'PENDING', roomId: 3, totalPrice: 1_600_000 }, 2));
    await confirm(server, second);
    server.app.services.mails.trigger();
    await vi.waitFor(() => expect(smtp.received).toHaveLength(3), 10_000);
    server.clock.forward(600_000);
    await server.app.services.bookings.jobs.run();
    await cancel(server, second);
    await server.app.services.mails.run();
    await vi.waitFor(() => expect(smtp.received).toHaveLength(5), 10_000);
    expect(smtp.received.map(({ raw }) => subjectOf(raw).split(':')[0])).toEqual(
      expect.arrayContaining(['Đã hết thời gian giữ chỗ', 'Đã huỷ đơn đặt phòng']),
    );
    const calendars = smtp.received
      .map(({ raw }) => partsOf(raw)['text/calendar'])
      .filter((text) => text !== undefined);
    const [uid] = calendars.map((text) => /UID:.*/.exec(text)?.[0]);
    const organizer = 'ORGANIZER;CN="Hiên Thử":mailto:dat-phong@hotel.example';
    // Long lines are folded.
    const whole = calendars.map((text) => text.replace(/\r?\n /g, ''));
    expect(whole.map((text) => /ORGANIZER.*/.exec(text)?.[0].trim())).toEqual([organizer, organizer]);
    expect(
      calendars.map((text) => [
        /UID:.*/.exec(text)?.[0],
        /METHOD:(\w+)/.exec(text)?.[1],
        /SEQUENCE:(\d)/.exec(text)?.[1],
      ]),
    ).toEqual([
      [uid, 'PUBLISH', '1'],
      [uid, 'CANCEL', '2'],
    ]);
  });

  it('are files in the data folder while no mail server is configured', async () => {
    const server = await start({ hotel });
    await booked(server, bookingOf());
    const folder = path.join(server.dataDir, 'mail');
    await vi.waitFor(() => expect(readdirSync(folder)).toHaveLength(1), 10_000);
    const [file = ''] = readdirSync(folder);
    const raw = readFileSync(path.join(folder, file), 'utf8');
    expect(file).toMatch(/^2026-11-20T03-00-00-000Z-[\w-]+\.eml$/);
    expect(raw).toMatch(/^From: .*<dat-phong@hien\.example>\r\nTo: hong1@example\.vn\r\n/m);
    expect(partsOf(raw)['text/plain']).toContain('http://localhost:');
  });
});

describe('POST /api/apartments/{id}/send-email', () => {
  const enquiry = (changes: object = {}): object => ({
    fullName: 'Trần Văn Nam',
    phoneNumber: '0912345678',
    email: 'nam@example.vn',
    checkIn: '2026-12-24',
    checkOut: '2026-12-26',
    adults: 2,
    children: 1,
    message: 'Cho tôi tầng cao.\nCảm ơn.',
    pricePerNight: 1,
    totalPrice: 1,
    ...changes,
  });
  const send = ({ app }: TestServer, body: object, key = 'enquiry-key-1') =>
    app.inject({
      method: 'POST',
      url: '/api/apartments/1/send-email',
      payload: body,
      headers: { 'idempotency-key': key },
    });

  it('answers exactly 200 and mails the guest and the hotel once, with our own price', async () => {
    const server = await startWithSmtp();
    const answers = [await send(server, enquiry()), await send(server, enquiry())];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[0]?.body).toBe(answers[1]?.body);
    await vi.waitFor(() => expect(smtp.received).toHaveLength(2), 10_000);
    expect(smtp.received.flatMap(({ to }) => to).sort()).toEqual(['dat-phong@hotel.example', 'nam@example.vn']);
    const forHotel = smtp.received.find(({ to }) => to[0] === 'dat-phong@hotel.example')?.raw ?? '';
    expect(forHotel).toMatch(/^Reply-To: nam@example\.vn/im);
    expect(partsOf(forHotel)['text/plain']).toContain('Tổng tiền: 1.600.000\u00a0₫');
  });

  const house = onOneServer({ hotel });
  it.each([
    ['a second header in the name', { fullName: 'Nam\r\nBcc: all@example.vn' }, 'fullName'],
    ['a second header in the address', { email: 'nam@example.vn\r\nBcc: all@example.vn' }, 'email'],
    ['two addresses', { email: 'nam@example.vn,all@example.vn' }, 'email'],
    ['an address with a name', { email: 'Nam <nam@example.vn>' }, 'email'],
    ['no address', { email: 'nam' }, 'email'],
    ['no name', { fullName: ' ' }, 'fullName'],
    ['no dates', { checkIn: '' }, 'checkIn'],
    ['a stay backwards', { checkOut: '2026-12-24' }, 'checkOut'],
    ['nobody', { adults: 0 }, 'adults'],
    ['more children than the apartment takes', { children: 2 }, 'children'],
    ['a message of 5,001 letters', { message: 'a'.repeat(5001) }, 'message'],
  ])('refuses %s with 422 and sends nothing', async (_case, changes, field) => {
    const server = house();
    server.clock.forward(60_000);
    const answer = await send(server, enquiry(changes));
    expect([answer.statusCode, answer.json<{ field: string }>().field]).toEqual([422, field]);
    expect(await server.database.db.selectFrom('mails').selectAll().execute()).toEqual([]);
  });

  it('sends five mails a minute for one client and no more', async () => {
    const server = await startWithSmtp();
    const codes = [];
    for (let index = 0; index < 6; index += 1)
      codes.push((await send(server, enquiry(), `enquiry-key-${index}`)).statusCode);
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
