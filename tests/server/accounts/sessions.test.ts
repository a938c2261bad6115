import { expect, it } from 'vitest';
import { newSessionToken } from '../../../src/server/modules/accounts/sessions';
import { signedIn as signedInAnswer } from '../../../src/contract/accounts/accounts';
import { requireStaff, sessionReader, userOf } from '../../../src/server/modules/staff/session-cookie';
import { cookieOf, login, personOf, post, register, signedIn } from '../../support/accounts';
import type { TestServer } from '../../support/server';
import { onEveryEngine } from '../../support/server-engines';

const DAY = 24 * 3_600_000;
const secure = { env: { PUBLIC_ORIGIN: 'https://hien.example' } };

/** Name of whom the server takes a cookie for; `null` for nobody. */
async function whoIs(server: TestServer, cookie: string): Promise<string | null> {
  const { accounts, secureCookies } = server.app.services;
  const request = { headers: { cookie } } as Parameters<ReturnType<typeof sessionReader>>[0];
  return (await sessionReader(accounts.sessions, secureCookies)(request))?.name ?? null;
}

onEveryEngine('sessions', (start) => {
  it('answers a login with success, id, name, email and role', async () => {
    const server = await start();
    await register(server);
    const answer = await login(server);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(signedInAnswer.parse(answer.json())).toEqual({
      success: true,
      data: { id: expect.any(String) as string, name: 'Nguyễn Thị Diễm 1', email: 'diem1@example.vn', role: 'USER' },
    });
  });

  it('opens with a new value at every login and ends the one before (fixation)', async () => {
    const server = await start();
    const first = (await signedIn(server)).cookie;
    const second = cookieOf(await login(server, {}, { cookie: first }));
    expect(second).not.toBe(first);
    expect(await whoIs(server, first)).toBeNull();
    expect(await whoIs(server, second)).toBe('Nguyễn Thị Diễm 1');
    expect(await whoIs(server, `hien_session=${'A'.repeat(43)}`)).toBeNull();
  });

  it('takes back every cookie by which the browser would be known when it is to be forgotten, and else its own alone', async () => {
    const server = await start();
    const { cookie: session } = await signedIn(server);
    const cookie = `${session}; hien_booking_74564039=mark; hien_booking_1=mark`;
    const gone = async (body?: object): Promise<unknown[]> => {
      const url = '/api/v1/auth/logout';
      const { headers } = await (body === undefined
        ? server.app.inject({ method: 'POST', url, headers: { cookie } })
        : post(server, url, body, { cookie }));
      return [headers['set-cookie']].flat().map((one) => /^(\w+)=;.*Max-Age=0/.exec(String(one))?.[1]);
    };
    expect(await gone({ forget: true })).toEqual([
      ...['hien_session', 'hien_known', 'hien_device'],
      ...['hien_booking_74564039', 'hien_booking_1', 'hien_setup', 'hien_passkey'],
    ]);
    for (const body of [{}, undefined]) expect(await gone(body)).toEqual(['hien_session']);
  });

  it('is over after logout', async () => {
    const server = await start();
    const { cookie } = await signedIn(server);
    const answer = await post(server, '/api/v1/auth/logout', {}, { cookie });
    expect(answer.json()).toEqual({ success: true });
    expect(answer.headers['set-cookie']).toMatch(/^hien_session=; .*Max-Age=0/);
    expect(await whoIs(server, cookie)).toBeNull();
  });

  it('is over after 14 days without a visit, and after 30 days with one every day', async () => {
    const server = await start();
    const idle = (await signedIn(server, 1)).cookie;
    const busy = (await signedIn(server, 2)).cookie;
    for (let day = 1; day <= 29; day += 1) {
      server.clock.forward(DAY);
      expect(await whoIs(server, busy), `day ${day}`).not.toBeNull();
    }
    expect(await whoIs(server, idle)).toBeNull();
    server.clock.forward(DAY);
    expect(await whoIs(server, busy)).toBeNull();
    await server.app.services.accounts.jobs.run();
    expect(await server.database.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  it('has a token of 256 random bits: ten thousand are all different, and every byte is as likely as any other (W-3)', () => {
    const tokens = Array.from({ length: 10_000 }, newSessionToken);
    expect(new Set(tokens).size).toBe(10_000);
    const seen = new Array<number>(256).fill(0);
    for (const token of tokens) for (const byte of Buffer.from(token, 'base64url')) seen[byte] = (seen[byte] ?? 0) + 1;
    const expected = (10_000 * 32) / 256;
    const chiSquare = seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 255 degrees of freedom: fair bytes leave these bounds once in more than a hundred million runs.
    expect(chiSquare).toBeGreaterThan(150);
    expect(chiSquare).toBeLessThan(400);
  });

  it('keeps the hash of its token alone', async () => {
    const server = await start();
    const { cookie } = await signedIn(server);
    const token = /hien_session=([\w-]{43})/.exec(cookie)?.[1] ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = JSON.stringify(await server.database.db.selectFrom('sessions').selectAll().execute());
    expect(rows).not.toContain(token);
    expect(server.logs.join()).not.toContain(token);
  });

  it('wears a __Host- cookie on a secure origin: HttpOnly, Secure, SameSite=Lax', async () => {
    const server = await start(secure);
    await register(server);
    const cookies = [(await login(server)).headers['set-cookie'] ?? []].flat();
    expect(cookies).toHaveLength(3);
    for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/; .*HttpOnly; SameSite=Lax; Secure$/);
    expect(cookies.filter((cookie) => cookie.startsWith('__Host-hien_session='))).toHaveLength(1);
  });

  it('is refused to another site’s page', async () => {
    const server = await start();
    await register(server);
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ]) {
      expect((await login(server, {}, headers)).statusCode, JSON.stringify(headers)).toBe(403);
      expect((await post(server, '/api/v1/auth/logout', {}, headers)).statusCode).toBe(403);
      expect((await register(server, personOf(2), headers)).statusCode).toBe(403);
    }
    const form = await server.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      headers: { 'content-type': 'text/plain' },
      payload: JSON.stringify(personOf()),
    });
    expect(form.statusCode).toBe(415);
  });

  it('is asked for by hooks: 401 without one, 403 at the desk without the role', async () => {
    const server = await start();
    const { cookie } = await signedIn(server);
    const { accounts, secureCookies } = server.app.services;
    const parts = { readSession: sessionReader(accounts.sessions, secureCookies) };
    const guest = { headers: { cookie } } as Parameters<typeof parts.readSession>[0];
    const nobody = { headers: {} } as Parameters<typeof parts.readSession>[0];
    await expect(userOf(parts, nobody)).rejects.toMatchObject({ statusCode: 401, code: 'signInNeeded' });
    await expect(requireStaff(parts)(nobody)).rejects.toMatchObject({ statusCode: 401 });
    await expect(requireStaff(parts)(guest)).rejects.toMatchObject({ statusCode: 403, code: 'forbidden' });
    expect(await userOf(parts, guest)).toMatchObject({ role: 'USER' });
    await accounts.staff.add('diem1@example.vn', 'Cua-go-lim-27');
    const desk = { headers: { cookie: cookieOf(await login(server, { password: 'Cua-go-lim-27' })) } } as typeof guest;
    await requireStaff(parts)(desk);
    expect(await userOf(parts, desk)).toMatchObject({ email: 'diem1@example.vn', role: 'RECEPTION' });
  });
});
