import type { KyselyPlugin } from 'kysely';
import { expect, it, vi } from 'vitest';
import type { DeskBookingDetail } from '../../../src/contract/bookings/desk';
import { HotelState } from '../../../src/server/modules/hotel/hotel';
import { deskOf } from '../../support/desk';
import { fillHouse, manyGuests } from '../../support/large-house';
import { onEveryEngine, type StartServer } from '../../support/server-engines';
import { booked, bookingOf, stayHotel } from '../../support/stays';

const hotel = stayHotel();
/** Enough that a reading of all of them is not taken for one of a door's. */
const STAYS = 300;
/** Rows that a change of one door may have read again: those of the doors and bookings that it tells of, and their keys. */
const ROWS_OF_A_CHANGE = 20;

/**
 * Opens a second copy of a house beside the server's own.
 *
 * @returns has it notice a change: how many rows that read, what is in it, and what is in one that is read whole
 */
async function copyOf({ database: { db }, clock }: Awaited<ReturnType<StartServer>>) {
  let rows = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      rows += result.rows.length;
      return Promise.resolve(result);
    },
  };
  const options = { clock: () => clock.now, onError: vi.fn(), mode: null, ownFilms: () => [] };
  const copy = await HotelState.load({ ...options, db: db.withPlugin(counting) });
  return async () => {
    rows = 0;
    expect(await copy.recheck()).toBe(true);
    const whole = await HotelState.load({ ...options, db });
    return { rows, has: inOrder(copy.current), should: inOrder(whole.current) };
  };
}

/** Body of a step's call; made at its turn where it depends on those before. */
type Body = object | (() => Promise<object>);

/** A copy with the keys of each stay in an order of their own: the database gives them in any. */
const inOrder = ({ stays, ...rest }: HotelState['current']) => ({
  ...rest,
  stays: new Map(
    [...stays].map(([door, own]) => [door, own.map((stay) => ({ ...stay, keyHashes: stay.keyHashes.toSorted() }))]),
  ),
});

onEveryEngine('a change of one door', (start) => {
  it('has only its own rows read again, and leaves the same copy as a reading of the whole house', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    await fillHouse(
      server,
      manyGuests(STAYS / 6).map((one) => ({ ...one, door: 'A1002' })),
    );
    const nights = { roomId: 2, checkIn: '2026-11-20', checkOut: '2026-11-23', totalPrice: 2_700_000 };
    const id = await booked(server, bookingOf({ ...nights, status: 'PENDING' }));
    await desk.send('POST', `bookings/${id}/confirm`, {});
    const sequenceOf = async (booking: string): Promise<number> =>
      (await desk.get(`bookings/${booking}`)).json<DeskBookingDetail>().sequence;
    const notice = await copyOf(server);
    const steps: ['POST' | 'PUT' | 'DELETE' | 'PATCH', string, Body?][] = [
      ['POST', `bookings/${id}/move`, { ...nights, checkOut: '2026-11-22', totalPrice: 1_800_000 }],
      ['POST', 'doors/B902/ready'],
      ['POST', `bookings/${id}/doors`, { door: 'B902' }],
      ['POST', `bookings/${id}/doors`, { door: 'B516' }],
      ['DELETE', `bookings/${id}/doors/B516`],
      ['POST', `bookings/${id}/doors`, { door: 'B702' }],
      ['POST', `bookings/${id}/move`, nights],
      ['PATCH', `bookings/${id}`, async () => ({ guestName: 'Trần Thu Hà', sequence: await sequenceOf(id) })],
      ['POST', `bookings/${id}/cancel`, { undo: true }],
      ['DELETE', `bookings/${id}/cancel`],
      ['PUT', `bookings/${id}/arrived`],
      ['PUT', `bookings/${id}/departure-hour`, { hour: '15:00' }],
      ['PUT', `bookings/${id}/left`, {}],
      ['DELETE', `bookings/${id}/left`],
      ['PUT', 'codes/B902/next', { doorCode: '4711#' }],
      ['PUT', 'codes/B902/rotated'],
      ['PUT', 'codes/B516', { wifiName: 'Hien B516' }],
      ['POST', 'stays', { apartment: 'A1001', guestName: 'Trần Huy', from: '2026-11-20', to: '2026-11-22' }],
    ];
    for (const [method, path, body] of steps) {
      const answer = await desk.send(method, path, typeof body === 'function' ? await body() : body);
      expect(answer.statusCode, `${path} ${answer.body}`).toBeLessThan(300);
      const { rows, has, should } = await notice();
      expect(has, path).toEqual(should);
      expect(rows, path).toBeLessThanOrEqual(ROWS_OF_A_CHANGE);
    }
  });
});
