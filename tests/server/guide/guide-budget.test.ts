import { describe, expect, it, vi } from 'vitest';
import { GUIDE_BUDGET, waitBeforeRead } from '../../../src/domain/guide/budget';
import { testHotel } from '../../support/hotel';
import { openNotes, setLimits } from '../../support/limits';
import { onEveryEngine } from '../../support/server-engines';
import { markOf } from '../../support/marks';
import type { TestServer } from '../../support/server';

const HOUR = 3_600_000;
const OUTSIDE = '203.0.113.7';
const known = (count: number, at: number): { apartment: string; known: boolean; at: number }[] =>
  Array.from({ length: count }, (_, index) => ({ apartment: `A${1001 + index}`, known: true, at: at + index }));

describe('the rule', () => {
  it('lets a client read again what it has read', () => {
    expect(waitBeforeRead(known(30, 0), 'A1001', 30, 100)).toBe(0);
  });
  it('makes the next apartment wait until the oldest is an hour old', () => {
    expect(waitBeforeRead(known(29, 0), 'B902', 30, 100)).toBe(0);
    expect(waitBeforeRead(known(30, 0), 'B902', 30, 100)).toBe(HOUR - 100);
  });
  it('does not count codes that do not exist', () => {
    const reads = [...known(4, 0), { apartment: 'Z1', known: false, at: 5 }, { apartment: 'Z2', known: false, at: 6 }];
    expect(waitBeforeRead(reads, 'B902', 5, 100)).toBe(0);
  });
  it('pauses for a quarter of an hour after ten wrong codes in a row, and not after nine and a right one', () => {
    const wrong = Array.from({ length: 10 }, (_, index) => ({ apartment: `Z${index}`, known: false, at: index }));
    expect(waitBeforeRead(wrong, 'B902', 30, 9)).toBe(GUIDE_BUDGET.wrongPauseMs);
    expect(waitBeforeRead(wrong, 'B902', 30, 9 + GUIDE_BUDGET.wrongPauseMs)).toBe(0);
    expect(waitBeforeRead([...wrong.slice(0, 9), ...known(1, 20)], 'B902', 30, 30)).toBe(0);
  });
});

async function ask(
  server: TestServer,
  code: string,
  client: { address?: string; device?: string } = {},
): Promise<{ status: number; retryAfter: number; body: { code?: string; doorCode?: string | null } }> {
  const answer = await server.app.inject({
    url: `/api/guide/${code}`,
    remoteAddress: client.address ?? OUTSIDE,
    headers: client.device === undefined ? {} : { cookie: await markOf(server, client.device) },
  });
  return { status: answer.statusCode, retryAfter: Number(answer.headers['retry-after']), body: answer.json() };
}

const codes = (count: number): string[] => Array.from({ length: count }, (_, index) => `A${1001 + index}`);

onEveryEngine('how many apartments one client may look up', (start, freshDatabase) => {
  it('gives an address outside the hotel thirty an hour, whatever marks it carries', async () => {
    const server = await start();
    for (const [index, code] of codes(30).entries()) {
      expect((await ask(server, code, { device: `device-${index}` })).status).toBe(200);
    }
    const refused = await ask(server, 'A1031', { device: 'another' });
    expect(refused).toMatchObject({ status: 429, body: { code: 'tooMany' } });
    expect(refused.retryAfter).toBeGreaterThan(0);
    expect(refused.retryAfter).toBeLessThanOrEqual(3600);
    expect((await ask(server, 'Z999')).status).toBe(429);
    expect((await ask(server, 'A1001', { device: 'device-0' })).status).toBe(200);
    expect(server.logs.some((line) => line.includes('guide-enumeration') && line.includes('203.0.113.0/24'))).toBe(
      true,
    );
    server.clock.forward(HOUR);
    expect((await ask(server, 'A1031')).status).toBe(200);
  });

  it('gives one device five an hour, wherever it is', async () => {
    const server = await start({ env: { HOTEL_NETWORKS: '203.0.113.0/24' } });
    for (const code of codes(5)) expect((await ask(server, code, { device: 'one' })).status).toBe(200);
    expect((await ask(server, 'B902', { device: 'one' })).status).toBe(429);
    expect((await ask(server, 'B902', { device: 'two' })).status).toBe(200);
    expect((await ask(server, 'A1003', { device: 'one' })).status).toBe(200);
  });

  /**
   * Phones that ask for their doors and come back when they are told to, as the guide does.
   *
   * @param every ms between one phone and the next
   * @returns how long each waited for its last code, s
   */
  async function served(server: TestServer, phones: readonly (readonly string[])[], every: number): Promise<number[]> {
    const began = server.clock.now;
    const open = phones.map((doors, nth) => ({
      doors: [...doors],
      came: began + nth * every,
      due: began + nth * every,
    }));
    const marks = new Map<object, string>();
    const waited: number[] = [];
    for (let left = [...open]; left.length > 0;) {
      const phone = left.reduce((first, one) => (one.due < first.due ? one : first));
      server.clock.now = Math.max(server.clock.now, phone.due);
      const [code = ''] = phone.doors;
      const cookie = marks.get(phone);
      const headers = cookie === undefined ? {} : { cookie };
      const answer = await server.app.inject({ url: `/api/guide/${code}`, remoteAddress: OUTSIDE, headers });
      expect(answer.statusCode).toBe(200);
      const given = answer.headers['set-cookie'];
      if (cookie === undefined) marks.set(phone, String(given).split(';')[0] ?? '');
      else expect(given).toBeUndefined();
      const again = answer.headers['retry-after'];
      expect(answer.json<{ doorCode: string | null }>().doorCode === null).toBe(again !== undefined);
      if (again === undefined) phone.doors.shift();
      else phone.due = server.clock.now + Number(again) * 1000;
      if (phone.doors.length === 0) {
        waited.push((server.clock.now - phone.came) / 1000);
        left = left.filter((one) => one !== phone);
      }
    }
    return waited;
  }
  const bigHouse = (doors: number): Record<string, unknown> =>
    testHotel({
      guide: Array.from({ length: doors }, (_, at) => ({
        code: `A${1001 + at}`,
        tower: 'A',
        doorCode: `${20_000 + at}#`,
        card: false,
      })),
    });

  it('keeps none of six hundred guests waiting who come within an hour, each to a door of their own, some to two', async () => {
    const server = await start({ env: { HOTEL_NETWORKS: OUTSIDE }, hotel: bigHouse(600) });
    const own = codes(600);
    const phones = own.map((code, nth) => (nth % 5 === 0 ? [code, own[(nth + 1) % 600] ?? ''] : [code]));
    expect(Math.max(...(await served(server, phones, 6000)))).toBe(0);
    expect(server.logs.filter((line) => line.includes('"alarm"'))).toEqual([]);
  });

  it('serves six hundred who all come in one moment with their mark, and refuses none', async () => {
    const server = await start({ env: { HOTEL_NETWORKS: OUTSIDE } });
    const phones = Array.from({ length: 600 }, (_, guest) => [codes(60)[guest % 60] ?? '']);
    expect(Math.max(...(await served(server, phones, 0)))).toBeLessThanOrEqual(2);
  });

  it('slows down who reads door after door on the house’s own line, whatever marks they bring, and tells of it', async () => {
    const server = await start({ env: { HOTEL_NETWORKS: OUTSIDE } });
    const house = [...codes(60), 'B902', 'B516', 'B702'];
    let open = 0;
    const sweep = async (): Promise<number> => {
      open = 0;
      for (const [nth, code] of house.entries()) {
        const device = `one of many ${Math.floor(nth / 5)}`;
        if ((await ask(server, code, { address: OUTSIDE, device })).body.doorCode != null) open += 1;
      }
      return open;
    };
    // Twenty, and the first door of each of the nine marks that come after.
    expect(await sweep()).toBe(29);
    expect(server.logs.filter((line) => line.includes('guide-house-line'))).toHaveLength(1);
    expect(server.logs.join()).not.toContain(`"${OUTSIDE}"`);
    await vi.waitFor(async () => expect(await openNotes(server)).toEqual(['guideHouse']));
    // Again at once brings nothing; a guest whose door they have read already is not kept waiting.
    expect(await sweep()).toBe(29);
    expect((await ask(server, codes(1)[0] ?? '', { address: OUTSIDE, device: 'a guest' })).body.doorCode).toBeTruthy();
    server.clock.forward(60_000);
    expect(await sweep()).toBe(49);
    server.clock.forward(60_000);
    expect(await sweep()).toBe(63);
    expect(server.logs.filter((line) => line.includes('guide-house-line'))).toHaveLength(1);
  });

  it('pauses after ten wrong codes in a row, for a quarter of an hour at most', async () => {
    const server = await start();
    for (let index = 0; index < 10; index += 1) expect((await ask(server, `Z${index}`)).status).toBe(200);
    const refused = await ask(server, 'B902');
    expect(refused.status).toBe(429);
    expect(refused.retryAfter).toBeLessThanOrEqual(15 * 60);
    server.clock.forward(refused.retryAfter * 1000);
    expect((await ask(server, 'B902')).body.doorCode).toBeTruthy();
  });

  it('never counts what cannot be a code, nor the same apartment twice', async () => {
    const server = await start();
    for (let index = 0; index < 40; index += 1) expect((await ask(server, `%20${index}x`)).status).toBe(200);
    for (let index = 0; index < 40; index += 1) expect((await ask(server, 'B902', { device: 'one' })).status).toBe(200);
  });

  it('counts one IPv6 line as one client', async () => {
    const server = await start();
    for (const [index, code] of codes(30).entries()) await ask(server, code, { address: `2001:db8:1:2::${index + 1}` });
    expect((await ask(server, 'A1031', { address: '2001:db8:1:2:ffff::1' })).status).toBe(429);
    expect((await ask(server, 'A1031', { address: '2001:db8:1:3::1' })).status).toBe(200);
  });

  it('counts the wider networks too: a fresh /64 for each door is one listing, not many guests', async () => {
    // Far enough for the networks to be what stops it.
    const server = await start();
    await setLimits(server, { doorsOutside: 2000, doorsPerNetwork: 10 });
    const fresh = async (from: (n: number) => string): Promise<number> => {
      let opened = 0;
      for (const [n, code] of codes(60).entries()) {
        const { status, body } = await ask(server, code, { address: from(n) });
        if (status === 200 && body.doorCode != null) opened += 1;
      }
      return opened;
    };
    expect(await fresh((n) => `2001:db8:5:${(0x1200 + n).toString(16)}::1`)).toBe(20);
    expect(await fresh((n) => `2001:db8:6:${n.toString(16)}00::1`)).toBe(40);
  });

  it('takes an address with a port, as some proxies write it, for that address', async () => {
    const server = await start({ env: { TRUSTED_PROXIES: '10.0.0.1', HOTEL_NETWORKS: '198.51.100.7' } });
    await setLimits(server, { doorsPerNetwork: 5, newPhonesPerLine: 5 });
    const via = async (forwarded: string, code: string): Promise<number> => {
      const headers = { 'x-forwarded-for': forwarded };
      return (await server.app.inject({ url: `/api/guide/${code}`, remoteAddress: '10.0.0.1', headers })).statusCode;
    };
    for (const address of ['203.0.113.5', '[2001:db8:7::1]']) {
      const said = [];
      for (const [n, code] of codes(6).entries()) said.push(await via(`${address}:${4711 + n}`, code));
      expect(said).toEqual([200, 200, 200, 200, 200, 429]);
    }
    for (const code of codes(10)) expect(await via('198.51.100.7:80', code)).toBe(200);
  });

  it('takes a mark that is not signed for none: made-up marks are not many devices', async () => {
    const server = await start({ env: { HOTEL_NETWORKS: OUTSIDE } });
    const made = (n: number): string => `hien_device=${`made-up-${n}`.padEnd(44, 'x')}`;
    let codesSeen = 0;
    for (const [n, code] of codes(60).entries()) {
      const headers = { cookie: made(n) };
      const answer = await server.app.inject({ url: `/api/guide/${code}`, remoteAddress: OUTSIDE, headers });
      expect(answer.headers['set-cookie']).toMatch(/^hien_device=/);
      if (answer.json<{ doorCode: string | null }>().doorCode !== null) codesSeen += 1;
    }
    expect(codesSeen).toBe(20);
    server.clock.forward(60_000);
    expect((await ask(server, 'B902')).body.doorCode).toBeTruthy();
  });

  it('closes the doors beyond the first of every network when somebody lists the house, and tells the desk', async () => {
    const server = await start();
    let opened = 0;
    for (let network = 0; network < 6; network += 1) {
      for (const code of codes(25)) {
        const { status, body } = await ask(server, code, { address: `198.51.${network}.1` });
        expect(status).toBe(200);
        if (body.doorCode != null) opened += 1;
      }
    }
    expect(opened).toBe(6 + 45);
    // A guest on a network of their own still stands before an open door.
    expect((await ask(server, 'B902', { address: '192.0.2.77' })).body.doorCode).toBeTruthy();
    expect(server.logs.some((line) => line.includes('guide-outside'))).toBe(true);
    await vi.waitFor(async () => expect(await openNotes(server)).toEqual(['guideOutside']));
    server.clock.forward(HOUR);
    expect((await ask(server, 'A1001', { address: '198.51.9.1' })).body.doorCode).toBeTruthy();
    expect((await ask(server, 'A1002', { address: '198.51.9.1' })).body.doorCode).toBeTruthy();
  });

  it('counts a door from outside once, though its page comes without a mark and asks again with it', async () => {
    const server = await start();
    await setLimits(server, { doorsOutside: 10 });
    const address = '198.51.100.1';
    for (const [n, code] of codes(11).entries()) {
      expect((await ask(server, code, { address })).body.doorCode).toBeTruthy();
      expect((await ask(server, code, { address, device: `phone-${n}` })).body.doorCode).toBeTruthy();
    }
    expect((await ask(server, 'B902', { address })).body.doorCode).toBeNull();
    // A guest who has the code keeps it while somebody lists the house.
    expect((await ask(server, 'A1011', { address, device: 'new-phone' })).body.doorCode).toBeTruthy();
  });

  it('counts doors from outside for all processes together, and over a restart', async () => {
    const databaseUrl = await freshDatabase();
    const keep = databaseUrl === null ? {} : { databaseUrl };
    const one = await start(keep);
    for (const code of codes(24)) await ask(one, code, { address: '198.51.100.1' });
    // SQLite has one process at a time: the second is the first started again.
    if (databaseUrl === null) await one.stop();
    const more = databaseUrl === null ? { dataDir: one.dataDir } : { databaseUrl };
    const two = await start({ ...more, clock: one.clock });
    let opened = 0;
    for (let network = 1; network < 4; network += 1) {
      for (const code of codes(25)) {
        if ((await ask(two, code, { address: `198.51.${network}.1` })).body.doorCode != null) opened += 1;
      }
    }
    // Each network's first, and what the other has left of the 45.
    expect(opened).toBe(3 + 45 - 23);
    expect((await ask(two, 'B902', { address: '192.0.2.77' })).body.doorCode).toBeTruthy();
  });

  it('tells the desk once when phones behind one address get no code any more', async () => {
    const server = await start();
    for (const code of codes(40)) await ask(server, code);
    await vi.waitFor(async () => expect(await openNotes(server)).toEqual(['guideLine']));
    const [note] = await server.database.db.selectFrom('attention').select('detail').execute();
    expect(note?.detail).toContain('203.0.113.0/24');
    expect(note?.detail).not.toContain(OUTSIDE);
  });

  it('believes X-Forwarded-For from a trusted proxy only, and only what that proxy wrote', async () => {
    const fromProxy = async (server: TestServer, code: string, forwarded: string): Promise<number> =>
      (
        await server.app.inject({
          url: `/api/guide/${code}`,
          remoteAddress: '10.0.0.1',
          headers: { 'x-forwarded-for': forwarded },
        })
      ).statusCode;
    const trusting = await start({ env: { TRUSTED_PROXIES: '10.0.0.1' } });
    for (const [index, code] of codes(31).entries()) {
      expect(await fromProxy(trusting, code, `198.51.100.${index}, 203.0.113.${index}`)).toBe(200);
    }
    const lying = await start({ env: { TRUSTED_PROXIES: '10.0.0.1' } });
    for (const [index, code] of codes(30).entries()) await fromProxy(lying, code, `198.51.100.${index}, ${OUTSIDE}`);
    expect(await fromProxy(lying, 'A1031', `198.51.100.99, ${OUTSIDE}`)).toBe(429);
    const alone = await start();
    for (const [index, code] of codes(30).entries()) await fromProxy(alone, code, `198.51.100.${index}`);
    expect(await fromProxy(alone, 'A1031', '198.51.100.99')).toBe(429);
  });

  it('survives a restart', async () => {
    const databaseUrl = (await freshDatabase()) ?? undefined;
    const keep = databaseUrl === undefined ? {} : { databaseUrl };
    const before = await start(keep);
    for (const code of codes(30)) await ask(before, code);
    await before.stop();
    const after = await start({ ...keep, dataDir: before.dataDir, clock: before.clock });
    expect((await ask(after, 'A1031')).status).toBe(429);
    expect((await ask(after, 'A1001')).status).toBe(200);
  });

  it('writes no address, no device and no mark down in the clear', async () => {
    const server = await start();
    await ask(server, 'B902', { device: 'one' });
    const rows = JSON.stringify(await server.database.db.selectFrom('guide_reads').selectAll().execute());
    expect(rows).toContain('B902');
    expect(rows).not.toContain(OUTSIDE);
    expect(rows).not.toContain((await markOf(server)).slice('hien_device='.length, -22));
  });

  it('still opens the door when the budget cannot be written', async () => {
    const server = await start();
    await server.database.db.schema.dropTable('guide_reads').execute();
    expect((await ask(server, 'B902')).status).toBe(200);
    for (const code of codes(29)) await ask(server, code);
    expect((await ask(server, 'A1030')).status).toBe(429);
  });

  it('does not let many at once slip through', async () => {
    const server = await start({ hotel: testHotel() });
    const answers = await Promise.all(codes(45).map((code) => ask(server, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
  });

  it('forgets who read what after an hour', async () => {
    const server = await start();
    await ask(server, 'B902', { device: 'one' });
    server.clock.forward(HOUR + 1);
    await server.app.services.guide.budget.sweep();
    expect(await server.database.db.selectFrom('guide_reads').selectAll().execute()).toEqual([]);
    expect(await server.database.db.selectFrom('guide_clients').selectAll().execute()).toEqual([]);
  });
});
