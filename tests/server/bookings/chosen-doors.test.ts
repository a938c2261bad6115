import { expect, it } from 'vitest';
import type { OfferedDoor } from '../../../src/contract/bookings/door-choice';
import type { BookingView } from '../../../src/contract/bookings/bookings';
import type { DeskBookingDetail } from '../../../src/contract/bookings/desk';
import type { BookingDoors, FreeDoor } from '../../../src/contract/bookings/desk-guests';
import { changeBooking } from '../../../src/server/modules/bookings/change-status';
import { deskOf } from '../../support/desk';
import { onEveryEngine } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { asBooker, book, booked, bookingOf, cancel, stayHotel } from '../../support/stays';

/** Room type 2 is sold with the doors B516, B702 and B902; 1 with A1001. */
const hotel = stayHotel({
  guideAccess: 'stay',
  doorsGivenBy: 'house',
  doorsChosen: true,
  doorViews: [{ tower: 'B', units: '01–10', text: { vi: 'nhìn ra vịnh', en: 'facing the bay' } }],
});
const STAY = { roomId: 2, checkIn: '2026-12-24', checkOut: '2026-12-26', totalPrice: 1_800_000 };
const wanted = (door: string | null, guest = 1, changes: object = {}) =>
  bookingOf({ ...STAY, door, ...changes }, guest);
const MINUTE = 60_000;

async function offered(
  { app }: TestServer,
  { roomId = 2, checkIn = STAY.checkIn, checkOut = STAY.checkOut } = {},
): Promise<string> {
  const answer = await app.inject({ url: `/api/rooms/${roomId}/doors?checkIn=${checkIn}&checkOut=${checkOut}` });
  if (answer.statusCode !== 200) return String(answer.statusCode);
  const { items } = answer.json<{ items: OfferedDoor[] }>();
  return items.map(({ code, free }) => (free ? code : `(${code})`)).join(' ');
}

const paid = (server: TestServer, id: string) =>
  server.database.db
    .transaction()
    .execute((tx) => changeBooking(tx, id, 'paid', server.clock.now, { paid: 1_800_000, payment_method: 'MOMO' }));

const viewOf = async ({ app }: TestServer, id: string, headers = asBooker(id)): Promise<BookingView> =>
  (await app.inject({ url: `/api/apartment-bookings/${id}`, headers })).json<BookingView>();

/** Kinds of the mails whose facts name one of a kind. */
const mailsWith = async ({ database: { db } }: TestServer, fact: string): Promise<string[]> => {
  const mails = await db.selectFrom('mails').select(['kind', 'body']).execute();
  return mails.filter(({ body }) => JSON.stringify(body).includes(fact)).map(({ kind }) => kind);
};

onEveryEngine('a door chosen like a seat', (start) => {
  it('is one of twenty who want it at once', async () => {
    const server = await start({ hotel });
    const { clock, app } = server;
    const { databaseUrl } = app.services.config;
    // Half of them ask another process, where there may be one: the database alone can decide.
    const other = databaseUrl === null ? server : await start({ hotel, clock, databaseUrl });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => book(i % 2 === 0 ? server : other, wanted('B902', i + 1))),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    for (const refused of answers.filter(({ statusCode }) => statusCode !== 201)) {
      expect([refused.statusCode, refused.json<object>()]).toEqual([
        409,
        expect.objectContaining({ code: 'doorGone', field: 'door' }),
      ]);
    }
    // The nights of the others were not taken either.
    expect(await offered(server)).toBe('B516 B702 (B902)');
    expect((await book(server, wanted('B702', 30))).statusCode).toBe(201);
    expect((await book(server, wanted(null, 31))).statusCode).toBe(201);
    expect((await book(server, wanted('B516', 32))).json()).toMatchObject({ code: 'nightsTaken' });
  });

  it('is held with the nights, and let go with them', async () => {
    const server = await start({ hotel });
    const held = await booked(server, wanted('b902'));
    expect(await offered(server)).toBe('B516 B702 (B902)');
    expect(await offered(server, { checkIn: STAY.checkOut, checkOut: '2026-12-27' })).toBe('B516 B702 B902');
    server.clock.forward(11 * MINUTE);
    expect(await offered(server)).toBe('B516 B702 B902');
    const request = await booked(server, wanted('B902', 2, { status: 'PENDING' }));
    expect((await book(server, wanted('B902', 3))).json()).toMatchObject({ code: 'doorGone' });
    await cancel(server, request);
    expect((await book(server, wanted('B902', 4))).statusCode).toBe(201);
    // Money that comes late finds nights, and not the door that somebody has chosen since.
    await paid(server, held);
    expect(await viewOf(server, held)).toMatchObject({
      ...{ status: 'CONFIRMED', guides: [{ door: null }], lostDoor: 'B902' },
    });
    expect((await viewOf(server, held)).chosenDoor).toBeUndefined();
    expect(await mailsWith(server, 'lostDoor')).toEqual(['confirmed']);
    const desk = await deskOf(server);
    expect((await desk.get(`bookings/${held}/doors`)).json<BookingDoors>().lost).toBe('B902');
    await desk.send('POST', `bookings/${held}/doors`, { door: 'B702' });
    expect((await viewOf(server, held)).lostDoor).toBeUndefined();
  });

  it('is let go as well by a longer stay behind it', async () => {
    const server = await start({ hotel: { ...hotel, doorsGivenBy: 'reception' } });
    const desk = await deskOf(server);
    const longer = await booked(server, wanted(null));
    await paid(server, longer);
    await desk.send('POST', `bookings/${longer}/doors`, { door: 'B902' });
    const held = await booked(server, wanted('B902', 2, { checkIn: STAY.checkOut, checkOut: '2026-12-28' }));
    server.clock.forward(11 * MINUTE);
    const nights = { roomId: 2, checkIn: STAY.checkIn, checkOut: '2026-12-28', totalPrice: 3_600_000 };
    expect((await desk.send('POST', `bookings/${longer}/move`, nights)).statusCode).toBe(200);
    await paid(server, held);
    expect(await viewOf(server, longer)).toMatchObject({ checkOut: '2026-12-28', guides: [{ door: 'B902' }] });
    expect((await viewOf(server, held)).chosenDoor).toBeUndefined();
  });

  it('is not offered where the house has not turned it on, or sells no doors', async () => {
    const server = await start({ hotel: stayHotel() });
    expect(await offered(server)).toBe('404');
    expect((await book(server, wanted('B902'))).json()).toMatchObject({ code: 'doorGone' });
    const desk = await deskOf(server);
    const access = (await desk.get('content/access')).json<{ value: object; version: number }>();
    await desk.send('PUT', 'content/access', { value: { ...access.value, choose: true }, version: access.version });
    expect([await offered(server), await offered(server, { roomId: 3 })]).toEqual(['B516 B702 B902', '404']);
    for (const door of ['A1001', 'B999', 'B1402'])
      expect((await book(server, wanted(door))).json()).toMatchObject({ code: 'doorGone' });
    expect((await book(server, wanted('B902', 1, { quantity: 2, totalPrice: 3_600_000 }))).json()).toMatchObject({
      field: 'door',
    });
  });

  it('says where it is and what it looks out on, and nothing of who has it', async () => {
    const server = await start({ hotel });
    await booked(server, wanted('B516'));
    const answer = await server.app.inject({
      url: `/api/rooms/2/doors?checkIn=${STAY.checkIn}&checkOut=${STAY.checkOut}&lang=en`,
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json<{ items: OfferedDoor[] }>().items).toEqual([
      { code: 'B516', tower: 'B', floor: 5, plan: expect.any(String) as string, free: false },
      { code: 'B702', tower: 'B', floor: 7, plan: expect.any(String) as string, side: 'facing the bay', free: true },
      { code: 'B902', tower: 'B', floor: 9, plan: expect.any(String) as string, side: 'facing the bay', free: true },
    ]);
  });

  it('is the booking’s once it is paid, ready or not, and shown to its booker alone', async () => {
    const server = await start({ hotel });
    const id = await booked(server, wanted('B902'));
    expect((await viewOf(server, id)).chosenDoor).toBe('B902');
    expect(JSON.stringify(await viewOf(server, id, { cookie: '' }))).not.toContain('B902');
    await paid(server, id);
    expect(await viewOf(server, id)).toMatchObject({ chosenDoor: 'B902', guides: [{ door: 'B902' }] });
    const { history } = (await (await deskOf(server)).get(`bookings/${id}`)).json<DeskBookingDetail>();
    expect(history.find(({ event }) => event === 'doorGiven')).toMatchObject({ by: null, door: 'B902' });
  });

  it('is the desk’s proposal where reception gives the doors, and nobody else’s', async () => {
    const server = await start({ hotel: { ...hotel, doorsGivenBy: 'reception' } });
    const desk = await deskOf(server);
    const [first, second] = [await booked(server, wanted('B902')), await booked(server, wanted(null, 2))];
    await paid(server, first);
    await paid(server, second);
    const doorsOf = async (id: string) => (await desk.get(`bookings/${id}/doors`)).json<BookingDoors>();
    const [own, other] = [await doorsOf(first), await doorsOf(second)];
    expect(own.proposal).toBe('B902');
    expect(own.free.find(({ chosen }) => chosen)?.door).toBe('B902');
    expect(other.free.map(({ door }) => door)).not.toContain('B902');
    const free = await desk.get(`free-doors?roomId=2&from=${STAY.checkIn}&to=${STAY.checkOut}`);
    expect(free.json<{ items: FreeDoor[] }>().items.map(({ door }) => door)).not.toContain('B902');
    const given = await desk.send('POST', `bookings/${second}/doors`, { door: 'B902' });
    expect([given.statusCode, given.json()]).toEqual([409, expect.objectContaining({ code: 'doorChosen' })]);
    // Given another door, its guest holds the chosen one no longer.
    await desk.send('POST', `bookings/${first}/doors`, { door: 'B702' });
    expect((await desk.send('POST', `bookings/${second}/doors`, { door: 'B902' })).statusCode).toBe(201);
  });

  it('comes along to other dates while it is free there, and else both sides are told', async () => {
    const server = await start({ hotel: { ...hotel, doorsGivenBy: 'reception' } });
    const desk = await deskOf(server);
    const id = await booked(server, wanted('B902'));
    await booked(server, wanted('B902', 2, { checkIn: '2026-12-28', checkOut: '2026-12-30' }));
    await paid(server, id);
    const move = (checkIn: string, checkOut: string) =>
      desk.send('POST', `bookings/${id}/move`, { roomId: 2, checkIn, checkOut, totalPrice: 1_800_000 });
    await move('2026-12-25', '2026-12-27');
    expect((await viewOf(server, id)).chosenDoor).toBe('B902');
    expect(await offered(server, { checkIn: '2026-12-24', checkOut: '2026-12-25' })).toContain(' B902');
    await move('2026-12-27', '2026-12-29');
    expect((await viewOf(server, id)).chosenDoor).toBeUndefined();
    const { history } = (await desk.get(`bookings/${id}`)).json<DeskBookingDetail>();
    expect(history.map(({ move: told }) => told?.lostDoor)).toContain('B902');
    expect(await mailsWith(server, 'lostDoor')).toEqual(['moved']);
    expect((await viewOf(server, id)).lostDoor).toBe('B902');
  });

  it('is not kept silently for another type: the page, the desk and a mail say that it is lost', async () => {
    const server = await start({ hotel: { ...hotel, doorsGivenBy: 'reception' } });
    const desk = await deskOf(server);
    const [id, given] = [await booked(server, wanted('B902')), await booked(server, wanted('B702', 2))];
    await paid(server, id);
    await paid(server, given);
    await desk.send('POST', `bookings/${given}/doors`, { door: 'B702' });
    const doors = ['B902', 'B702'].map((code) => ({ code, roomId: 1 }));
    const spare = ['A1001'].map((code) => ({ code, roomId: 2 }));
    const changed = await desk.send('PUT', 'doors/rooms', { doors: [...doors, ...spare] });
    expect(changed.statusCode).toBe(200);
    expect(await viewOf(server, id)).toMatchObject({ lostDoor: 'B902' });
    expect((await desk.get(`bookings/${id}/doors`)).json<BookingDoors>()).toMatchObject({ lost: 'B902' });
    expect(await mailsWith(server, 'lostDoor')).toEqual(['doorLost']);
    // Who has the door already keeps it.
    expect(await viewOf(server, given)).toMatchObject({ chosenDoor: 'B702', guides: [{ door: 'B702' }] });
  });

  it('is not called lost by who has had it and left early', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await booked(server, wanted('B902', 1, { checkIn: '2026-11-20', checkOut: '2026-11-22' }));
    await paid(server, id);
    server.clock.forward(5 * 60 * MINUTE);
    await desk.send('PUT', `bookings/${id}/arrived`, {});
    server.clock.forward(20 * 60 * MINUTE);
    await desk.send('PUT', `bookings/${id}/left`, {});
    const next = { checkIn: '2026-11-21', checkOut: '2026-11-22', totalPrice: 900_000 };
    await booked(server, wanted('B902', 2, next));
    const { lostDoor, chosenDoor } = await viewOf(server, id);
    expect([lostDoor, chosenDoor]).toEqual([undefined, undefined]);
  });

  it('gives way to the stay by hand that its booking is joined with', async () => {
    const server = await start({ hotel: { ...hotel, doorsGivenBy: 'reception' } });
    const desk = await deskOf(server);
    const id = await booked(server, wanted('B902'));
    await paid(server, id);
    const nights = { from: STAY.checkIn, to: STAY.checkOut };
    const stay = await desk.send('POST', 'stays', { apartment: 'B702', guestName: 'Nguyễn Thị Hồng 1', ...nights });
    const stayId = stay.json<{ id: string }>().id;
    expect((await desk.send('POST', `bookings/${id}/joins`, { stayId })).statusCode).toBe(200);
    expect(await offered(server)).toBe('B516 (B702) B902');
    expect((await viewOf(server, id)).chosenDoor).toBeUndefined();
  });

  it('waits for whoever is still inside tonight', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const before = await booked(
      server,
      wanted('B902', 1, { checkIn: '2026-11-20', checkOut: '2026-11-21', totalPrice: 900_000 }),
    );
    await paid(server, before);
    server.clock.forward(5 * 60 * MINUTE);
    await desk.send('PUT', `bookings/${before}/arrived`, {});
    const tonight = { checkIn: '2026-11-21', checkOut: '2026-11-22' };
    server.clock.forward(20 * 60 * MINUTE);
    // 11:00: they have an hour left.
    expect(await offered(server, tonight)).toBe('B516 B702 B902');
    server.clock.forward(2 * 60 * MINUTE);
    expect(await offered(server, tonight)).toBe('B516 B702 (B902)');
  });
});
