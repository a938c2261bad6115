import { expect, it } from 'vitest';
import { onEveryEngine } from '../../support/server-engines';
import { bookingOf, totalOfRoom1 } from '../../support/stays';
import { clockMover } from '../clock-mover';
import { figure } from '../figures';
import { ask, houses } from '../processes';

const house = houses();
const BOOK = '/api/apartment-bookings';
const DAY_MS = 86_400_000;

onEveryEngine('the clock of a server that runs', (_start, freshDatabase) => {
  it('S-17, W-6: 601 s on ends a hold with the very next call, 15 days on a session, without a restart', async (context) => {
    const clock = clockMover();
    if (clock === null) return context.skip('there is no faketime on this machine');
    const place = house(await freshDatabase());
    const server = await place.start(clock.env);
    const dayAhead = (days: number): string => new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10);
    const serverNow = async (): Promise<number> =>
      Date.parse(
        (JSON.parse((await ask(server.origin, 'GET', '/api/guide/B902'))?.body ?? '{}') as { serverNow: string })
          .serverNow,
      );
    const began = await serverNow();
    const today = new Date(began + 7 * 3_600_000).toISOString().slice(0, 10);
    const [checkIn, checkOut] = [dayAhead(30), dayAhead(32)];
    const order = (guest: number): object => ({
      ...bookingOf({ checkIn, checkOut, totalPrice: totalOfRoom1(checkIn, checkOut) }, guest),
      guestPhone: '',
    });
    const person = {
      name: 'Lê Minh',
      email: 'le.minh@example.vn',
      phoneNumber: '0987654321',
      password: 'Hoa-dao-do-2027',
    };
    await ask(server.origin, 'POST', '/api/v1/auth/register', person);
    const signedIn = await ask(server.origin, 'POST', '/api/v1/auth/login', person);
    const cookie = (signedIn?.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');
    const { data } = JSON.parse(signedIn?.body ?? '{}') as { data: { id: string } };
    const profile = async (): Promise<number> =>
      (await ask(server.origin, 'GET', `/user/${data.id}`, undefined, { cookie }))?.status ?? 0;

    const statuses = [(await ask(server.origin, 'POST', BOOK, order(1)))?.status];
    clock.set(590_000);
    statuses.push((await ask(server.origin, 'POST', BOOK, order(2)))?.status);
    clock.set(603_000);
    const taken = (await ask(server.origin, 'GET', `${BOOK}/by-room?roomId=1`))?.body;
    statuses.push((await ask(server.origin, 'POST', BOOK, order(2)))?.status);
    const moved = (await serverNow()) - began;
    const sessions = [await profile()];
    clock.set(15 * DAY_MS);
    sessions.push(await profile());
    figure(
      `clock moved by ${Math.round(moved / 1000)} s: held, refused, booked: ${statuses.join(', ')}; session at once and after 15 days: ${sessions.join(', ')}`,
    );
    expect(statuses).toEqual([201, 409, 201]);
    expect(taken).toBe('[]');
    expect(sessions).toEqual([200, 401]);
  });
});
