import { expect, it } from 'vitest';
import type { DeskAvailability, DeskCalendar } from '../../../src/contract/bookings/desk-availability';
import type { MadeStay } from '../../../src/contract/guest-access/stays';
import { addChannel, calendar, event, fakeChannels } from '../../support/channels';
import { type Desk, deskOf } from '../../support/desk';
import { onEveryEngine } from '../../support/server-engines';
import { book, booked, bookingOf, stayHotel } from '../../support/stays';

/** Room type 2 has three rooms, which are sold with the doors B516, B702 and B902. */
const hotel = stayHotel({ guideAccess: 'stay' });
const [FROM, TO] = ['2026-12-24', '2026-12-26'];
const STAY = { roomId: 2, status: 'PENDING', checkIn: FROM, checkOut: TO, totalPrice: 1_800_000 };
const BY_HAND = { apartment: 'B516', guestName: 'Trần Ba', from: FROM, to: TO };

async function made(desk: Desk, more: object = {}): Promise<string> {
  const answer = await desk.send('POST', 'stays', { ...BY_HAND, ...more });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<MadeStay>().id;
}

const left = async (desk: Desk, checkIn = FROM, checkOut = TO): Promise<number> =>
  (await desk.get(`availability?checkIn=${checkIn}&checkOut=${checkOut}`))
    .json<DeskAvailability>()
    .rooms.find(({ roomId }) => roomId === 2)?.left ?? 0;

onEveryEngine('a stay made by hand', (start) => {
  const open = fakeChannels();

  it('takes a room of its door’s type on its nights, until it is over', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await made(desk);
    expect([await left(desk), await left(desk, TO, '2026-12-28')]).toEqual([2, 3]);
    const shown = (await server.app.inject({ url: '/api/apartment-bookings/by-room?roomId=2' })).json<object[]>();
    expect(shown).toEqual([expect.objectContaining({ checkIn: FROM, checkOut: TO })]);
    expect((await desk.get(`calendar?from=${FROM}`)).json<DeskCalendar>().taken?.slice(0, 3)).toEqual([1, 1, 0]);
    await desk.send('POST', `stays/${id}/end`, {});
    expect(await left(desk)).toBe(3);
  });

  it('leaves two of three rooms to twenty who want one at once', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    await made(desk);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => book(server, bookingOf(STAY, at + 1))));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
    expect(await left(desk)).toBe(0);
  });

  it('takes none beside the booking that is its guest’s, joined or by name, or behind one door with another', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await booked(server, bookingOf({ ...STAY, guestName: 'Tran Ba' }, 1));
    const stayId = await made(desk);
    expect(await left(desk)).toBe(2);
    await desk.send('POST', `bookings/${id}/confirm`, {});
    expect((await desk.send('POST', `bookings/${id}/joins`, { stayId })).statusCode).toBe(200);
    expect(await left(desk)).toBe(2);
    await made(desk, { guestName: 'Lê Tư', alongside: true });
    expect(await left(desk)).toBe(2);
    await made(desk, { guestName: 'Lê Tư', apartment: 'B702' });
    expect(await left(desk)).toBe(1);
  });

  it('is counted among more than a thousand of other names', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await made(desk);
    const { db } = server.database;
    const stay = await db.selectFrom('stays').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const alongside = Array.from({ length: 1000 }, (_, at) => ({
      ...stay,
      id: `${id}-${at}`,
      guest_name: `Khách ${at}`,
    }));
    for (let at = 0; at < alongside.length; at += 100) {
      await db
        .insertInto('stays')
        .values(alongside.slice(at, at + 100))
        .execute();
    }
    expect(await left(desk)).toBe(2);
  });

  it('is the guest of nights that a channel has sold, one of each', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    await addChannel(desk, (await open(calendar(event('a', '20261224', '20261226')))).url, 2);
    expect(await left(desk)).toBe(2);
    await made(desk);
    expect(await left(desk)).toBe(2);
    await made(desk, { guestName: 'Lê Tư', apartment: 'B702' });
    expect(await left(desk)).toBe(1);
  });
});
