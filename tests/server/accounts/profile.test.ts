import { describe, expect, it } from 'vitest';
import { ownBookings, profileAnswer } from '../../../src/contract/accounts/accounts';
import { cookieOf, login, personOf, register, signedIn } from '../../support/accounts';
import { bookingOf, stayHotel } from '../../support/stays';
import type { TestServer } from '../../support/server';
import { onEveryEngine, onOneServer } from '../../support/server-engines';

const ask = (server: TestServer, url: string, cookie = '') => server.app.inject({ url, headers: { cookie } });
const put = (server: TestServer, url: string, body: object, headers: Record<string, string>) =>
  server.app.inject({
    method: 'PUT',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });
const change = { oldPassword: 'Hoa-phuong-2026', newPassword: 'Hoa-sen-trang-7' };

onEveryEngine('the own account', (start) => {
  it('is shown to its owner alone: 401 without a session, 403 with another’s', async () => {
    const server = await start();
    const { id, cookie } = await signedIn(server, 1);
    const other = await signedIn(server, 2);
    const answer = await ask(server, `/user/${id}`, cookie);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(profileAnswer.parse(answer.json())).toEqual({
      success: true,
      message: '',
      data: {
        ...{ id, fullName: 'Nguyễn Thị Diễm 1', email: 'diem1@example.vn', phoneNumber: '0912 345 101' },
        ...{ dateOfBirth: null, address: '', gender: null, avatar: null, role: 'USER' },
      },
    });
    for (const path of [`/user/${id}`, `/user/${id}/bookings`]) {
      expect((await ask(server, path)).statusCode).toBe(401);
      expect((await ask(server, path, other.cookie)).statusCode).toBe(403);
    }
    for (const headers of [{}, { cookie: other.cookie }]) {
      const status = 'cookie' in headers ? 403 : 401;
      expect((await put(server, `/user/${id}`, { name: 'X' }, headers)).statusCode).toBe(status);
      expect((await put(server, `/user/${id}/change-password`, change, headers)).statusCode).toBe(status);
    }
    const foreign = { cookie, 'sec-fetch-site': 'cross-site' };
    expect((await put(server, `/user/${id}`, { name: 'X' }, foreign)).statusCode).toBe(403);
  });

  it('changes what was sent and nothing else', async () => {
    const server = await start();
    const { id, cookie } = await signedIn(server);
    const wish = { role: 'RECEPTION', email: 'x@evil.example', id: 'other', password: 'x', avatar: '/x', createdAt: 1 };
    const kept = { phoneNumber: '+84 912 345 999', dateOfBirth: '1990-02-28', address: 'Bãi Cháy', gender: 'FEMALE' };
    const answer = await put(server, `/user/${id}`, { name: ' Trần Ngọc Diễm ', ...kept, ...wish }, { cookie });
    expect(answer.json()).toMatchObject({
      success: true,
      data: { ...kept, fullName: 'Trần Ngọc Diễm', email: 'diem1@example.vn', role: 'USER', avatar: null },
    });
    const cleared = await put(server, `/user/${id}`, { dateOfBirth: null, gender: null }, { cookie });
    expect(cleared.json()).toMatchObject({ data: { dateOfBirth: null, gender: null, address: 'Bãi Cháy' } });
  });

  it('does not take somebody else’s phone number', async () => {
    const server = await start();
    const { id, cookie } = await signedIn(server, 1);
    await register(server, personOf(2));
    const answer = await put(server, `/user/${id}`, { phoneNumber: '+84912345102' }, { cookie });
    expect(answer.statusCode).toBe(409);
    expect((await put(server, `/user/${id}`, { phoneNumber: '0912345101' }, { cookie })).statusCode).toBe(200);
  });

  it('tells of five numbers an hour whether somebody has them, the same ones again for nothing', async () => {
    const server = await start();
    const { id, cookie } = await signedIn(server, 1);
    for (let number = 2; number <= 4; number += 1) await register(server, personOf(number));
    const tried = async (phoneNumber: string): Promise<number> =>
      (await put(server, `/user/${id}`, { phoneNumber }, { cookie })).statusCode;
    expect(await tried('0912345102')).toBe(409);
    expect(await tried('0912345103')).toBe(409);
    for (const last of [701, 702, 703]) expect(await tried(`0912 345 ${last}`)).toBe(200);
    const refused = await put(server, `/user/${id}`, { phoneNumber: '0912345104' }, { cookie });
    expect([refused.statusCode, refused.json()]).toMatchObject([429, { code: 'tooMany' }]);
    expect(refused.headers['retry-after']).toBe('3600');
    expect(await tried('0912 345 799')).toBe(429);
    expect([await tried('+84912345102'), await tried('0912 345 701'), await tried('0912345701')]).toEqual([
      409, 200, 200,
    ]);
    expect((await put(server, `/user/${id}`, { name: 'Trần Diễm' }, { cookie })).statusCode).toBe(200);
    server.clock.forward(3_600_001);
    expect(await tried('0912345104')).toBe(409);
  });

  it('tells of no more when they are asked for at once', async () => {
    const server = await start();
    const { id, cookie } = await signedIn(server, 1);
    const numbers = Array.from({ length: 15 }, (_, at) => `0912 347 ${String(100 + at)}`);
    const answers = await Promise.all(
      numbers.map((phoneNumber) => put(server, `/user/${id}`, { phoneNumber }, { cookie })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
  });

  it('counts numbers of all accounts that one client makes, and those it registers with', async () => {
    const server = await start();
    const people = [];
    for (let number = 1; number <= 4; number += 1) people.push(await signedIn(server, number));
    const answers: number[] = [];
    for (const [at, { id, cookie }] of people.entries()) {
      for (let number = 0; number < 5; number += 1) {
        const phoneNumber = `0912 346 ${String(100 + 10 * at + number)}`;
        answers.push((await put(server, `/user/${id}`, { phoneNumber }, { cookie })).statusCode);
      }
    }
    // Four of the twenty were registered with.
    expect(answers).toEqual([...Array<number>(16).fill(200), ...Array<number>(4).fill(429)]);
    expect((await register(server, personOf(9))).statusCode).toBe(429);
  });

  it('shows others exactly id, name and picture', async () => {
    const server = await start();
    const { id } = await signedIn(server);
    const answer = await ask(server, `/api/users/${id}`);
    expect(answer.json()).toEqual({ id, fullName: 'Nguyễn Thị Diễm 1', avatar: null });
    expect((await ask(server, '/api/users/nobody')).statusCode).toBe(404);
  });

  it('lists what was booked while signed in, and nothing else', async () => {
    const server = await start({ hotel: stayHotel() });
    const { id, cookie } = await signedIn(server, 1);
    const other = await signedIn(server, 2);
    const book = (changes: object, headers: Record<string, string>) =>
      server.app.inject({
        method: 'POST',
        url: '/api/apartment-bookings',
        headers: { 'content-type': 'application/json', ...headers },
        payload: JSON.stringify(bookingOf({ guestEmail: 'diem1@example.vn', userId: other.id, ...changes })),
      });
    const mine = (await book({}, { cookie })).json<{ id: string }>();
    await book({ checkIn: '2026-12-01', checkOut: '2026-12-03' }, {});
    const answer = await ask(server, `/user/${id}/bookings?lang=en`, cookie);
    expect(ownBookings.parse(answer.json()).data).toEqual([
      {
        ...{ id: mine.id, status: 'HOLD', apartmentName: 'Căn Hộ Đẹp', roomName: 'Studio (en)' },
        ...{ imageUrl: '/pictures/homes/hl-01-living.svg', checkIn: '2026-12-24', checkOut: '2026-12-26' },
        totalPrice: 2_550_000,
      },
    ]);
    expect((await ask(server, `/user/${other.id}/bookings`, other.cookie)).json()).toMatchObject({ data: [] });
    server.clock.forward(600_000);
    expect((await ask(server, `/user/${id}/bookings`, cookie)).json()).toMatchObject({ data: [{ status: 'EXPIRED' }] });
  });
});

onEveryEngine('another password', (start) => {
  it('signs every other browser out, and this one stays', async () => {
    const server = await start();
    const { id, cookie } = await signedIn(server);
    const elsewhere = cookieOf(await login(server));
    const answer = await put(server, `/user/${id}/change-password`, change, { cookie });
    expect(answer.json()).toEqual({ success: true });
    expect((await ask(server, `/user/${id}`, elsewhere)).statusCode).toBe(401);
    expect((await ask(server, `/user/${id}`, cookie)).statusCode).toBe(200);
    expect((await login(server)).statusCode).toBe(401);
    expect((await login(server, { password: change.newPassword })).statusCode).toBe(200);
  });

  it('whose answer was lost is not asked for again under the same key', async () => {
    const server = await start();
    const { id, cookie } = await signedIn(server);
    const headers = { cookie, 'idempotency-key': 'password-0001' };
    const first = await put(server, `/user/${id}/change-password`, change, headers);
    expect((await put(server, `/user/${id}/change-password`, change, headers)).body).toBe(first.body);
  });

  it('lets nobody guess the old one through an open session', async () => {
    const server = await start();
    const { id, cookie } = await signedIn(server);
    const guess = () =>
      put(server, `/user/${id}/change-password`, { ...change, oldPassword: 'Khong-phai-1' }, { cookie });
    for (let tries = 0; tries < 5; tries += 1) expect((await guess()).statusCode).toBe(422);
    expect((await guess()).statusCode).toBe(429);
  });
});

describe('what the own account does not become', () => {
  const house = onOneServer();
  let guest: { id: string; cookie: string } | undefined;

  it.each([
    ['name', '', 'required'],
    ['name', 'a\u0000', 'invalid'],
    ['phoneNumber', 'abc', 'phone'],
    ['dateOfBirth', '2026-02-30', 'invalid'],
    ['dateOfBirth', '2026-11-21', 'invalid'],
    ['dateOfBirth', '28/02/1990', 'invalid'],
    ['gender', 'x', 'invalid'],
    ['address', 'x'.repeat(201), 'tooLong'],
  ])('refuses %s = %j', async (field, value, code) => {
    const server = house();
    const { id, cookie } = (guest ??= await signedIn(server));
    const answer = await put(server, `/user/${id}`, { [field]: value }, { cookie });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code, field });
  });

  it.each([
    [{ newPassword: 'ngan1' }, 'passwordTooShort', 'newPassword'],
    [{ newPassword: 'toan-chu-cai' }, 'passwordMixed', 'newPassword'],
    [{ newPassword: '1234567890' }, 'passwordMixed', 'newPassword'],
    [{ newPassword: change.oldPassword }, 'passwordSame', 'newPassword'],
    [{ oldPassword: 'Khong-phai-1' }, 'passwordWrong', 'oldPassword'],
    [{ oldPassword: '' }, 'required', 'oldPassword'],
  ])('refuses %j', async (changes, code, field) => {
    const server = house();
    const { id, cookie } = (guest ??= await signedIn(server));
    const answer = await put(server, `/user/${id}/change-password`, { ...change, ...changes }, { cookie });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code, field });
    expect((await login(server)).statusCode).toBe(200);
  });
});
