import { expect, it } from 'vitest';
import type { DeskBookingDetail, DeskBookingPage } from '../../../src/contract/bookings/desk';
import { bookingNumber } from '../../../src/domain/bookings/booking-number';
import { deskOf, type Desk } from '../../support/desk';
import { onEveryEngine } from '../../support/server-engines';
import { mailKinds } from '../../support/payments';
import { rowsOf } from '../../support/workbook';
import { booked, bookingOf, book, soldNights, stayHotel, totalOfRoom1 } from '../../support/stays';

const hotel = stayHotel();
const HOUR = 3_600_000;
const WALK_IN = {
  roomId: 1,
  checkIn: '2026-11-20',
  checkOut: '2026-11-22',
  adults: 2,
  children: 1,
  guestName: 'Khách Tại Quầy',
  guestNationality: 'Việt Nam',
  totalPrice: totalOfRoom1('2026-11-20', '2026-11-22'),
};

interface Detail {
  status: string;
  fee: number;
  refundDue: number;
  can: Record<string, boolean>;
  history: { status: string; by: string | null; note: string }[];
}
const detail = async (desk: Desk, id: string): Promise<Detail> => (await desk.get(`bookings/${id}`)).json<Detail>();
const statuses = async (desk: Desk, query: string): Promise<string[]> =>
  (await desk.get(`bookings?${query}`)).json<{ items: { guestName: string }[] }>().items.map((one) => one.guestName);

onEveryEngine('bookings at the desk', (start) => {
  it('confirms a pay-on-site booking, mails the guest, and writes down who did it', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await booked(server, bookingOf({ status: 'PENDING' }));
    expect((await detail(desk, id)).can).toMatchObject({ confirm: true, cancel: true, refund: false });
    expect((await desk.send('POST', `bookings/${id}/confirm`, {})).statusCode).toBe(200);
    const after = await detail(desk, id);
    expect(after.history.map(({ status, by }) => [status, by !== null])).toEqual([
      ['PENDING', false],
      ['CONFIRMED', true],
    ]);
    expect(await mailKinds(server)).toContain('confirmed');
    expect((await desk.send('POST', `bookings/${id}/confirm`, {})).statusCode).toBe(200);
    expect((await detail(desk, id)).history).toHaveLength(2);
  });

  it('refuses to confirm what has lapsed, and what somebody else has been sold meanwhile', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await booked(server, bookingOf({ status: 'PENDING' }));
    server.clock.forward(25 * HOUR);
    expect((await desk.send('POST', `bookings/${id}/confirm`, {})).json()).toMatchObject({ code: 'notConfirmable' });
    await booked(server, bookingOf({}, 2));
    expect((await desk.send('POST', `bookings/${id}/confirm`, {})).statusCode).toBe(409);
    expect([...(await soldNights(server)).values()]).toEqual([1, 1]);
  });

  it('looks at the nights themselves before it confirms', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await booked(server, bookingOf({ status: 'PENDING' }));
    await server.database.db.deleteFrom('room_nights').where('booking_id', '=', id).execute();
    await booked(server, bookingOf({}, 2));
    expect((await desk.send('POST', `bookings/${id}/confirm`, {})).json()).toMatchObject({ code: 'nightsTaken' });
    expect((await detail(desk, id)).status).toBe('PENDING');
  });

  it('books for a guest at the desk at the one price, and never a night twice', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const cheap = await desk.send('POST', 'bookings', { ...WALK_IN, totalPrice: 1000 });
    expect(cheap.json()).toMatchObject({ code: 'priceChanged', totalPrice: WALK_IN.totalPrice });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, guest) =>
        desk.send('POST', 'bookings', { ...WALK_IN, guestName: `Khách ${guest}` }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array<number>(11).fill(409)]);
    expect((await book(server, bookingOf({ checkIn: '2026-11-21', checkOut: '2026-11-22' }))).statusCode).not.toBe(201);
    expect(await mailKinds(server)).toEqual([]);
  });

  it('says which day is none, instead of failing on it', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const days = [
      ['2026-02-30', '2026-03-02'],
      ['x', 'y'],
      ['', ''],
      ['2026-11-22', '2026-11-20'],
      ['2026-11-20', '9'],
    ];
    const told: unknown[] = [];
    for (const [checkIn, checkOut] of days) {
      const answer = await desk.send('POST', 'bookings', { ...WALK_IN, checkIn, checkOut });
      told.push([answer.statusCode, answer.json<{ field?: string }>().field]);
    }
    expect(told).toEqual([
      [422, 'checkIn'],
      [422, 'checkIn'],
      [422, 'checkIn'],
      [422, 'checkOut'],
      [422, 'checkOut'],
    ]);
  });

  it('takes every key that a call may carry, up to 255 letters', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const send = (length: number) => desk.send('POST', 'bookings', WALK_IN, { 'idempotency-key': 'k'.repeat(length) });
    const first = await send(255);
    expect([first.statusCode, (await send(255)).body]).toEqual([201, first.body]);
    expect((await send(256)).statusCode).toBe(400);
  });

  it('takes a press that came twice once', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const headers = { 'idempotency-key': 'walk-in-press-1' };
    const first = await desk.send('POST', 'bookings', WALK_IN, headers);
    expect((await desk.send('POST', 'bookings', WALK_IN, headers)).body).toBe(first.body);
    expect((await soldNights(server)).get('1 2026-11-20')).toBe(1);
  });

  it('keeps nights from being sold for repairs, and sells them again', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const block = { roomId: 1, from: '2026-12-24', to: '2026-12-26', reason: 'Sơn tường' };
    const { id } = (await desk.send('POST', 'blocks', block)).json<{ id: string }>();
    expect((await book(server, bookingOf())).json()).toMatchObject({ code: 'nightsTaken' });
    expect((await desk.send('POST', 'blocks', block)).json()).toMatchObject({ code: 'nightsTaken' });
    expect(await statuses(desk, 'q=son')).toEqual([]);
    expect((await desk.send('DELETE', `blocks/${id}`)).statusCode).toBe(200);
    expect((await book(server, bookingOf())).statusCode).toBe(201);
  });

  it('tells in the history what was kept and what went back, and keeps the bank’s reference when the guest is erased', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const days = { checkIn: '2026-11-21', checkOut: '2026-11-23', totalPrice: 2_550_000 };
    const id = await booked(server, bookingOf({ ...days, status: 'PENDING' }));
    await desk.send('POST', `bookings/${id}/confirm`, {});
    await server.database.db.updateTable('bookings').set({ paid: 2_550_000 }).where('id', '=', id).execute();
    await desk.send('POST', `bookings/${id}/cancel`, {});
    const refund = { note: 'Chuyển khoản cho chị Hồng', reference: 'FT26326123456' };
    await desk.send('POST', `bookings/${id}/refunded`, refund);
    const money = async (): Promise<unknown[]> =>
      (await desk.get(`bookings/${id}`))
        .json<DeskBookingDetail>()
        .history.slice(-2)
        .map(({ event, money: one, note }) => [event, one, note]);
    expect(await money()).toEqual([
      [null, { kept: 1_275_000, due: 1_275_000, refunded: 0 }, ''],
      ['refunded', { kept: 1_275_000, due: 0, refunded: 1_275_000, reference: 'FT26326123456' }, refund.note],
    ]);
    server.clock.forward(10 * 24 * HOUR);
    const who = 'hong1@example.vn';
    const { version } = (await desk.send('POST', 'privacy/person', { who })).json<{ version: string }>();
    expect((await desk.send('POST', 'privacy/person/erase', { who, version })).statusCode).toBe(200);
    expect((await money())[1]).toEqual([
      'refunded',
      { kept: 1_275_000, due: 0, refunded: 1_275_000, reference: 'FT26326123456' },
      '',
    ]);
  });

  it('blocks the very room that was pressed, and no other when somebody has it', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const block = { roomId: 2, from: '2026-11-27', to: '2026-11-29', reason: 'Máy lạnh hỏng', slot: 2 };
    expect((await desk.send('POST', 'blocks', block)).statusCode).toBe(201);
    const { db } = server.database;
    const nights = await db.selectFrom('room_nights').select(['night', 'slot']).orderBy('night').execute();
    expect(nights).toEqual([
      { night: '2026-11-27', slot: 2 },
      { night: '2026-11-28', slot: 2 },
    ]);
    expect((await desk.send('POST', 'blocks', block)).json()).toMatchObject({ code: 'nightsTaken' });
    for (const slot of [-1, 3]) {
      expect((await desk.send('POST', 'blocks', { ...block, slot })).json()).toMatchObject({ field: 'slot' });
    }
  });

  it('owes back what was paid but for the fee, and closes it when the money has gone back', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await booked(server, bookingOf({ status: 'PENDING' }));
    await desk.send('POST', `bookings/${id}/confirm`, {});
    await server.database.db.updateTable('bookings').set({ paid: 2_550_000 }).where('id', '=', id).execute();
    expect((await desk.send('POST', `bookings/${id}/refunded`, {})).json()).toMatchObject({ code: 'nothingDue' });
    await desk.send('POST', `bookings/${id}/cancel`, { note: 'Khách ốm' });
    expect(await detail(desk, id)).toMatchObject({ status: 'CANCELLED', refundDue: 2_550_000, can: { refund: true } });
    const before = await mailKinds(server);
    await desk.send('POST', `bookings/${id}/refunded`, { note: 'VCB 0912' });
    const after = await detail(desk, id);
    expect(after).toMatchObject({ status: 'CANCELLED', refundDue: 0, can: { refund: false } });
    expect(after.history.map(({ note }) => note)).toEqual(['', '', 'Khách ốm', 'VCB 0912']);
    expect(await mailKinds(server)).toEqual(before);
    const open = server.database.db.selectFrom('attention').selectAll().where('resolved_at', 'is', null);
    expect(await open.execute()).toEqual([]);
  });

  it('finds people and rooms without accents, by digits of a phone, and nothing by a wildcard', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await booked(server, bookingOf({ guestName: 'Đặng Thị Hường' }));
    await booked(server, bookingOf({ roomId: 2, totalPrice: 1_800_000, guestName: 'Sofia Lindqvist' }, 2));
    expect(await statuses(desk, 'q=dang+huong')).toEqual(['Đặng Thị Hường']);
    expect(await statuses(desk, `q=${encodeURIComponent('ĐẶNG')}`)).toEqual(['Đặng Thị Hường']);
    expect(await statuses(desk, 'q=0912345102')).toEqual(['Sofia Lindqvist']);
    // The number that a guest reads out on the telephone, however it is typed.
    const number = bookingNumber(id);
    expect(await statuses(desk, `q=${encodeURIComponent(number)}`)).toEqual(['Đặng Thị Hường']);
    expect(await statuses(desk, `q=${number.replace(' ', '')}`)).toEqual(['Đặng Thị Hường']);
    expect(await statuses(desk, 'q=phong+doi')).toEqual(['Sofia Lindqvist']);
    expect(await statuses(desk, 'q=zzz')).toEqual([]);
    expect(await statuses(desk, 'filter=pending')).toEqual([]);
  });

  it('exports a list in which nothing is a formula', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    for (const [guest, guestName] of ['=HYPERLINK("http://a")', '+84 1', '@SUM(1)', '-1', 'Nguyễn "Bi", A'].entries()) {
      const checkIn = `2026-12-0${1 + guest}`;
      const checkOut = `2026-12-0${2 + guest}`;
      const totalPrice = totalOfRoom1(checkIn, checkOut);
      await booked(server, bookingOf({ guestName, checkIn, checkOut, totalPrice, status: 'PENDING' }, guest));
    }
    const answer = await desk.get('bookings.csv?lang=vi');
    expect(answer.headers['content-disposition']).toMatch(/attachment; filename="hien-bookings-2026-11-20\.csv"/);
    const lines = answer.body.split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFFSố đặt phòng,/);
    expect(lines).toHaveLength(6);
    const { items } = (await desk.get('bookings')).json<DeskBookingPage>();
    // A file has the newest first, the list the nearest.
    expect(
      lines
        .slice(1)
        .map((line) => line.slice(0, 9))
        .sort(),
    ).toEqual(items.map(({ id }) => bookingNumber(id)).sort());
    for (const { id } of items) expect(answer.body).not.toContain(id);
    expect(answer.body).toContain('"\'=HYPERLINK(""http://a"")"');
    expect(answer.body).toContain('"Nguyễn ""Bi"", A"');
    expect(answer.body).not.toMatch(/(^|,)"?[=+@-]/m);
  });

  it('exports each booking once, of whatever many were made in the same instant, and heads a list of none', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const titles = (await desk.get('bookings.csv')).body;
    expect(titles).toMatch(/^\uFEFFSố đặt phòng,[^\r\n]*$/);
    const id = await booked(server, bookingOf());
    const { db } = server.database;
    const row = await db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const copies = Array.from({ length: 450 }, (_, at) => `copy-${at}`);
    for (const copy of copies)
      await db
        .insertInto('bookings')
        .values({ ...row, id: copy })
        .execute();
    const numbers = (await desk.get('bookings.csv')).body.split('\r\n').map((line) => line.split(',')[0]);
    expect(numbers.slice(1).sort()).toEqual([id, ...copies].map(bookingNumber).sort());
    const found = await desk.send('POST', 'bookings/export', { q: '', filter: 'all' });
    expect(found.json<{ text: string }>().text.split('\r\n')).toHaveLength(452);
  });

  it('hands the list to an Excel of any country: numbers keep their zeros, days are days, and nothing is computed', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const guestName = '=HYPERLINK("http://a")';
    const id = await booked(server, bookingOf({ guestName, guestPhone: '0912100001', status: 'PENDING' }));
    await desk.send('POST', `bookings/${id}/confirm`, {});
    await desk.send('POST', `bookings/${id}/doors`, { door: 'A1001' });
    await server.database.db.updateTable('bookings').set({ source: 'Zalo' }).where('id', '=', id).execute();
    const answer = await desk.get('bookings.xlsx?lang=vi');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="hien-bookings-2026-11-20.xlsx"');
    const [titles = [], ...rows] = rowsOf(answer.rawPayload);
    expect(titles.slice(0, 2)).toEqual(['Số đặt phòng', 'Trạng thái']);
    expect(rows).toHaveLength(1);
    const cell = (title: string) => rows[0]?.[titles.indexOf(title)];
    expect(cell('Số đặt phòng')).toBe(bookingNumber(id));
    expect(cell('Khách')).toBe(guestName);
    expect(cell('Điện thoại')).toBe('0912100001');
    expect([cell('Ngày đến'), cell('Ngày đi')]).toEqual([{ day: '2026-12-24' }, { day: '2026-12-26' }]);
    expect([cell('Căn'), cell('Hình thức thanh toán'), cell('Nguồn'), cell('Ngày đặt')]).toEqual([
      'A1001',
      'Tại khách sạn',
      'Zalo',
      { day: '2026-11-20' },
    ]);
    expect([cell('Số đêm'), cell('Tổng tiền (VND)')]).toEqual([2, totalOfRoom1('2026-12-24', '2026-12-26')]);
    const found = await desk.send('POST', 'bookings/export', { q: '0912100001', filter: 'all', as: 'xlsx' });
    const { name, base64 } = found.json<{ name: string; base64: string }>();
    expect(name).toBe('hien-bookings-2026-11-20.xlsx');
    expect(
      rowsOf(Buffer.from(base64, 'base64'))
        .slice(1)
        .map(([number]) => number),
    ).toEqual([bookingNumber(id)]);
  });

  it('shows every room on the calendar, and a stay as one stretch in its room', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    await booked(server, bookingOf());
    const calendar = (await desk.get('calendar?from=2026-12-20&nights=10')).json<{
      rooms: object[];
      bars: { roomId: number; slot: number; from: string; to: string; name: string }[];
    }>();
    expect(calendar.rooms).toHaveLength(9);
    expect(calendar.bars).toEqual([
      expect.objectContaining({ roomId: 1, slot: 0, from: '2026-12-24', to: '2026-12-26' }) as object,
    ]);
  });
});
