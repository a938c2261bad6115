/** @module-tag last-ring */
import { expect, it } from 'vitest';
import { login, post, register, signedIn } from '../../support/accounts';
import type { TestServer } from '../../support/server';
import { onEveryEngine } from '../../support/server-engines';
import { writtenMails } from '../../support/written-mails';

const MINUTE = 60_000;
const ask = (server: TestServer, email: string, headers = {}) =>
  post(server, '/api/v1/auth/forgot-password', { email }, headers);
const reset = (server: TestServer, token: string, password = 'Hoa-sen-trang-7', headers = {}) =>
  post(server, '/api/v1/auth/reset-password', { token, password }, headers);

async function tokenOf(server: TestServer): Promise<string> {
  const text = (await writtenMails(server)).at(-1) ?? '';
  return /\/dat-lai-mat-khau#token=([\w-]{43})/.exec(text)?.[1] ?? '';
}

onEveryEngine('a lost password', (start) => {
  it('is answered alike for an address with an account and one without', async () => {
    const server = await start();
    await register(server);
    const known = await ask(server, ' DIEM1@example.vn');
    const unknown = await ask(server, 'ai@example.vn');
    for (const answer of [known, unknown]) {
      expect(answer.statusCode).toBe(200);
      // The tests' house has no mail server.
      expect(answer.json()).toEqual({ success: true, mailsKept: true });
    }
    expect(await writtenMails(server)).toHaveLength(1);
    expect((await ask(server, 'khong-phai')).json()).toMatchObject({ code: 'email', field: 'email' });
  });

  it('is set anew by the mail’s link, once, and every browser is signed out', async () => {
    const server = await start();
    const { id, cookie } = await signedIn(server);
    await ask(server, 'diem1@example.vn');
    const token = await tokenOf(server);
    expect((await reset(server, token, 'ngan')).json()).toMatchObject({ code: 'passwordTooShort' });
    expect((await reset(server, token)).json()).toEqual({ success: true });
    expect((await server.app.inject({ url: `/user/${id}`, headers: { cookie } })).statusCode).toBe(401);
    expect((await login(server)).statusCode).toBe(401);
    expect((await login(server, { password: 'Hoa-sen-trang-7' })).statusCode).toBe(200);
    const again = await reset(server, token, 'Hoa-dao-do-2027');
    expect(again.statusCode).toBe(410);
    expect(again.json()).toMatchObject({ code: 'resetLinkEnded' });
    const changed = (await writtenMails(server)).at(-1);
    expect(changed).toContain('diem1@example.vn');
    // Where there are no facts, no gap stands for them.
    expect(changed?.replace(/\r/g, '')).not.toMatch(/\S\n{3,}\S/);
    expect(await writtenMails(server)).toHaveLength(2);
  });

  it('is mailed once for one key, however often the question comes', async () => {
    const server = await start();
    await register(server);
    const key = { 'idempotency-key': 'the-same-question' };
    const answers = [];
    for (let times = 0; times < 3; times += 1) answers.push((await ask(server, 'diem1@example.vn', key)).body);
    expect(new Set(answers)).toEqual(new Set(['{"success":true,"mailsKept":true}']));
    expect(await writtenMails(server)).toHaveLength(1);
    expect((await ask(server, 'ai@example.vn', key)).json()).toMatchObject({ code: 'keyReused' });
  });

  it('gets the same answer to the same key when the first was lost', async () => {
    const server = await start();
    await register(server);
    await ask(server, 'diem1@example.vn');
    const key = { 'idempotency-key': 'reset-00001' };
    const token = await tokenOf(server);
    const first = await reset(server, token, undefined, key);
    expect((await reset(server, token, undefined, key)).body).toBe(first.body);
  });

  it('has a link that ends after an hour, and by a newer password', async () => {
    const server = await start();
    await register(server);
    await ask(server, 'diem1@example.vn');
    const late = await tokenOf(server);
    server.clock.forward(60 * MINUTE);
    expect((await reset(server, late)).statusCode).toBe(410);
    await ask(server, 'diem1@example.vn');
    const first = await tokenOf(server);
    server.clock.forward(MINUTE);
    await ask(server, 'diem1@example.vn');
    expect((await reset(server, await tokenOf(server))).statusCode).toBe(200);
    expect((await reset(server, first)).statusCode).toBe(410);
    expect((await reset(server, 'x'.repeat(43))).statusCode).toBe(410);
  });

  it('fills nobody’s mailbox: three mails an hour, the answer stays the same', async () => {
    const server = await start();
    await register(server);
    for (let times = 0; times < 5; times += 1) {
      expect((await ask(server, 'diem1@example.vn')).json()).toEqual({ success: true, mailsKept: true });
      server.clock.forward(1000);
    }
    expect(await writtenMails(server)).toHaveLength(3);
  });

  it('leaves no token in the database, in a log or in an address that a server sees', async () => {
    const server = await start();
    await register(server);
    await ask(server, 'diem1@example.vn');
    const token = await tokenOf(server);
    expect(token).toHaveLength(43);
    const { db } = server.database;
    const rows = JSON.stringify([
      await db.selectFrom('mails').selectAll().execute(),
      await db.selectFrom('password_resets').selectAll().execute(),
    ]);
    expect(rows).not.toContain(token);
    expect(server.logs.join()).not.toContain(token);
  });

  it('clears what strangers tried on the account', async () => {
    const server = await start();
    await register(server);
    for (let tries = 0; tries < 6; tries += 1) await login(server, { password: 'Khong-phai-1' });
    await ask(server, 'diem1@example.vn');
    await reset(server, await tokenOf(server));
    expect((await login(server, { password: 'Hoa-sen-trang-7' })).statusCode).toBe(200);
  });
});
