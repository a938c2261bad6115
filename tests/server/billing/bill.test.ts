import { expect, it } from 'vitest';
import type { Bill } from '../../../src/contract/billing/desk';
import type { DeskBookingDetail } from '../../../src/contract/bookings/desk';
import type { Today } from '../../../src/contract/desk/today';
import { changeBooking } from '../../../src/server/modules/bookings/change-status';
import { up } from '../../../src/server/platform/db/migrations/0044-bill-lines';
import { signedIn } from '../../support/accounts';
import { deskOf, deskWith, type Desk } from '../../support/desk';
import { onEveryEngine } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { booked, bookingOf, stayHotel, totalOfRoom1 } from '../../support/stays';

const hotel = stayHotel();
const TOTAL = 2_550_000;

const standing = async (server: TestServer, desk: Desk, changes = {}, guest = 1): Promise<string> => {
  const id = await booked(server, bookingOf({ status: 'PENDING', ...changes }, guest));
  const answer = await desk.send('POST', `bookings/${id}/confirm`, {});
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return id;
};
const billOf = async (desk: Desk, id: string): Promise<Bill> => (await desk.get(`bookings/${id}/bill`)).json<Bill>();
const detail = async (desk: Desk, id: string): Promise<DeskBookingDetail> =>
  (await desk.get(`bookings/${id}`)).json<DeskBookingDetail>();
const pay = (desk: Desk, id: string, kind: string, amount: number, more: object = {}, key?: string) =>
  desk.send(
    'POST',
    `bookings/${id}/payments`,
    { kind, amount, ...(kind === 'REFUND' && { means: 'CASH' }), ...more },
    key ? { 'idempotency-key': key } : {},
  );
const charge = (desk: Desk, id: string, text: string, amount: number, quantity = 1) =>
  desk.send('POST', `bookings/${id}/charges`, { text, quantity, amount });
const strike = (desk: Desk, id: string, line: string, reason = 'Ghi nhầm') =>
  desk.send('POST', `bookings/${id}/lines/${line}/void`, { reason });

/** The lines say what the booking says, and both say the balance. */
async function expectTrue(server: TestServer, desk: Desk): Promise<void> {
  const { db } = server.database;
  const bookings = await db.selectFrom('bookings').selectAll().where('kind', '=', 'GUEST').execute();
  expect(bookings.length).toBeGreaterThan(0);
  for (const { id, paid, charges } of bookings) {
    const rows = await db.selectFrom('bill_lines').selectAll().where('booking_id', '=', id).execute();
    const sum = (of: (kind: string) => boolean): number =>
      rows.filter(({ kind, voided_at: at }) => at === null && of(kind)).reduce((all, { amount }) => all + amount, 0);
    const isCharge = (kind: string): boolean => ['CHARGE', 'FEE', 'DISCOUNT'].includes(kind);
    expect([id, charges, paid]).toEqual([id, sum(isCharge), 0 - sum((kind) => !isCharge(kind))]);
    const { lines, balance } = await billOf(desk, id);
    expect(balance).toBe(lines.reduce((all, { amount, voided }) => all + (voided ? 0 : amount), 0));
    expect((await detail(desk, id)).balance).toBe(balance);
  }
}

onEveryEngine('the bill of a booking', (start) => {
  it('begins with the room, takes charges and payments, and says who and when', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await standing(server, desk);
    expect(await billOf(desk, id)).toMatchObject({
      lines: [{ id: 'room', kind: 'ROOM', quantity: 2, amount: TOTAL, voided: false, voidable: false }],
      balance: TOTAL,
      paid: 0,
    });
    const charged = await charge(desk, id, 'Minibar', 120_000, 3);
    expect(charged.statusCode).toBe(201);
    expect(charged.json()).toMatchObject({ balance: TOTAL + 120_000 });
    expect((await pay(desk, id, 'CASH', 1_000_000, { note: 'Đặt cọc' })).json()).toMatchObject({ balance: 1_670_000 });
    expect((await pay(desk, id, 'TRANSFER', 1_000_000)).statusCode).toBe(201);
    expect((await pay(desk, id, 'CARD', 670_000)).json()).toMatchObject({ balance: 0 });
    const { lines, balance } = await billOf(desk, id);
    expect(balance).toBe(0);
    expect(lines.map(({ kind, text, quantity, amount }) => [kind, text, quantity, amount]).slice(1)).toEqual([
      ['CHARGE', 'Minibar', 3, 120_000],
      ['CASH', 'Đặt cọc', 1, -1_000_000],
      ['TRANSFER', '', 1, -1_000_000],
      ['CARD', '', 1, -670_000],
    ]);
    expect(lines.at(-1)).toMatchObject({ by: 'letan', at: new Date(server.clock.now).toISOString(), voidable: true });
    expect(await detail(desk, id)).toMatchObject({ paid: 2_670_000, charges: 120_000, balance: 0, refundDue: 0 });
    await expectTrue(server, desk);
  });

  it('strikes lines through with a reason, keeps them, and never twice', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await standing(server, desk);
    const line = (await pay(desk, id, 'CASH', 500_000)).json<{ id: string }>().id;
    const done = await strike(desk, id, line, 'Gõ nhầm số');
    expect([done.statusCode, done.json()]).toEqual([200, { id: line, balance: TOTAL }]);
    expect((await billOf(desk, id)).lines.at(-1)).toMatchObject({
      id: line,
      amount: -500_000,
      voided: true,
      voidable: false,
      voiding: { by: 'letan', reason: 'Gõ nhầm số' },
    });
    expect((await strike(desk, id, line)).json()).toMatchObject({ code: 'lineVoided' });
    expect((await strike(desk, id, line)).statusCode).toBe(409);
    expect((await strike(desk, id, 'room')).json()).toMatchObject({ code: 'lineFixed' });
    expect((await strike(desk, id, 'nothing')).statusCode).toBe(404);
    expect((await strike(desk, id, line, ' ')).json()).toMatchObject({ field: 'reason' });
    const other = await standing(server, desk, { roomId: 2, totalPrice: 1_800_000 }, 2);
    const cash = (await pay(desk, other, 'CASH', 1)).json<{ id: string }>().id;
    expect((await strike(desk, id, cash)).statusCode).toBe(404);
    await expectTrue(server, desk);
  });

  it('gives no more back than was paid, also by striking the payment through', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await standing(server, desk);
    expect((await pay(desk, id, 'REFUND', 1)).json()).toMatchObject({ code: 'refundAbovePaid', field: 'amount' });
    const cash = (await pay(desk, id, 'CASH', 300_000)).json<{ id: string }>().id;
    expect((await pay(desk, id, 'REFUND', 300_001)).statusCode).toBe(409);
    const back = await pay(desk, id, 'REFUND', 200_000);
    expect([back.statusCode, back.json()]).toMatchObject([201, { balance: TOTAL - 100_000 }]);
    expect((await billOf(desk, id)).lines.at(-1)).toMatchObject({ kind: 'REFUND', amount: 200_000 });
    expect((await strike(desk, id, cash)).json()).toMatchObject({ code: 'refundAbovePaid' });
    expect((await strike(desk, id, back.json<{ id: string }>().id)).statusCode).toBe(200);
    expect((await strike(desk, id, cash)).json()).toMatchObject({ balance: TOTAL });
    await expectTrue(server, desk);
  });

  it.each([
    ['payments', { kind: 'CASH', amount: 0 }, 'amount'],
    ['payments', { kind: 'CASH', amount: 1.5 }, 'amount'],
    ['payments', { kind: 'CASH', amount: -5 }, 'amount'],
    ['payments', { kind: 'CASH', amount: 1_000_000_001 }, 'amount'],
    ['payments', { kind: 'SANDBOX', amount: 5 }, 'kind'],
    ['payments', { kind: 'CASH', amount: 5, note: 'x'.repeat(201) }, 'note'],
    ['payments', { kind: 'CASH', amount: 5, note: 'hai\ndòng' }, 'note'],
    ['charges', { text: ' ', quantity: 1, amount: 5 }, 'text'],
    ['charges', { text: 'Khăn', quantity: 0, amount: 5 }, 'quantity'],
    ['charges', { text: 'Khăn', quantity: 1 }, 'amount'],
  ])('refuses %s %j by its field', async (what, body, field) => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await standing(server, desk);
    const answer = await desk.send('POST', `bookings/${id}/${what}`, body);
    expect([answer.statusCode, answer.json<{ field: string }>().field]).toEqual([422, field]);
    expect((await billOf(desk, id)).lines).toHaveLength(1);
  });

  it('takes a press that came twice once, and refuses the key for something else', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await standing(server, desk);
    const first = await pay(desk, id, 'CASH', 100_000, {}, 'pay-press-1');
    await pay(desk, id, 'CASH', 50_000);
    const again = await pay(desk, id, 'CASH', 100_000, {}, 'pay-press-1');
    expect([again.statusCode, again.body]).toEqual([201, first.body]);
    expect((await pay(desk, id, 'CASH', 100_001, {}, 'pay-press-1')).statusCode).toBe(422);
    const line = first.json<{ id: string }>().id;
    const path = `bookings/${id}/lines/${line}/void`;
    const key = { 'idempotency-key': 'void-press-1' };
    const struck = await desk.send('POST', path, { reason: 'Nhầm' }, key);
    expect((await desk.send('POST', path, { reason: 'Nhầm' }, key)).body).toBe(struck.body);
    expect(await billOf(desk, id)).toMatchObject({ balance: TOTAL - 50_000, paid: 50_000 });
  });

  it('is nothing for strangers and guests, for nights off sale, or for a booking that is none', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await standing(server, desk);
    const guest = deskWith(server, (await signedIn(server)).cookie);
    for (const [who, status] of [
      [deskWith(server, ''), 401],
      [guest, 403],
    ] as const) {
      expect((await who.get(`bookings/${id}/bill`)).statusCode).toBe(status);
      expect((await pay(who, id, 'CASH', 5)).statusCode).toBe(status);
    }
    const night = { roomId: 2, from: '2026-12-01', to: '2026-12-02', reason: 'Sơn' };
    const block = (await desk.send('POST', 'blocks', night)).json<{ id: string }>().id;
    for (const none of [block, 'nothing']) {
      expect((await desk.get(`bookings/${none}/bill`)).statusCode).toBe(404);
      expect((await pay(desk, none, 'CASH', 5)).statusCode).toBe(404);
      expect((await charge(desk, none, 'Khăn', 5)).statusCode).toBe(404);
    }
    expect((await billOf(desk, id)).lines).toHaveLength(1);
  });

  it('stays true after a move', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await standing(server, desk);
    await pay(desk, id, 'CASH', TOTAL);
    const total = totalOfRoom1('2026-12-24', '2026-12-27');
    const move = { roomId: 1, checkIn: '2026-12-24', checkOut: '2026-12-27', totalPrice: total };
    expect((await desk.send('POST', `bookings/${id}/move`, move)).statusCode).toBe(200);
    expect(await billOf(desk, id)).toMatchObject({
      lines: [{ amount: total, quantity: 3 }, {}],
      balance: total - TOTAL,
    });
    await expectTrue(server, desk);
  });

  it('adds fifty payments at once to their sum', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await standing(server, desk);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => pay(desk, id, 'CASH', 1000 + index, {}, `racer-number-${index % 40}`)),
    );
    const taken = answers.filter(({ statusCode }) => statusCode === 201).length;
    // Ten of the keys came twice, with another sum.
    expect([taken, answers.filter(({ statusCode }) => statusCode === 422).length]).toEqual([40, 10]);
    const { lines, paid } = await billOf(desk, id);
    expect(lines).toHaveLength(41);
    expect(paid).toBe(0 - lines.slice(1).reduce((sum, { amount }) => sum + amount, 0));
    await expectTrue(server, desk);
  });

  it('keeps the fee of a cancellation, owes the rest, and settles it by the refund', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const stay = { checkIn: '2026-11-22', checkOut: '2026-11-24' };
    const id = await standing(server, desk, { ...stay, totalPrice: totalOfRoom1(stay.checkIn, stay.checkOut) });
    await pay(desk, id, 'TRANSFER', TOTAL);
    await charge(desk, id, 'Giặt ủi', 50_000);
    expect((await desk.send('POST', `bookings/${id}/cancel`, {})).json()).toMatchObject({ refundDue: 1_225_000 });
    expect((await billOf(desk, id)).lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['TRANSFER', -TOTAL],
      ['CHARGE', 50_000],
      ['FEE', 1_275_000],
    ]);
    expect((await pay(desk, id, 'REFUND', 1_000_000)).json()).toMatchObject({ balance: -225_000 });
    expect(await detail(desk, id)).toMatchObject({ status: 'CANCELLED', refundDue: 225_000 });
    const last = (await pay(desk, id, 'REFUND', 225_000)).json<{ id: string }>().id;
    const after = await detail(desk, id);
    expect(after).toMatchObject({ refundDue: 0, balance: 0, paid: 1_325_000 });
    expect(after.history.at(-1)).toMatchObject({ event: 'refunded', money: { refunded: 225_000, due: 0 } });
    await strike(desk, id, last);
    expect(await detail(desk, id)).toMatchObject({ refundDue: 225_000, balance: -225_000 });
    await expectTrue(server, desk);
  });

  it("writes the wallet's money and its refund as lines that nobody strikes through", async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const { db } = server.database;
    const id = await booked(server, bookingOf());
    await db.transaction().execute((tx) => changeBooking(tx, id, 'holdEnded', server.clock.now));
    const other = await booked(server, bookingOf({}, 2));
    const facts = { paid: TOTAL, reference: 'MM-77', payment_method: 'MOMO' } as const;
    await db.transaction().execute((tx) => changeBooking(tx, id, 'paid', server.clock.now, facts));
    await db.transaction().execute((tx) => changeBooking(tx, other, 'paid', server.clock.now, facts));
    expect(await detail(desk, id)).toMatchObject({ status: 'PAID_NEEDS_REFUND', refundDue: TOTAL });
    expect(await billOf(desk, other)).toMatchObject({
      lines: [{ kind: 'ROOM' }, { kind: 'WALLET', text: 'MM-77', amount: -TOTAL, by: null, voidable: false }],
      balance: 0,
    });
    const wallet = (await billOf(desk, other)).lines.at(-1)?.id ?? '';
    expect((await strike(desk, other, wallet)).json()).toMatchObject({ code: 'lineFixed' });
    const settled = await desk.send('POST', `bookings/${id}/refunded`, { reference: 'FT-9' });
    expect(settled.json()).toMatchObject({ status: 'REFUNDED', refundDue: 0, paid: 0, balance: 0 });
    const refund = (await billOf(desk, id)).lines.at(-1);
    expect(refund).toMatchObject({ kind: 'REFUND', text: 'FT-9', amount: TOTAL, by: 'letan' });
    expect((await strike(desk, id, refund?.id ?? '')).statusCode).toBe(200);
    expect(await detail(desk, id)).toMatchObject({ status: 'PAID_NEEDS_REFUND', refundDue: TOTAL });
    await expectTrue(server, desk);
  });

  it('owes a deposit back when a request lapses with it', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await booked(server, bookingOf({ status: 'PENDING' }));
    await pay(desk, id, 'CASH', 500_000);
    server.clock.forward(25 * 3_600_000);
    await server.database.db.transaction().execute((tx) => changeBooking(tx, id, 'pendingEnded', server.clock.now));
    expect(await detail(desk, id)).toMatchObject({ status: 'LAPSED', refundDue: 500_000, balance: -500_000 });
    await expectTrue(server, desk);
  });

  it('stands on the board, in the list, in the file and in the question before a guest is let go', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const stay = { checkIn: '2026-11-20', checkOut: '2026-11-22' };
    const id = await standing(server, desk, { ...stay, totalPrice: totalOfRoom1(stay.checkIn, stay.checkOut) });
    await pay(desk, id, 'CASH', TOTAL);
    expect((await desk.get('today')).json<Today>().arrivals).toMatchObject([{ id, due: 0 }]);
    await charge(desk, id, 'Mất thẻ từ', 200_000);
    expect((await desk.get('today')).json<Today>().arrivals).toMatchObject([{ id, due: 200_000 }]);
    expect((await desk.get(`bookings/${id}/departure`)).json()).toMatchObject({ due: 200_000 });
    expect((await desk.get('bookings')).json()).toMatchObject({ items: [{ charges: 200_000, balance: 200_000 }] });
    const [head = '', row = ''] = (await desk.get('bookings.csv')).body.split('\r\n');
    const cell = (name: string): string | undefined => row.split(',')[head.split(',').indexOf(name)];
    expect([cell('Dịch vụ và phụ thu (VND)'), cell('Còn phải thu (VND)')]).toEqual(['200000', '200000']);
  });

  it('gives money of before its lines', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const { db } = server.database;
    const days = { checkIn: '2026-12-28', checkOut: '2026-12-30' };
    const ids = [
      await standing(server, desk),
      await standing(server, desk, days, 2),
      await standing(server, desk, { roomId: 2, totalPrice: 1_800_000 }, 3),
      await standing(server, desk, { roomId: 2, totalPrice: 1_800_000 }, 4),
    ];
    const [paid = '', cancelled = '', refunded = '', told = ''] = ids;
    const set = (id: string, change: object) => db.updateTable('bookings').set(change).where('id', '=', id).execute();
    await set(paid, { paid: TOTAL, payment_method: 'MOMO' });
    await set(cancelled, { paid: TOTAL, refund_due: 1_275_000, status: 'CANCELLED' });
    await set(refunded, { paid: 1_800_000, status: 'REFUNDED' });
    await set(told, { paid: 1_800_000, status: 'CANCELLED' });
    const detail = JSON.stringify({ kept: 900_000, due: 0, refunded: 900_000, reference: 'FT-1' });
    const row = { at: 7, status: 'CANCELLED', staff_name: 'letan', note: '', event: 'refunded', detail } as const;
    await db
      .insertInto('booking_history')
      .values({ booking_id: told, sequence: 9, ...row })
      .execute();
    await db.schema.dropTable('bill_lines').execute();
    for (const index of ['bookings_owing', 'bookings_here']) await db.schema.dropIndex(index).execute();
    for (const column of ['charges', 'source', 'note'])
      await db.schema.alterTable('bookings').dropColumn(column).execute();
    await up(db);
    const kinds = async (id: string) => (await billOf(desk, id)).lines.map(({ kind, amount }) => [kind, amount]);
    expect(await kinds(paid)).toEqual([
      ['ROOM', TOTAL],
      ['WALLET', -TOTAL],
    ]);
    expect(await kinds(cancelled)).toEqual([
      ['CASH', -TOTAL],
      ['FEE', 1_275_000],
    ]);
    expect(await kinds(refunded)).toEqual([
      ['CASH', -1_800_000],
      ['REFUND', 1_800_000],
    ]);
    expect(await kinds(told)).toEqual([
      ['CASH', -1_800_000],
      ['REFUND', 900_000],
      ['FEE', 900_000],
    ]);
    await expectTrue(server, desk);
  });

  it('loses what was noted with the guest, and keeps the figures', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await standing(server, desk);
    await pay(desk, id, 'CASH', 500_000, { note: 'Anh Nam đưa hộ' });
    const line = (await pay(desk, id, 'CARD', 1000)).json<{ id: string }>().id;
    await strike(desk, id, line, 'Thẻ của anh Nam');
    const who = { who: 'hong1@example.vn' };
    const told = await desk.send('POST', 'privacy/person/export', { ...who, form: 'json' });
    expect(told.body).toContain('Anh Nam đưa hộ');
    await desk.send('POST', `bookings/${id}/cancel`, { waiveFee: true });
    await pay(desk, id, 'REFUND', 500_000);
    const { version } = (await desk.send('POST', 'privacy/person', who)).json<{ version: string }>();
    await desk.send('POST', 'confirm', { password: 'Le-tan-2026-hien' });
    expect((await desk.send('POST', 'privacy/person/erase', { ...who, version })).statusCode).toBe(200);
    const rows = await server.database.db.selectFrom('bill_lines').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('Nam');
    expect(rows.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([-500_000, -1000, 500_000]);
  });
});

onEveryEngine('money at the desk', (start) => {
  it('above what is open is taken on purpose only, also by two who see the same bill', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await standing(server, desk);
    const slipped = await pay(desk, id, 'CASH', TOTAL * 10);
    expect([slipped.statusCode, slipped.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'aboveBalance', field: 'amount', balance: TOTAL }),
    ]);
    expect((await pay(desk, id, 'CASH', TOTAL)).statusCode).toBe(201);
    expect((await pay(desk, id, 'CASH', TOTAL)).json()).toMatchObject({ code: 'aboveBalance', balance: 0 });
    expect((await pay(desk, id, 'CASH', 50_000, { above: true })).json()).toMatchObject({ balance: -50_000 });
    await expectTrue(server, desk);
  });

  it('goes back by a means that is said, and is seen on the line', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await standing(server, desk);
    await pay(desk, id, 'CASH', TOTAL);
    expect((await pay(desk, id, 'REFUND', 100_000, { means: undefined })).json()).toMatchObject({
      code: 'required',
      field: 'means',
    });
    expect((await pay(desk, id, 'REFUND', 100_000, { means: 'TRANSFER' })).statusCode).toBe(201);
    expect((await billOf(desk, id)).lines.at(-1)).toMatchObject({ kind: 'REFUND', means: 'TRANSFER', amount: 100_000 });
  });

  it('is less by a discount with its reason, which can be voided', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await standing(server, desk);
    const off = { kind: 'DISCOUNT', amount: 150_000 };
    expect((await desk.send('POST', `bookings/${id}/charges`, { ...off, text: ' ' })).statusCode).toBe(422);
    const given = await desk.send('POST', `bookings/${id}/charges`, { ...off, text: 'Máy lạnh hỏng' });
    expect(given.json()).toMatchObject({ balance: TOTAL - 150_000 });
    const line = (await billOf(desk, id)).lines.at(-1);
    expect(line).toMatchObject({ kind: 'DISCOUNT', text: 'Máy lạnh hỏng', amount: -150_000, by: 'letan' });
    await expectTrue(server, desk);
    expect((await strike(desk, id, line?.id ?? '')).json()).toMatchObject({ balance: TOTAL });
    await expectTrue(server, desk);
  });

  it('that who has left still owes stands in a list, a filter and a figure until it is paid', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const stay = {
      checkIn: '2026-11-20',
      checkOut: '2026-11-22',
      totalPrice: totalOfRoom1('2026-11-20', '2026-11-22'),
    };
    const id = await standing(server, desk, stay);
    const debts = async (): Promise<unknown[]> => (await desk.get('debts')).json<{ items: unknown[] }>().items;
    const figure = async (): Promise<unknown> => (await desk.get('today')).json<Today>().counts.debts;
    await desk.send('PUT', `bookings/${id}/arrived`, {});
    expect([await debts(), await figure()]).toEqual([[], 0]);
    await desk.send('PUT', `bookings/${id}/left`, {});
    const { balance, guestName } = await detail(desk, id);
    expect(balance).toBeGreaterThan(0);
    const leftAt = new Date(server.clock.now).toISOString();
    expect([await debts(), await figure()]).toEqual([[{ bookingId: id, guestName, balance, leftAt }], 1]);
    expect((await desk.get('bookings?filter=debt')).json()).toMatchObject({ total: 1, items: [{ id, balance }] });
    await pay(desk, id, 'TRANSFER', balance);
    expect([await debts(), (await desk.get('bookings?filter=debt')).json<{ total: number }>().total]).toEqual([[], 0]);
  });
});
