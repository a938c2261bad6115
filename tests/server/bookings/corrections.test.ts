import { expect, it } from 'vitest';
import type { DeskBookingDetail } from '../../../src/contract/bookings/desk';
import { bookingNumber } from '../../../src/domain/bookings/booking-number';
import { deskOf, type Desk } from '../../support/desk';
import { mailKinds } from '../../support/payments';
import { declarationOf } from '../../support/foreign-guests';
import { onEveryEngine } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { booked, bookingOf, stayHotel } from '../../support/stays';

const hotel = stayHotel();
const HOUR_MS = 3_600_000;

const standing = async (server: TestServer, desk: Desk, changes = {}): Promise<string> => {
  const id = await booked(server, bookingOf({ status: 'PENDING', ...changes }));
  const answer = await desk.send('POST', `bookings/${id}/confirm`, {});
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return id;
};
const detail = async (desk: Desk, id: string): Promise<DeskBookingDetail> =>
  (await desk.get(`bookings/${id}`)).json<DeskBookingDetail>();
const correct = async (desk: Desk, id: string, change: object, key?: string) => {
  const { sequence } = await detail(desk, id);
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  return desk.send('PATCH', `bookings/${id}`, { sequence, ...change }, headers);
};
const again = (desk: Desk, id: string, key?: string) =>
  desk.send('POST', `bookings/${id}/confirmation`, {}, key === undefined ? {} : { 'idempotency-key': key });
const found = async (desk: Desk, q: string): Promise<string[]> =>
  (await desk.send('POST', 'bookings/find', { q, filter: 'all', page: 1 }))
    .json<{ items: { id: string }[] }>()
    .items.map(({ id }) => id);

onEveryEngine('correcting a booking', (start) => {
  it('puts right who comes, tells which fields, and never what stood there', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await standing(server, desk);
    const change = {
      guestName: 'Trần Thị Hoa',
      guestPhone: '0987 654 321',
      guestEmail: 'hoa@example.vn',
      nationality: 'Pháp',
      source: 'Zalo',
      note: 'Đến muộn\nphòng yên tĩnh',
    };
    const done = await correct(desk, id, change);
    expect(done.statusCode).toBe(200);
    expect(done.json()).toMatchObject({
      guestName: 'Trần Thị Hoa',
      phone: '0987 654 321',
      email: 'hoa@example.vn',
      nationality: 'Pháp',
      source: 'Zalo',
      note: 'Đến muộn\nphòng yên tĩnh',
      total: 2_550_000,
    });
    expect(done.json<DeskBookingDetail>().history.at(-1)).toMatchObject({
      event: 'corrected',
      by: 'letan',
      correction: { fields: ['name', 'phone', 'email', 'nationality', 'source', 'note'] },
    });
    expect(await found(desk, 'hoa tran')).toEqual([id]);
    expect(await found(desk, '0987654321')).toEqual([id]);
    expect(await found(desk, 'hong1@example.vn')).toEqual([]);
    expect(await found(desk, bookingNumber(id))).toEqual([id]);
    const { db } = server.database;
    const kept = await Promise.all([
      db.selectFrom('audit').selectAll().execute(),
      db.selectFrom('booking_history').selectAll().execute(),
      db.selectFrom('idempotency_keys').selectAll().execute(),
    ]);
    for (const old of ['Hồng', 'hong1@', '0912 345', 'Hoa', 'hoa@']) expect(JSON.stringify(kept)).not.toContain(old);
    expect(await mailKinds(server)).not.toContain('moved');
  });

  it('leaves what is not sent, and writes nothing where nothing is new', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await standing(server, desk);
    const before = await detail(desk, id);
    expect((await correct(desk, id, { guestPhone: before.phone })).statusCode).toBe(200);
    expect((await detail(desk, id)).sequence).toBe(before.sequence);
    await correct(desk, id, { note: 'Có xe đẩy' });
    const after = await detail(desk, id);
    expect(after).toMatchObject({ guestName: before.guestName, phone: before.phone, email: before.email });
  });

  it('is refused when somebody else was faster', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await standing(server, desk);
    const { sequence } = await detail(desk, id);
    expect((await correct(desk, id, { note: 'Một' })).statusCode).toBe(200);
    const late = await desk.send('PATCH', `bookings/${id}`, { sequence, note: 'Hai' });
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'bookingChanged']);
    const both = await detail(desk, id);
    const racers = await Promise.all(
      ['Ba', 'Bốn', 'Năm'].map((note) => desk.send('PATCH', `bookings/${id}`, { sequence: both.sequence, note })),
    );
    expect(racers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  it('lets the price follow other people once somebody has agreed to it', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await standing(server, desk);
    const refused = await correct(desk, id, { adults: 4, totalPrice: 2_550_000 });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'priceChanged', field: 'totalPrice', totalPrice: 2_950_000 },
    ]);
    expect(await detail(desk, id)).toMatchObject({ adults: 2, total: 2_550_000 });
    const done = await correct(desk, id, { adults: 4, totalPrice: 2_950_000 });
    expect(done.json()).toMatchObject({ adults: 4, surcharge: 400_000, total: 2_950_000, balance: 2_950_000 });
    expect(done.json<DeskBookingDetail>().history.at(-1)).toMatchObject({
      correction: { fields: ['people', 'total'], from: 2_550_000, to: 2_950_000 },
    });
    expect((await correct(desk, id, { babies: 1 })).statusCode).toBe(200);
    expect((await correct(desk, id, { adults: 5 })).json()).toMatchObject({ code: 'tooManyGuests', field: 'adults' });
    const hold = await booked(server, bookingOf({ roomId: 2, totalPrice: 1_800_000 }, 2));
    expect((await correct(desk, hold, { adults: 3 })).json()).toMatchObject({ code: 'payingNow' });
    expect((await correct(desk, hold, { note: 'Chờ' })).statusCode).toBe(200);
  });

  it.each([
    [{ guestName: ' ' }, 'guestName'],
    [{ guestEmail: 'khong-phai-email' }, 'guestEmail'],
    [{ adults: 0 }, 'adults'],
    [{ guestName: 'Hai\ndòng' }, 'guestName'],
    [{ source: 'x'.repeat(61) }, 'source'],
  ])('refuses %j by its field', async (change, field) => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await standing(server, desk);
    const answer = await correct(desk, id, change);
    expect([answer.statusCode, answer.json<{ field: string }>().field]).toEqual([422, field]);
  });

  it('takes the name along to the link and the declaration of the guest, and to nobody else’s', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const days = { checkIn: '2026-11-20', checkOut: '2026-11-22' };
    const id = await standing(server, desk, { ...days, guestName: 'Jon Smith', guestNationality: 'Anh' });
    const stay = { apartment: 'B902', guestName: 'Jon Smith', from: days.checkIn, to: days.checkOut };
    expect((await desk.send('POST', 'stays', stay)).statusCode).toBe(201);
    const other = { apartment: 'B516', guestName: 'Ann Smith', from: days.checkIn, to: days.checkOut };
    expect((await desk.send('POST', 'stays', other)).statusCode).toBe(201);
    for (const fullName of ['JON SMITH', 'MARY SMITH']) {
      const number = fullName === 'JON SMITH' ? 'A1234567' : 'B1234567';
      const declaration = declarationOf({ fullName, passportNumber: number });
      const made = await desk.send('POST', 'residents', { declaration, bookingId: id, stayId: null });
      expect(made.statusCode).toBe(201);
    }
    const { db } = server.database;
    const ids = (await db.selectFrom('foreign_guests').select('id').execute()).map((row) => row.id);
    await desk.send('PUT', 'residents/declared', { ids, declared: true });
    expect((await correct(desk, id, { guestName: 'John Smith' })).statusCode).toBe(200);
    const stays = await db.selectFrom('stays').select('guest_name').orderBy('guest_name').execute();
    expect(stays.map((row) => row.guest_name)).toEqual(['Ann Smith', 'John Smith']);
    const guests = await db.selectFrom('foreign_guests').select(['person', 'due_since']).execute();
    const named = guests.map(({ person, due_since: due }) => [
      (JSON.parse(person) as { fullName: string }).fullName,
      due !== null,
    ]);
    // The portal has been told a wrong name: that guest is to be declared again.
    expect(named.sort()).toEqual([
      ['JOHN SMITH', true],
      ['MARY SMITH', false],
    ]);
  });

  it('takes a press that came twice once', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await standing(server, desk);
    const { sequence } = await detail(desk, id);
    for (let press = 0; press < 2; press += 1) {
      const headers = { 'idempotency-key': 'correct-press-1' };
      const answer = await desk.send('PATCH', `bookings/${id}`, { sequence, note: 'Một' }, headers);
      expect(answer.statusCode).toBe(200);
    }
    expect((await detail(desk, id)).history.filter(({ event }) => event === 'corrected')).toHaveLength(1);
  });

  it('is nothing for nights off sale, a booking that is none, or a guest who is forgotten', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const night = { roomId: 2, from: '2026-12-01', to: '2026-12-02', reason: 'Sơn' };
    const block = (await desk.send('POST', 'blocks', night)).json<{ id: string }>().id;
    for (const none of [block, 'nothing']) {
      expect((await desk.send('PATCH', `bookings/${none}`, { sequence: 0, note: 'x' })).statusCode).toBe(404);
      expect((await again(desk, none)).statusCode).toBe(404);
    }
    const id = await standing(server, desk);
    await server.database.db.updateTable('bookings').set({ search: '' }).where('id', '=', id).execute();
    expect((await correct(desk, id, { note: 'x' })).json()).toMatchObject({ code: 'notCorrectable' });
    expect(await detail(desk, id)).toMatchObject({ can: { correct: false } });
  });

  it('sends the confirmation again to the right address, three times an hour', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const pending = await booked(server, bookingOf({ status: 'PENDING', roomId: 2, totalPrice: 1_800_000 }));
    expect((await again(desk, pending)).json()).toMatchObject({ code: 'notConfirmed' });
    const id = await standing(server, desk);
    server.clock.forward(2 * HOUR_MS);
    await correct(desk, id, { guestEmail: 'moi@example.vn' });
    for (const key of ['again-press-1', 'again-press-1', 'again-press-2', 'again-press-3']) {
      expect((await again(desk, id, key)).statusCode).toBe(200);
    }
    const full = await again(desk, id);
    expect([full.statusCode, full.headers['retry-after']]).toEqual([429, '3600']);
    const mails = await server.database.db.selectFrom('mails').selectAll().where('kind', '=', 'confirmed').execute();
    expect(mails.filter(({ body }) => body.includes('moi@example.vn'))).toHaveLength(3);
    expect((await detail(desk, id)).history.filter(({ event }) => event === 'mailed')).toHaveLength(3);
    server.clock.forward(2 * HOUR_MS);
    expect((await again(desk, id)).statusCode).toBe(200);
    await correct(desk, id, { guestEmail: '' });
    expect((await again(desk, id)).json()).toMatchObject({ code: 'noEmail' });
    expect(await detail(desk, id)).toMatchObject({ can: { mail: false } });
  });
});
