import { expect, it } from 'vitest';
import type { FreeDoors, GivenDoor } from '../../../src/contract/desk/booking-guests';
import type { CodeList } from '../../../src/contract/desk/codes';
import type { DoorList } from '../../../src/contract/desk/doors';
import type { Today, TodayGuest } from '../../../src/contract/desk/today';
import type { GuideAnswer } from '../../../src/contract/guide/guide';
import { type Desk, deskOf } from '../../support/desk';
import { ask } from '../../support/guest-requests';
import { onEveryEngine } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { booked, bookingOf, soldNights, stayHotel, walkInOf } from '../../support/stays';

const hotel = stayHotel({ guideAccess: 'stay' });
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The test's clock stands at 10:00 in Viet Nam on 20 November 2026; check-in is at 14:00, check-out at 12:00. */
const FROM = '2026-11-20';
const NEXT = '2026-11-21';
const LATER = '2026-11-23';
/** Of three rooms, with three doors. */
const DOUBLE = { roomId: 2, status: 'PENDING', guestNationality: 'Hàn Quốc' };

let guests = 0;
async function confirmed(server: TestServer, desk: Desk, stay: object): Promise<string> {
  guests += 1;
  const { checkIn, checkOut } = { checkIn: FROM, checkOut: NEXT, ...stay };
  const nights = (Date.parse(checkOut) - Date.parse(checkIn)) / DAY;
  const id = await booked(
    server,
    bookingOf({ ...DOUBLE, checkIn, checkOut, totalPrice: 900_000 * nights, ...stay }, guests),
  );
  await desk.send('POST', `bookings/${id}/confirm`, {});
  return id;
}
const give = (desk: Desk, id: string, door: string, more: object = {}) =>
  desk.send('POST', `bookings/${id}/doors`, { door, ...more });
const arrive = (desk: Desk, id: string) => desk.send('PUT', `bookings/${id}/arrived`, {});
const board = async (desk: Desk): Promise<Today> => (await desk.get('today')).json<Today>();
const rowOf = (rows: readonly TodayGuest[] | undefined, id: string): TodayGuest | undefined =>
  rows?.find((row) => row.id === id);
const codeAt = async ({ app }: TestServer, door: string, link: string): Promise<GuideAnswer> => {
  const headers = { authorization: `Stay ${link.slice(link.indexOf('#s=') + 3)}` };
  return (await app.inject({ url: `/api/guide/${door}`, headers })).json<GuideAnswer>();
};
const freeDoors = async (desk: Desk, more = ''): Promise<FreeDoors['items']> =>
  (await desk.get(`free-doors?roomId=2&from=${NEXT}&to=${LATER}${more}`)).json<FreeDoors>().items;

/** Kim is in B516 since yesterday, should have left at noon, and it is a quarter to seven. */
async function overstayed(server: TestServer): Promise<{ desk: Desk; kim: string }> {
  const desk = await deskOf(server);
  const kim = await confirmed(server, desk, { guestName: 'Kim Min-jun' });
  await give(desk, kim, 'B516');
  await arrive(desk, kim);
  server.clock.forward(DAY + 8.75 * HOUR);
  return { desk, kim };
}

onEveryEngine('who is behind a door', (start) => {
  it('keeps it until they have left: it is not proposed, and given on purpose only', async () => {
    const server = await start({ hotel });
    const { desk, kim } = await overstayed(server);
    const next = await confirmed(server, desk, { checkIn: NEXT, checkOut: LATER });
    expect(rowOf((await board(desk)).arrivals, next)?.proposal).toBe('B702');
    expect((await freeDoors(desk)).filter(({ own }) => own).map(({ door }) => door)).toEqual(['B702', 'B902']);
    const inside = { bookingId: kim, guestName: 'Kim Min-jun', until: NEXT, overdue: true };
    expect((await freeDoors(desk, '&occupied=1')).at(-1)).toMatchObject({ door: 'B516', inside });
    const doors = (await desk.get('doors')).json<DoorList>().items;
    expect(doors.find(({ apartment }) => apartment === 'B516')).toMatchObject({ inside, rotate: null });
    expect(doors.find(({ apartment }) => apartment === 'B902')).toMatchObject({ inside: null });
    const refused = await give(desk, next, 'B516');
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'doorOccupied', guestName: 'Kim Min-jun', until: NEXT });
    expect((await give(desk, next, 'B516', { anyway: true })).statusCode).toBe(201);
  });

  it('keeps their row with door and debt, on whatever day, until they leave', async () => {
    const server = await start({ hotel });
    const { desk, kim } = await overstayed(server);
    expect(rowOf((await board(desk)).departures, kim)).toMatchObject({ doors: ['B516'], due: 900_000, overdue: true });
    server.clock.forward(DAY);
    expect(rowOf((await board(desk)).inHouse, kim)).toMatchObject({ doors: ['B516'], due: 900_000, overdue: true });
    expect(rowOf((await board(desk)).inHouse, kim)).not.toHaveProperty('proposal');
    await desk.send('PUT', `bookings/${kim}/left`, {});
    const codes = (await desk.get('codes')).json<CodeList>().items;
    expect(codes.find(({ apartment }) => apartment === 'B516')?.rotate).toMatchObject({ guestName: 'Kim Min-jun' });
    expect((await freeDoors(desk)).map(({ door }) => door)).toContain('B516');
  });

  it('keeps the code from whoever comes next, unless reception lets them in', async () => {
    const server = await start({ hotel });
    const { desk, kim } = await overstayed(server);
    const next = await confirmed(server, desk, { checkIn: NEXT, checkOut: LATER });
    const { link } = (await give(desk, next, 'B516', { anyway: true })).json<GivenDoor>();
    expect(await codeAt(server, 'B516', link)).toMatchObject({ access: 'early', doorCode: null });
    await desk.send('PUT', `bookings/${kim}/left`, {});
    expect(await codeAt(server, 'B516', link)).toMatchObject({ access: 'open' });
    await desk.send('DELETE', `bookings/${kim}/left`);
    await arrive(desk, next);
    expect(await codeAt(server, 'B516', link)).toMatchObject({ access: 'open' });
  });

  it('gets none of twenty at once', async () => {
    const server = await start({ hotel });
    const { desk } = await overstayed(server);
    const next = await confirmed(server, desk, { checkIn: NEXT, checkOut: LATER });
    const answers = await Promise.all(Array.from({ length: 20 }, () => give(desk, next, 'B516')));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([409]));
  });
});

onEveryEngine('a guest who is let in', (start) => {
  it('has their booking confirmed in the same step, so that it does not lapse under them', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await booked(server, bookingOf({ ...DOUBLE, checkIn: FROM, checkOut: LATER, totalPrice: 2_700_000 }));
    expect((await arrive(desk, id)).statusCode).toBe(200);
    server.clock.forward(25 * HOUR);
    expect(rowOf((await board(desk)).inHouse, id)).toMatchObject({ status: 'CONFIRMED' });
    expect((await soldNights(server)).get('2 2026-11-22')).toBe(1);
  });

  it('reads the code at once, also before the hour of check-in', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await confirmed(server, desk, { checkIn: FROM, checkOut: NEXT });
    const { link } = (await give(desk, id, 'B516')).json<GivenDoor>();
    expect((await codeAt(server, 'B516', link)).access).toBe('early');
    await arrive(desk, id);
    expect((await codeAt(server, 'B516', link)).access).toBe('open');
  });
});

onEveryEngine('a guest who gets another door', (start) => {
  it('is behind the new one alone on the board, and what they asked for comes along', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await confirmed(server, desk, { checkIn: FROM, checkOut: LATER, totalPrice: 2_700_000 });
    const { link } = (await give(desk, id, 'B902')).json<GivenDoor>();
    await arrive(desk, id);
    const key = link.slice(link.indexOf('#s=') + 3);
    const asked = await ask(server, { kind: 'LATE_CHECKOUT', text: '15:00?' }, { key });
    expect(asked.statusCode, asked.body).toBe(201);
    expect((await give(desk, id, 'B702')).statusCode).toBe(201);
    const { inHouse, todos } = await board(desk);
    expect(rowOf(inHouse, id)).toMatchObject({ doors: ['B702'] });
    expect(todos.filter(({ kind }) => kind === 'request')).toMatchObject([{ place: 'B702', code: 'LATE_CHECKOUT' }]);
    server.clock.forward(HOUR);
    await desk.send('PUT', `bookings/${id}/left`, {});
    expect(rowOf((await board(desk)).departures, id)).toMatchObject({ doors: ['B702'] });
  });
});

onEveryEngine('half past midnight', (start) => {
  it('belongs to the day before: a door is given for the running night, and that night is sold', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const late = await confirmed(server, desk, { checkIn: FROM, checkOut: NEXT });
    server.clock.forward(14.5 * HOUR);
    const now = await board(desk);
    expect(now.day).toBe(FROM);
    expect(rowOf(now.arrivals, late)).toMatchObject({ proposal: 'B516' });
    expect((await give(desk, late, 'B516')).statusCode).toBe(201);
    expect((await arrive(desk, late)).statusCode).toBe(200);
    const walkIn = walkInOf({ checkIn: FROM, checkOut: NEXT, door: 'B902', arrived: true });
    expect((await desk.send('POST', 'bookings', walkIn)).statusCode).toBe(201);
  });

  it('is the new day from six on: who has not come is asked about', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const late = await confirmed(server, desk, { checkIn: FROM, checkOut: NEXT });
    server.clock.forward(20 * HOUR);
    const now = await board(desk);
    expect([now.day, now.departures]).toEqual([NEXT, []]);
    expect(rowOf(now.late, late)).toMatchObject({ from: FROM });
    server.clock.forward(2 * DAY);
    expect(rowOf((await board(desk)).late, late)).toBeDefined();
    expect((await desk.send('PUT', `bookings/${late}/no-show`, {})).statusCode).toBe(200);
    expect((await board(desk)).late).toEqual([]);
  });
});

onEveryEngine('a door of another room type', (start) => {
  it('is given for a price that somebody has said, and takes the nights of its own type', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await confirmed(server, desk, { checkIn: FROM, checkOut: NEXT });
    expect((await give(desk, id, 'A1001')).json()).toMatchObject({ code: 'otherType' });
    expect((await give(desk, id, 'A1001', { upgrade: { amount: 300_000 } })).statusCode).toBe(201);
    const row = rowOf((await board(desk)).arrivals, id);
    expect(row).toMatchObject({ doors: ['A1001'], due: 1_200_000 });
    const nights = await server.database.db
      .selectFrom('room_nights')
      .select(['room_id', 'night'])
      .where('booking_id', '=', id)
      .execute();
    expect(nights).toEqual([{ room_id: 1, night: FROM }]);
    // Back behind a door of what was booked.
    expect((await give(desk, id, 'B702')).statusCode).toBe(201);
    const back = await server.database.db
      .selectFrom('room_nights')
      .select(['room_id', 'night'])
      .where('booking_id', '=', id)
      .execute();
    expect(back).toEqual([{ room_id: 2, night: FROM }]);
  });

  it('is not given when its type is sold out', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const studio = { roomId: 1, checkIn: FROM, checkOut: NEXT, totalPrice: 1_275_000 };
    await confirmed(server, desk, studio);
    const id = await confirmed(server, desk, { checkIn: FROM, checkOut: NEXT });
    expect((await give(desk, id, 'A1001', { upgrade: { amount: 0 } })).json()).toMatchObject({ code: 'nightsTaken' });
  });
});
