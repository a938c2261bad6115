import { expect, it } from 'vitest';
import type { DeskBookingPage } from '../../../src/contract/bookings/desk';
import type { DeskFound } from '../../../src/contract/desk/search';
import { deskOf, type Desk } from '../../support/desk';
import { onEveryEngine } from '../../support/server-engines';
import { book, booked, bookingOf, stayHotel, totalOfRoom1 } from '../../support/stays';

const hotel = stayHotel();
const find = async (desk: Desk, q: string): Promise<DeskFound> =>
  (await desk.send('POST', 'search', { q })).json<DeskFound>();

onEveryEngine('the search of the desk', (start) => {
  it('finds who is behind a door, once, and who has no booking too', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const days = { checkIn: '2026-11-20', checkOut: '2026-11-23' };
    const price = totalOfRoom1(days.checkIn, days.checkOut);
    const id = await booked(server, bookingOf({ ...days, totalPrice: price, status: 'PENDING', guestName: 'Lan' }));
    const stay = { from: '2026-11-20', to: '2026-11-23' };
    await desk.send('POST', 'stays', { ...stay, apartment: 'B902', guestName: 'Lan' });
    await desk.send('POST', 'stays', { ...stay, apartment: 'B516', guestName: 'Đặng Huy', from: '2026-11-22' });
    const door = await find(desk, 'b902');
    expect(door).toMatchObject({ bookings: [], stays: [{ apartment: 'B902', phase: 'active', bookingId: id }] });
    expect((await find(desk, 'lan')).bookings).toEqual([]);
    expect(await find(desk, 'dang huy')).toMatchObject({
      stays: [{ apartment: 'B516', phase: 'coming', bookingId: null }],
    });
    expect(await find(desk, '0912345101')).toMatchObject({ bookings: [{ id }], stays: [] });
    expect(await find(desk, '  ')).toEqual({ bookings: [], stays: [] });
  });

  it('finds who has no booking and should have left days ago by name and by door, until they have left', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const stay = { apartment: 'B902', from: '2026-11-20', to: '2026-11-21' };
    const here = (await desk.send('POST', 'stays', { ...stay, guestName: 'Đặng Huy', arrived: true })).json<{
      id: string;
    }>();
    await desk.send('POST', 'stays', { ...stay, apartment: 'B516', guestName: 'Đặng Vân' });
    server.clock.forward(5 * 24 * 3_600_000);
    for (const q of ['dang', 'b902']) {
      expect(await find(desk, q)).toMatchObject({ stays: [{ id: here.id, guestName: 'Đặng Huy', phase: 'active' }] });
    }
    await desk.send('POST', `stays/${here.id}/end`, {});
    expect((await find(desk, 'dang')).stays).toEqual([]);
  });

  it('finds a guest whose name becomes many times as long without its marks', async () => {
    const server = await start({ hotel });
    const guestName = Array.from({ length: 0xfffd - 0xa0 }, (_, at) => String.fromCodePoint(at + 0xa0))
      .filter((letter) => !/[\p{Cs}\p{Cn}\p{DI}]/u.test(letter))
      .sort((one, other) => other.normalize('NFKD').length - one.normalize('NFKD').length)
      .slice(0, 200)
      .join('');
    const answer = await book(server, bookingOf({ guestName }));
    expect(answer.statusCode).toBe(201);
    const { bookings } = await find(await deskOf(server), guestName.slice(0, 20));
    expect(bookings).toMatchObject([{ guestName }]);
  });

  it('finds a door that nobody has, and says so of no other', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const stay = { apartment: 'B902', guestName: 'Lan', from: '2026-11-20', to: '2026-11-23' };
    await desk.send('POST', 'stays', stay);
    expect(await find(desk, 'b702')).toEqual({
      bookings: [],
      stays: [],
      doors: [{ door: 'B702', room: 'Phòng đôi' }],
    });
    expect(await find(desk, 'b902')).not.toHaveProperty('doors');
  });

  it('writes down that somebody searched, and not for whom, in no address and no log', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    await booked(server, bookingOf({ status: 'PENDING' }));
    for (let press = 0; press < 3; press += 1) await find(desk, 'Canaria');
    const list = await desk.send('POST', 'bookings/find', { q: 'hong', filter: 'all', page: 1 });
    expect(list.json<DeskBookingPage>()).toMatchObject({ total: 1, page: 1 });
    const file = await desk.send('POST', 'bookings/export', { q: 'hong', filter: 'all' });
    expect(file.json<{ text: string }>().text).toContain('Nguyễn Thị Hồng 1');
    const audit = await server.database.db.selectFrom('audit').select(['action', 'subject']).execute();
    expect(audit.filter(({ action }) => action === 'bookings.find')).toHaveLength(1);
    expect(JSON.stringify(audit) + server.logs.join('')).not.toMatch(/canaria/i);
    expect((await desk.send('POST', 'search', { q: 'x'.repeat(101) })).statusCode).toBe(422);
  });
});
