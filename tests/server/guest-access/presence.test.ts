import { expect, it } from 'vitest';
import type { DeskCalendar } from '../../../src/contract/bookings/desk-availability';
import type { BookingDoors, FreeDoors, GivenDoor } from '../../../src/contract/bookings/desk-guests';
import type { DoorList, Wall, WallDoor } from '../../../src/contract/guest-access/doors';
import type { MadeStay, StayPage } from '../../../src/contract/guest-access/stays';
import type { Today, TodayGuest } from '../../../src/contract/desk/today';
import type { GuideAnswer } from '../../../src/contract/guide/guide';
import { type Desk, deskOf } from '../../support/desk';
import { ask } from '../../support/guest-requests';
import { onEveryEngine } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { book, booked, bookingOf, soldNights, stayHotel, walkInOf } from '../../support/stays';

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
    const codes = (await desk.get('doors')).json<DoorList>().items;
    expect(codes.find(({ apartment }) => apartment === 'B516')?.rotate).toMatchObject({ guestName: 'Kim Min-jun' });
    expect((await freeDoors(desk)).map(({ door }) => door)).toContain('B516');
  });

  it('shows them behind it on the calendar, the night that is kept for them too', async () => {
    const server = await start({ hotel });
    const { desk, kim } = await overstayed(server);
    await server.app.services.bookings.jobs.run();
    const bars = (await desk.get(`calendar?from=${FROM}`)).json<DeskCalendar>().bars.filter(({ id }) => id === kim);
    expect(bars).toMatchObject([{ from: FROM, to: '2026-11-22', doors: [{ door: 'B516' }, { door: 'B516' }] }]);
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

  it('gives it to whoever comes next as soon as they say from the guide that they have left', async () => {
    const server = await start({ hotel });
    const { desk, kim } = await overstayed(server);
    const next = await confirmed(server, desk, { checkIn: NEXT, checkOut: LATER });
    const { link } = (await give(desk, next, 'B516', { anyway: true })).json<GivenDoor>();
    expect(await codeAt(server, 'B516', link)).toMatchObject({ access: 'early' });
    const { rooms } = (await desk.get(`bookings/${kim}/doors`)).json<BookingDoors>();
    const key = rooms[0]?.link?.split('#s=')[1] ?? '';
    expect((await ask(server, { kind: 'DEPARTED' }, { key, code: 'B516' })).statusCode).toBe(201);
    expect(await codeAt(server, 'B516', link)).toMatchObject({ access: 'open' });
  });

  it('keeps out whoever was given the door before they overstayed, until they have left', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const kim = await confirmed(server, desk, { guestName: 'Kim Min-jun' });
    const next = await confirmed(server, desk, { checkIn: NEXT, checkOut: LATER });
    await give(desk, kim, 'B516');
    await arrive(desk, kim);
    const { link } = (await give(desk, next, 'B516')).json<GivenDoor>();
    server.clock.forward(DAY + 8.75 * HOUR);
    const refused = await arrive(desk, next);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'doorOccupied', guestName: 'Kim Min-jun', until: NEXT });
    expect(await codeAt(server, 'B516', link)).toMatchObject({ access: 'early', doorCode: null });
    await desk.send('PUT', `bookings/${kim}/left`, {});
    expect((await arrive(desk, next)).statusCode).toBe(200);
    expect(await codeAt(server, 'B516', link)).toMatchObject({ access: 'open' });
    await desk.send('DELETE', `bookings/${next}/arrived`);
    await desk.send('DELETE', `bookings/${kim}/left`);
    expect((await arrive(desk, next)).statusCode).toBe(409);
    expect((await desk.send('PUT', `bookings/${next}/arrived`, { anyway: true })).statusCode).toBe(200);
    expect(await codeAt(server, 'B516', link)).toMatchObject({ access: 'open' });
  });

  it('and whether it is clean: asked for who comes today, in a house that marks its doors ready', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const [today, later] = [
      await confirmed(server, desk, {}),
      await confirmed(server, desk, { checkIn: NEXT, checkOut: LATER }),
    ];
    const dirtyOf = async (id: string) =>
      (await desk.get(`bookings/${id}/doors`))
        .json<BookingDoors>()
        .free.filter(({ dirty }) => dirty)
        .map(({ door }) => door);
    expect(await dirtyOf(today)).toEqual([]);
    expect(rowOf((await board(desk)).arrivals, today)).not.toHaveProperty('proposalDirty');
    await desk.send('POST', 'doors/A1001/ready', {});
    expect(await dirtyOf(today)).toEqual(expect.arrayContaining(['B516', 'B702', 'B902']));
    expect(await dirtyOf(today)).not.toContain('A1001');
    expect(await dirtyOf(later)).toEqual([]);
    expect(rowOf((await board(desk)).arrivals, today)).toMatchObject({ proposal: 'B516', proposalDirty: true });
    await desk.send('POST', 'doors/B902/ready', {});
    expect(rowOf((await board(desk)).arrivals, today)).toMatchObject({ proposal: 'B902' });
    expect(rowOf((await board(desk)).arrivals, today)).not.toHaveProperty('proposalDirty');
  });

  it('keeps out a stay made by hand, unless it is said that they belong together', async () => {
    const server = await start({ hotel });
    const { desk } = await overstayed(server);
    const stay = { apartment: 'B516', guestName: 'Trần Ba', from: NEXT, to: LATER };
    expect((await desk.send('POST', 'stays', stay)).json()).toMatchObject({ code: 'doorOccupied' });
    expect((await desk.send('POST', 'stays', { ...stay, alongside: true })).statusCode).toBe(201);
  });

  it('gets none of twenty at once', async () => {
    const server = await start({ hotel });
    const { desk } = await overstayed(server);
    const comes = { checkIn: NEXT, checkOut: LATER };
    const next = [await confirmed(server, desk, comes), await confirmed(server, desk, comes)];
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => give(desk, next[at % 2] ?? '', 'B516')));
    expect(answers.map((answer) => answer.json<{ code: string }>().code)).toEqual(Array(20).fill('doorOccupied'));
    const stays = await server.database.db
      .selectFrom('stays')
      .select('guest_name')
      .where('apartment', '=', 'B516')
      .execute();
    expect(stays).toEqual([{ guest_name: 'Kim Min-jun' }]);
  });
});

onEveryEngine('the guest of a stay made by hand', (start) => {
  const STAY = { apartment: 'B516', guestName: 'Trần Ba', from: FROM, to: NEXT };
  const make = async (desk: Desk, more: object): Promise<string> => {
    const made = await desk.send('POST', 'stays', { ...STAY, ...more });
    expect(made.statusCode, made.body).toBe(201);
    return made.json<MadeStay>().id;
  };
  const doorOf = async (desk: Desk): Promise<WallDoor | undefined> =>
    (await desk.get('wall')).json<Wall>().doors.find(({ door }) => door === 'B516');
  const staysIn = async (desk: Desk, phase: string): Promise<string[]> =>
    (await desk.get(`stays?phase=${phase}`)).json<StayPage>().items.map(({ id }) => id);

  it('who is there when it is made is in for everybody, until they have left', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    expect((await desk.send('POST', 'stays', { ...STAY, from: NEXT, to: LATER, arrived: true })).statusCode).toBe(422);
    const id = await make(desk, { arrived: true });
    expect(await doorOf(desk)).toMatchObject({ state: 'inside', inside: { guestName: 'Trần Ba' } });
    server.clock.forward(2 * DAY);
    const next = await confirmed(server, desk, { checkIn: '2026-11-22', checkOut: LATER });
    const { arrivals, inHouse } = await board(desk);
    expect(rowOf(inHouse, id)).toMatchObject({ overdue: true });
    expect(rowOf(arrivals, next)?.proposal).toBe('B702');
    expect(await doorOf(desk)).toMatchObject({ state: 'overdue' });
    expect([await staysIn(desk, 'active'), await staysIn(desk, 'past')]).toEqual([[id], []]);
    const doors = (await desk.get('doors')).json<DoorList>().items;
    expect(doors.find(({ apartment }) => apartment === 'B516')).toMatchObject({
      inside: { until: NEXT },
      rotate: null,
    });
    await desk.send('POST', `stays/${id}/end`, {});
    expect((await freeDoors(desk)).map(({ door }) => door)).toContain('B516');
  });

  it('who has not been seen to come is awaited by board and wall alike', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await make(desk, { to: LATER });
    server.clock.forward(DAY);
    const { late, inHouse } = await board(desk);
    expect([late?.map((row) => row.id), inHouse]).toEqual([[id], []]);
    expect(await doorOf(desk)).toMatchObject({ state: 'coming', coming: { guestName: 'Trần Ba' }, inside: null });
    await desk.send('PUT', `stays/${id}/arrived`, {});
    expect(rowOf((await board(desk)).inHouse, id)).toBeDefined();
    expect(await doorOf(desk)).toMatchObject({ state: 'inside' });
  });

  it('is not let in while the guest before is behind the door', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const kim = await confirmed(server, desk, { guestName: 'Kim Min-jun' });
    await give(desk, kim, 'B516');
    await arrive(desk, kim);
    const id = await make(desk, { from: NEXT, to: LATER });
    server.clock.forward(DAY + 8.75 * HOUR);
    const refused = await desk.send('PUT', `stays/${id}/arrived`, {});
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'doorOccupied', guestName: 'Kim Min-jun' },
    ]);
    await desk.send('PUT', `bookings/${kim}/left`, {});
    expect((await desk.send('PUT', `stays/${id}/arrived`, {})).statusCode).toBe(200);
    expect((await desk.send('PUT', `stays/${id}/arrived`, {})).statusCode).toBe(200);
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
    server.clock.forward(60 * DAY);
    expect(rowOf((await board(desk)).late, late)).toBeDefined();
    expect((await desk.send('PUT', `bookings/${late}/no-show`, {})).statusCode).toBe(200);
    expect((await board(desk)).late).toEqual([]);
  });
});

/** A guest of room 2 for one night, behind the only door of room 1. */
async function upgraded(server: TestServer): Promise<{ desk: Desk; id: string }> {
  const desk = await deskOf(server);
  const id = await confirmed(server, desk, { checkIn: FROM, checkOut: NEXT });
  await give(desk, id, 'A1001', { upgrade: { amount: 0 } });
  return { desk, id };
}
const stretch = (desk: Desk, id: string, checkOut: string, totalPrice = 0) => {
  const nights = (Date.parse(checkOut) - Date.parse(FROM)) / DAY;
  const body = { roomId: 2, checkIn: FROM, checkOut, totalPrice: totalPrice || 900_000 * nights };
  return desk.send('POST', `bookings/${id}/move`, body);
};
const heldBy = async ({ database: { db } }: TestServer, id: string): Promise<string[]> =>
  (await db.selectFrom('room_nights').select(['room_id', 'night']).where('booking_id', '=', id).execute())
    .map(({ room_id: room, night }) => `${room} ${night}`)
    .sort();

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

  it('goes on in its own type when the stay is made longer or shorter, at the price that was booked', async () => {
    const server = await start({ hotel });
    const { desk, id } = await upgraded(server);
    expect(await heldBy(server, id)).toEqual([`1 ${FROM}`]);
    expect((await stretch(desk, id, LATER)).statusCode).toBe(200);
    expect(await heldBy(server, id)).toEqual([`1 ${FROM}`, `1 ${NEXT}`, '1 2026-11-22']);
    expect((await desk.get(`bookings/${id}`)).json()).toMatchObject({ total: 2_700_000, doors: ['A1001'] });
    expect((await stretch(desk, id, '2026-11-22')).statusCode).toBe(200);
    expect(await heldBy(server, id)).toEqual([`1 ${FROM}`, `1 ${NEXT}`]);
  });

  it('is not made longer into a night that its type is sold out on, whatever is left of the booked one', async () => {
    const server = await start({ hotel });
    const { desk, id } = await upgraded(server);
    await confirmed(server, desk, { roomId: 1, checkIn: NEXT, checkOut: LATER, totalPrice: 2_550_000 });
    const asked = await desk.get(`bookings/${id}/move?roomId=2&checkIn=${FROM}&checkOut=${LATER}`);
    expect(asked.json()).toMatchObject({ takenNight: NEXT });
    expect((await stretch(desk, id, LATER)).json()).toMatchObject({ code: 'nightTaken', night: NEXT });
    expect(await heldBy(server, id)).toEqual([`1 ${FROM}`]);
  });

  it('goes on beside a room of the booked type, each in its own', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await confirmed(server, desk, { quantity: 2, totalPrice: 1_800_000 });
    await give(desk, id, 'B516');
    await give(desk, id, 'A1001', { upgrade: { amount: 0 } });
    expect((await stretch(desk, id, '2026-11-22', 3_600_000)).statusCode).toBe(200);
    expect(await heldBy(server, id)).toEqual([`1 ${FROM}`, `1 ${NEXT}`, `2 ${FROM}`, `2 ${NEXT}`]);
  });

  it('gets a night that is wanted twice at once, or does not: never both', async () => {
    const server = await start({ hotel });
    const { desk, id } = await upgraded(server);
    const studio = { roomId: 1, checkIn: NEXT, checkOut: '2026-11-22', totalPrice: 1_275_000, status: 'PENDING' };
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, (_, guest) => book(server, bookingOf(studio, 50 + guest))),
      stretch(desk, id, '2026-11-22'),
      ...Array.from({ length: 5 }, (_, guest) => book(server, bookingOf(studio, 60 + guest))),
    ]);
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code < 300)).toHaveLength(1);
    expect(codes.filter((code) => code === 409)).toHaveLength(10);
    const held = await server.database.db
      .selectFrom('room_nights')
      .select('room_id')
      .where('night', '=', NEXT)
      .execute();
    expect(held).toEqual([{ room_id: 1 }]);
  });

  it('has its nights again when its guest has left after all not', async () => {
    const server = await start({ hotel });
    const { desk, id } = await upgraded(server);
    await stretch(desk, id, LATER);
    await arrive(desk, id);
    const held = await heldBy(server, id);
    await desk.send('PUT', `bookings/${id}/left`, {});
    expect(await heldBy(server, id)).toEqual([]);
    await desk.send('DELETE', `bookings/${id}/left`);
    expect(await heldBy(server, id)).toEqual(held);
  });

  it('leaves its nights where they are when it is taken back, until the room has another', async () => {
    const server = await start({ hotel });
    const { desk, id } = await upgraded(server);
    await desk.send('DELETE', `bookings/${id}/doors/A1001`);
    expect(await heldBy(server, id)).toEqual([`1 ${FROM}`]);
    await give(desk, id, 'B702');
    expect(await heldBy(server, id)).toEqual([`2 ${FROM}`]);
  });
});
