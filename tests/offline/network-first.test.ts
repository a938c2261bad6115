import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PORTAL_MARK, ours } from '../support/fake-network';
import { type Phone, endPhone, phoneOf } from '../support/phone';

const source = { key: 'tours', path: '/api/tours', schema: z.object({ n: z.number() }), timeoutMs: 3000 };

let phone: Phone;
beforeEach(() => {
  phone = phoneOf();
  phone.network.on('GET', '/api/tours', () => ours({ n: 1 }));
});
afterEach(endPhone);

const open = () => phone.tab(() => import('../../src/offline/query/network-first'));

describe('network first, with a time limit', () => {
  it.each(['refuse', 'hang', 'portal', 'portal-redirect', 'gateway-down'] as const)(
    'falls back to what the phone keeps when the network does: %s',
    async (weather) => {
      vi.setSystemTime(1000);
      const { networkFirst, readCache } = await open();
      expect(await networkFirst(source)).toEqual({ data: { n: 1 }, savedAt: 1000, from: 'network' });
      phone.network.weather = weather;
      const asked = networkFirst(source);
      await phone.pass(3100);
      expect(await asked).toEqual({ data: { n: 1 }, savedAt: 1000, from: 'device' });
      expect(JSON.stringify(await readCache(source))).not.toContain(PORTAL_MARK);
    },
  );

  it('hands the failure on when the phone keeps nothing', async () => {
    phone.network.weather = 'portal';
    await expect((await open()).networkFirst(source)).rejects.toMatchObject({ kind: 'portal' });
  });

  it('does not believe what an older version kept in another shape', async () => {
    const { networkFirst, readCache } = await open();
    await networkFirst(source);
    expect(await readCache({ ...source, schema: z.object({ m: z.number() }) })).toBeNull();
  });
});

describe('what a page shows of what the phone keeps', () => {
  it.each([
    ['the menu', 'when nothing else is kept', { menu: 2000 }, 2000],
    ['the menu', 'when it is newer', { page: 1000, menu: 2000 }, 2000],
    ['the page itself', 'when it is newer', { menu: 1000, page: 2000 }, 2000],
    ['nobody', 'when nothing is kept', {}, null],
  ])('is what was kept by %s, %s', async (_who, _when, keptAt, shown) => {
    const { querySource, querySourceOnEveryPage } = await phone.tab(() => import('../../src/offline/query/query'));
    const { signal } = new AbortController();
    for (const [who, at] of Object.entries(keptAt)) {
      vi.setSystemTime(at);
      await (who === 'menu' ? querySourceOnEveryPage(source) : querySource(source)).ask(signal);
    }
    expect((await querySource(source).kept())?.savedAt ?? null).toBe(shown);
  });
});
