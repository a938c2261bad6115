/** @module-tag last-ring */
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import type { AuditPage } from '../../../src/contract/desk/audit';
import type { OwnAccount, StaffList } from '../../../src/contract/staff/desk';
import type { StaffRole } from '../../../src/domain/accounts/staff-roles';
import { cookieOf, login, post } from '../../support/accounts';
import { type Desk, oneSessionOf, deskWith } from '../../support/desk';
import { startTestServer, type TestServer } from '../../support/server';
import { onEveryEngine } from '../../support/server-engines';
import { mailedToken } from '../../support/written-mails';

const HOA = { email: 'hoa@hien.example', password: 'Cua-go-lim-27' };
const HOUR = 3_600_000;
const listOf = async (desk: Desk): Promise<StaffList> => (await desk.get('staff')).json<StaffList>();

/** A second person of the staff, signed in. */
async function hoaOf(server: TestServer, role: StaffRole = 'RECEPTION'): Promise<Desk> {
  await server.app.services.accounts.staff.add(HOA.email, HOA.password, 'Nguyễn Thị Hoa', role);
  return deskWith(server, cookieOf(await login(server, HOA)));
}

async function end(desk: Desk, email: string) {
  const { items } = await listOf(desk);
  return desk.send('DELETE', `staff/${items.find((one) => one.email === email)?.id ?? ''}`);
}

/** An open stream of the desk's events; resolves when it has ended. */
async function streamOf(server: TestServer, desk: Desk): Promise<{ ended: Promise<void>; close: () => void }> {
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  return new Promise((open, fail) => {
    const asked = get(
      { port, host: '127.0.0.1', path: '/api/reception/events', headers: { cookie: desk.cookie } },
      (answer) => {
        answer.resume();
        open({ ended: new Promise((done) => answer.on('close', done)), close: () => void asked.destroy() });
      },
    );
    asked.on('error', fail);
  });
}

const within = <T>(ms: number, work: Promise<T>): Promise<T | 'late'> =>
  Promise.race([work, new Promise<'late'>((done) => setTimeout(() => done('late'), ms).unref())]);

onEveryEngine('staff', (start) => {
  it('say by what name they are called: account, list and record do from then on', async () => {
    const server = await start();
    const owner = await oneSessionOf(server);
    const hoa = await hoaOf(server, 'HOUSE');
    expect((await hoa.send('PUT', 'own', { name: '  Hoa Mai ' })).statusCode).toBe(200);
    expect((await hoa.send('PUT', 'own', { name: ' ' })).json()).toMatchObject({ field: 'name' });
    expect((await hoa.get('own')).json<OwnAccount>().name).toBe('Hoa Mai');
    await hoa.get('requests');
    expect((await listOf(owner)).items.map(({ name }) => name)).toContain('Hoa Mai');
    const { items } = (await owner.get('audit')).json<AuditPage>();
    expect(items.find(({ action }) => action === 'requests.read')).toMatchObject({ staffName: 'Hoa Mai' });
    expect(items.find(({ action }) => action === 'staff.rename')).toMatchObject({ subject: HOA.email });
  });

  it('stand in a list: who, since when, last seen, with a second factor or not', async () => {
    const server = await start();
    const desk = await oneSessionOf(server);
    server.clock.forward(HOUR);
    await server.app.services.accounts.staff.add(HOA.email, HOA.password, 'Nguyễn Thị Hoa');
    const { items, asked } = await listOf(desk);
    expect(asked).toBe(false);
    expect(items).toEqual([
      {
        id: expect.any(String) as string,
        name: 'letan',
        email: 'letan@hien.example',
        role: 'OWNER',
        since: '2026-11-20T03:00:00.000Z',
        seenAt: '2026-11-20T04:00:00.000Z',
        secondFactor: false,
        passkeys: 0,
        devices: [{ id: expect.any(String) as string, name: '', seenAt: '2026-11-20T04:00:00.000Z', here: true }],
        self: true,
      },
      expect.objectContaining({
        name: 'Nguyễn Thị Hoa',
        role: 'RECEPTION',
        since: '2026-11-20T04:00:00.000Z',
        seenAt: null,
        self: false,
      }),
    ]);
  });

  it('who is ended is out at once, and neither their password nor a forgotten one brings them back', async () => {
    const server = await start();
    const desk = await oneSessionOf(server);
    const hoa = await hoaOf(server);
    await post(server, '/api/v1/auth/forgot-password', { email: HOA.email });
    const early = await mailedToken(server);
    expect((await end(desk, HOA.email)).statusCode).toBe(200);
    expect((await hoa.get('today')).statusCode).toBe(401);
    expect((await listOf(desk)).items.map(({ email }) => email)).toEqual(['letan@hien.example']);
    const asGuest = await login(server, HOA);
    expect(asGuest.json()).toMatchObject({ data: { role: 'USER' } });
    expect((await deskWith(server, cookieOf(asGuest)).get('today')).statusCode).toBe(403);
    const reset = (token: string) =>
      post(server, '/api/v1/auth/reset-password', { token, password: 'Thuyen-buom-nau-8' });
    expect((await reset(early)).statusCode).toBe(410);
    server.clock.forward(1000);
    await post(server, '/api/v1/auth/forgot-password', { email: HOA.email });
    expect((await reset(await mailedToken(server))).statusCode).toBe(200);
    const back = await login(server, { ...HOA, password: 'Thuyen-buom-nau-8' });
    expect(back.json()).toMatchObject({ data: { role: 'USER' } });
    expect((await deskWith(server, cookieOf(back)).get('codes')).statusCode).toBe(403);
  });

  it('who was ended is not taken back by the settings of the next start, but by the command', async () => {
    const server = await start();
    const { staff } = server.app.services.accounts;
    const desk = await oneSessionOf(server);
    await staff.ensure(HOA);
    await end(desk, HOA.email);
    expect(await staff.ensure(HOA)).toEqual({ hasLeft: true });
    expect((await login(server, HOA)).json()).toMatchObject({ data: { role: 'USER' } });
    await staff.add(HOA.email, HOA.password);
    expect((await login(server, HOA)).json()).toMatchObject({ data: { role: 'RECEPTION' } });
  });

  it('who is signed out of every device is out at once, and may come back', async () => {
    const server = await start();
    const desk = await oneSessionOf(server);
    await hoaOf(server);
    const agent = { 'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/129.0.0.0 Mobile Safari/537.36' };
    const phone = deskWith(server, cookieOf(await post(server, '/api/v1/auth/login', HOA, agent)));
    const known = async () => (await listOf(desk)).items.find(({ email }) => email === HOA.email);
    const hoa = await known();
    expect(hoa?.devices?.map(({ name }) => name).sort()).toEqual(['', 'Chrome · Android']);
    expect((await desk.send('DELETE', `staff/${hoa?.id ?? ''}/sessions`)).statusCode).toBe(200);
    expect((await phone.get('today')).statusCode).toBe(401);
    expect((await known())?.devices).toEqual([]);
    expect((await login(server, HOA)).statusCode).toBe(200);
    expect((await desk.send('DELETE', 'staff/nobody/sessions')).statusCode).toBe(404);
  });

  it('who is signed out of one device stays on the others, also when that device has just confirmed who it is', async () => {
    const server = await start();
    const desk = await oneSessionOf(server);
    const [phone, tablet] = [await hoaOf(server), deskWith(server, cookieOf(await login(server, HOA)))];
    const hoa = async () => (await listOf(desk)).items.find(({ email }) => email === HOA.email);
    const own = async (of: Desk) => (await of.get('own')).json<OwnAccount>().devices ?? [];
    const here = async (of: Desk) => (await own(of)).find((device) => device.here)?.id ?? '';
    const phoneId = await here(phone);
    expect((await phone.send('POST', 'confirm', { password: HOA.password })).statusCode).toBe(200);
    expect(await here(phone)).toBe(phoneId);
    expect((await hoa())?.devices).toHaveLength(2);
    const end = (whose: string) => desk.send('DELETE', `staff/${whose}/sessions/${phoneId}`);
    // A device of somebody else is not found under another name.
    expect((await end((await listOf(desk)).items.find(({ self }) => self)?.id ?? '')).statusCode).toBe(404);
    expect((await end((await hoa())?.id ?? '')).statusCode).toBe(200);
    expect([(await phone.get('today')).statusCode, (await tablet.get('today')).statusCode]).toEqual([401, 200]);
    const again = deskWith(server, cookieOf(await login(server, HOA)));
    expect((await tablet.send('DELETE', `own/sessions/${await here(again)}`)).statusCode).toBe(200);
    expect((await again.get('own')).statusCode).toBe(401);
    expect((await tablet.send('DELETE', `own/sessions/${await here(desk)}`)).statusCode).toBe(404);
    const rows = await server.database.db
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'staff.endDevice')
      .execute();
    expect(rows.map(({ staff_name: name, subject }) => [name, subject])).toEqual([
      ['letan', HOA.email],
      ['Nguyễn Thị Hoa', HOA.email],
    ]);
  });

  it('the last of them cannot be ended, by nobody; of two who end each other one stays', async () => {
    const server = await start();
    const desk = await oneSessionOf(server);
    const alone = await end(desk, 'letan@hien.example');
    expect([alone.statusCode, alone.json<{ code: string }>().code]).toEqual([409, 'lastStaff']);
    await expect(server.app.services.accounts.staff.endByEmail('letan@hien.example')).rejects.toMatchObject({
      code: 'lastStaff',
    });
    const hoa = await hoaOf(server, 'OWNER');
    const answers = await Promise.all([end(desk, HOA.email), end(hoa, 'letan@hien.example')]);
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
    expect(await server.app.services.accounts.staff.list()).toHaveLength(1);
  });

  it('an open stream of who is ended breaks off within 5 s, also in another process', async () => {
    const server = await start();
    const databaseUrl = server.app.services.config.databaseUrl;
    const other = databaseUrl === null ? null : await startTestServer({ databaseUrl, clock: server.clock });
    try {
      const desk = await oneSessionOf(server);
      const hoa = await hoaOf(server);
      const there = other === null ? hoa : deskWith(other, hoa.cookie);
      const { ended } = await streamOf(other ?? server, there);
      // By the command, as it were: nothing but the database tells this process of it.
      await server.app.services.accounts.staff.endByEmail(HOA.email);
      expect(await within(5000, ended)).not.toBe('late');
      expect((await there.get('today')).statusCode).toBe(401);
      expect((await desk.get('today')).statusCode).toBe(200);
    } finally {
      await other?.close();
    }
  }, 30_000);

  it('a stream ends with the sign-out, at once', async () => {
    const server = await start();
    const desk = await oneSessionOf(server);
    const { ended } = await streamOf(server, desk);
    await post(server, '/api/v1/auth/logout', {}, { cookie: desk.cookie });
    expect(await within(500, ended)).not.toBe('late');
  });

  it('their sessions end after 12 hours without use; a page that asks by itself is no use, a guest’s goes on', async () => {
    const server = await start();
    const desk = await oneSessionOf(server);
    await server.app.services.accounts.staff.add(HOA.email, HOA.password);
    const used = deskWith(server, cookieOf(await login(server, HOA)));
    const unattended = () =>
      server.app.inject({
        url: '/api/reception/today',
        headers: { cookie: desk.cookie, 'x-hien-unattended': '1' },
      });
    for (let hour = 0; hour < 11; hour += 1) {
      server.clock.forward(HOUR);
      // So does the stream that a page opens anew every ten minutes.
      (await streamOf(server, desk)).close();
      expect((await unattended()).statusCode).toBe(200);
      expect((await used.get('today')).statusCode).toBe(200);
    }
    server.clock.forward(HOUR);
    expect((await unattended()).statusCode).toBe(401);
    expect((await used.get('today')).statusCode).toBe(200);
  });

  it('a session that is over does not live again when the clock is set back', async () => {
    const server = await start();
    const desk = await oneSessionOf(server);
    const now = server.clock.now;
    server.clock.forward(15 * 24 * HOUR);
    expect((await desk.get('today')).statusCode).toBe(401);
    server.clock.now = now;
    expect((await desk.get('today')).statusCode).toBe(401);
    server.clock.forward(12 * 365 * 24 * HOUR);
    const late = deskWith(
      server,
      cookieOf(await login(server, { email: 'letan@hien.example', password: 'Le-tan-2026-hien' })),
    );
    server.clock.now = now;
    expect((await late.get('today')).statusCode).toBe(401);
  });

  it('who came, failed to, went, was added or ended stands in the record, with when and from where', async () => {
    const server = await start({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
    const from = { 'x-forwarded-for': '203.0.113.77' };
    const desk = await oneSessionOf(server);
    await server.app.services.accounts.staff.add(HOA.email, HOA.password, 'Nguyễn Thị Hoa');
    server.clock.forward(1000);
    await login(server, { ...HOA, password: 'Khong-phai-1' }, from);
    server.clock.forward(1000);
    const cookie = cookieOf(await login(server, HOA, from));
    server.clock.forward(1000);
    await post(server, '/api/v1/auth/logout', {}, { ...from, cookie });
    server.clock.forward(1000);
    await end(desk, HOA.email);
    await login(server, { email: 'khach@example.vn', password: 'Khong-phai-1' }, from);
    const { items } = (await desk.get('audit?kind=access')).json<AuditPage>();
    const told = items.map(({ action, staffName, subject, address }) => [action, staffName, subject, address]);
    expect(told.slice(0, 4)).toEqual([
      ['staff.endAccess', 'letan', HOA.email, '127.0.0.0/24'],
      ['session.close', 'Nguyễn Thị Hoa', HOA.email, '203.0.113.0/24'],
      ['session.open', 'Nguyễn Thị Hoa', HOA.email, '203.0.113.0/24'],
      ['session.wrong', 'Nguyễn Thị Hoa', HOA.email, '203.0.113.0/24'],
    ]);
    expect(told).toContainEqual(['staff.add', 'Máy chủ', HOA.email, '']);
    const rows = JSON.stringify(await server.database.db.selectFrom('audit').selectAll().execute());
    expect(rows).not.toContain('Khong-phai-1');
    expect(rows).not.toContain(HOA.password);
    expect(rows).not.toContain('khach@example.vn');
    const here = (await desk.get('audit?q=203.0.113')).json<AuditPage>();
    expect(here.total).toBe(3);
  });
});
