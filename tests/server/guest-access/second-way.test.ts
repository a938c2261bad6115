import { expect, it } from 'vitest';
import type { GuideAnswer } from '../../../src/contract/guide/guide';
import { readKid } from '../../../src/domain/guest-access/seal';
import { unseal } from '../../../src/offline/guest-access/seal/unseal';
import { deskOf } from '../../support/desk';
import type { TestServer } from '../../support/server';
import { onEveryEngine } from '../../support/server-engines';
import { stayHotel } from '../../support/stays';

const SECOND = ['Hộp chìa bên cổng B', 'The key box at gate B', '7315'];
const [vi, en, secondCode] = SECOND;
const hotel = stayHotel({ guideAccess: 'stay', locks: { second: { vi, en }, secondCode } });
const HOUR = 3_600_000;

const ask = async ({ app }: TestServer, code: string, key: string): Promise<GuideAnswer> =>
  (await app.inject({ url: `/api/guide/${code}`, headers: { authorization: `Stay ${key}` } })).json<GuideAnswer>();

onEveryEngine('the second way in', (start) => {
  it('goes where the door’s code goes: sealed before the hour, told while the stay is open, gone after it', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const stay = { apartment: 'B902', guestName: 'Phạm Minh Anh', from: '2026-11-20', to: '2026-11-21' };
    const { id, link } = (await desk.send('POST', 'stays', stay)).json<{ id: string; link: string }>();
    const key = new URL(link).hash.replace('#s=', '');
    const early = await ask(server, 'B902', key);
    expect(JSON.stringify(early)).not.toMatch(/7315|gate B|cổng B/);
    server.clock.forward(4 * HOUR);
    const { code } = (await desk.get(`stays/${id}/release`)).json<{ code: string }>();
    const { apartment, sealed, validFrom, validUntil } = early;
    if (!sealed || validFrom === null || validUntil === null) throw new Error('nothing sealed');
    const binding = { apartment, ...readKid(sealed.kid), validFrom, validUntil };
    expect(await unseal(sealed, { code, key, binding })).toMatchObject({ second: SECOND });
    expect(await ask(server, 'B902', key)).toMatchObject({ access: 'open', second: SECOND });
    expect(await ask(server, 'B902', 'x'.repeat(43))).not.toHaveProperty('second');
    server.clock.forward(30 * HOUR);
    expect(await ask(server, 'B902', key)).not.toHaveProperty('second');
  });

  it('is changed at the desk, and there is none until a house says one', async () => {
    const server = await start({ hotel: { ...hotel, guideAccess: 'open', locks: undefined } });
    const desk = await deskOf(server);
    const told = async (door: string): Promise<unknown> =>
      (await server.app.inject(`/api/guide/${door}`)).json<GuideAnswer>().second;
    expect(await told('B902')).toBeUndefined();
    const { version } = (await desk.get('content/locks')).json<{ version: string }>();
    const value = { asksTried: false, batteryMonths: 0, second: { vi, en: '' }, secondCode: '' };
    expect((await desk.send('PUT', 'content/locks', { value, version })).statusCode).toBe(200);
    expect(await told('B902')).toEqual([vi, vi, '']);
    // Of a door whose code is still everybody's, nothing is told.
    expect(await told('B701')).toBeUndefined();
  });
});
