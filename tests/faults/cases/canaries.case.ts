import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { post } from '../../support/accounts';
import { CANARIES, SECRETS } from '../../support/hotel';
import { onEveryEngine } from '../../support/server-engines';
import { bookingOf } from '../../support/stays';
import { declarationOf } from '../../support/foreign-guests';
import { startMomo, type RecordedOrder } from '../../support/stand-ins/momo';
import { pay, tell } from '../../support/payments';
import { figure } from '../figures';
import { guestWrites, peopled, wholeHotel } from '../whole-house';

/** Words that are nowhere else: whoever finds one in a log has found somebody's life in it. */
const PRIVATE = {
  name: 'Canaryname Ngọc',
  email: 'canarymail@canary.example',
  phone: '0987 321 654',
  identity: '036199001234',
  birthday: '1990-02-27',
  password: 'Canary-password-77',
  message: 'canarymessage trong căn hộ',
  passport: 'CX7654321',
};

const inFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile() && !/hien\.db|hotel\.json|[\\/]mail[\\/]/.test(file));

onEveryEngine('what stands in logs', (start) => {
  it('P-4: no secret, no word, number or address of a guest, whatever they did and whatever went wrong', async () => {
    const momo = await startMomo();
    try {
      const server = await start({
        hotel: wholeHotel(),
        env: { ...momo.env, LOG_LEVEL: 'trace', TRUSTED_PROXIES: '10.0.0.1' },
      });
      const people = await peopled(server);
      const { desk } = people;
      const headers = { 'user-agent': 'canaryagent\n{"level":99}', referer: 'https://canary.example/?q=canaryreferer' };
      const from = '203.0.113.77';
      const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: unknown, cookie = '') =>
        server.app.inject({
          method,
          url,
          remoteAddress: from,
          headers: { ...headers, cookie, ...(payload === undefined ? {} : { 'content-type': 'application/json' }) },
          ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
        });
      const person = { fullName: PRIVATE.name, email: PRIVATE.email, phoneNumber: PRIVATE.phone, apartment: 'B902' };
      await call('POST', '/api/guest-form?q=canaryquery', person);
      await call('POST', '/api/guest-form', { ...person, email: `${PRIVATE.email} not` });
      await call('POST', '/api/contacts', {
        name: PRIVATE.name,
        email: PRIVATE.email,
        phone: PRIVATE.phone,
        message: PRIVATE.message,
      });
      await call('POST', '/api/v1/auth/register', {
        name: PRIVATE.name,
        email: PRIVATE.email,
        phoneNumber: PRIVATE.phone,
        password: PRIVATE.password,
      });
      const signedIn = await post(server, '/api/v1/auth/login', { email: PRIVATE.email, password: PRIVATE.password });
      const session = signedIn.cookies.find(({ name }) => name === 'hien_session')?.value ?? 'none';
      for (let n = 0; n < 12; n += 1)
        await call('POST', '/api/v1/auth/login', { email: PRIVATE.email, password: `${PRIVATE.password}-${n}` });
      await call('POST', '/api/v1/auth/forgot-password', { email: PRIVATE.email });
      const booked = await call(
        'POST',
        '/api/apartment-bookings',
        bookingOf({
          checkIn: '2026-12-10',
          checkOut: '2026-12-12',
          guestName: PRIVATE.name,
          guestEmail: PRIVATE.email,
          guestPhone: PRIVATE.phone,
          guestIdentityNumber: PRIVATE.identity,
          guestBirthday: PRIVATE.birthday,
        }),
      );
      const { id } = booked.json<{ id: string }>();
      await pay(server, id, 'canary-pay-key-1');
      const notice = momo.notice(momo.creates.at(-1) as RecordedOrder);
      await tell(server, { ...notice, signature: 'canarysignature' });
      await tell(server, notice);
      await desk.send('POST', 'residents', {
        declaration: declarationOf({ fullName: PRIVATE.name, passportNumber: PRIVATE.passport }),
        bookingId: null,
        stayId: null,
      });
      const stay = (
        await desk.send('POST', 'stays', {
          apartment: 'B902',
          guestName: PRIVATE.name,
          from: '2026-11-20',
          to: '2026-11-22',
        })
      ).json<{ link: string }>();
      const key = /#s=([\w-]+)/.exec(stay.link)?.[1] ?? 'none';
      await server.app.inject({ url: '/api/guide/B902', headers: { ...headers, authorization: `Stay ${key}` } });
      await server.app.inject({
        url: '/api/guide/B902',
        headers: { ...headers, authorization: `Stay canarywrongkey${key.slice(5)}` },
      });
      await desk.send('POST', 'search', { q: PRIVATE.name });
      await desk.get('codes/B902');
      await desk.get(`bookings?q=${encodeURIComponent(PRIVATE.phone)}`);
      for (let n = 0; n < 45; n += 1) await call('GET', `/api/guide/A${1001 + n}?q=canaryquery`);
      for (const write of guestWrites(people)) await call(write.method, write.path, write.body, write.cookie);
      await server.app.services.mails.run();
      // What breaks inside, with all of it in hand.
      await server.database.db.schema.dropTable('interests').execute();
      await call('POST', '/api/interest', { ...person, action: 'Quan tâm' });
      const logs = server.logs.join('');
      const words = [
        ...Object.values(PRIVATE),
        '0987321654',
        '84987321654',
        'canaryquery',
        'canaryagent',
        'canaryreferer',
        'canarywrongkey',
        'canarysignature',
        session,
        key,
        from,
        notice.signature,
        'B902',
        id,
      ];
      const inLogs = words.filter((word) => logs.includes(word));
      const files = inFiles(server.dataDir);
      const texts = files.map((file) => [file, readFileSync(file, 'latin1')] as const);
      const latin = (word: string): string => Buffer.from(word).toString('latin1');
      const found = texts
        .filter(([, text]) => SECRETS.test(text) || words.some((word) => word !== 'B902' && text.includes(latin(word))))
        .map(([file]) => path.relative(server.dataDir, file));
      const broken = server.logs.filter((line) => {
        try {
          JSON.parse(line);
          return line.trim().includes('\n');
        } catch {
          return true;
        }
      });
      figure(
        `${words.length} canaries in ${server.logs.length} lines of log at level trace: ${inLogs.length} found; in ${files.length} files beside the database: ${found.length}`,
      );
      expect(inLogs).toEqual([]);
      expect(logs).not.toMatch(SECRETS);
      expect(found).toEqual([]);
      expect(broken).toEqual([]);
      expect(server.logs.length).toBeGreaterThan(40);
      expect(logs).not.toContain(CANARIES.doorB902);
    } finally {
      await momo.close();
    }
  });
});
