import { expect, it } from 'vitest';
import type { DeskBookingDetail } from '../../../src/contract/bookings/desk';
import type { MovePreview } from '../../../src/contract/bookings/desk-moves';
import { deskOf, deskWith, type Desk } from '../../support/desk';
import { mailKinds } from '../../support/payments';
import { onEveryEngine } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { book, booked, bookingOf, soldNights, stayHotel, totalOfRoom1 } from '../../support/stays';

const hotel = stayHotel();
const DAY_MS = 24 * 3_600_000;
const ROOM_2 = { roomId: 2, totalPrice: 1_800_000 };

const standing = async (server: TestServer, desk: Desk, changes = {}, guest = 1): Promise<string> => {
  const id = await booked(server, bookingOf({ status: 'PENDING', ...changes }, guest));
  const answer = await desk.send('POST', `bookings/${id}/confirm`, {});
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return id;
};
const detail = async (desk: Desk, id: string): Promise<DeskBookingDetail> =>
  (await desk.get(`bookings/${id}`)).json<DeskBookingDetail>();
const preview = async (desk: Desk, id: string, roomId: number, checkIn: string, checkOut: string) =>
  desk.get(`bookings/${id}/move?${new URLSearchParams({ roomId: String(roomId), checkIn, checkOut }).toString()}`);
const move = (desk: Desk, id: string, roomId: number, checkIn: string, checkOut: string, totalPrice: number) =>
  desk.send('POST', `bookings/${id}/move`, { roomId, checkIn, checkOut, totalPrice });

onEveryEngine('moving a booking', (start, freshDatabase) => {
  it('says before what it costs and what is then owed, and keeps that in the history', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await standing(server, desk);
    await server.database.db.updateTable('bookings').set({ paid: 2_550_000 }).where('id', '=', id).execute();
    const total = totalOfRoom1('2026-12-24', '2026-12-27');
    const told = (await preview(desk, id, 1, '2026-12-24', '2026-12-27')).json<MovePreview>();
    expect(told).toMatchObject({ from: { total: 2_550_000 }, to: { total }, paid: 2_550_000, takenNight: null });
    expect((await detail(desk, id)).checkOut).toBe('2026-12-26');
    expect((await move(desk, id, 1, '2026-12-24', '2026-12-27', 1000)).json()).toMatchObject({
      code: 'priceChanged',
      totalPrice: total,
    });
    expect((await move(desk, id, 1, '2026-12-24', '2026-12-27', total)).statusCode).toBe(200);
    const after = await detail(desk, id);
    expect(after).toMatchObject({ status: 'CONFIRMED', checkOut: '2026-12-27', total, paid: 2_550_000, refundDue: 0 });
    expect(after.history.at(-1)).toMatchObject({
      event: 'moved',
      move: { from: { checkOut: '2026-12-26' }, to: { checkOut: '2026-12-27', total }, paid: 2_550_000 },
    });
    expect([...(await soldNights(server)).entries()]).toEqual([
      ['1 2026-12-24', 1],
      ['1 2026-12-25', 1],
      ['1 2026-12-26', 1],
    ]);
  });

  it('counts what was charged besides in what is then owed', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await standing(server, desk);
    await desk.send('POST', `bookings/${id}/charges`, { text: 'Giặt là', quantity: 2, amount: 100_000 });
    const total = totalOfRoom1('2026-12-24', '2026-12-27');
    const told = (await preview(desk, id, 1, '2026-12-24', '2026-12-27')).json<MovePreview>();
    expect(told).toMatchObject({ to: { total }, charges: 100_000, paid: 0 });
    await move(desk, id, 1, '2026-12-24', '2026-12-27', total);
    const after = await detail(desk, id);
    expect(after.history.at(-1)?.move).toMatchObject({ charges: 100_000 });
    expect(after.balance).toBe(total + 100_000);
  });

  it('sells the old nights again and mails the new ones with a later calendar entry', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await standing(server, desk);
    expect((await move(desk, id, 2, '2027-01-10', '2027-01-12', 1_800_000)).statusCode).toBe(200);
    expect((await book(server, bookingOf({}, 2))).statusCode).toBe(201);
    expect(await detail(desk, id)).toMatchObject({
      roomId: 2,
      room: 'Phòng đôi',
      freeUntil: '2027-01-05T07:00:00.000Z',
    });
    expect(await mailKinds(server)).toContain('moved');
    const rows = await server.database.db.selectFrom('mails').select(['kind', 'body']).execute();
    const sequenceOf = (kind: string): number =>
      (JSON.parse(rows.find((row) => row.kind === kind)?.body ?? '{}') as { booking: { sequence: number } }).booking
        .sequence;
    expect(sequenceOf('moved')).toBeGreaterThan(sequenceOf('confirmed'));
  });

  it('names the first night that somebody else has, and changes nothing', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await standing(server, desk);
    const taken = {
      checkIn: '2026-12-27',
      checkOut: '2026-12-28',
      totalPrice: totalOfRoom1('2026-12-27', '2026-12-28'),
    };
    await standing(server, desk, taken, 2);
    const total = totalOfRoom1('2026-12-25', '2026-12-29');
    expect((await preview(desk, id, 1, '2026-12-25', '2026-12-29')).json()).toMatchObject({ takenNight: '2026-12-27' });
    const refusal = await move(desk, id, 1, '2026-12-25', '2026-12-29', total);
    expect(refusal.json()).toMatchObject({ code: 'nightTaken', night: '2026-12-27' });
    expect(refusal.json<{ message: string }>().message).toContain('27/12/2026');
    expect(await detail(desk, id)).toMatchObject({ checkIn: '2026-12-24', checkOut: '2026-12-26' });
    expect((await soldNights(server)).get('1 2026-12-24')).toBe(1);
  });

  it('moves back to what it cost, whatever the price has become', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await standing(server, desk);
    await move(desk, id, 2, '2026-12-24', '2026-12-26', 1_800_000);
    await server.database.db.updateTable('rooms').set({ price: 9_000_000 }).where('id', '=', 1).execute();
    expect((await preview(desk, id, 1, '2026-12-24', '2026-12-26')).json()).toMatchObject({ to: { total: 2_550_000 } });
    expect((await move(desk, id, 1, '2026-12-24', '2026-12-26', 2_550_000)).statusCode).toBe(200);
    expect(await detail(desk, id)).toMatchObject({ roomId: 1, total: 2_550_000, nightlyPrice: 1_275_000 });
  });

  it('takes a press that came twice once', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await standing(server, desk);
    const body = { ...ROOM_2, checkIn: '2026-12-24', checkOut: '2026-12-26' };
    for (let press = 0; press < 2; press += 1) {
      const answer = await desk.send('POST', `bookings/${id}/move`, body, { 'idempotency-key': 'move-press-1' });
      expect(answer.statusCode).toBe(200);
    }
    expect((await detail(desk, id)).history.filter(({ event }) => event === 'moved')).toHaveLength(1);
    expect((await mailKinds(server)).filter((kind) => kind === 'moved')).toHaveLength(1);
  });

  it('prolongs the stay of a guest who is here, and leaves their arrival where it is', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const stay = { checkIn: '2026-11-20', checkOut: '2026-11-22' };
    const id = await standing(server, desk, { ...stay, totalPrice: totalOfRoom1(stay.checkIn, stay.checkOut) });
    await desk.send('PUT', `bookings/${id}/arrived`, {});
    server.clock.forward(DAY_MS);
    const longer = totalOfRoom1('2026-11-20', '2026-11-24');
    expect((await move(desk, id, 1, '2026-11-20', '2026-11-24', longer)).statusCode).toBe(200);
    expect((await preview(desk, id, 1, '2026-11-22', '2026-11-24')).json()).toMatchObject({ code: 'alreadyHere' });
    server.clock.forward(DAY_MS);
    expect((await preview(desk, id, 1, '2026-11-20', '2026-11-21')).json()).toMatchObject({ code: 'leavingPast' });
  });

  it.each([
    ['a room that is none', 99, '2026-12-24', '2026-12-26', { code: 'invalid', field: 'roomId' }],
    ['days in the past', 1, '2026-11-01', '2026-11-03', { code: 'checkInPast', field: 'checkIn' }],
    ['no days', 1, '', '', { code: 'datesMissing' }],
    ['a stay that ends before it begins', 1, '2026-12-26', '2026-12-24', { code: 'checkOutNotAfterCheckIn' }],
  ])('refuses %s', async (_what, roomId, checkIn, checkOut, refusal) => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await standing(server, desk);
    expect((await preview(desk, id, roomId, checkIn, checkOut)).json()).toMatchObject(refusal);
    expect((await move(desk, id, roomId, checkIn, checkOut, 1)).json()).toMatchObject(refusal);
  });

  it('moves a request that waits for its confirmation, and neither a hold nor what is over', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const pending = await booked(server, bookingOf({ status: 'PENDING' }));
    expect((await move(desk, pending, 2, '2026-12-24', '2026-12-26', 1_800_000)).statusCode).toBe(200);
    expect(await detail(desk, pending)).toMatchObject({ status: 'PENDING', roomId: 2 });
    // The test's clock stands at 10:00 on 20 November: it is confirmed before the guest stands at the door at 14:00.
    expect((await move(desk, pending, 2, '2026-11-20', '2026-11-22', 1_800_000)).statusCode).toBe(200);
    expect(await detail(desk, pending)).toMatchObject({ endsAt: '2026-11-20T07:00:00.000Z' });
    const hold = await booked(server, bookingOf({}, 2));
    expect((await move(desk, hold, 2, '2026-12-24', '2026-12-26', 1_800_000)).json()).toMatchObject({
      code: 'notMovable',
    });
    server.clock.forward(25 * 3_600_000);
    expect((await move(desk, pending, 1, '2026-12-24', '2026-12-26', 2_550_000)).json()).toMatchObject({
      code: 'notMovable',
    });
    expect((await soldNights(server)).size).toBe(0);
  });

  it('never sells a night twice while several move and others book, on two servers where there are two', async () => {
    const databaseUrl = await freshDatabase();
    const more = databaseUrl === null ? {} : { databaseUrl };
    const first = await start({ hotel, ...more });
    const second = databaseUrl === null ? first : await start({ hotel, ...more });
    const desk = await deskOf(first);
    const other = deskWith(second, desk.cookie);
    const ids = await Promise.all(
      Array.from({ length: 6 }, (_, guest) =>
        standing(
          first,
          desk,
          { ...ROOM_2, checkIn: `2027-01-0${1 + guest}`, checkOut: `2027-01-0${3 + guest}` },
          guest,
        ),
      ),
    );
    const target = totalOfRoom1('2026-12-24', '2026-12-26');
    const answers = await Promise.all([
      ...ids.map((id, at) => move(at % 2 === 0 ? desk : other, id, 1, '2026-12-24', '2026-12-26', target)),
      ...[11, 12].map((guest) => book(guest === 11 ? first : second, bookingOf({}, guest))),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(answers.length - 1);
    const sold = await soldNights(first);
    expect(sold.get('1 2026-12-24')).toBe(1);
    for (const [night, rooms] of sold)
      expect([night, rooms <= (night.startsWith('2 ') ? 3 : 1)]).toEqual([night, true]);
  });
});
