import { expect, it } from 'vitest';
import type { DeskCalendar } from '../../../src/contract/bookings/desk-availability';
import { type Desk, deskOf } from '../../support/desk';
import { onEveryEngine } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { booked, bookingOf, stayHotel, walkInOf } from '../../support/stays';

const hotel = stayHotel({ guideAccess: 'stay' });
const DAY_MS = 24 * 3_600_000;
/** The test's clock stands at 10:00 in Viet Nam on 20 November 2026. Room type 2 has the doors B902, B516 and B702. */
const DAYS = { checkIn: '2026-11-20', checkOut: '2026-11-23' };

const calendarOf = async (desk: Desk, query = 'from=2026-11-20&nights=7'): Promise<DeskCalendar> =>
  (await desk.get(`calendar?${query}`)).json<DeskCalendar>();
async function walkedIn(desk: Desk, changes: object = {}): Promise<string> {
  const answer = await desk.send('POST', 'bookings', walkInOf({ ...DAYS, totalPrice: 2_700_000, ...changes }));
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<{ id: string }>().id;
}
async function give(desk: Desk, id: string, door: string, more: object = {}): Promise<void> {
  const answer = await desk.send('POST', `bookings/${id}/doors`, { door, ...more });
  if (answer.statusCode !== 201) throw new Error(answer.body);
}
const later = (server: TestServer, days: number): void => server.clock.forward(days * DAY_MS);

onEveryEngine('the calendar at the desk', (start) => {
  it('says behind which door each night is slept, also after the guest has moved', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await walkedIn(desk, { door: 'B902', arrived: true });
    later(server, 1);
    await give(desk, id, 'B516');
    const { bars } = await calendarOf(desk);
    expect(bars).toMatchObject([
      {
        ...{ id, from: '2026-11-20', to: '2026-11-23', door: 'B516' },
        doors: [
          { door: 'B902', slot: 0, from: '2026-11-20', to: '2026-11-21' },
          { door: 'B516', slot: 0, from: '2026-11-21', to: '2026-11-23' },
        ],
      },
    ]);
    expect(bars[0]).not.toHaveProperty('stay');
  });

  it('has a door for each room of a booking, and of another type after an upgrade', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await walkedIn(desk, { quantity: 2, totalPrice: 5_400_000 });
    await give(desk, id, 'B702', { slot: 1 });
    await give(desk, id, 'A1001', { slot: 0, upgrade: { amount: 0 } });
    const { bars } = await calendarOf(desk);
    const nights = { from: '2026-11-20', to: '2026-11-23' };
    expect(bars.map(({ roomId, doors }) => [roomId, doors])).toEqual([
      [1, [{ door: 'A1001', slot: 0, ...nights }]],
      [2, [{ door: 'B702', slot: 1, ...nights }]],
    ]);
    expect(bars.map(({ stay }) => stay)).toEqual([
      { ...nights, rooms: 2 },
      { ...nights, rooms: 2 },
    ]);
  });

  it('says a booking’s own days where the calendar shows a part of them', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    await walkedIn(desk);
    const [bar] = (await calendarOf(desk, 'from=2026-11-21&nights=1')).bars;
    expect(bar).toMatchObject({ from: '2026-11-21', to: '2026-11-22' });
    expect(bar?.stay).toEqual({ from: '2026-11-20', to: '2026-11-23', rooms: 1 });
  });

  it('has the doors of the house by tower and type, its room types, and who is there without a booking', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const stay = { apartment: 'B902', guestName: 'Bà Tư', from: '2026-11-20', to: '2026-11-22' };
    expect((await desk.send('POST', 'stays', stay)).statusCode).toBe(201);
    const { doors, types, stays, pages } = await calendarOf(desk);
    expect(doors?.filter(({ roomId }) => roomId !== null)).toEqual([
      { tower: 'A', roomId: 1, codes: ['A1001'] },
      { tower: 'B', roomId: 2, codes: ['B516', 'B702', 'B902'] },
    ]);
    expect(types?.slice(0, 2)).toEqual([
      { roomId: 1, of: 1, room: 'Studio', apartment: 'Căn Hộ Đẹp', pages: [1] },
      { roomId: 2, of: 3, room: 'Phòng đôi', apartment: 'Căn Hộ Đẹp', pages: [1] },
    ]);
    const nights = { from: '2026-11-20', to: '2026-11-22' };
    expect(stays).toMatchObject([{ door: 'B902', name: 'Bà Tư', ...nights, presence: 'coming' }]);
    expect(pages).toBe(1);
  });

  it('counts the rooms of the house that are taken, and no hold that has run out', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    await walkedIn(desk);
    await booked(server, bookingOf({ checkIn: '2026-11-21', checkOut: '2026-11-22', totalPrice: 1_275_000 }));
    expect((await calendarOf(desk)).taken).toEqual([1, 2, 1, 0, 0, 0, 0]);
    later(server, 1);
    expect((await calendarOf(desk)).taken).toEqual([1, 1, 1, 0, 0, 0, 0]);
  });

  it('comes in pages where the house is large: all of it once, its rooms page by page', async () => {
    const [home] = (hotel as { apartments: { rooms: object[] }[] }).apartments;
    const doors = [...Array.from({ length: 58 }, (_, index) => `A${1002 + index}`), 'B902', 'B516', 'B702'];
    const large = { ...home?.rooms[1], maxRooms: 61, doors };
    const server = await start({ hotel: { ...hotel, apartments: [{ ...home, rooms: [home?.rooms[0], large] }] } });
    const desk = await deskOf(server);
    const block = { roomId: 2, from: DAYS.checkIn, to: DAYS.checkOut, quantity: 59, reason: 'Sơn lại' };
    expect((await desk.send('POST', 'blocks', block)).statusCode).toBe(201);
    const id = await walkedIn(desk, { quantity: 2, totalPrice: 5_400_000 });
    await give(desk, id, 'B702', { slot: 1 });
    const first = await calendarOf(desk);
    expect(first.types?.map(({ roomId, pages }) => [roomId, pages])).toEqual([
      [1, [1]],
      [2, [2, 3]],
    ]);
    expect([first.pages, first.rooms.length, first.bars.length, first.taken?.[0]]).toEqual([3, 1, 0, 61]);
    const [second, third, none] = await Promise.all(
      [2, 3, 4].map((page) => calendarOf(desk, `from=2026-11-20&nights=7&page=${page}`)),
    );
    expect([second?.rooms.length, second?.bars.length, second?.types]).toEqual([60, 60, undefined]);
    expect(second?.bars.some(({ doors }) => doors)).toBe(false);
    expect(third?.bars).toMatchObject([{ id, slot: 60, door: 'B702', doors: [{ door: 'B702', slot: 1 }] }]);
    expect([none?.rooms, none?.bars]).toEqual([[], []]);
    expect((await desk.get('calendar?page=0')).statusCode).toBe(422);
  });
});
