import { expect, it } from 'vitest';
import { deskOf, type Desk } from '../../support/desk';
import { onEveryEngine, onSqlite } from '../../support/server-engines';
import { booked, bookingOf, stayHotel, totalOfRoom1 } from '../../support/stays';

const hotel = stayHotel();
const HOUR = 3_600_000;

interface Board {
  todos: { kind: string; key: string; runsOut: boolean }[];
  arrivals: { guestName: string; due: number; form: boolean }[];
  departures: { guestName: string }[];
  inHouse: { guestName: string }[];
  rooms: { taken: number; all: number };
  counts: Record<string, number>;
}
const board = async (desk: Desk): Promise<Board> => (await desk.get('today')).json<Board>();

const FORM = { fullName: 'Trần Quang Huy', email: 'HONG1@example.vn', phoneNumber: '0911', apartment: 'B902' };

onEveryEngine("the day's board", (start) => {
  it('shows who comes and who goes today, what they owe and whether their form is in', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const stay = { checkIn: '2026-11-20', checkOut: '2026-11-21' };
    const id = await booked(
      server,
      bookingOf({ ...stay, totalPrice: totalOfRoom1(stay.checkIn, stay.checkOut), status: 'PENDING' }),
    );
    await desk.send('POST', `bookings/${id}/confirm`, {});
    await server.app.inject({ method: 'POST', url: '/api/guest-form', payload: FORM });
    const now = await board(desk);
    expect(now.arrivals).toEqual([
      expect.objectContaining({ guestName: 'Nguyễn Thị Hồng 1', due: 1_275_000, form: true }) as object,
    ]);
    expect(now.rooms).toEqual({ taken: 1, all: 9 });
    server.clock.forward(24 * HOUR);
    const tomorrow = await board(desk);
    expect(tomorrow).toMatchObject({ arrivals: [], departures: [], late: [{ guestName: 'Nguyễn Thị Hồng 1' }] });
    await desk.send('PUT', `bookings/${id}/arrived`, {});
    expect((await board(desk)).departures.map(({ guestName }) => guestName)).toEqual(['Nguyễn Thị Hồng 1']);
  });

  it('has the guest of a stay to come, in the house and to leave, one after the other, until they are noted as left', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const stay = { apartment: 'B902', guestName: 'Trần Quang Huy', from: '2026-11-20', to: '2026-11-23' };
    const { id } = (await desk.send('POST', 'stays', stay)).json<{ id: string }>();
    const gone = (await desk.send('POST', 'stays', { ...stay, apartment: 'B516' })).json<{ id: string }>();
    const sides = async (): Promise<number[]> => {
      const { arrivals, inHouse, departures } = await board(desk);
      return [arrivals.length, inHouse.length, departures.length];
    };
    expect(await sides()).toEqual([2, 0, 0]);
    for (const one of [id, gone.id]) await desk.send('PUT', `stays/${one}/arrived`, {});
    server.clock.forward(24 * HOUR);
    expect(await sides()).toEqual([0, 2, 0]);
    await desk.send('POST', `stays/${gone.id}/end`, {});
    // Who has left today is still there to be seen, and to be taken back.
    expect(await sides()).toEqual([0, 1, 1]);
    await desk.send('PUT', `stays/${id}`, { to: '2026-11-22' });
    server.clock.forward(24 * HOUR);
    expect((await board(desk)).departures.map(({ guestName }) => guestName)).toContain('Trần Quang Huy');
    expect((await sides()).slice(0, 2)).toEqual([0, 0]);
  });

  it('puts what runs out first, and forgets it by the clock alone', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    await server.app.inject({ method: 'POST', url: '/api/guest-form', payload: FORM });
    await booked(server, bookingOf({ status: 'PENDING' }));
    await booked(server, bookingOf({ roomId: 2, totalPrice: 1_800_000 }, 2));
    expect((await board(desk)).todos.map(({ kind }) => kind)).toEqual(['hold', 'confirm', 'item']);
    server.clock.forward(601_000);
    expect((await board(desk)).todos.map(({ kind }) => kind)).toEqual(['confirm', 'item']);
    server.clock.forward(25 * HOUR);
    expect((await board(desk)).todos.map(({ kind }) => kind)).toEqual(['item']);
  });

  it('remembers who has seen what guests sent, and takes it back', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    await server.app.inject({ method: 'POST', url: '/api/guest-form', payload: FORM });
    await server.app.inject({
      method: 'POST',
      url: '/api/contacts',
      payload: { name: 'Anna', email: 'a@b.se', phone: '0912345678', message: '<b>Hej</b>' },
    });
    const items = async (query = ''): Promise<{ kind: string; id: string; state: string; by: string | null }[]> =>
      (await desk.get(`items${query}`)).json<{ items: [] }>().items;
    expect((await items()).map(({ kind }) => kind).sort()).toEqual(['guest-form', 'message']);
    const form = (await items('?kind=guest-form'))[0];
    const path = `items/guest-form/${form?.id ?? ''}`;
    expect((await desk.send('PUT', path, { state: 'seen' })).statusCode).toBe(200);
    expect(await items('?kind=guest-form&state=seen')).toEqual([
      expect.objectContaining({ state: 'seen', by: expect.any(String) as string }) as object,
    ]);
    expect(await items('?kind=guest-form&state=new')).toEqual([]);
    await desk.send('PUT', path, { state: 'new' });
    expect(await items('?kind=guest-form&state=new')).toHaveLength(1);
    expect((await desk.send('PUT', 'items/guest-form/nothing', { state: 'seen' })).statusCode).toBe(404);
    expect((await desk.send('PUT', 'items/nothing/x', { state: 'seen' })).statusCode).toBe(404);
  });
});

it('tells an open desk of a change by itself, and lets the server stop while it listens', async () => {
  const server = await onStart();
  const desk = await deskOf(server);
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const stream = await fetch(`${origin}/api/reception/events`, {
    headers: { cookie: desk.cookie },
    signal: leaving.signal,
  });
  expect(stream.headers.get('content-type')).toContain('text/event-stream');
  expect(stream.headers.get('cache-control')).toContain('no-store');
  let heard = '';
  const listening = (async () => {
    for await (const part of stream.body as unknown as AsyncIterable<Uint8Array>) heard += Buffer.from(part).toString();
  })();
  await server.app.services.desk.changeFeed.check();
  await server.app.inject({ method: 'POST', url: '/api/guest-form', payload: FORM });
  await server.app.services.desk.changeFeed.check();
  await expect.poll(() => heard).toContain('event: change');
  expect(heard).not.toContain('Trần');
  await server.stop();
  await listening;
});

const onStart = (() => {
  const start = onSqlite();
  return () => start({ hotel });
})();
