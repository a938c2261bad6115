import { describe, expect, it } from 'vitest';
import type { StandingPrices } from '../../../src/contract/catalogue/desk-calls';
import type { DeskBookingDetail as BookingDetail } from '../../../src/contract/bookings/desk';
import { deskOf, type Desk } from '../../support/desk';
import { onEveryEngine, onOneServer } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { book, booked, bookingOf, stayHotel, walkInOf } from '../../support/stays';

const hotel = stayHotel();
/** Room 2: three rooms at 900,000. */
const BASE = { base: 1_000_000, step: 1, weekdays: [{ days: [5, 6], percent: 20 }] };
const TET = { name: 'Tết', from: '2027-02-04', to: '2027-02-10', price: 2_500_000 };
const TET_STAY = { name: 'Tết, từ 3 đêm', from: '2027-02-04', to: '2027-02-07', minStay: 3 };
const PRICES = { ...BASE, seasons: [TET, TET_STAY] };

const put = (desk: Desk, prices: object = PRICES) => desk.send('PUT', 'rooms/2/prices', prices);
const quote = async ({ app }: TestServer, query: Record<string, string | number>) =>
  app.inject({
    url: `/api/quote?${new URLSearchParams(Object.entries({ roomId: 2, ...query }).map(([k, v]) => [k, String(v)])).toString()}`,
  });
const inRoom2 = (checkIn: string, checkOut: string, totalPrice: number, more: object = {}) =>
  bookingOf({ roomId: 2, checkIn, checkOut, totalPrice, status: 'PENDING', ...more });
const nightsOf = async ({ database }: TestServer, id: string): Promise<unknown> =>
  JSON.parse(
    (await database.db.selectFrom('bookings').select('nights').where('id', '=', id).executeTakeFirstOrThrow()).nights ??
      'null',
  );

onEveryEngine('prices by night', (start) => {
  it('are quoted, booked and kept night by night, across the edge of a season', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    expect((await put(desk)).statusCode).toBe(200);
    const stay = { checkIn: '2027-02-02', checkOut: '2027-02-08' };
    const told = (await quote(server, stay)).json<{
      nights: { price: number; rule: string }[];
      total: number;
      surcharge: number;
    }>();
    expect(told.nights.map(({ price }) => price)).toEqual([1e6, 1e6, 2.5e6, 2.5e6, 2.5e6, 2.5e6]);
    expect(told.nights.map(({ rule }) => rule)).toEqual(['base', 'base', 'Tết', 'Tết', 'Tết', 'Tết']);
    expect(told).toMatchObject({ surcharge: 0, total: 12_000_000 });
    const two = (await quote(server, { ...stay, quantity: 2, adults: 5 })).json<typeof told>();
    expect(two.nights.reduce((sum, { price }) => sum + price, 0) + two.surcharge).toBe(two.total);
    expect(two.surcharge).toBe(200_000);

    expect((await book(server, inRoom2(stay.checkIn, stay.checkOut, 6_000_000))).json()).toMatchObject({
      code: 'priceChanged',
      totalPrice: 12_000_000,
    });
    const id = await booked(server, inRoom2(stay.checkIn, stay.checkOut, 12_000_000));
    await put(desk, { ...BASE, base: 3_000_000, seasons: [] });
    expect(await nightsOf(server, id)).toEqual(told.nights);
    // The room of the list carries the same rules, so that a phone reckons as the server does.
    const rooms = (await server.app.inject({ url: '/api/rooms/apartment/1' })).json<
      { id: number; price: number; rules?: object }[]
    >();
    expect(rooms.find((room) => room.id === 2)).toMatchObject({ price: 3_000_000, rules: { weekdays: BASE.weekdays } });
    expect(rooms.find((room) => room.id === 1)?.rules).toBeUndefined();
  });

  const day = (from: string, more: object) => ({ name: 'day', from, to: from, ...more });
  it.each([
    ['a stay shorter than the minimum of its arrival', TET_STAY, '2027-02-04', '2027-02-06', 'minStay', 'checkOut'],
    [
      'an arrival on a day closed to arrival',
      day('2027-02-05', { closedToArrival: true }),
      '2027-02-05',
      '2027-02-08',
      'closedToArrival',
      'checkIn',
    ],
    [
      'leaving on a day closed to departure',
      day('2027-02-08', { closedToDeparture: true }),
      '2027-02-02',
      '2027-02-08',
      'closedToDeparture',
      'checkOut',
    ],
    [
      'a night that is not sold',
      day('2027-01-31', { stopSell: true }),
      '2027-01-30',
      '2027-02-01',
      'stopSell',
      'checkIn',
    ],
  ])(
    '%s is refused at its field, in search, quote, booking and at the desk',
    async (_case, season, checkIn, checkOut, code, field) => {
      const server = await start({ hotel });
      const desk = await deskOf(server);
      await put(desk, { base: 900_000, step: 1, weekdays: [], seasons: [season] });
      expect((await quote(server, { checkIn, checkOut })).json()).toMatchObject({ code, field });
      const answer = await book(server, inRoom2(checkIn, checkOut, 1_800_000));
      expect([answer.statusCode, answer.json<{ code: string; field: string }>()]).toEqual([
        422,
        expect.objectContaining({ code, field }),
      ]);
      const found = (
        await server.app.inject({ url: `/api/availability?area=HA_LONG&checkIn=${checkIn}&checkOut=${checkOut}` })
      ).json<{ results: { rooms: { id: number }[] }[] }>();
      const ids = found.results.flatMap(({ rooms }) => rooms.map(({ id }) => id));
      expect(ids).toContain(1);
      expect(ids).not.toContain(2);
      const nights = (Date.parse(checkOut) - Date.parse(checkIn)) / 86_400_000;
      const walkIn = walkInOf({ checkIn, checkOut, totalPrice: 900_000 * nights });
      expect((await desk.send('POST', 'bookings', walkIn)).json()).toMatchObject({ code, field });
      const anyway = await desk.send('POST', 'bookings', { ...walkIn, notSoldReason: 'Khách quen, quản lý đồng ý' });
      expect(anyway.statusCode).toBe(201);
      const detail = (await desk.get(`bookings/${anyway.json<{ id: string }>().id}`)).json<BookingDetail>();
      expect(detail.history[0]).toMatchObject({ note: 'Khách quen, quản lý đồng ý' });
    },
  );

  it('keep what was agreed when a booking moves, and price only the nights that are new', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    await put(desk);
    const id = await booked(server, inRoom2('2027-02-01', '2027-02-03', 2_000_000));
    await desk.send('POST', `bookings/${id}/confirm`, {});
    await put(desk, { ...PRICES, base: 5_000_000 });
    const move = (checkOut: string, totalPrice: number) =>
      desk.send('POST', `bookings/${id}/move`, { roomId: 2, checkIn: '2027-02-01', checkOut, totalPrice });
    expect((await move('2027-02-05', 0)).json()).toMatchObject({
      code: 'priceChanged',
      totalPrice: 2_000_000 + 5_000_000 + 2_500_000,
    });
    expect((await move('2027-02-05', 9_500_000)).statusCode).toBe(200);
    expect(await nightsOf(server, id)).toMatchObject([
      { price: 1e6 },
      { price: 1e6 },
      { price: 5e6 },
      { price: 2.5e6 },
    ]);
    expect((await move('2027-02-03', 2_000_000)).statusCode).toBe(200);
  });

  it('are another price at the desk with its reason, which the history keeps; without one the quote counts', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    await put(desk);
    const stay = { checkIn: '2027-02-04', checkOut: '2027-02-07' };
    const wanted = walkInOf({ ...stay, totalPrice: 7_000_001 });
    expect((await desk.send('POST', 'bookings', wanted)).json()).toMatchObject({
      code: 'priceChanged',
      totalPrice: 7_500_000,
    });
    const made = await desk.send('POST', 'bookings', { ...wanted, priceReason: 'Khách ở dài' });
    expect(made.statusCode).toBe(201);
    const { id } = made.json<{ id: string }>();
    const detail = (await desk.get(`bookings/${id}`)).json<BookingDetail>();
    expect(detail).toMatchObject({ total: 7_000_001, history: [{ note: 'Khách ở dài' }] });
    expect(await nightsOf(server, id)).toMatchObject([
      { price: 2_333_333, rule: 'byHand' },
      { price: 2_333_333 },
      { price: 2_333_335 },
    ]);
  });

  it('are changed from the version that was read, and taken back', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const before = (await desk.get('rooms/2/prices')).json<StandingPrices>();
    expect(before).toMatchObject({ base: 900_000, step: 1, weekdays: [], seasons: [], last: null });
    const after = (await put(desk, { ...PRICES, version: before.version })).json<StandingPrices>();
    expect(after).toMatchObject(PRICES);
    expect((await put(desk, { ...PRICES, base: 1, version: before.version })).json()).toMatchObject({
      code: 'contentChanged',
    });
    const undone = await desk.send('POST', 'rooms/2/prices/undo', { change: after.last?.id });
    expect(undone.json()).toMatchObject({ base: 900_000, seasons: [] });
    expect((await desk.get('rooms/99/prices')).statusCode).toBe(404);
  });

  it('have days of the week inside a season, and read seasons as they were written before', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const june = { name: 'Hè', from: '2027-06-01', to: '2027-06-30', weekdays: [{ days: [5, 6], percent: 40 }] };
    expect((await put(desk, { ...BASE, seasons: [{ ...june, price: 1_500_000 }] })).json()).toMatchObject({
      seasons: [{ ...june, price: 1_500_000 }],
    });
    const { nights } = (await quote(server, { checkIn: '2027-06-03', checkOut: '2027-06-05' })).json<{
      nights: object[];
    }>();
    expect(nights).toMatchObject([
      { price: 1_500_000, rule: 'Hè' },
      { price: 1_400_000, rule: 'Hè' },
    ]);
    const former = { ...june, weekdays: [5], percent: 10 };
    const rules = JSON.stringify({ step: 1, weekdays: [], seasons: [former] });
    await server.database.db.updateTable('rooms').set({ rules }).where('id', '=', 2).execute();
    const { weekdays: days, ...rest } = former;
    expect((await desk.get('rooms/2/prices')).json<StandingPrices>().seasons).toEqual([{ ...rest, days }]);
  });
});

describe('prices that are none', () => {
  const house = onOneServer({ hotel });

  it.each([
    [{ seasons: [{ ...TET, to: '2027-02-03' }] }, 'seasons.0.to'],
    [{ seasons: [{ ...TET, weekdays: [{ days: [5] }] }] }, 'seasons.0.weekdays.0.price'],
    [{ seasons: [{ ...TET, name: ' ' }] }, 'seasons.0.name'],
    [{ seasons: [{ ...TET, percent: 10 }] }, 'seasons.0.percent'],
    [{ seasons: [{ ...TET, from: '2027-02-30' }] }, 'seasons.0.from'],
    [{ weekdays: [{ days: [8], percent: 10 }] }, 'weekdays.0.days.0'],
    [{ weekdays: [{ days: [5] }] }, 'weekdays.0.price'],
    [{ base: 0 }, 'base'],
    [{ step: 7 }, 'step'],
    [{ base: 1.5 }, 'base'],
  ])('are refused at their field: %j', async (wrong, field) => {
    const answer = await put(await deskOf(house()), { ...PRICES, ...wrong });
    expect([answer.statusCode, answer.json<{ field: string }>().field]).toEqual([422, field]);
  });
});
