import type { LightMyRequestResponse } from 'fastify';
import { expect, it } from 'vitest';
import type { PasskeyAnswer, PasskeyAsked, PasskeyList, PasskeyOffer } from '../../../src/contract/staff/passkeys';
import type { Confirmed } from '../../../src/contract/staff/desk';
import { relyingPartyOf } from '../../../src/server/modules/accounts/passkeys/relying-party';
import { cookieOf, login, post } from '../../support/accounts';
import { type Desk, deskWith, oneSessionOf } from '../../support/desk';
import { addPasskey, SoftAuthenticator } from '../../support/passkeys';
import { enrol } from '../../support/second-factor';
import { onEveryEngine } from '../../support/server-engines';
import type { TestServer } from '../../support/server';

const STAFF = { email: 'letan@hien.example', password: 'Le-tan-2026-hien' };
const MINUTE = 60_000;
const ASK = '/api/v1/auth/passkey/ask';
const OPEN = '/api/v1/auth/passkey';

const codeOf = (answer: LightMyRequestResponse): unknown => answer.json<{ code?: string }>().code;

/** Challenge for a browser without a session, and the cookie that it holds. */
async function ask(server: TestServer): Promise<{ asked: PasskeyAsked; cookie: string }> {
  const answer = await post(server, ASK, {});
  return { asked: answer.json<PasskeyAsked>(), cookie: cookieOf(answer) };
}

const open = (server: TestServer, passkey: PasskeyAnswer, cookie: string): Promise<LightMyRequestResponse> =>
  post(server, OPEN, { passkey }, cookie === '' ? {} : { cookie });

/** Signs in with a passkey from a browser of its own. */
async function signIn(server: TestServer, device: SoftAuthenticator): Promise<LightMyRequestResponse> {
  const { asked, cookie } = await ask(server);
  return open(server, device.sign(asked), cookie);
}

onEveryEngine('passkeys', (start) => {
  it('let in without password and code, and are proof enough for what is asked again', async () => {
    const server = await start();
    const desk = await oneSessionOf(server);
    await enrol(server, desk);
    const device = await addPasskey(desk);
    const signedIn = await signIn(server, device);
    expect(signedIn.json()).toMatchObject({ success: true, data: { email: STAFF.email, staffRole: 'OWNER' } });
    const other = deskWith(server, cookieOf(signedIn));
    expect((await other.get('default-codes')).statusCode).toBe(200);
    const { items, origin } = (await other.get('passkeys')).json<PasskeyList>();
    expect(origin).toBe('http://localhost:4173');
    expect(items).toMatchObject([{ name: 'Điện thoại', usedAt: new Date(server.clock.now).toISOString() }]);
    const rows = await server.database.db.selectFrom('audit').select(['action', 'subject']).execute();
    expect(rows).toContainEqual({ action: 'passkey.add', subject: `${STAFF.email} Điện thoại` });
    expect(rows).toContainEqual({ action: 'session.openByPasskey', subject: STAFF.email });
  });

  it('confirm who one is', async () => {
    const server = await start();
    const desk = await oneSessionOf(server);
    const device = await addPasskey(desk);
    server.clock.forward(6 * MINUTE);
    expect(codeOf(await desk.get('default-codes'))).toBe('confirmNeeded');
    expect((await desk.get('confirm')).json<Confirmed>()).toMatchObject({ byCode: false, byPasskey: true });
    const asked = (await desk.send('POST', 'confirm/passkey', {})).json<PasskeyAsked>();
    const passkey = device.sign(asked);
    expect((await desk.send('POST', 'confirm', { passkey })).statusCode).toBe(200);
    expect((await desk.get('default-codes')).statusCode).toBe(200);
    server.clock.forward(6 * MINUTE);
    // The same answer once more, and one that was given to be let in.
    expect(codeOf(await desk.send('POST', 'confirm', { passkey }))).toBe('passkeyRefused');
    const { asked: toSignIn, cookie } = await ask(server);
    const both = deskWith(server, `${desk.cookie}; ${cookie}`);
    expect(codeOf(await both.send('POST', 'confirm', { passkey: device.sign(toSignIn) }))).toBe('passkeyRefused');
  });

  it('do not confirm somebody else', async () => {
    const server = await start();
    const device = await addPasskey(await oneSessionOf(server));
    const hoa = { email: 'hoa@hien.example', password: 'Cua-go-lim-27' };
    await server.app.services.accounts.staff.add(hoa.email, hoa.password);
    const desk = deskWith(server, cookieOf(await login(server, hoa)));
    const asked = (await desk.send('POST', 'confirm/passkey', {})).json<PasskeyAsked>();
    expect(codeOf(await desk.send('POST', 'confirm', { passkey: device.sign(asked) }))).toBe('passkeyRefused');
  });

  it('are refused: another challenge, browser, origin, device, or none of finger, face and PIN', async () => {
    const server = await start();
    const device = await addPasskey(await oneSessionOf(server));
    const refused = async (passkey: PasskeyAnswer, cookie: string): Promise<void> => {
      const answer = await open(server, passkey, cookie);
      expect([answer.statusCode, codeOf(answer)]).toEqual([401, 'passkeyRefused']);
      expect(answer.cookies.map(({ name }) => name)).not.toContain('hien_session');
    };
    const { asked, cookie } = await ask(server);
    const other = await ask(server);
    // The challenge of another browser, a browser that was asked nothing, and one that makes its own.
    await refused(device.sign(asked), other.cookie);
    await refused(device.sign(asked), '');
    const own = Buffer.alloc(32, 7).toString('base64url');
    await refused(
      device.sign({ ...asked, challenge: own }),
      `hien_passkey=${own}.${server.clock.now + MINUTE}.${'A'.repeat(43)}`,
    );
    // A page of another name, to which the browser gives the answer.
    device.origin = 'https://hien.example.evil';
    await refused(device.sign(asked), cookie);
    device.origin = 'http://localhost:4173';
    device.verifies = false;
    const unverified = await ask(server);
    await refused(device.sign(unverified.asked), unverified.cookie);
    device.verifies = true;
    // Another device that says it is this one.
    const forged = new SoftAuthenticator();
    const third = await ask(server);
    const right = device.sign(third.asked);
    const { signature } = forged.sign(third.asked).response;
    await refused({ ...right, response: { ...right.response, signature } }, third.cookie);
    expect((await signIn(server, device)).statusCode).toBe(200);
  });

  it('answer a challenge once, within five minutes, and no copy of a device goes on from an older count', async () => {
    const server = await start();
    const device = await addPasskey(await oneSessionOf(server));
    const { asked, cookie } = await ask(server);
    const answer = device.sign(asked);
    const both = await Promise.all([open(server, answer, cookie), open(server, answer, cookie)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
    const late = await ask(server);
    server.clock.forward(5 * MINUTE);
    expect((await open(server, device.sign(late.asked), late.cookie)).statusCode).toBe(401);
    device.counter = 0;
    expect((await signIn(server, device)).statusCode).toBe(401);
    device.counter = 10;
    expect((await signIn(server, device)).statusCode).toBe(200);
  });

  it('are made once, for who was offered them', async () => {
    const server = await start();
    const desk = await oneSessionOf(server);
    const device = new SoftAuthenticator();
    const offer = (await desk.send('POST', 'passkeys/offer', {})).json<PasskeyOffer>();
    expect(offer).toMatchObject({ rp: { id: 'localhost' }, authenticatorSelection: { residentKey: 'required' } });
    const passkey = device.make(offer);
    const other = deskWith(server, cookieOf(await login(server, STAFF)));
    expect(codeOf(await other.send('POST', 'passkeys', { name: 'A', passkey }))).toBe('passkeyRefused');
    expect((await desk.send('POST', 'passkeys', { name: 'A', passkey })).statusCode).toBe(201);
    expect(codeOf(await desk.send('POST', 'passkeys', { name: 'B', passkey }))).toBe('passkeyRefused');
    // As with a second factor, every other browser of theirs is out.
    expect((await other.get('own')).statusCode).toBe(401);
  });

  it('open nothing once they are removed, or their owner has left', async () => {
    const server = await start();
    const desk = await oneSessionOf(server);
    const [kept, lost] = [await addPasskey(desk), await addPasskey(desk, new SoftAuthenticator(), 'Máy tính')];
    const { items } = (await desk.get('passkeys')).json<PasskeyList>();
    const id = items.find(({ name }) => name === 'Máy tính')?.id ?? '';
    expect((await desk.send('DELETE', `passkeys/${id}`)).statusCode).toBe(200);
    expect((await desk.send('DELETE', `passkeys/${id}`)).statusCode).toBe(404);
    expect((await signIn(server, lost)).statusCode).toBe(401);
    expect((await signIn(server, kept)).statusCode).toBe(200);
    const { staff } = server.app.services.accounts;
    const hoa = { email: 'hoa@hien.example', password: 'Cua-go-lim-27' };
    await staff.add(hoa.email, hoa.password);
    const hers = await addPasskey(deskWith(server, cookieOf(await login(server, hoa))));
    await staff.endByEmail(hoa.email);
    expect((await signIn(server, hers)).statusCode).toBe(401);
    // Whoever comes back by the command or an invitation begins without.
    await staff.add(hoa.email, hoa.password);
    expect((await signIn(server, hers)).statusCode).toBe(401);
  });

  it('are what the house asks for beside a password, and then a password alone opens nothing', async () => {
    const server = await start();
    const desk = await oneSessionOf(server);
    const device = await addPasskey(desk);
    expect((await desk.send('PUT', 'staff/rules', { secondFactor: true })).statusCode).toBe(200);
    expect((await desk.get('today')).statusCode).toBe(200);
    expect(codeOf(await login(server, STAFF))).toBe('passkeyNeeded');
    expect((await signIn(server, device)).statusCode).toBe(200);
    const [only] = (await desk.get('passkeys')).json<PasskeyList>().items;
    expect(codeOf(await desk.send('DELETE', `passkeys/${only?.id}`))).toBe('secondFactorAsked');
    await enrol(server, desk);
    expect((await desk.send('DELETE', `passkeys/${only?.id}`)).statusCode).toBe(200);
    expect(codeOf(await login(server, STAFF))).toBe('codeNeeded');
  });

  it('are ten of one person at most', async () => {
    const server = await start();
    const desk = await oneSessionOf(server);
    for (let nth = 1; nth <= 10; nth += 1) await addPasskey(desk, new SoftAuthenticator(), `Máy ${nth}`);
    expect(codeOf(await desk.send('POST', 'passkeys/offer', {}))).toBe('tooManyPasskeys');
  });
});

onEveryEngine('a house without a name for passkeys', (start) => {
  it('says so, and makes none', async () => {
    const server = await start({
      env: { PUBLIC_ORIGIN: 'http://192.168.1.20:4173', ALLOW_INSECURE: 'origin,proxies,mail,wallet,demo' },
    });
    const desk: Desk = await oneSessionOf(server);
    expect((await desk.get('passkeys')).json()).toEqual({ items: [], origin: null });
    expect(codeOf(await desk.send('POST', 'passkeys/offer', {}))).toBe('passkeyPlace');
    expect(codeOf(await post(server, ASK, {}))).toBe('passkeyPlace');
  });
});

it('passkeys are bound to an https name or to this machine', () => {
  const partyOf = (publicOrigin: string | null) => relyingPartyOf({ publicOrigin, port: 4173 });
  expect(partyOf('https://hien.example')).toEqual({ id: 'hien.example', origin: 'https://hien.example' });
  expect(partyOf('https://hien.example:8443')).toEqual({ id: 'hien.example', origin: 'https://hien.example:8443' });
  expect(partyOf(null)).toEqual({ id: 'localhost', origin: 'http://localhost:4173' });
  expect(partyOf('http://localhost:5000')).toEqual({ id: 'localhost', origin: 'http://localhost:5000' });
  for (const none of ['http://hien.example', 'https://203.0.113.7', 'https://[2001:db8::1]', 'http://127.0.0.1:4173'])
    expect(partyOf(none)).toBeNull();
});
