/** @module-tag last-ring */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { DeskChannel } from '../../../src/contract/channels/desk';
import { addChannel, calendar, event, fakeChannels } from '../../support/channels';
import { type Desk, deskOf } from '../../support/desk';
import { onEveryEngine } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { book, booked, bookingOf, soldNights, stayHotel, totalOfRoom1 } from '../../support/stays';

const hotel = stayHotel();
const channel = fakeChannels();
const feed = (name: string): string => readFileSync(path.join(import.meta.dirname, 'feeds', `${name}.ics`), 'utf8');
const block = (uid: string, from: string, to: string): string =>
  event(uid, from, to).replace('Reserved', 'Airbnb (Not available)');

const channelOf = async (desk: Desk): Promise<DeskChannel> => {
  const [one] = (await desk.get('channels')).json<{ channels: DeskChannel[] }>().channels;
  if (!one) throw new Error('There is no channel.');
  return one;
};
const readAgain = async (desk: Desk): Promise<DeskChannel> => {
  await desk.send('POST', `channels/${(await channelOf(desk)).id}/read`, {});
  return channelOf(desk);
};
/** Tells whether a guest can book some nights; what was booked ends again. */
const canBook = async (server: TestServer, desk: Desk, checkIn: string, checkOut: string): Promise<boolean> => {
  const body = bookingOf({ checkIn, checkOut, totalPrice: totalOfRoom1(checkIn, checkOut) });
  const answer = await book(server, body);
  if (answer.statusCode === 201) {
    const { id } = answer.json<{ id: string }>();
    await desk.send('POST', `bookings/${id}/cancel`, {});
  }
  return answer.statusCode === 201;
};
const rowsOf = async ({ database }: TestServer): Promise<{ status: string; guest_name: string }[]> =>
  database.db.selectFrom('bookings').select(['status', 'guest_name']).where('kind', '=', 'CHANNEL').execute();

onEveryEngine('nights that a channel names', (start) => {
  const open = async (body: string) => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const fake = await channel(body);
    await addChannel(desk, fake.url);
    return { server, desk, fake };
  };

  it('are all taken when several stays have one name', async () => {
    const { server, desk } = await open(feed('two-stays-one-uid'));
    expect(await channelOf(desk)).toMatchObject({ stays: 2, problem: null, conflicts: [] });
    expect(await canBook(server, desk, '2027-01-10', '2027-01-12')).toBe(false);
    expect(await canBook(server, desk, '2027-01-20', '2027-01-22')).toBe(false);
  });

  it('are one stay when it is told three times, and no double booking', async () => {
    const { server, desk } = await open(feed('arrival-stay-departure'));
    expect(await channelOf(desk)).toMatchObject({ stays: 1, conflicts: [] });
    expect([...(await soldNights(server)).values()]).toEqual([1, 1, 1]);
    expect(await canBook(server, desk, '2027-01-13', '2027-01-14')).toBe(true);
    const { todos } = (await desk.get('today')).json<{ todos: { kind: string }[] }>();
    expect(todos.map(({ kind }) => kind)).not.toContain('conflict');
  });

  it('and does not sell count as sold, or not, as the house says; real stays always do', async () => {
    const { server, desk } = await open(feed('window-not-available'));
    const first = await channelOf(desk);
    expect(first).toMatchObject({ stays: 1, blocks: 1, blocksWithin: null });
    expect((await rowsOf(server)).map(({ guest_name }) => guest_name).sort()).toEqual([
      'Airbnb',
      'Airbnb (Not available)',
    ]);
    expect(await canBook(server, desk, '2027-09-10', '2027-09-11')).toBe(false);
    const changed = await desk.send('PUT', `channels/${first.id}/blocks`, { within: 0 });
    expect([changed.statusCode, await channelOf(desk)]).toEqual([
      200,
      expect.objectContaining({ stays: 1, blocks: 0, blocksWithin: 0 }),
    ]);
    expect(await canBook(server, desk, '2027-09-10', '2027-09-11')).toBe(true);
    expect(await canBook(server, desk, '2027-01-10', '2027-01-12')).toBe(false);
    for (const within of [-1, 541, 1.5, '3']) {
      expect((await desk.send('PUT', `channels/${first.id}/blocks`, { within })).statusCode).toBe(422);
    }
    expect((await desk.send('PUT', 'channels/none/blocks', { within: 0 })).statusCode).toBe(404);
  });

  it('keep their booking when the channel gives everything a new name at each reading', async () => {
    const { server, desk, fake } = await open(
      calendar(event('a', '20270110', '20270112'), block('b', '20270120', '20270125')),
    );
    fake.body = calendar(event('c', '20270110', '20270112'), block('d', '20270120', '20270125'));
    expect(await readAgain(desk)).toMatchObject({ stays: 1, blocks: 1 });
    expect((await rowsOf(server)).map(({ status }) => status)).toEqual(['CONFIRMED', 'CONFIRMED']);
    fake.body = calendar(event('c', '20270110', '20270112'), event('d', '20270120', '20270125'));
    expect(await readAgain(desk)).toMatchObject({ stays: 2, blocks: 0, conflicts: [] });
  });

  it('and that are our own, told back as not for sale, clash with nothing and end with our booking', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const own = await booked(server, bookingOf({ status: 'PENDING' }));
    await desk.send('POST', `bookings/${own}/confirm`, {});
    const echo = block('echo-1', '20261224', '20261226');
    const fake = await channel(calendar(echo, block('window', '20270801', '20271101')));
    await addChannel(desk, fake.url);
    expect(await channelOf(desk)).toMatchObject({ stays: 0, blocks: 1, conflicts: [] });
    await desk.send('POST', `bookings/${own}/cancel`, {});
    expect(await readAgain(desk)).toMatchObject({ stays: 0, blocks: 1, conflicts: [] });
    expect(await canBook(server, desk, '2026-12-24', '2026-12-26')).toBe(true);
    // Told no more, and then closed there by hand: that is the channel's own.
    fake.body = calendar(block('window', '20270801', '20271101'));
    await readAgain(desk);
    fake.body = calendar(echo, block('window', '20270801', '20271101'));
    expect(await readAgain(desk)).toMatchObject({ blocks: 2 });
    expect(await canBook(server, desk, '2026-12-24', '2026-12-26')).toBe(false);
  });

  it('are kept, said and added to while an entry is unclear, and free only when all of it is clear', async () => {
    const { server, desk, fake } = await open(calendar(event('a', '20270110', '20270112')));
    fake.body = calendar(event('b', '20270120', '20270122'), event('c', '10/02/2027', '12/02/2027'));
    expect(await readAgain(desk)).toMatchObject({
      problem: 'damaged',
      stays: 2,
      conflicts: [],
      faultTotal: 1,
      faults: [{ code: 'day', line: 12, text: '10/02/2027' }],
    });
    expect(await canBook(server, desk, '2027-01-10', '2027-01-12')).toBe(false);
    expect(await canBook(server, desk, '2027-01-20', '2027-01-22')).toBe(false);
    fake.body = calendar(event('b', '20270120', '20270122'));
    expect(await readAgain(desk)).toMatchObject({ problem: null, stays: 1, faults: [], faultTotal: 0 });
    expect(await canBook(server, desk, '2027-01-10', '2027-01-12')).toBe(true);
  });

  it('are taken from a faulty file whose days are clear, and the desk is told of its fault', async () => {
    const { desk } = await open(feed('note-with-break'));
    expect(await channelOf(desk)).toMatchObject({
      problem: null,
      stays: 1,
      faults: [{ code: 'line', line: 9, text: '' }],
    });
  });

  it('become one booking again when a stay that was read in parts is clear', async () => {
    const { server, desk, fake } = await open(calendar(event('a', '20270110', '20270114')));
    fake.body = calendar(event('a', '20270112', '20270116'), event('c', 'x', 'x'));
    expect(await readAgain(desk)).toMatchObject({ stays: 2, conflicts: [] });
    fake.body = calendar(event('a', '20270112', '20270116'));
    expect(await readAgain(desk)).toMatchObject({ stays: 1, conflicts: [] });
    expect(await canBook(server, desk, '2027-01-10', '2027-01-12')).toBe(true);
  });
});
