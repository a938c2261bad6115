/** @module-tag last-ring */
import { expect, it } from 'vitest';
import type { DeskBookingPage } from '../../../src/contract/bookings/desk';
import type { Today } from '../../../src/contract/desk/today';
import { addDays, type Day } from '../../../src/domain/days';
import { deskOf, type Desk } from '../../support/desk';
import { onEveryEngine } from '../../support/server-engines';
import { stayHotel } from '../../support/stays';

const hotel = stayHotel();
const HOUR = 3_600_000;
const TODAY = '2026-11-20';
const day = (days: number): Day => addDays(TODAY, days);

/** Books what may cost what it costs. */
const walkIn = async (desk: Desk, roomId: number, guestName: string, from: number, to: number): Promise<string> => {
  const body = { roomId, checkIn: day(from), checkOut: day(to), guestName, guestNationality: 'Việt Nam' };
  const { totalPrice } = (await desk.send('POST', 'bookings', { ...body, totalPrice: 1 })).json<{
    totalPrice: number;
  }>();
  return (await desk.send('POST', 'bookings', { ...body, totalPrice })).json<{ id: string }>().id;
};
const list = async (desk: Desk, query = ''): Promise<DeskBookingPage> =>
  (await desk.get(`bookings?lang=vi${query}`)).json<DeskBookingPage>();
const names = ({ items }: DeskBookingPage): string[] => items.map(({ guestName }) => guestName);

onEveryEngine('the list of bookings', (start) => {
  it('has who is here and who comes today first, then who comes later, then what is over; by page too', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    expect((await desk.get('today')).json<Today>().isNew).toBe(true);
    const here = await walkIn(desk, 1, 'Here', 0, 3);
    await walkIn(desk, 1, 'Far', 30, 31);
    await walkIn(desk, 2, 'Gone', 0, 1);
    await walkIn(desk, 2, 'Next', 2, 4);
    await desk.send('POST', `bookings/${here}/doors`, { door: 'B902', upgrade: { amount: 0 } });
    await desk.send('PUT', `bookings/${here}/arrived`, {});
    server.clock.forward(2 * 24 * HOUR);
    const all = await list(desk);
    expect(names(all)).toEqual(['Here', 'Next', 'Far', 'Gone']);
    expect(all.items[0]).toMatchObject({ presence: 'here', doors: ['B902'] });
    expect(all.items[1]).toMatchObject({ presence: 'coming' });
    expect(all.items[1]).not.toHaveProperty('doors');
    expect((await desk.get('today')).json<Today>()).not.toHaveProperty('isNew');
  });

  it.each([
    ['&from=2026-11-22&to=2026-11-22', ['Here', 'Next']],
    ['&from=2026-12-01', ['Far']],
    ['&to=2026-11-20', ['Here', 'Gone']],
    ['&filter=here', ['Here']],
    ['&filter=confirmed', ['Here', 'Next', 'Far']],
    ['&filter=over', ['Gone']],
  ])('is narrowed by days and by where guests are: %s', async (query, expected) => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const here = await walkIn(desk, 1, 'Here', 0, 3);
    await walkIn(desk, 2, 'Gone', 0, 1);
    await walkIn(desk, 2, 'Next', 2, 4);
    await walkIn(desk, 1, 'Far', 30, 31);
    await desk.send('PUT', `bookings/${here}/arrived`, {});
    server.clock.forward(2 * 24 * HOUR);
    expect(names(await list(desk, query))).toEqual(expected);
    const { from, to, filter = 'all' } = Object.fromEntries(new URLSearchParams(query));
    const body = { q: '', filter, page: 1, ...(from && { from }), ...(to && { to }) };
    expect(names((await desk.send('POST', 'bookings/find', body)).json<DeskBookingPage>())).toEqual(expected);
  });

  it('refuses days that are none', async () => {
    const desk = await deskOf(await start({ hotel }));
    expect((await desk.get('bookings?from=2026-02-30')).statusCode).toBe(422);
    const body = { q: '', filter: 'all', page: 1, to: 'soon' };
    expect((await desk.send('POST', 'bookings/find', body)).statusCode).toBe(422);
  });
});
