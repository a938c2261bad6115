import { expect, it } from 'vitest';
import type { BookingView } from '../../../src/contract/bookings/bookings';
import type { DeskBookingDetail } from '../../../src/contract/bookings/desk';
import type { GuideAnswer } from '../../../src/contract/guide/guide';
import { changeBooking } from '../../../src/server/modules/bookings/change-status';
import { CANARIES } from '../../support/hotel';
import { type Desk, deskOf } from '../../support/desk';
import { mailKinds } from '../../support/payments';
import { onEveryEngine } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { asBooker, booked, bookingOf, stayHotel } from '../../support/stays';

const hotel = stayHotel({ guideAccess: 'stay', doorsGivenBy: 'house' });
const HOUR = 3_600_000;
/** The test's clock stands at 10:00 in Viet Nam on 20 November 2026: so long until 23:50. */
const UNTIL_LATE = 13 * HOUR + 50 * 60_000;
/** Room type 2 is sold with the doors B516, B702 and B902. */
const TONIGHT = { roomId: 2, checkIn: '2026-11-20', checkOut: '2026-11-21', totalPrice: 900_000 };

const pays = (server: TestServer, id: string) =>
  server.database.db
    .transaction()
    .execute((tx) => changeBooking(tx, id, 'paid', server.clock.now, { paid: 900_000, payment_method: 'MOMO' }));

async function paid(server: TestServer, changes: object = {}, guest = 1): Promise<string> {
  const id = await booked(server, bookingOf({ ...TONIGHT, ...changes }, guest));
  await pays(server, id);
  return id;
}

const doorsOf = async ({ app }: TestServer, id: string): Promise<(string | null)[]> =>
  (await app.inject({ url: `/api/apartment-bookings/${id}`, headers: asBooker(id) }))
    .json<BookingView>()
    .guides?.map(({ door }) => door) ?? [];

async function late(start: (of: object) => Promise<TestServer>, ready: string[], of = hotel) {
  const server = await start({ hotel: of });
  const desk: Desk = await deskOf(server);
  server.clock.forward(UNTIL_LATE);
  for (const door of ready) await desk.send('POST', `doors/${door}/ready`, {});
  return { server, desk };
}

onEveryEngine('a door by the house itself', (start) => {
  it('goes to who pays at 23:50, whose guide is open with nobody awake', async () => {
    const { server, desk } = await late(start, ['B902']);
    const id = await paid(server);
    const { guides } = (
      await server.app.inject({ url: `/api/apartment-bookings/${id}`, headers: asBooker(id) })
    ).json<BookingView>();
    // Another process may have been told of the money.
    server.clock.forward(5000);
    const link = guides?.[0]?.link ?? '';
    expect(guides?.[0]?.door).toBe('B902');
    const answer = await server.app.inject({
      url: '/api/guide/B902',
      headers: { authorization: `Stay ${link.slice(link.indexOf('#s=') + 3)}` },
    });
    expect(answer.json<GuideAnswer>()).toMatchObject({ access: 'open', doorCode: CANARIES.doorB902 });
    // One mail says both; at the desk the history says that nobody did it.
    expect(await mailKinds(server)).not.toContain('doorGiven');
    const { history } = (await desk.get(`bookings/${id}`)).json<DeskBookingDetail>();
    expect(history.find(({ event }) => event === 'doorGiven')).toMatchObject({ by: null, door: 'B902' });
  });

  it('is a ready one, and never one that an earlier guest of tonight waits for', async () => {
    const { server, desk } = await late(start, ['B902', 'B702'], stayHotel({ guideAccess: 'stay' }));
    const before = await paid(server);
    expect(await doorsOf(server, before)).toEqual([null]);
    const access = (await desk.get('content/access')).json<{ value: object; version: number }>();
    await desk.send('PUT', 'content/access', { value: { ...access.value, doors: 'house' }, version: access.version });
    expect(await doorsOf(server, await paid(server, {}, 2))).toEqual(['B702']);
    expect(await doorsOf(server, await paid(server, {}, 3))).toEqual([null]);
  });

  it('waits for reception where the guest comes another day, or none is ready', async () => {
    const { server } = await late(start, ['B902']);
    expect(await doorsOf(server, await paid(server, { checkIn: '2026-11-21', checkOut: '2026-11-22' }))).toEqual([
      null,
    ]);
    expect(await doorsOf(server, await paid(server, {}, 2))).toEqual(['B902']);
    expect(await doorsOf(server, await paid(server, {}, 3))).toEqual([null]);
  });

  it('is given once when two pay in the same moment', async () => {
    const { server } = await late(start, ['B902']);
    const [first, second] = [await booked(server, bookingOf(TONIGHT)), await booked(server, bookingOf(TONIGHT, 2))];
    await Promise.all([pays(server, first), pays(server, second)]);
    const doors = [...(await doorsOf(server, first)), ...(await doorsOf(server, second))];
    expect(doors.filter((door) => door !== null)).toEqual(['B902']);
  });
});
