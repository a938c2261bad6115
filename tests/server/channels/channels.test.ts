import { expect, it } from 'vitest';
import { contentOf } from '../../../src/server/modules/channels/events';
import { addChannel, calendar, event, fakeChannels, type Listed, listed } from '../../support/channels';
import { deskOf } from '../../support/desk';
import { onEveryEngine, onSqlite } from '../../support/server-engines';
import { book, booked, bookingOf, soldNights, stayHotel, totalOfRoom1 } from '../../support/stays';

const hotel = stayHotel();
const HOUR = 3_600_000;

const channel = fakeChannels();
const add = addChannel;

onEveryEngine('calendars of other channels', (start) => {
  it('keeps the nights that a channel has sold, and frees them when it no longer names them', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const fake = await channel(calendar(event('a', '20261224', '20261226')));
    expect((await add(desk, fake.url)).statusCode).toBe(201);
    expect((await book(server, bookingOf())).json()).toMatchObject({ code: 'nightsTaken' });
    const [{ id }] = (await listed(desk)) as [Listed];
    fake.body = calendar(event('b', '20270124', '20270126'));
    await desk.send('POST', `channels/${id}/read`, {});
    expect((await book(server, bookingOf())).statusCode).toBe(201);
  });

  it('is added once, whatever is pressed twice and however often it is tried again', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const fake = await channel(calendar(event('a', '20261224', '20261226')));
    const body = { roomId: 1, name: 'Airbnb', url: fake.url };
    const headers = { 'idempotency-key': 'one-press-of-the-button' };
    const first = await desk.send('POST', 'channels', body, headers);
    const again = await desk.send('POST', 'channels', body, headers);
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    const other = await desk.send('POST', 'channels', { ...body, name: 'Khác' });
    expect([other.statusCode, other.json<object>()]).toEqual([
      409,
      expect.objectContaining({ code: 'channelKnown', field: 'url' }),
    ]);
    expect(await listed(desk)).toMatchObject([{ stays: 1, conflicts: [] }]);
    const room2 = { ...body, roomId: 2 };
    const both = await Promise.all([desk.send('POST', 'channels', room2), desk.send('POST', 'channels', room2)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(await listed(desk)).toHaveLength(2);
  });

  it('is read no more once it is removed, and what removing it answers adds it again with its nights', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const fake = await channel(calendar(event('a', '20261224', '20261226')));
    await add(desk, fake.url);
    const [{ id }] = (await listed(desk)) as [Listed];
    const removed = await desk.send('DELETE', `channels/${id}`);
    expect(removed.json()).toEqual({ roomId: 1, name: 'Airbnb', url: fake.url });
    expect([await listed(desk), (await soldNights(server)).size]).toEqual([[], 0]);
    expect((await desk.send('POST', 'channels', removed.json())).statusCode).toBe(201);
    expect((await listed(desk))[0]).toMatchObject({ stays: 1, problem: null });
    expect((await desk.send('DELETE', `channels/${id}`)).statusCode).toBe(404);
  });

  it('reads the same calendar again and again without changing anything', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const fake = await channel(calendar(event('a', '20261118', '20261122'), event('b', '20261224', '20261226')));
    await add(desk, fake.url);
    const count = async (): Promise<number> =>
      (await server.database.db.selectFrom('bookings').selectAll().execute()).length;
    expect(await count()).toBe(2);
    for (let day = 0; day < 3; day += 1) {
      server.clock.forward(14 * HOUR);
      await server.app.services.channels.channels.run();
    }
    expect(await count()).toBe(2);
  });

  it('shows a clash, never sells it away, and takes the nights of it that are free', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const stay = { checkIn: '2026-12-25', checkOut: '2026-12-26' };
    const own = await booked(
      server,
      bookingOf({ ...stay, totalPrice: totalOfRoom1(stay.checkIn, stay.checkOut), status: 'PENDING' }),
    );
    await desk.send('POST', `bookings/${own}/confirm`, {});
    const fake = await channel(calendar(event('a', '20261224', '20261228')));
    await add(desk, fake.url);
    const [clashing] = (await listed(desk)) as [Listed];
    expect(clashing.conflicts).toEqual([expect.objectContaining({ from: '2026-12-24', to: '2026-12-28' })]);
    expect([...(await soldNights(server)).entries()].filter(([, rooms]) => rooms > 1)).toEqual([]);
    expect((await soldNights(server)).size).toBe(4);
    const today = (await desk.get('today')).json<{ todos: { kind: string }[] }>();
    expect(today.todos.map(({ kind }) => kind)).toContain('conflict');
    await desk.send('POST', `bookings/${own}/cancel`, {});
    await desk.send('POST', `channels/${clashing.id}/read`, {});
    expect((await listed(desk))[0]).toMatchObject({ conflicts: [], stays: 1 });
    expect((await soldNights(server)).size).toBe(4);
  });

  it('keeps everything when a channel answers with a page, an error or nothing, and warns when that lasts', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const fake = await channel(calendar(event('a', '20261224', '20261226')));
    await add(desk, fake.url);
    fake.body = '<html>Sign in</html>';
    server.clock.forward(HOUR);
    await server.app.services.channels.channels.run();
    expect((await listed(desk))[0]).toMatchObject({ problem: 'notCalendar', stale: false, stays: 1 });
    fake.status = 500;
    server.clock.forward(1.5 * HOUR);
    await server.app.services.channels.channels.run();
    expect((await listed(desk))[0]).toMatchObject({ problem: 'refused', stale: true, stays: 1 });
    expect((await book(server, bookingOf())).json()).toMatchObject({ code: 'nightsTaken' });
  });

  it('tells a room’s taken nights under an address that nobody guesses, without a name, until the address changes', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await booked(server, bookingOf({ status: 'PENDING' }));
    await desk.send('POST', `bookings/${id}/confirm`, {});
    const linkOf = async (): Promise<string> =>
      new URL((await desk.send('POST', 'feeds/1', {})).json<{ link: string }>().link).pathname;
    const first = await linkOf();
    const feed = await server.app.inject(first);
    expect(feed.headers['content-type']).toContain('text/calendar');
    expect(feed.body).toContain('DTSTART;VALUE=DATE:20261224\r\nDTEND;VALUE=DATE:20261226');
    expect(feed.body).not.toMatch(/Hồng|hong1@|0912 ?345/);
    expect(first).toMatch(/^\/api\/calendars\/[\w-]{32}\.ics$/);
    const second = await linkOf();
    expect((await server.app.inject(first)).statusCode).toBe(404);
    expect((await server.app.inject(second)).statusCode).toBe(200);
  });

  it('tells nights that the house does not sell, beside those that are taken, until it sells them again', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    await desk.send('POST', `bookings/${await booked(server, bookingOf({ status: 'PENDING' }))}/confirm`, {});
    const closed = { name: 'Sửa phòng', from: '2026-12-25', to: '2026-12-28', stopSell: true };
    const rules = { base: 1_500_000, step: 1, weekdays: [], seasons: [closed] };
    for (const [roomId, nights] of [
      [1, ['20261224-20261226', '20261226-20261229']],
      [2, ['20261225-20261229']],
    ] as const) {
      const { link } = (await desk.send('POST', `feeds/${roomId}`, {})).json<{ link: string }>();
      const told = async (): Promise<string[]> =>
        [...(await server.app.inject(new URL(link).pathname)).body.matchAll(/DTSTART\S*:(\d+)\s+DTEND\S*:(\d+)/g)].map(
          ([, from, to]) => `${from ?? ''}-${to ?? ''}`,
        );
      expect((await desk.send('PUT', `rooms/${roomId}/prices`, rules)).statusCode).toBe(200);
      expect(await told()).toEqual(nights);
      await desk.send('PUT', `rooms/${roomId}/prices`, { ...rules, seasons: [] });
      expect(await told()).toEqual(roomId === 1 ? ['20261224-20261226'] : []);
    }
  });

  it('takes no stay for sold that is our own, sent back', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    await booked(server, bookingOf({ status: 'PENDING' }));
    const link = (await desk.send('POST', 'feeds/1', {})).json<{ link: string }>().link;
    const fake = await channel((await server.app.inject(new URL(link).pathname)).body);
    await add(desk, fake.url);
    expect((await listed(desk))[0]).toMatchObject({ stays: 0, conflicts: [] });
  });
});

it('reads days as days and times as days in Viet Nam; what is cancelled, past or far ahead counts for nothing', () => {
  const text = calendar(
    event('whole', '20261224', '20261226'),
    event('gone', '20261224', '20261226', 'STATUS:CANCELLED\r\n'),
    event('past', '20261101', '20261120'),
    event('far', '20290101', '20290103'),
    'BEGIN:VEVENT\r\nUID:time\r\nDTSTART:20261231T180000Z\r\nDTEND:20270102T050000Z\r\nEND:VEVENT\r\n',
    'BEGIN:VEVENT\r\nUID:day\r\nDTSTART;VALUE=DATE:20270301\r\nEND:VEVENT\r\n',
    'BEGIN:VEVENT\r\nUID:weekly\r\nDTSTART;VALUE=DATE:20270401\r\nDTEND;VALUE=DATE:20270402\r\nRRULE:FREQ=WEEKLY;COUNT=3\r\nEND:VEVENT\r\n',
  );
  const stays = contentOf(text, '2026-11-20', '2028-05-01').events.map(
    ({ checkIn, checkOut }) => `${checkIn} ${checkOut}`,
  );
  expect(stays).toEqual([
    '2026-12-24 2026-12-26',
    '2027-01-01 2027-01-02',
    '2027-03-01 2027-03-02',
    '2027-04-01 2027-04-02',
    '2027-04-08 2027-04-09',
    '2027-04-15 2027-04-16',
  ]);
});

const startOne = onSqlite();
it('asks no private address and none without TLS once the hotel is public', async () => {
  const server = await startOne({ hotel, env: { PUBLIC_ORIGIN: 'https://hien.example' } });
  const { channels } = server.app.services.channels;
  const { db } = server.database;
  const problemOf = async (id: string): Promise<string | null | undefined> =>
    (await db.selectFrom('room_channels').select('problem').where('id', '=', id).executeTakeFirst())?.problem;
  const id = await channels.add({ roomId: 1, name: 'A', url: 'https://127.0.0.1:1/x' });
  expect(await problemOf(id)).toBe('privateAddress');
  await expect(channels.add({ roomId: 1, name: 'B', url: 'http://a.example/x' })).rejects.toMatchObject({
    code: 'webAddress',
    details: { field: 'url' },
  });
  // One that was added before the hotel had an address of its own.
  await db.updateTable('room_channels').set({ url: 'http://a.example/x' }).execute();
  await channels.readNow(id);
  expect(await problemOf(id)).toBe('insecure');
});
