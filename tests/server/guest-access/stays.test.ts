import { expect, it } from 'vitest';
import type { GuideAnswer } from '../../../src/contract/guide/guide';
import { CANARIES } from '../../support/hotel';
import { onEveryEngine } from '../../support/server-engines';
import type { TestServer } from '../../support/server';

const STAY_MODE = { env: { GUIDE_ACCESS: 'stay' } };
const HOUR = 3_600_000;
/** The test's clock stands at 10:00 in Viet Nam on 20 November 2026; check-in is at 14:00, check-out at 12:00. */
const TODAY = { apartment: 'B902', guestName: 'Nguyễn Thị Hồng', from: '2026-11-20', to: '2026-11-22' };

/** A stay as reception makes it, with its key out of the link. */
async function createStay(
  server: TestServer,
  stay: Parameters<TestServer['app']['services']['guestAccess']['stays']['create']>[0] = TODAY,
) {
  const { id, link } = await server.app.services.guestAccess.stays.create(stay, null, 'https://hien.example');
  return { id, key: link.slice(link.indexOf('#') + 1).replace(/^\w+=/, '') };
}

const revokeStay = (server: TestServer, id: string): Promise<unknown> =>
  server.app.services.guestAccess.stays.revoke(id);

async function ask(server: TestServer, code: string, key?: string, address = '203.0.113.7'): Promise<GuideAnswer> {
  const answer = await server.app.inject({
    url: `/api/guide/${code}`,
    remoteAddress: address,
    headers: key === undefined ? {} : { authorization: `Stay ${key}` },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

onEveryEngine('a guide whose secrets open with a stay', (start, freshDatabase) => {
  it('answers known and unknown apartments alike without a key', async () => {
    const server = await start(STAY_MODE);
    const masked = await ask(server, 'B902');
    expect(masked).toMatchObject({ access: 'locked', known: false, tower: null, doorCode: null, card: false });
    expect(masked.wifi).toEqual({ name: null, password: null });
    expect(await ask(server, 'Z999')).toEqual({ ...masked, apartment: 'Z999' });
    expect(await ask(server, 'A1509')).toEqual({ ...masked, apartment: 'A1509' });
  });

  it('opens from check-in to check-out by the clock of Viet Nam', async () => {
    const server = await start(STAY_MODE);
    const { key } = await createStay(server);
    const window = { validFrom: '2026-11-20T07:00:00.000Z', validUntil: '2026-11-22T05:00:00.000Z' };
    expect(await ask(server, 'B902', key)).toMatchObject({ access: 'early', doorCode: null, ...window });
    server.clock.forward(4 * HOUR - 1);
    expect((await ask(server, 'B902', key)).access).toBe('early');
    server.clock.forward(1);
    expect(await ask(server, 'B902', key)).toMatchObject({
      access: 'open',
      known: true,
      doorCode: CANARIES.doorB902,
      wifi: { password: CANARIES.wifiB902 },
      ...window,
    });
    server.clock.forward(46 * HOUR - 1);
    expect((await ask(server, 'B902', key)).access).toBe('open');
    server.clock.forward(1);
    const ended = await ask(server, 'B902', key);
    expect(ended).toMatchObject({ access: 'ended', doorCode: null, ...window });
    expect(ended.wifi).toEqual({ name: null, password: null });
  });

  it('opens no other apartment and nothing with a wrong key', async () => {
    const server = await start(STAY_MODE);
    const { key } = await createStay(server);
    server.clock.forward(5 * HOUR);
    // Whose key it is is told where their own guide is, and nothing of this one.
    const astray = { access: 'ended', known: false, doorCode: null, tower: null, validFrom: null, movedTo: 'B902' };
    expect(await ask(server, 'B516', key)).toMatchObject(astray);
    for (const wrong of [`${key}x`, key.slice(1), 'x', '', `${key} `]) {
      expect((await ask(server, 'B902', wrong, `198.51.100.${wrong.length}`)).access).toBe('locked');
    }
  });

  it('ends at once when the stay is revoked', async () => {
    const server = await start(STAY_MODE);
    const { id, key } = await createStay(server);
    server.clock.forward(5 * HOUR);
    expect((await ask(server, 'B902', key)).access).toBe('open');
    await revokeStay(server, id);
    expect(await ask(server, 'B902', key)).toMatchObject({ access: 'locked', doorCode: null, validUntil: null });
    expect((await ask(server, 'B902', key)).access).toBe('locked');
  });

  it('keeps a key of 256 bits nowhere but with the guest', async () => {
    const server = await start(STAY_MODE);
    const first = await createStay(server);
    const second = await createStay(server, { ...TODAY, alongside: true });
    expect(Buffer.from(first.key, 'base64url')).toHaveLength(32);
    expect(first.key).not.toBe(second.key);
    const rows = JSON.stringify(await server.database.db.selectFrom('stays').selectAll().execute());
    expect(rows).not.toContain(first.key);
    expect(server.logs.join('')).not.toContain(first.key);
  });

  it('slows down who guesses keys, and never who has the right one', async () => {
    const server = await start(STAY_MODE);
    const { key } = await createStay(server);
    server.clock.forward(5 * HOUR);
    for (let guess = 0; guess < 10; guess += 1) await ask(server, 'B902', `guess-${guess}`);
    const refused = await server.app.inject({
      url: '/api/guide/B902',
      remoteAddress: '203.0.113.7',
      headers: { authorization: 'Stay guess' },
    });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
    expect((await ask(server, 'B902', key)).access).toBe('open');
    expect((await ask(server, 'B902')).access).toBe('locked');
  });

  it('is one hotel for several processes: what one revokes, the other refuses within five seconds', async (context) => {
    const databaseUrl = await freshDatabase();
    if (databaseUrl === null) return context.skip('SQLite has one process');
    const one = await start({ ...STAY_MODE, databaseUrl });
    const two = await start({ ...STAY_MODE, databaseUrl, clock: one.clock });
    const { id, key } = await createStay(one);
    one.clock.forward(5 * HOUR);
    expect((await ask(two, 'B902', key)).access).toBe('open');
    await revokeStay(one, id);
    one.clock.forward(5000);
    expect((await ask(two, 'B902', key)).access).toBe('locked');
  });
});
