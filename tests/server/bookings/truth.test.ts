import { expect, it } from 'vitest';
import { newBooking } from '../../../src/contract/bookings/bookings';
import { askedAgain } from '../../support/asked-again';
import { onEveryEngine } from '../../support/server-engines';
import { book, booked, bookingOf, cancel, soldNights, stayHotel, totalOfRoom1 } from '../../support/stays';
import { markOf } from '../../support/marks';
import { processorMs } from '../../support/processor-time';
import type { TestServer } from '../../support/server';

const hotel = stayHotel();
const HOUR = 3_600_000;

async function statusesOf(answers: Promise<{ statusCode: number }>[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { statusCode } of await Promise.all(answers)) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
}

onEveryEngine('a room is sold once', (start, freshDatabase) => {
  it('answers a new booking as the contract says', async () => {
    const answer = await book(await start({ hotel }), bookingOf());
    expect(answer.statusCode).toBe(201);
    expect(newBooking.parse(answer.json())).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/) as string,
      status: 'HOLD',
      expiresAt: '2026-11-20T03:10:00.000Z',
      serverNow: '2026-11-20T03:00:00.000Z',
      totalPrice: 2_550_000,
      // No mail server here.
      mailing: false,
    });
  });

  it('200 at once for the last room: one booking, 199 conflicts, nothing else', async () => {
    const server = await start({ hotel });
    const began = processorMs();
    const answers = Array.from({ length: 200 }, (_, guest) =>
      book(server, bookingOf({}, guest), { 'idempotency-key': `last-room-${guest}` }),
    );
    expect(await statusesOf(answers)).toEqual({ 201: 1, 409: 199 });
    expect(processorMs() - began).toBeLessThan(10_000);
    expect([...(await soldNights(server)).values()].every((rooms) => rooms === 1)).toBe(true);
  });

  it('sells a type of three rooms three times, whatever the quantities', async () => {
    const server = await start({ hotel });
    const answers = Array.from({ length: 40 }, (_, guest) => {
      const quantity = 1 + (guest % 2);
      const body = { roomId: 2, quantity, totalPrice: 1_800_000 * quantity };
      return book(server, bookingOf(body, guest));
    });
    const counts = await statusesOf(answers);
    expect(Object.keys(counts).sort()).toEqual(['201', '409']);
    const sold = await soldNights(server);
    expect(sold.get('2 2026-12-24')).toBeLessThanOrEqual(3);
    expect(sold.get('2 2026-12-24')).toBeGreaterThanOrEqual(2);
  });

  it('two processes on one database sell it once', async (context) => {
    const databaseUrl = await freshDatabase();
    if (databaseUrl === null) return context.skip('SQLite has one process');
    const servers = [await start({ hotel, databaseUrl }), await start({ hotel, databaseUrl })];
    const answers = Array.from({ length: 200 }, (_, guest) =>
      askedAgain(() => book(servers[guest % 2] as TestServer, bookingOf({}, guest))),
    );
    expect(await statusesOf(answers)).toEqual({ 201: 1, 409: 199 });
  });

  it('refuses in the database itself to sell a night twice', async () => {
    const server = await start({ hotel });
    const { db } = server.database;
    const id = await booked(server, bookingOf());
    const night = { room_id: 1, night: '2026-12-24', slot: 0, booking_id: id, ends_at: null };
    await expect(db.insertInto('room_nights').values(night).execute()).rejects.toThrow();
  });

  it('names the nearest free dates and other rooms when nights are taken', async () => {
    const server = await start({ hotel });
    await booked(server, bookingOf());
    const conflict = (await book(server, bookingOf({}, 2))).json<Record<string, unknown>>();
    expect(conflict).toMatchObject({
      code: 'nightsTaken',
      message: 'Phòng này vừa có người đặt trong những ngày bạn chọn. Vui lòng chọn ngày khác hoặc phòng khác.',
      alternatives: {
        dates: [
          { checkIn: '2026-12-26', checkOut: '2026-12-28', totalPrice: 2_550_000 },
          { checkIn: '2026-12-22', checkOut: '2026-12-24', totalPrice: 2_550_000 },
          { checkIn: '2026-12-27', checkOut: '2026-12-29', totalPrice: 2_550_000 },
        ],
        rooms: [
          { roomId: 2, roomsLeft: 3, totalPrice: 1_800_000 },
          { roomId: 3, roomsLeft: 1, totalPrice: 1_600_000 },
          { roomId: 6 },
        ],
      },
    });
  });
});

/** Allen's thirteen relations of another stay to the one of 10 to 14 December. */
const RELATIONS = [
  ['before', '2026-12-05', '2026-12-08', true],
  ['meets', '2026-12-07', '2026-12-10', true],
  ['overlaps', '2026-12-08', '2026-12-11', false],
  ['starts', '2026-12-10', '2026-12-12', false],
  ['during', '2026-12-11', '2026-12-13', false],
  ['finishes', '2026-12-12', '2026-12-14', false],
  ['equals', '2026-12-10', '2026-12-14', false],
  ['finished by', '2026-12-08', '2026-12-14', false],
  ['contains', '2026-12-09', '2026-12-15', false],
  ['started by', '2026-12-10', '2026-12-16', false],
  ['overlapped by', '2026-12-13', '2026-12-16', false],
  ['met by', '2026-12-14', '2026-12-16', true],
  ['after', '2026-12-15', '2026-12-17', true],
] as const;

onEveryEngine('which stays keep others out', (start, freshDatabase) => {
  it.each(['HOLD', 'PENDING', 'CONFIRMED', 'EXPIRED', 'CANCELLED', 'PAYMENT_FAILED'] as const)(
    'a %s booking against each of the thirteen relations of two stays',
    async (status) => {
      const server = await start({ hotel });
      const { db } = server.database;
      const blocks = ['HOLD', 'PENDING', 'CONFIRMED'].includes(status);
      const seen: Record<string, boolean> = {};
      const first = await booked(
        server,
        bookingOf({
          checkIn: '2026-12-10',
          checkOut: '2026-12-14',
          totalPrice: totalOfRoom1('2026-12-10', '2026-12-14'),
        }),
      );
      const endsAt = status === 'CONFIRMED' ? null : server.clock.now + HOUR;
      await db.updateTable('bookings').set({ status, ends_at: endsAt }).where('id', '=', first).execute();
      await db.updateTable('room_nights').set({ ends_at: endsAt }).where('booking_id', '=', first).execute();
      if (!blocks) await db.deleteFrom('room_nights').where('booking_id', '=', first).execute();
      for (const [index, [relation, checkIn, checkOut]] of RELATIONS.entries()) {
        const body = { checkIn, checkOut, totalPrice: totalOfRoom1(checkIn, checkOut), status: 'PENDING' };
        const answer = await book(server, bookingOf(body, 10 + index));
        seen[relation] = answer.statusCode === 201;
        if (answer.statusCode !== 201) expect(answer.statusCode).toBe(409);
        else await cancel(server, answer.json<{ id: string }>().id);
      }
      expect(seen).toEqual(
        Object.fromEntries(RELATIONS.map(([relation, , , free]) => [relation, blocks ? free : true])),
      );
    },
  );

  it('a hold ends by the clock alone, on the very next call', async () => {
    const server = await start({ hotel });
    await booked(server, bookingOf());
    server.clock.forward(599_999);
    expect((await book(server, bookingOf({}, 2))).statusCode).toBe(409);
    server.clock.forward(1);
    const free = await server.app.inject('/api/apartment-bookings/by-room?roomId=1');
    expect(free.json()).toEqual([]);
    expect((await book(server, bookingOf({}, 2))).statusCode).toBe(201);
  });

  it('keeps the end of a hold over a restart', async () => {
    const databaseUrl = await freshDatabase();
    const again = databaseUrl === null ? {} : { databaseUrl };
    const first = await start({ hotel, ...again });
    const id = await booked(first, bookingOf());
    await first.stop();
    first.clock.forward(100_000);
    const second = await start({ hotel, clock: first.clock, dataDir: first.dataDir, ...again });
    expect((await second.app.inject(`/api/apartment-bookings/${id}`)).json()).toMatchObject({
      status: 'HOLD',
      expiresAt: '2026-11-20T03:10:00.000Z',
      serverNow: '2026-11-20T03:01:40.000Z',
    });
  });

  it('a request for pay on site lapses after 24 hours without a word', async () => {
    const server = await start({ hotel });
    const id = await booked(server, bookingOf({ status: 'PENDING' }));
    server.clock.forward(24 * HOUR - 1);
    expect((await server.app.inject(`/api/apartment-bookings/${id}`)).json()).toMatchObject({ status: 'PENDING' });
    server.clock.forward(1);
    expect((await server.app.inject(`/api/apartment-bookings/${id}`)).json()).toMatchObject({
      status: 'LAPSED',
      expiresAt: null,
    });
    expect((await book(server, bookingOf({}, 2))).statusCode).toBe(201);
  });
});

onEveryEngine('what a device and a contact may hold', (start) => {
  const days = (index: number): Record<string, unknown> => ({
    checkIn: `2026-12-${10 + index * 2}`,
    checkOut: `2026-12-${12 + index * 2}`,
  });

  it.each([
    ['the same mail address', (guest: number) => ({ guestEmail: guest % 2 ? 'A@x.vn' : 'a@X.VN ' })],
    ['the same phone number', (guest: number) => ({ guestPhone: guest % 2 ? '0912 345 678' : '+84912345678' })],
  ])('%s holds two rooms at most, until one ends', async (_case, contact) => {
    const server = await start({ hotel });
    const tries = [];
    for (let index = 0; index < 3; index += 1) {
      tries.push((await book(server, bookingOf({ ...days(index), ...contact(index) }, index))).statusCode);
    }
    expect(tries).toEqual([201, 201, 429]);
    server.clock.forward(600_000);
    expect((await book(server, bookingOf({ ...days(2), ...contact(2) }, 2))).statusCode).toBe(201);
  });

  it('a device holds five rooms at most and is told when to come back', async () => {
    const server = await start({ hotel });
    const cookie = await markOf(server);
    const answers = [];
    for (let index = 0; index < 6; index += 1) {
      answers.push(await book(server, bookingOf(days(index), index), { cookie }));
      server.clock.forward(1000);
    }
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201, 429]);
    expect(answers[5]?.headers['retry-after']).toBe('595');
    expect(answers[5]?.json()).toMatchObject({ code: 'tooManyHolds' });
  });
});

onEveryEngine('the same call again', (start) => {
  it('gives the same bytes for the same key and body, at once or later', async () => {
    const server = await start({ hotel });
    const headers = { 'idempotency-key': 'one-booking-key' };
    const first = await Promise.all(Array.from({ length: 20 }, () => book(server, bookingOf(), headers)));
    server.clock.forward(5000);
    const later = await book(server, bookingOf(), headers);
    expect(new Set([...first, later].map(({ body, statusCode }) => `${statusCode} ${body}`)).size).toBe(1);
    const { count } = await server.database.db
      .selectFrom('bookings')
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });

  it('refuses the same key with another body', async () => {
    const server = await start({ hotel });
    const headers = { 'idempotency-key': 'one-booking-key' };
    await book(server, bookingOf(), headers);
    const other = await book(server, bookingOf({ checkIn: '2026-12-25' }), headers);
    expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([422, 'keyReused']);
  });

  it('refuses the same guest with a new key, for ten minutes', async () => {
    const server = await start({ hotel });
    const body = bookingOf({ roomId: 2, totalPrice: 1_800_000, status: 'PENDING' });
    await booked(server, body);
    const second = await book(server, body, { 'idempotency-key': 'another-key' });
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({ code: 'sameBooking' });
    expect((await book(server, { ...body, guestName: 'Trần Văn Nam' })).statusCode).toBe(201);
    server.clock.forward(10 * 60_000 + 1);
    expect((await book(server, body)).statusCode).toBe(201);
  });

  it('lets the guest book again after cancelling', async () => {
    const server = await start({ hotel });
    const id = await booked(server, bookingOf());
    await cancel(server, id);
    expect((await book(server, bookingOf())).statusCode).toBe(201);
  });
});
