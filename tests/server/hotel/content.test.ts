import { describe, expect, it } from 'vitest';
import type { ContentState } from '../../../src/contract/editing/content';
import { HOTEL_AREAS } from '../../../src/contract/hotel/hotel-areas';
import { type Desk, deskOf } from '../../support/desk';
import { testHotel } from '../../support/hotel';
import { onEveryEngine, onOneServer } from '../../support/server-engines';
import type { TestServer } from '../../support/server';

interface Fees {
  fees: { violation: number; wine: number };
}

const read = async (desk: Desk, area: string): Promise<ContentState> =>
  (await desk.get(`content/${area}`)).json<ContentState>();

/** Changes an area as somebody does who has just opened it. */
async function change(desk: Desk, area: string, make: (value: never) => unknown): Promise<ContentState> {
  const { value, version } = await read(desk, area);
  const answer = await desk.send('PUT', `content/${area}`, { value: make(value as never), version });
  expect([area, answer.statusCode, answer.body.slice(0, 200)]).toEqual([area, 200, expect.anything()]);
  return answer.json<ContentState>();
}

const undo = (desk: Desk, area: string, change: string | undefined) =>
  desk.send('POST', `content/${area}/undo`, { change });

async function guideOf(
  server: TestServer,
  lang = 'vi',
): Promise<Record<string, unknown> & { compensation: unknown[][][] }> {
  return (await server.app.inject(`/api/guide-content?lang=${lang}`)).json();
}

onEveryEngine('what the guide says', (start) => {
  it('can be read and saved unchanged in every area, which is no change', async () => {
    const desk = await deskOf(await start({ hotel: testHotel() }));
    for (const area of Object.keys(HOTEL_AREAS)) {
      const before = await read(desk, area);
      expect([area, (await change(desk, area, (value) => value)).version]).toEqual([area, before.version]);
      expect((await desk.get(`content/${area}/history`)).json()).toEqual({ items: [], next: null });
    }
    expect((await desk.get('content/secrets')).statusCode).toBe(404);
    expect((await desk.get('content/toString')).statusCode).toBe(404);
  });

  it('reaches guests and the guide’s documents with a change, and is as before after the undo', async () => {
    const server = await start({ hotel: testHotel() });
    const desk = await deskOf(server);
    const page = async (): Promise<string> => (await server.app.inject('/hiden-page/B902')).body;
    const [before, pageBefore] = [await guideOf(server), await page()];
    const state = await change(desk, 'compensation-1', ({ rows }: { rows: { price: number }[] }) => ({
      rows: rows.map((row, at) => (at === 0 ? { ...row, price: 17_000 } : row)),
    }));
    const after = await guideOf(server);
    expect(before.compensation[0]?.[0]?.[2]).toBe(15_000);
    expect(after.compensation[0]?.[0]?.[2]).toBe(17_000);
    expect(after['version']).not.toBe(before['version']);
    await expect.poll(page).toContain('17000');
    expect((await undo(desk, 'compensation-1', state.last?.id)).statusCode).toBe(200);
    expect(await guideOf(server)).toEqual(before);
    await expect.poll(page).toBe(pageBefore);
  });

  it('keeps the hours of one area when another is changed', async () => {
    const server = await start({ hotel: testHotel() });
    const desk = await deskOf(server);
    await change(desk, 'hours', ({ hours }: { hours: object }) => ({ hours: { ...hours, checkIn: '9:30' } }));
    await change(desk, 'cleaning', (value: { hours: object }) => ({
      ...value,
      hours: { ...value.hours, dailySuppliesFrom: '15:00' },
    }));
    for (const lang of ['vi', 'en']) {
      expect(await guideOf(server, lang)).toMatchObject({
        hours: { checkIn: '09:30', checkOut: '12:00', dailySuppliesFrom: '15:00' },
      });
    }
  });

  it('says when reception is there, and no more once that is emptied', async () => {
    const server = await start({ hotel: testHotel() });
    const desk = await deskOf(server);
    const told = async (reception: string): Promise<unknown> => {
      await change(desk, 'hours', ({ hours }: { hours: object }) => ({ hours: { ...hours, reception } }));
      return (await server.app.inject('/api/house')).json<{ own: { reception: string } }>().own.reception;
    };
    expect([await told('07:00-22:00'), await told('24/7'), await told('')]).toEqual(['7:00–22:00', '24/7', '']);
  });

  it('corrects events and how the guide is opened', async () => {
    const server = await start({ hotel: testHotel() });
    const desk = await deskOf(server);
    await change(desk, 'events', ({ rows }: { rows: object[] }) => ({
      rows: [...rows, { ...rows[0], title: { vi: 'Trà chiều', en: 'Afternoon tea' }, imageUrl: '' }],
    }));
    const { values } = (await server.app.inject('/api/events?lang=en')).json<{ values: string[][] }>();
    expect(values[2]).toEqual(['Afternoon tea', '21/11/2026', 'Bãi Cháy', 'From 18:00', '']);
    await change(desk, 'access', () => ({ mode: 'stay' }));
    expect((await server.app.inject('/api/guide/B902')).json()).toMatchObject({ access: 'locked', doorCode: null });
  });

  it('can be looked at as guests would see it, in both languages, before anything is saved', async () => {
    const server = await start({ hotel: testHotel() });
    const desk = await deskOf(server);
    const before = await guideOf(server);
    const value = { brand: 'Hiên <b>Mới</b>' };
    for (const lang of ['vi', 'en']) {
      const { html } = (await desk.send('POST', 'content/brand/preview', { value, lang })).json<{ html: string }>();
      expect(html).toContain(`lang="${lang}"`);
      expect(html).toContain('Hiên <b>Mới</b>');
      expect(html).not.toMatch(/<(script|style)/);
    }
    expect(await guideOf(server)).toEqual(before);
    const wrong = await desk.send('POST', 'content/brand/preview', { value: { brand: '' }, lang: 'vi' });
    expect([wrong.statusCode, wrong.json<{ field: string }>().field]).toEqual([422, 'brand']);
  });

  it('lets its preview stand in a frame of ours, where nothing runs', async () => {
    const desk = await deskOf(await start({ hotel: testHotel() }));
    const page = await desk.get('preview/guide?lang=en');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toMatch(/script-src 'none'.*frame-ancestors 'self'/);
    expect(page.body).toContain('lang="en"');
    expect(page.body).not.toContain('<script');
    // No script gives the icons their addresses back.
    expect(page.body).toContain('<use href="/pictures/guide/icons.svg#ic-chat">');
  });

  it('is refused to whoever has not seen the newest, with who changed it and when', async () => {
    const server = await start({ hotel: testHotel() });
    const desk = await deskOf(server);
    const seen = await read(desk, 'fees');
    await change(desk, 'fees', () => ({ fees: { violation: 600_000, wine: 300_000 } }) satisfies Fees);
    const late = await desk.send('PUT', 'content/fees', {
      value: { fees: { violation: 1, wine: 1 } },
      version: seen.version,
    });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      code: 'contentChanged',
      current: {
        value: { fees: { violation: 600_000 } },
        touched: { at: new Date(server.clock.now).toISOString(), staffName: expect.any(String) as string },
      },
    });
    expect(await guideOf(server)).toMatchObject({ fees: { violation: 600_000 } });
  });

  it('lets one of two changes of the same moment through', async () => {
    const desk = await deskOf(await start({ hotel: testHotel() }));
    const { version } = await read(desk, 'fees');
    const answers = await Promise.all(
      [1, 2, 3, 4].map((wine) =>
        desk.send('PUT', 'content/fees', { value: { fees: { violation: 500_000, wine } }, version }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  });

  it('takes changes back one by one, the newest first, and none under a newer one or twice', async () => {
    const server = await start({ hotel: testHotel() });
    const desk = await deskOf(server);
    const wine = async (): Promise<number> => ((await read(desk, 'fees')).value as Fees).fees.wine;
    const at = (wine: number) => () => ({ fees: { violation: 500_000, wine } });
    const first = await change(desk, 'fees', at(1000));
    const second = await change(desk, 'fees', at(2000));
    const under = await undo(desk, 'fees', first.last?.id);
    expect([under.statusCode, under.json<{ code: string }>().code]).toEqual([409, 'contentChanged']);
    const undone = (await undo(desk, 'fees', second.last?.id)).json<ContentState>();
    expect([await wine(), undone.last?.id]).toEqual([1000, first.last?.id]);
    expect((await undo(desk, 'fees', second.last?.id)).statusCode).toBe(409);
    await undo(desk, 'fees', first.last?.id);
    expect(await wine()).toBe(300_000);
    expect((await undo(desk, 'fees', first.last?.id)).json()).toMatchObject({ code: 'nothingToUndo' });
    const { items } = (await desk.get('content/fees/history')).json<{ items: Record<string, unknown>[] }>();
    expect(items).toMatchObject([
      {
        sequence: 2,
        before: { fees: { wine: 1000 } },
        after: { fees: { wine: 2000 } },
        undone: { staffName: expect.any(String) as string },
      },
      { sequence: 1, before: { fees: { wine: 300_000 } }, after: { fees: { wine: 1000 } } },
    ]);
  });

  it('changes once for one key, however often the call comes', async () => {
    const desk = await deskOf(await start({ hotel: testHotel() }));
    const { version } = await read(desk, 'fees');
    const body = { value: { fees: { violation: 1, wine: 2 } }, version };
    const send = () => desk.send('PUT', 'content/fees', body, { 'idempotency-key': 'one-and-the-same' });
    const [first, again] = [await send(), await send()];
    expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 200, first.body]);
    expect((await desk.get('content/fees/history')).json<{ items: unknown[] }>().items).toHaveLength(1);
  });
});

describe('content that nobody may save', () => {
  const house = onOneServer({ hotel: testHotel() });

  it.each([
    ['fees', { fees: { violation: -1, wine: 1 } }, 'fees.violation', 'invalid'],
    [
      'hours',
      { hours: { checkInVi: '14:00', checkInEn: '15:00', checkOut: '12:00', quietFrom: '22:00', reception: 'sáng' } },
      'hours.reception',
      'invalid',
    ],
    ['fees', { fees: { violation: 0.5, wine: 1 } }, 'fees.violation', 'invalid'],
    [
      'hours',
      { hours: { checkIn: '25:00', checkInVi: '14:00', checkInEn: '15:00', checkOut: '12:00', quietFrom: '22:00' } },
      'hours.checkIn',
      'hour',
    ],
    ['brand', { brand: '  ' }, 'brand', 'required'],
    ['brand', { brand: 'x'.repeat(200) }, 'brand', 'tooLong'],
    ['brand', 'Hiên', undefined, 'invalid'],
    [
      'address',
      { address: { vi: 'A', en: 'A' }, mapUrl: 'javascript:alert(1)', mapEmbedUrl: '' },
      'mapUrl',
      'webAddress',
    ],
    [
      'phones',
      { phones: { reception: '<b>', customerService: '', motorbike: '', zalo: '' } },
      'phones.reception',
      'phone',
    ],
    [
      'bedding',
      {
        bedding: [
          { vi: 'Ga', en: 'Sheet', size: '1', price: 1 },
          { vi: 'Ga', en: '', size: '1', price: 1 },
        ],
      },
      'bedding.1.en',
      'required',
    ],
    [
      'events',
      { rows: [{ title: 'A', date: '', location: '', description: '', imageUrl: 'data:text/html,x' }] },
      'rows.0.imageUrl',
      'webAddress',
    ],
    ['access', { mode: 'closed' }, 'mode', 'invalid'],
  ])('refuses in %s %j and names the field', async (area, value, field, code) => {
    const desk = await deskOf(house());
    const { version } = await read(desk, area);
    const answer = await desk.send('PUT', `content/${area}`, { value, version });
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      expect.objectContaining({ code, ...(field && { field }) }),
    ]);
  });
});
