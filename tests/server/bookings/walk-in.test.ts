import { expect, it } from 'vitest';
import type { DeskAvailability } from '../../../src/contract/bookings/desk-availability';
import type { DeskBookingDetail } from '../../../src/contract/bookings/desk';
import { deskOf, type Desk } from '../../support/desk';
import { onEveryEngine } from '../../support/server-engines';
import { booked, bookingOf, stayHotel, walkInOf } from '../../support/stays';

const hotel = stayHotel();
const DAYS = { checkIn: '2026-11-20', checkOut: '2026-11-22' };
const GUEST = walkInOf({ ...DAYS, adults: 2, children: 0, babies: 0, guestName: 'Sofia', totalPrice: 1_800_000 });

const ask = (desk: Desk, query: Record<string, string>) =>
  desk.get(`availability?${new URLSearchParams({ ...DAYS, ...query }).toString()}`);
const free = async (desk: Desk, query: Record<string, string> = {}): Promise<DeskAvailability['rooms']> =>
  (await ask(desk, query)).json<DeskAvailability>().rooms;
const walkIn = (desk: Desk, more: object = {}) => desk.send('POST', 'bookings', { ...GUEST, ...more });
const detail = async (desk: Desk, id: string): Promise<DeskBookingDetail> =>
  (await desk.get(`bookings/${id}`)).json<DeskBookingDetail>();

onEveryEngine('a guest without a booking', (start) => {
  it('is shown what is free on these nights for these people, with the price that is charged', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const rooms = await free(desk, { adults: '2' });
    expect(rooms.slice(0, 3)).toEqual([
      expect.objectContaining({ room: 'Gác xép', surcharge: 200_000, total: 201_800 }),
      expect.objectContaining({ roomId: 3, total: 1_600_000, left: 1 }),
      expect.objectContaining({ roomId: 2, total: 1_800_000, left: 3, surcharge: 0 }),
    ]);
    expect((await free(desk, { adults: '4' })).find(({ roomId }) => roomId === 2)).toMatchObject({
      surcharge: 400_000,
      total: 2_200_000,
    });
    expect((await free(desk, { adults: '2', quantity: '2' })).map(({ roomId }) => roomId)).toEqual([2]);
    expect((await free(desk, { adults: '9' })).map(({ roomId }) => roomId)).toEqual([]);
    // As many as the price includes, when nobody has said who comes.
    expect((await free(desk)).find(({ room }) => room === 'Gác xép')).toMatchObject({ surcharge: 0, total: 1800 });
    const stay = { ...DAYS, roomId: 3, totalPrice: 1_600_000, status: 'PENDING' };
    await booked(server, bookingOf(stay));
    expect((await free(desk, { adults: '2' })).map(({ roomId }) => roomId)).not.toContain(3);
    for (const { roomId, total } of await free(desk, { adults: '2' })) {
      expect((await walkIn(desk, { roomId, totalPrice: total })).statusCode).toBe(201);
    }
  });

  it.each([
    [{ checkIn: '' }, 'datesMissing'],
    [{ checkIn: '2026-11-19' }, 'checkInPast'],
    [{ checkOut: '2026-11-20' }, 'checkOutNotAfterCheckIn'],
    [{ adults: 'viele' }, 'invalid'],
  ])('is told what is wrong with %j', async (query, code) => {
    const server = await start({ hotel });
    const answer = await ask(await deskOf(server), query);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, code]);
  });

  it('is booked, paid and here by one call, and once by two presses', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const body = { ...GUEST, arrived: true, payment: 'CARD' };
    const headers = { 'idempotency-key': 'walk-in-press-1' };
    const first = await desk.send('POST', 'bookings', body, headers);
    expect(first.statusCode).toBe(201);
    expect((await desk.send('POST', 'bookings', body, headers)).body).toBe(first.body);
    const { id } = first.json<{ id: string }>();
    const one = await detail(desk, id);
    expect(one).toMatchObject({ status: 'CONFIRMED', paid: 1_800_000, balance: 0 });
    expect(one.arrivedAt).toBe(new Date(server.clock.now).toISOString());
    expect(one.history.map(({ event }) => event)).toEqual([null, 'arrived']);
    expect((await desk.get(`bookings/${id}/bill`)).json()).toMatchObject({
      lines: [{ kind: 'ROOM' }, { kind: 'CARD', amount: -1_800_000, by: 'letan' }],
    });
    expect((await desk.get('today')).json()).toMatchObject({ arrivals: [], inHouse: [{ id, due: 0 }] });
  });

  it.each([{ guestNationality: undefined }, { guestNationality: '  ' }])(
    'has to say where they come from: nobody is Vietnamese by default (%j)',
    async (without) => {
      const server = await start({ hotel });
      const desk = await deskOf(server);
      const refused = await walkIn(desk, without);
      expect([refused.statusCode, refused.json()]).toEqual([
        422,
        expect.objectContaining({ code: 'required', field: 'guestNationality' }),
      ]);
      const { id } = (await walkIn(desk, { guestNationality: 'Hàn Quốc' })).json<{ id: string }>();
      expect(await detail(desk, id)).toMatchObject({ nationality: 'Hàn Quốc' });
    },
  );

  it('is not here before the stay begins, and pays by no refund', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const later = { checkIn: '2026-11-21', checkOut: '2026-11-23' };
    expect((await walkIn(desk, { ...later, arrived: true })).json()).toMatchObject({
      code: 'invalid',
      field: 'arrived',
    });
    expect((await walkIn(desk, { payment: 'REFUND' })).statusCode).toBe(422);
    expect((await desk.get('bookings')).json()).toMatchObject({ total: 0 });
    expect((await walkIn(desk, later)).statusCode).toBe(201);
  });
});
