/** @module-tag last-ring */
import { expect, it } from 'vitest';
import type { StaffList } from '../../../src/contract/staff/desk';
import { cookieOf, login } from '../../support/accounts';
import { deskWith, oneSessionOf } from '../../support/desk';
import { Authenticator, enrol } from '../../support/second-factor';
import { onEveryEngine } from '../../support/server-engines';

const STAFF = { email: 'letan@hien.example', password: 'Le-tan-2026-hien' };
const MINUTE = 60_000;

onEveryEngine('a second factor', (start) => {
  it('is asked for after the right password alone, and lets in with a code of the phone', async () => {
    const server = await start();
    const { phone } = await enrol(server, await oneSessionOf(server));
    server.clock.forward(MINUTE);
    const asked = await login(server, STAFF);
    expect([asked.statusCode, asked.json<{ code: string }>().code]).toEqual([401, 'codeNeeded']);
    expect(asked.json()).not.toHaveProperty('success');
    const rows = await server.database.db.selectFrom('audit').select('action').execute();
    expect(rows.filter(({ action }) => action === 'session.codeAsked')).toHaveLength(1);
    expect(asked.cookies.map(({ name }) => name)).not.toContain('hien_session');
    const wrong = await login(server, { ...STAFF, password: 'Khong-phai-1', code: phone.at(server.clock.now) });
    expect(wrong.json()).toMatchObject({ success: false, code: 'wrongCredentials' });
    expect((await login(server, { ...STAFF, code: '000000' })).json()).toMatchObject({ code: 'codeWrong' });
    const code = phone.at(server.clock.now);
    expect((await login(server, { ...STAFF, code: `${code.slice(0, 3)} ${code.slice(3)}` })).statusCode).toBe(200);
  });

  it('takes each code once, of two at the same time one', async () => {
    const server = await start();
    const { phone } = await enrol(server, await oneSessionOf(server));
    server.clock.forward(MINUTE);
    const code = phone.at(server.clock.now);
    const both = await Promise.all([login(server, { ...STAFF, code }), login(server, { ...STAFF, code })]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    expect((await login(server, { ...STAFF, code })).statusCode).toBe(401);
  });

  it('has ten codes for paper, each good once, and none of them kept as it is', async () => {
    const server = await start();
    const { paper } = await enrol(server, await oneSessionOf(server));
    expect(new Set(paper).size).toBe(10);
    expect(paper[0]).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/);
    const typed = (paper[0] ?? '').toLowerCase().replaceAll('-', ' ');
    const first = await login(server, { ...STAFF, code: typed });
    expect(first.statusCode).toBe(200);
    expect((await login(server, { ...STAFF, code: typed })).statusCode).toBe(401);
    const desk = deskWith(server, cookieOf(first));
    expect((await desk.get('staff')).json<StaffList>().codesLeft).toBe(9);
    const kept = JSON.stringify(await server.database.db.selectFrom('recovery_codes').selectAll().execute());
    for (const code of paper) expect(kept).not.toContain(code.replaceAll('-', '').slice(0, 8));
    const anew = await desk.send('POST', 'second-factor/codes', {});
    expect(anew.json<{ codes: string[] }>().codes).toHaveLength(10);
    expect((await login(server, { ...STAFF, code: paper[1] ?? '' })).statusCode).toBe(401);
  });

  it('lies sealed in the database, and in no log', async () => {
    const server = await start();
    const desk = await oneSessionOf(server);
    const { secret } = (await desk.send('POST', 'second-factor', {})).json<{ secret: string }>();
    const [row] = await server.database.db.selectFrom('second_factors').selectAll().execute();
    expect(row?.secret).toMatch(/^\{"sealed":/);
    expect(JSON.stringify(row) + server.logs.join('')).not.toContain(secret);
  });

  it('signs other browsers of the person out when it is switched on', async () => {
    const server = await start();
    const desk = await oneSessionOf(server);
    const other = deskWith(server, cookieOf(await login(server, STAFF)));
    expect((await other.get('staff')).statusCode).toBe(200);
    await enrol(server, desk);
    expect((await other.get('staff')).statusCode).toBe(401);
    expect((await desk.get('staff')).json<StaffList>().items[0]).toMatchObject({ secondFactor: true, self: true });
  });

  it('is guessed as seldom as a password, also by who knows the password', async () => {
    const server = await start({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
    await enrol(server, await oneSessionOf(server));
    server.clock.forward(MINUTE);
    let looked = 0;
    for (let network = 0; network < 60; network += 1) {
      for (let tries = 0; tries < 5; tries += 1) {
        const from = { 'x-forwarded-for': `203.0.${network}.1` };
        const answer = await login(server, { ...STAFF, code: '000000' }, from);
        if (answer.json<{ code: string }>().code === 'codeWrong') looked += 1;
      }
      if (looked >= 100 && network > 40) break;
    }
    expect(looked).toBeLessThanOrEqual(100);
  }, 120_000);

  it('is guessed as seldom while it is set up, and a right code clears it', async () => {
    const server = await start();
    const desk = await oneSessionOf(server);
    const phone = new Authenticator((await desk.send('POST', 'second-factor', {})).json<{ secret: string }>().secret);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => desk.send('POST', 'second-factor/on', { code: '000000' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      ...Array<number>(5).fill(422),
      ...Array<number>(15).fill(429),
    ]);
    server.clock.forward(MINUTE);
    const on = await desk.send('POST', 'second-factor/on', { code: phone.at(server.clock.now) });
    expect(on.statusCode).toBe(200);
  });

  it('is set up before anything else where the hotel asks for it', async () => {
    const server = await start();
    const desk = await oneSessionOf(server);
    expect((await desk.send('PUT', 'staff/rules', { secondFactor: true })).json()).toMatchObject({
      code: 'secondFactorFirst',
    });
    await enrol(server, desk);
    expect((await desk.send('PUT', 'staff/rules', { secondFactor: true })).statusCode).toBe(200);
    expect((await desk.send('DELETE', 'second-factor')).json()).toMatchObject({ code: 'secondFactorAsked' });
    const other = { email: 'hoa@hien.example', password: 'Cua-go-lim-27' };
    await server.app.services.accounts.staff.add(other.email, other.password);
    const hoa = deskWith(server, cookieOf(await login(server, other)));
    expect([(await hoa.get('today')).statusCode, (await hoa.get('staff')).statusCode]).toEqual([403, 403]);
    expect((await hoa.get('today')).json()).toMatchObject({ code: 'secondFactorMissing' });
    await enrol(server, hoa);
    expect((await hoa.get('today')).statusCode).toBe(200);
  });
});

onEveryEngine('before what cannot be taken back leaves the house', (start) => {
  it.each([
    ['GET', 'residents.xlsx', undefined],
    ['GET', 'residents.xml', undefined],
    ['GET', 'wifi?apartments=B902', undefined],
    ['POST', 'privacy/person/export', { who: 'ai@example.vn', form: 'json' }],
    ['PUT', 'staff/rules', { secondFactor: false }],
    ['DELETE', 'staff/nobody', undefined],
  ] as const)('%s %s is open for five minutes after a password, then asks again', async (method, path, body) => {
    const server = await start();
    const desk = await oneSessionOf(server);
    const ask = () => (method === 'GET' ? desk.get(path) : desk.send(method, path, body));
    expect((await ask()).json).toBeDefined();
    expect([200, 404]).toContain((await ask()).statusCode);
    server.clock.forward(5 * MINUTE);
    const refused = await ask();
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'confirmNeeded']);
    expect((await desk.get('confirm')).json()).toEqual({ until: null, byCode: false, byPasskey: false });
    expect((await desk.send('POST', 'confirm', { password: 'Khong-phai-1' })).json()).toMatchObject({
      code: 'proofWrong',
      field: 'password',
    });
    expect((await ask()).statusCode).toBe(403);
    expect((await desk.send('POST', 'confirm', { password: STAFF.password })).statusCode).toBe(200);
    expect([200, 404]).toContain((await ask()).statusCode);
  });

  it('goes on under another token, and the one before ends', async () => {
    const server = await start();
    const desk = await oneSessionOf(server);
    const thief = deskWith(server, desk.cookie);
    server.clock.forward(6 * MINUTE);
    expect((await desk.send('POST', 'confirm', { password: STAFF.password })).statusCode).toBe(200);
    // What another tab has sent still arrives, and proves nothing.
    expect((await thief.get('confirm')).json()).toEqual({ until: null, byCode: false, byPasskey: false });
    server.clock.forward(10_000);
    expect((await thief.get('confirm')).statusCode).toBe(401);
    expect((await desk.get('confirm')).json()).toMatchObject({ byCode: false, byPasskey: false });
    expect((await desk.get('confirm')).statusCode).toBe(200);
    expect((await desk.get('staff')).statusCode).toBe(200);
  });

  it('a code is as good as the password', async () => {
    const server = await start();
    const desk = await oneSessionOf(server);
    const { phone } = await enrol(server, desk);
    server.clock.forward(6 * MINUTE);
    expect((await desk.send('POST', 'confirm', { code: '123456' })).statusCode).toBe(422);
    expect((await desk.send('POST', 'confirm', { code: phone.at(server.clock.now) })).statusCode).toBe(200);
    expect((await desk.send('DELETE', 'second-factor')).statusCode).toBe(200);
    expect((await login(server, STAFF)).statusCode).toBe(200);
  });
});
