import { expect, it } from 'vitest';
import type { BookingView } from '../../../src/contract/bookings/bookings';
import type { Room } from '../../../src/contract/catalogue/apartments';
import type { ContentState } from '../../../src/contract/editing/content';
import { type Desk, deskOf } from '../../support/desk';
import { without } from '../../support/hotel';
import { onEveryEngine, onSqlite } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { booked, bookingOf, stayHotel } from '../../support/stays';

const roomIn = async ({ app }: TestServer): Promise<Room | undefined> =>
  (await app.inject('/api/rooms/apartment/1')).json<Room[]>().find(({ id }) => id === 1);
const policyOf = async ({ app }: TestServer, id: string) =>
  (await app.inject(`/api/apartment-bookings/${id}`)).json<BookingView>().policy;

async function change(desk: Desk, area: string, value: object): Promise<ContentState> {
  const { version } = (await desk.get(`content/${area}`)).json<ContentState>();
  const answer = await desk.send('PUT', `content/${area}`, { value, version });
  expect([area, answer.statusCode]).toEqual([area, 200]);
  return answer.json<ContentState>();
}

onEveryEngine('terms of sale', (start) => {
  it('are the house’s, for what is booked from then on; what was booked before keeps its own', async () => {
    const server = await start({ hotel: stayHotel() });
    const desk = await deskOf(server);
    const first = await booked(server, bookingOf({ status: 'PENDING' }));
    const before = await policyOf(server, first);
    expect(before).toMatchObject({ freeBeforeDays: 5, feePercent: 50 });

    const stricter = {
      prepaid: { freeBeforeDays: 14, feePercent: 100 },
      onArrival: { freeBeforeDays: 0, feePercent: 0 },
    };
    const { last } = await change(desk, 'cancellation', stricter);
    await change(desk, 'surcharges', { adult: 250_000, child: 0 });
    expect(await roomIn(server)).toMatchObject({
      cancellation: stricter.prepaid,
      surcharges: { adult: 250_000, child: 0 },
    });
    expect(await policyOf(server, first)).toEqual(before);
    const later = { status: 'PENDING', checkIn: '2027-02-20', checkOut: '2027-02-22', guestEmail: 'b@example.com' };
    expect(await policyOf(server, await booked(server, bookingOf(later)))).toMatchObject({
      freeBeforeDays: 14,
      feePercent: 100,
      freeUntil: '2027-02-06T07:00:00.000Z',
    });

    expect((await desk.send('POST', 'content/cancellation/undo', { change: last?.id })).statusCode).toBe(200);
    expect(await roomIn(server)).toMatchObject({ cancellation: { freeBeforeDays: 5, feePercent: 50 } });
  });
});

const startOne = onSqlite();

it('begin without a fee in a house whose file says none, and as they were in one from before', async () => {
  const none = { cancellation: { freeBeforeDays: 0, feePercent: 0 }, surcharges: { adult: 0, child: 0 } };
  const server = await startOne({ hotel: without('surcharges', without('cancellation', stayHotel())) });
  expect(await roomIn(server)).toMatchObject(none);
  const id = await booked(server, bookingOf({ status: 'PENDING', checkIn: '2027-02-20', checkOut: '2027-02-22' }));
  expect(await policyOf(server, id)).toMatchObject({ feePercent: 0, freeUntil: '2027-02-20T07:00:00.000Z' });
  await server.database.db.deleteFrom('documents').where('name', '=', 'saleTerms').execute();
  const later = { status: 'PENDING', checkIn: '2027-03-20', checkOut: '2027-03-22', guestEmail: 'b@example.com' };
  expect(await policyOf(server, await booked(server, bookingOf(later)))).toMatchObject({ feePercent: 50 });
});
