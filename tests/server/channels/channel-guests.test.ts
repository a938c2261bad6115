import { expect, it } from 'vitest';
import type { DeskBookingDetail } from '../../../src/contract/bookings/desk';
import type { ForeignGuestList } from '../../../src/contract/foreign-guests/desk';
import type { Today } from '../../../src/contract/desk/today';
import { addChannel, calendar, event, fakeChannels, listed } from '../../support/channels';
import { deskOf, type Desk } from '../../support/desk';
import { onEveryEngine } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { stayHotel } from '../../support/stays';

const hotel = stayHotel();
const GUEST = { guestName: 'Anna Schmidt', guestNationality: 'Đức', adults: 2, children: 0, totalPrice: 2_100_000 };

onEveryEngine("guests of other channels' nights", (start) => {
  const open = fakeChannels();

  /** A house whose room type 2 another channel has sold from today on; the bar of these nights. */
  async function sold(server: TestServer, desk: Desk) {
    const channel = await open(calendar(event('a', '20261120', '20261122')));
    await addChannel(desk, channel.url, 2);
    const [{ id: channelId } = { id: '' }] = await listed(desk);
    const { id } = await server.database.db.selectFrom('bookings').select('id').executeTakeFirstOrThrow();
    const detail = async () => (await desk.get(`bookings/${id}`)).json<DeskBookingDetail>();
    const read = async (...events: string[]): Promise<void> => {
      channel.body = calendar(...events);
      await desk.send('POST', `channels/${channelId}/read`);
    };
    const name = (more: object = {}, key = 'name-press-1') =>
      desk.send('POST', `channels/events/${id}/booking`, { ...GUEST, ...more }, { 'idempotency-key': key });
    return { id, channelId, detail, read, name };
  }

  it('are asked for with their nationality, once, and are guests as all others are', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const { id, detail, name } = await sold(server, desk);
    expect(await detail()).toMatchObject({ kind: 'CHANNEL', can: { name: true, move: false } });
    expect((await name({ guestNationality: '' })).json()).toMatchObject({ field: 'guestNationality' });
    const answers = await Promise.all([name(), name()]);
    expect(answers.map((answer) => [answer.statusCode, answer.json<unknown>()])).toEqual(
      answers.map(() => [201, { id }]),
    );
    expect((await name({}, 'name-press-2')).json()).toMatchObject({ code: 'bookingChanged' });
    expect(await detail()).toMatchObject({
      ...{ kind: 'GUEST', guestName: GUEST.guestName, source: 'Airbnb', balance: GUEST.totalPrice },
      ...{ nationality: 'Đức', can: { arrive: true, move: true } },
    });
    expect((await desk.send('POST', `bookings/${id}/doors`, { door: 'B902' })).statusCode).toBe(201);
    expect((await desk.send('PUT', `bookings/${id}/arrived`)).statusCode).toBe(200);
    expect((await desk.get('today')).json<Today>().inHouse).toMatchObject([
      { id, doors: ['B902'], due: GUEST.totalPrice },
    ]);
    expect((await desk.get('residents')).json<ForeignGuestList>().waiting).toMatchObject([{ bookingId: id }]);
  });

  it('stay joined with the calendar, which moves them and gives them up, but not while they are in the house', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const { id, detail, read, name } = await sold(server, desk);
    await name();
    await desk.send('POST', `bookings/${id}/doors`, { door: 'B902' });
    await read(event('a', '20261120', '20261122'));
    expect(await detail()).toMatchObject({ kind: 'GUEST', checkOut: '2026-11-22', doors: ['B902'] });
    await read(event('a', '20261120', '20261124'));
    expect(await detail()).toMatchObject({
      kind: 'GUEST',
      checkOut: '2026-11-24',
      doors: ['B902'],
      total: GUEST.totalPrice,
    });
    expect(await listed(desk)).toMatchObject([{ stays: 1, conflicts: [] }]);
    await desk.send('PUT', `bookings/${id}/arrived`);
    await read(event('b', '20261210', '20261212'));
    expect(await detail()).toMatchObject({ status: 'CONFIRMED', doors: ['B902'] });
    await desk.send('DELETE', `bookings/${id}/arrived`);
    await read(event('b', '20261210', '20261212'));
    expect(await detail()).toMatchObject({ status: 'CANCELLED' });
    expect((await desk.get('today')).json<Today>().arrivals).toEqual([]);
  });

  it('keep their nights when those that their channel adds are sold here, and nobody comes a second time', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const { id, detail, read, name } = await sold(server, desk);
    await name();
    const taken = { roomId: 2, from: '2026-11-22', to: '2026-11-23', quantity: 3, reason: 'Sơn lại' };
    expect((await desk.send('POST', 'blocks', taken)).statusCode).toBe(201);
    const nights = async (): Promise<string[]> => {
      const rows = server.database.db.selectFrom('bookings').select(['id', 'check_in', 'check_out']);
      const own = await rows.where('channel_id', 'is not', null).where('status', '=', 'CONFIRMED').execute();
      return own.map((row) => `${row.id === id ? 'guest' : 'rest'} ${row.check_in}/${row.check_out}`).sort();
    };
    for (let reading = 0; reading < 2; reading += 1) {
      await read(event('a', '20261120', '20261124'));
      expect(await nights()).toEqual(['guest 2026-11-20/2026-11-22', 'rest 2026-11-23/2026-11-24']);
      expect(await listed(desk)).toMatchObject([{ conflicts: [{ from: '2026-11-20', to: '2026-11-24' }] }]);
    }
    expect(await detail()).toMatchObject({ kind: 'GUEST', checkOut: '2026-11-22' });
  });

  it('stay when their channel is read no more', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const { channelId, detail, name } = await sold(server, desk);
    await name();
    await desk.send('DELETE', `channels/${channelId}`);
    expect(await detail()).toMatchObject({ kind: 'GUEST', status: 'CONFIRMED' });
  });
});
