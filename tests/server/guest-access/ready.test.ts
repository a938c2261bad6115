import { expect, it } from 'vitest';
import { type Desk, deskOf } from '../../support/desk';
import type { TestServer } from '../../support/server';
import { onEveryEngine } from '../../support/server-engines';
import { booked, bookingOf, stayHotel } from '../../support/stays';

const hotel = stayHotel({ guideAccess: 'stay' });
/** On Friday 20 November in Viet Nam, when the guest comes. */
const at = (hour: string): number => Date.parse(`2026-11-20T${hour}:00+07:00`);

async function opened(desk: Desk, opening: string): Promise<void> {
  const { version } = (await desk.get('content/access')).json<{ version: string }>();
  const answer = await desk.send('PUT', 'content/access', { value: { mode: 'stay', opening }, version });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

async function guest(
  server: TestServer,
  desk: Desk,
  apartment = 'B902',
): Promise<{ id: string; ask: () => Promise<Record<string, unknown>> }> {
  const stay = { apartment, guestName: 'Lan', from: '2026-11-20', to: '2026-11-22' };
  const { id, link } = (await desk.send('POST', 'stays', stay)).json<{ id: string; link: string }>();
  const authorization = `Stay ${link.split('#s=')[1] ?? ''}`;
  const url = `/api/guide/${apartment}`;
  return { id, ask: async () => (await server.app.inject({ url, headers: { authorization } })).json() };
}

const readyOf = async (desk: Desk, code: string): Promise<unknown> =>
  (await desk.get('doors'))
    .json<{ items: { apartment: string; ready: unknown }[] }>()
    .items.find(({ apartment }) => apartment === code)?.ready;

onEveryEngine('ready', (start) => {
  it('opens at the hour and ready: the phone is told no instant that has passed, then the code', async () => {
    const server = await start({ hotel });
    server.clock.now = at('10:00');
    const desk = await deskOf(server);
    await opened(desk, 'hourAndReady');
    const { ask } = await guest(server, desk);
    expect(await ask()).toMatchObject({ access: 'early', validFrom: new Date(at('14:00')).toISOString() });
    server.clock.now = at('14:05');
    expect(await ask()).toMatchObject({
      access: 'early',
      validFrom: null,
      validUntil: '2026-11-22T05:00:00.000Z',
      doorCode: null,
    });
    expect((await desk.send('POST', 'doors/b902/ready', {})).statusCode).toBe(200);
    expect(await ask()).toMatchObject({ access: 'open', doorCode: '90210#' });
    expect(await readyOf(desk, 'B902')).toEqual({ at: new Date(at('14:05')).toISOString(), by: 'letan' });
    // Said twice, it stays with who said it first; taken back, the code is gone.
    server.clock.now = at('14:10');
    await desk.send('POST', 'doors/B902/ready', {});
    expect(await readyOf(desk, 'B902')).toMatchObject({ at: new Date(at('14:05')).toISOString() });
    await desk.send('DELETE', 'doors/B902/ready');
    expect(await ask()).toMatchObject({ access: 'early', validFrom: null });
  });

  it('opens when ready even if earlier, a card door too, and for a guest who is seen to come', async () => {
    const server = await start({ hotel });
    server.clock.now = at('08:00');
    const desk = await deskOf(server);
    await opened(desk, 'ready');
    const [keypad, card] = [await guest(server, desk), await guest(server, desk, 'A1509')];
    expect(await keypad.ask()).toMatchObject({ access: 'early', validFrom: null });
    await desk.send('POST', 'doors/A1509/ready', {});
    expect(await card.ask()).toMatchObject({ access: 'open', card: true, doorCode: null });
    expect(await keypad.ask()).toMatchObject({ access: 'early' });
    server.clock.now = at('15:00');
    await desk.send('PUT', `stays/${keypad.id}/arrived`, {});
    expect(await keypad.ask()).toMatchObject({ access: 'open', doorCode: '90210#' });
  });

  it('waits for nothing once the desk has checked a booking in', async () => {
    const server = await start({ hotel });
    server.clock.now = at('09:00');
    const desk = await deskOf(server);
    await opened(desk, 'hourAndReady');
    const days = { checkIn: '2026-11-20', checkOut: '2026-11-22', totalPrice: 1_800_000 };
    const id = await booked(server, bookingOf({ status: 'PENDING', roomId: 2, ...days }));
    await desk.send('POST', `bookings/${id}/confirm`, {});
    const { link } = (await desk.send('POST', `bookings/${id}/doors`, { door: 'B902' })).json<{ link: string }>();
    const authorization = `Stay ${link.split('#s=')[1] ?? ''}`;
    const ask = async (): Promise<object> =>
      (await server.app.inject({ url: '/api/guide/B902', headers: { authorization } })).json();
    server.clock.now = at('15:00');
    expect(await ask()).toMatchObject({ access: 'early', validFrom: null });
    expect((await desk.send('PUT', `bookings/${id}/arrived`, {})).statusCode).toBe(200);
    expect(await ask()).toMatchObject({ access: 'open', doorCode: '90210#' });
  });

  it('opens at the hour for whom the hotel has decided nothing, ready or not', async () => {
    const server = await start({ hotel });
    server.clock.now = at('10:00');
    const desk = await deskOf(server);
    const { ask } = await guest(server, desk);
    await desk.send('POST', 'doors/B902/ready', {});
    expect(await ask()).toMatchObject({ access: 'early', validFrom: new Date(at('14:00')).toISOString() });
    server.clock.now = at('14:00');
    await desk.send('DELETE', 'doors/B902/ready');
    expect(await ask()).toMatchObject({ access: 'open' });
  });

  it('is over with a departure, noted or not', async () => {
    const server = await start({ hotel });
    server.clock.now = at('13:00');
    const desk = await deskOf(server);
    const { id } = await guest(server, desk);
    await desk.send('POST', 'doors/B902/ready', {});
    server.clock.now = at('20:00');
    await desk.send('POST', `stays/${id}/end`, {});
    expect(await readyOf(desk, 'B902')).toBeNull();

    await guest(server, desk, 'B516');
    await desk.send('POST', 'doors/B516/ready', {});
    expect(await readyOf(desk, 'B516')).not.toBeNull();
    server.clock.now = Date.parse('2026-11-22T09:00:00+07:00');
    expect(await readyOf(desk, 'B516')).toBeNull();
    // Made ready for the next one on the very day on which the last one goes.
    await desk.send('POST', 'doors/B516/ready', {});
    expect(await readyOf(desk, 'B516')).not.toBeNull();
  });

  it('is refused for a door that is none', async () => {
    const desk = await deskOf(await start({ hotel }));
    expect((await desk.send('POST', 'doors/Z1/ready', {})).statusCode).toBe(404);
    expect((await desk.send('DELETE', 'doors/Z1/ready')).statusCode).toBe(404);
  });
});
