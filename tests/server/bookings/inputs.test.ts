import fc from 'fast-check';
import { bookingNumber } from '../../../src/domain/bookings/booking-number';
import { describe, expect, it } from 'vitest';
import { deskOf } from '../../support/desk';
import { onOneServer, onSqlite } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { book, booked, bookingOf, cancel, stayHotel, totalOfRoom1 } from '../../support/stays';

const hotel = stayHotel();
const start = onSqlite();

const rowsOf = async ({ database: { db } }: TestServer): Promise<number> => {
  const { rows } = await db
    .selectFrom('bookings')
    .select((select) => select.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return rows;
};

describe('dates of a booking', () => {
  const refusing = onOneServer({ hotel });

  it.each([
    [
      'out before in',
      '2026-12-26',
      '2026-12-24',
      'checkOutNotAfterCheckIn',
      'Ngày trả phòng phải sau ngày nhận phòng ít nhất 1 ngày.',
    ],
    ['out on the day of in', '2026-12-24', '2026-12-24', 'checkOutNotAfterCheckIn', null],
    ['yesterday', '2026-11-19', '2026-11-21', 'checkInPast', null],
    ['a day that is none', '2026-02-30', '2026-03-02', 'datesMissing', 'Vui lòng chọn ngày đến và ngày đi'],
    ['a day without its zeros', '2026-12-4', '2026-12-26', 'datesMissing', null],
    ['the end of our days', '2200-12-30', '2200-12-31', 'tooFarAhead', null],
    ['the end of time', '9999-12-30', '9999-12-31', 'datesMissing', null],
    ['year nought', '0000-01-01', '0000-01-02', 'datesMissing', null],
    ['an instant', '2026-12-24T00:00:00-08:00', '2026-12-26', 'datesMissing', null],
    ['milliseconds', '1798070400000', '2026-12-26', 'datesMissing', null],
    ['91 nights', '2026-12-01', '2027-03-02', 'stayTooLong', null],
    ['541 days ahead', '2028-05-13', '2028-05-14', 'tooFarAhead', null],
    ['nothing', '', '', 'datesMissing', null],
  ])('%s: %s to %s is refused as %s', async (_case, checkIn, checkOut, code, message) => {
    const server = refusing();
    const answer = await book(server, bookingOf({ checkIn, checkOut }));
    expect(answer.statusCode).toBe(422);
    const error = answer.json<{ code: string; field: string; message: string }>();
    expect(error.code).toBe(code);
    expect(['checkIn', 'checkOut']).toContain(error.field);
    if (message !== null) expect(error.message).toBe(message);
    expect(await rowsOf(server)).toBe(0);
  });

  it.each([
    ['90 nights', '2026-12-01', '2027-03-01'],
    ['the last day that can be booked', '2028-05-12', '2028-05-13'],
    ['tonight', '2026-11-20', '2026-11-21'],
    ['across a new year and a leap day', '2028-02-28', '2028-03-01'],
  ])('%s can be booked', async (_case, checkIn, checkOut) => {
    const body = bookingOf({ checkIn, checkOut, totalPrice: totalOfRoom1(checkIn, checkOut), status: 'PENDING' });
    expect((await book(await start({ hotel }), body)).statusCode).toBe(201);
  });

  it.each([
    [Date.UTC(2026, 10, 20, 16, 59, 30), '2026-11-20', 201],
    [Date.UTC(2026, 10, 20, 16, 59, 30), '2026-11-19', 422],
    [Date.UTC(2026, 10, 20, 17, 0, 30), '2026-11-20', 422],
    [Date.UTC(2026, 10, 20, 17, 0, 30), '2026-11-21', 201],
  ])('today is Viet Nam’s by the server’s clock: at %i checking in on %s answers %i', async (now, checkIn, status) => {
    const server = await start({ hotel });
    server.clock.now = now;
    const checkOut = '2026-11-23';
    const body = bookingOf({ checkIn, checkOut, totalPrice: totalOfRoom1(checkIn, checkOut) });
    expect((await book(server, body)).statusCode).toBe(status);
  });
});

describe('guests, rooms and price of a booking', () => {
  const refusing = onOneServer({ hotel });

  it.each([
    ['adults', -1],
    ['adults', 0],
    ['adults', 5],
    ['adults', 1e9],
    ['adults', 2 ** 53 + 1],
    ['adults', '1'],
    ['adults', 1.5],
    ['adults', null],
    ['children', -1],
    ['children', 4],
    ['children', 'NaN'],
    ['babies', -1],
    ['babies', 3],
    ['quantity', 0],
    ['quantity', 2],
    ['quantity', 6],
    ['quantity', -1],
    ['quantity', '1'],
    ['totalPrice', '2550000'],
    ['totalPrice', 1.5],
    ['totalPrice', null],
    ['status', 'CONFIRMED'],
    ['status', 'REFUNDED'],
    ['status', ''],
    ['roomId', 99],
    ['roomId', '1'],
    ['roomId', { $gt: '' }],
    ['apartmentId', 2],
    ['guestEmail', 'x'],
    ['guestEmail', ''],
    ['guestName', ''],
    ['guestName', ' '],
    ['guestName', 'a'.repeat(201)],
    ['guestName', '\u200b\u2060'],
    ['guestName', 'a\u0000b'],
    ['guestName', 'a\nb'],
    ['guestPhone', ['1']],
    ['guestBirthday', '2030-01-01'],
    ['guestBirthday', '01/01/1990'],
  ])('%s as %j is refused with its field, and nothing is kept', async (field, value) => {
    const server = refusing();
    const answer = await book(server, bookingOf({ [field]: value }));
    expect([answer.statusCode, answer.json<{ field: string }>().field]).toEqual([422, field]);
    expect(await rowsOf(server)).toBe(0);
  });

  it.each([
    [{ adults: 3 }, 2_750_000],
    [{ adults: 4, children: 3 }, 3_150_000],
    [{ adults: 1, children: 0, babies: 2 }, 2_550_000],
    [{}, 2_550_000],
  ])('%j costs %i', async (guests, totalPrice) => {
    const server = await start({ hotel });
    const wrong = await book(server, bookingOf({ ...guests, totalPrice: totalPrice - 1 }));
    expect([wrong.statusCode, wrong.json<object>()]).toMatchObject([409, { code: 'priceChanged', totalPrice }]);
    expect((await book(server, bookingOf({ ...guests, totalPrice }))).json()).toMatchObject({ totalPrice });
  });

  it('takes no booking in an occupied apartment', async () => {
    const answer = await book(await start({ hotel }), bookingOf({ apartmentId: 2, roomId: 4, totalPrice: 1_400_000 }));
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'occupied']);
  });

  it('keeps nothing of what a caller may not say', async () => {
    const server = await start({ hotel });
    const more = {
      id: 'mine',
      userId: 7,
      paid: 9,
      createdAt: 0,
      created_at: 0,
      refund_due: 5,
      role: 'ADMIN',
      __proto__: { status: 'CONFIRMED' },
    };
    const id = await booked(server, bookingOf(more));
    const [row] = await server.database.db.selectFrom('bookings').selectAll().execute();
    expect(row).toMatchObject({ id, status: 'HOLD', paid: 0, refund_due: 0, created_at: server.clock.now });
    expect(id).not.toBe('mine');
  });

  it('counts the letters of a name in the form in which it is kept', async () => {
    const guestName = 'ễ'.normalize('NFD').repeat(200);
    expect((await book(await start({ hotel }), bookingOf({ guestName }))).statusCode).toBe(201);
  });

  it('keeps names in one form of Unicode', async () => {
    const server = await start({ hotel });
    await booked(server, bookingOf({ guestName: 'Nguyễn Thị Hồng'.normalize('NFD') }));
    const row = await server.database.db.selectFrom('bookings').select('guest_name').executeTakeFirstOrThrow();
    expect(row.guest_name).toBe('Nguyễn Thị Hồng'.normalize('NFC'));
  });
});

describe('the booker’s own page', () => {
  const empty = onOneServer({ hotel });

  it('shows the stay, the policy with its dated deadline, and nothing of the guest', async () => {
    const server = await start({ hotel });
    const id = await booked(server, bookingOf({ guestIdentityNumber: '001099012345', guestBirthday: '1990-01-01' }));
    const answer = await server.app.inject(`/api/apartment-bookings/${id}?lang=en`);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      id,
      own: false,
      mail: 'waiting',
      status: 'HOLD',
      room: {
        id: 1,
        name: 'Studio (en)',
        apartmentId: 1,
        apartmentName: 'Căn Hộ Đẹp',
        location: 'Bai Chay, Ha Long, Quang Ninh',
        imageUrl: '/pictures/homes/hl-01-living.svg',
      },
      checkIn: '2026-12-24',
      checkOut: '2026-12-26',
      checkInTime: '14:00',
      checkOutTime: '12:00',
      nights: 2,
      quantity: 1,
      adults: 2,
      children: 1,
      babies: 0,
      pricePerNight: 1_275_000,
      surcharge: 0,
      totalPrice: 2_550_000,
      payment: { method: 'MOMO', paid: 0, payUrl: null, refundDue: 0, refundDays: 7 },
      policy: { name: 'prepaid', freeBeforeDays: 5, feePercent: 50, freeUntil: '2026-12-19T07:00:00.000Z' },
      cancellation: { allowed: true, fee: 0 },
      expiresAt: '2026-11-20T03:10:00.000Z',
      createdAt: '2026-11-20T03:00:00.000Z',
      serverNow: '2026-11-20T03:00:00.000Z',
    });
    expect(answer.body).not.toMatch(/Hồng|0912 ?345|example\.vn|001099|1990-/);
  });

  it.each(['x', 'AAAAAAAAAAAAAAAAAAAAAA', '%00', "' or 1=1 --", 'A'.repeat(5000)])(
    '%s is nobody’s booking',
    async (id) => {
      const { app } = empty();
      for (const url of [
        `/api/apartment-bookings/${encodeURIComponent(id)}`,
        `/api/apartment-bookings/${encodeURIComponent(id)}/calendar.ics`,
      ]) {
        expect((await app.inject(url)).statusCode).toBe(404);
      }
    },
  );

  it('cancels a paid stay for its fee, once the guest has agreed to it', async () => {
    const server = await start({ hotel });
    const { db } = server.database;
    const id = await booked(server, bookingOf());
    await db.updateTable('bookings').set({ status: 'CONFIRMED', ends_at: null, paid: 2_550_000 }).execute();
    await db.updateTable('room_nights').set({ ends_at: null }).execute();
    server.clock.now = Date.parse('2026-12-19T07:00:00Z');
    expect((await cancel(server, id)).json()).toMatchObject({ code: 'feeChanged', fee: 1_275_000 });
    const cancelled = await cancel(server, id, { acceptedFee: 1_275_000 });
    expect(cancelled.json()).toMatchObject({ status: 'CANCELLED', payment: { refundDue: 1_275_000, refundDays: 7 } });
    const desk = await deskOf(server);
    const { value, version } = (await desk.get('content/fees')).json<{ value: object; version: string }>();
    await desk.send('PUT', 'content/fees', { value: { ...value, refundWorkingDays: 3 }, version });
    const view = await server.app.inject(`/api/apartment-bookings/${id}`);
    expect(view.json()).toMatchObject({ payment: { refundDays: 3 } });
    expect((await cancel(server, id, { acceptedFee: 0 })).statusCode).toBe(200);
    expect((await server.app.inject('/api/apartment-bookings/by-room?roomId=1')).json()).toEqual([]);
  });

  it('cancels no stay that has begun, and nothing that has ended', async () => {
    const server = await start({ hotel });
    const id = await booked(server, bookingOf());
    const tryIt = () => cancel(server, id, { acceptedFee: 9e9 });
    server.clock.forward(600_000);
    expect((await tryIt()).json()).toMatchObject({ code: 'notCancellable' });
    await server.database.db.updateTable('bookings').set({ status: 'CONFIRMED', ends_at: null }).execute();
    server.clock.now = Date.parse('2026-12-24T07:00:00Z');
    expect((await tryIt()).statusCode).toBe(409);
  });

  it('gives the stay as a calendar file', async () => {
    const server = await start({ hotel });
    const id = await booked(server, bookingOf());
    const answer = await server.app.inject(`/api/apartment-bookings/${id}/calendar.ics`);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.body).toContain('DTEND;VALUE=DATE:20261226');
    const unfolded = answer.body.replaceAll('\r\n ', '');
    expect(unfolded).not.toMatch(/Hồng|0912 ?345/);
    // Who reads somebody's calendar is not to open and cancel the stay by it.
    expect(unfolded).not.toContain(id);
    expect(unfolded).toContain('/dat-phong-cua-ban\r\n');
    expect(unfolded).toContain(bookingNumber(id));
  });
});

describe('whatever is sent', () => {
  const empty = onOneServer({ hotel });
  const odd = fc.oneof(
    fc.constantFrom(
      null,
      '',
      0,
      -1,
      1.5,
      1e308,
      true,
      [],
      {},
      [[]],
      '1',
      'x'.repeat(10_000),
      '\ud800',
      '\u202e',
      '\u0000',
    ),
    fc.anything({ maxDepth: 2 }),
  );
  const requests: [string, (id: string) => Record<string, unknown>][] = [
    ['/api/apartment-bookings', () => bookingOf()],
    ['/api/payments/momo', (bookingId) => ({ bookingType: 'APARTMENT', bookingId, amount: 1, paymentMethod: 'MOMO' })],
    ['/api/payments/cash', (bookingId) => ({ bookingType: 'APARTMENT', bookingId, amount: 1 })],
    ['/api/payments/momo/ipn', () => ({ partnerCode: 'x', orderId: 'x', requestId: 'x', amount: 1, signature: 'x' })],
    ['/sandbox/momo/v2/gateway/api/create', () => ({ partnerCode: 'x', orderId: 'x', requestId: 'x', amount: 1 })],
    ['/sandbox/momo/v2/gateway/api/query', () => ({ partnerCode: 'x', orderId: 'x', requestId: 'x', signature: 'x' })],
  ];

  it.each(requests)(
    '%s never answers 5xx',
    async (url, bodyOf) => {
      const server = await start({ hotel });
      const id = await booked(server, bookingOf({ status: 'PENDING' }, 9));
      const whole = bodyOf(id);
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...Object.keys(whole)), odd, fc.boolean(), async (field, value, left) => {
          const body = left
            ? Object.fromEntries(Object.entries(whole).filter(([name]) => name !== field))
            : { ...whole, [field]: value };
          const answer = await server.app.inject({
            method: 'POST',
            url,
            payload: JSON.stringify(body),
            headers: { 'content-type': 'application/json' },
          });
          expect(answer.statusCode).toBeLessThan(500);
          expect(answer.body).not.toMatch(/at \w+ \(|select |insert /);
        }),
        { numRuns: 150, seed: 4 },
      );
    },
    60_000,
  );

  it.each([
    '/api/apartments/search?name=',
    '/api/apartments/by-area?area=',
    '/api/rooms/apartment/',
    '/api/room-images/room/',
    '/api/apartment-bookings/by-room?roomId=',
    '/api/apartment-bookings/',
    '/api/availability?area=HA_NOI&checkIn=2026-12-24&checkOut=',
  ])('%s with anything behind it never answers 5xx', async (url) => {
    const server = empty();
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ unit: 'grapheme', maxLength: 50 }),
          fc.constantFrom("' or '1'='1", '%00', '../..', '1e9', '99999999999999999999'),
        ),
        async (text) => {
          const answer = await server.app.inject(url + encodeURIComponent(text));
          expect(answer.statusCode).toBeLessThan(500);
        },
      ),
      { numRuns: 60, seed: 4 },
    );
  });

  it('another site’s page changes nothing', async () => {
    const server = await start({ hotel });
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }] as const) {
      expect((await book(server, bookingOf(), headers as unknown as Record<string, string>)).statusCode).toBe(403);
    }
    expect(await rowsOf(server)).toBe(0);
  });
});
