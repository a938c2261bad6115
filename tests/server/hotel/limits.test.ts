import { expect, it, vi } from 'vitest';
import { limitsPage } from '../../../src/contract/hotel/desk-limits';
import { LIMIT_KINDS, LIMITS, USUAL_LIMITS } from '../../../src/domain/desk/limits';
import { deskOf } from '../../support/desk';
import { openNotes } from '../../support/limits';
import { onEveryEngine, onOneServer, onSqlite } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { stayHotel } from '../../support/stays';

const hotel = stayHotel();

/** Status of the guide's call of a phone without a mark. */
const read = async ({ app }: TestServer, code: string, remoteAddress: string): Promise<number> =>
  (await app.inject({ url: `/api/guide/${code}`, remoteAddress })).statusCode;

onEveryEngine('limits at the desk', (start) => {
  it('are the usual ones until the hotel says otherwise, and count from then on', async () => {
    const server = await start({ hotel, env: { HOTEL_NETWORKS: '198.51.100.0/28' } });
    const desk = await deskOf(server);
    const before = limitsPage.parse((await desk.get('limits')).json());
    expect(before).toMatchObject({ limits: USUAL_LIMITS, houseLines: [], setLines: ['198.51.100.0/28'], rooms: 9 });
    const limits = { ...USUAL_LIMITS, doorsPerNetwork: 6 };
    expect((await desk.send('PUT', 'limits', { limits })).statusCode).toBe(200);
    expect(limitsPage.parse((await desk.get('limits')).json()).limits).toEqual(limits);
    const said = [];
    for (let door = 1; door <= 7; door += 1) said.push(await read(server, `A100${door}`, '203.0.113.7'));
    expect(said).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });

  it('take a line that the desk names for the house’s own, at once', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    for (let door = 1; door <= 31; door += 1) await read(server, `A${1000 + door}`, '203.0.113.7');
    expect(await read(server, 'B902', '203.0.113.7')).toBe(429);
    await vi.waitFor(async () => expect(await openNotes(server)).toEqual(['guideLine']));
    const { todos } = (await desk.get('today')).json<{ todos: { code: string | null; place: string }[] }>();
    expect(todos).toContainEqual(expect.objectContaining({ code: 'guideLine', place: '203.0.113.0/24' }));
    const houseLines = ['203.0.113.7', '2001:db8:1:2::/64'];
    expect((await desk.send('PUT', 'limits/lines', { houseLines })).statusCode).toBe(200);
    expect(await read(server, 'B902', '203.0.113.7')).toBe(200);
    expect(limitsPage.parse((await desk.get('limits')).json()).houseLines).toEqual(houseLines);
  });
});

const start = onSqlite();
const house = onOneServer({ hotel });

it.each(LIMIT_KINDS)('%s cannot be set so that it keeps honest people out, or nobody', async (kind) => {
  const desk = await deskOf(house());
  for (const value of [LIMITS[kind].least - 1, LIMITS[kind].most + 1]) {
    const answer = await desk.send('PUT', 'limits', { limits: { ...USUAL_LIMITS, [kind]: value } });
    expect([answer.statusCode, answer.json<{ field: string }>().field]).toEqual([422, kind]);
  }
});

it.each(['0.0.0.0/0', '10.0.0.0/8', '::/0', '127.0.0.1', '127.0.0.0/8', '::1', 'hotel', '203.0.113.7/33'])(
  '%s is no line of a house',
  async (line) => {
    const desk = await deskOf(house());
    const answer = await desk.send('PUT', 'limits/lines', { houseLines: [line] });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'houseLine']);
  },
);

it('offers the line that the desk itself is on, and not this machine', async () => {
  const server = await start({ hotel, env: { TRUSTED_PROXIES: '127.0.0.1' } });
  const desk = await deskOf(server);
  const from = async (address: string) =>
    limitsPage.parse(
      (
        await server.app.inject({
          url: '/api/reception/limits',
          headers: { cookie: desk.cookie, 'x-forwarded-for': address },
        })
      ).json(),
    );
  expect(limitsPage.parse((await desk.get('limits')).json())).toMatchObject({ ownLine: null });
  expect(await from('203.0.113.7:4711')).toMatchObject({ ownLine: '203.0.113.7', ownIsHouse: false });
  expect(await from('2001:db8:1:2:3:4:5:6')).toMatchObject({ ownLine: '2001:db8:1:2::/64', ownIsHouse: false });
  await desk.send('PUT', 'limits/lines', { houseLines: ['203.0.113.7'] });
  expect(await from('203.0.113.7')).toMatchObject({ ownIsHouse: true });
});

it('tells log and desk once of a proxy that nobody has named, and believes no stranger about one', async () => {
  const server = await start({ hotel });
  const headers = { 'x-forwarded-for': '198.51.100.4' };
  await server.app.inject({ url: '/healthz', headers, remoteAddress: '203.0.113.7' });
  expect(server.logs.join('')).not.toContain('unknown-proxy');
  for (let time = 0; time < 3; time += 1)
    await server.app.inject({ url: '/healthz', headers, remoteAddress: '10.1.2.3' });
  expect(server.logs.filter((line) => line.includes('unknown-proxy'))).toHaveLength(1);
  await vi.waitFor(async () => expect(await openNotes(server)).toEqual(['proxyUnknown']));
});
