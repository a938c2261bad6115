import { expect, it } from 'vitest';
import type { ContentOverview, ContentState } from '../../../src/contract/editing/content';
import type { GuideContent } from '../../../src/contract/guide/content';
import type { HotelProfile } from '../../../src/contract/hotel/hotel-content';
import { type Desk, deskOf } from '../../support/desk';
import { testHotel } from '../../support/hotel';
import type { TestServer } from '../../support/server';
import { onEveryEngine } from '../../support/server-engines';

type Sections = HotelProfile['guideSections'];
const PARKING = {
  section: '',
  title: { vi: 'Đỗ xe', en: '' },
  text: { vi: 'Xe máy để ở sân sau.\n- Không thu phí', en: '' },
};

const read = async (desk: Desk): Promise<ContentState & { value: { guideSections: Sections } }> =>
  (await desk.get('content/sections')).json();

async function change(desk: Desk, make: (sections: Sections) => unknown[]): Promise<ContentState> {
  const { value, version } = await read(desk);
  const answer = await desk.send('PUT', 'content/sections', {
    value: { guideSections: make(value.guideSections) },
    version,
  });
  expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([200, expect.anything()]);
  return answer.json<ContentState>();
}

const guideOf = async ({ app }: TestServer, lang = 'vi'): Promise<GuideContent> =>
  (await app.inject(`/api/guide-content?lang=${lang}`)).json();

onEveryEngine('sections that the house has in its own order and words', (start) => {
  it('reach guide, document and chat with a change, and are as before after the undo', async () => {
    const server = await start({ hotel: testHotel() });
    const desk = await deskOf(server);
    const page = async (): Promise<string> => (await server.app.inject('/hiden-page/B902?lang=en')).body;
    const before = await guideOf(server, 'en');
    const pageBefore = await page();
    const state = await change(desk, ([first, second, third, fourth, ...rest]) => [
      ...[fourth, PARKING, first, second],
      ...[third, ...rest].map((row) => (row?.section === '11' ? { ...row, words: 'own', text: PARKING.text } : row)),
    ]);
    const after = await guideOf(server, 'en');
    expect(after.order?.main.join(' ')).toBe('4 own1 1 2 3 5 6 7 8 9 10 11 12 0');
    const text = [
      ['p', 'Xe máy để ở sân sau.'],
      ['ul', 'Không thu phí'],
    ];
    expect(after.own).toEqual([
      { part: 'own1', title: 'Đỗ xe', lang: 'vi', text },
      { part: '11', lang: 'vi', text },
    ]);
    expect(after.gone).toEqual(expect.arrayContaining(['words 11', 'words own1', 'film 11']));
    expect(after.version).not.toBe(before.version);
    await expect.poll(page).toContain('Xe máy để ở sân sau.');

    const asked = await server.app.inject({
      method: 'POST',
      url: '/api/chat',
      payload: { messages: [{ role: 'user', content: 'đỗ xe máy ở đâu' }] },
    });
    const { choices, source } = asked.json<{ choices: { message: { content: string } }[]; source: { path: string } }>();
    expect([choices[0]?.message.content, source.path]).toEqual([
      expect.stringContaining('Xe máy để ở sân sau.'),
      '/hiden-page#own1',
    ]);

    const history = (await desk.get('content/sections/history')).json<{ items: unknown[] }>();
    expect(history.items).toHaveLength(1);
    expect((await desk.send('POST', 'content/sections/undo', { change: state.last?.id })).statusCode).toBe(200);
    expect(await guideOf(server, 'en')).toEqual(before);
    await expect.poll(page).toBe(pageBefore);
  });

  it('send phones nothing of what is hidden', async () => {
    const server = await start({ hotel: testHotel() });
    const desk = await deskOf(server);
    expect((await guideOf(server)).bedding.length).toBeGreaterThan(0);
    await change(desk, (sections) =>
      sections.map((row) => (['5', '12'].includes(row.section) ? { ...row, words: 'hidden' } : row)),
    );
    const { compensation, bedding, dining, gone } = await guideOf(server);
    expect([compensation, bedding, dining]).toEqual([[[], [], [], []], [], []]);
    expect(gone).toEqual(expect.arrayContaining(['5', '5-1', '5-5', '12', '12-1', '12-2']));
  });

  it('are refused with the field, and the way in and the way out stay', async () => {
    const desk = await deskOf(await start({ hotel: testHotel() }));
    const { value, version } = await read(desk);
    const put = async (make: (row: Sections[number]) => object): Promise<unknown> => {
      const guideSections = value.guideSections.map(make);
      const answer = await desk.send('PUT', 'content/sections', { value: { guideSections }, version });
      return [answer.statusCode, answer.json<{ field?: string }>().field];
    };
    const hide = (id: string) => (row: Sections[number]) => (row.section === id ? { ...row, words: 'hidden' } : row);
    expect(await put(hide('1'))).toEqual([422, 'guideSections.0.words']);
    expect(await put(hide('9'))).toEqual([422, 'guideSections.8.words']);
    expect(await put((row) => ({ ...row, words: row.section === '4' ? 'own' : 'built' }))).toEqual([
      422,
      'guideSections.3.text.vi',
    ]);
    expect((await read(desk)).version).toBe(version);
  });

  it('are told at the desk with what the house is without', async () => {
    const server = await start({ hotel: { ...testHotel(), guideParts: {}, features: {} } });
    const { gone } = (await (await deskOf(server)).get('content')).json<ContentOverview>();
    expect(gone).toEqual(expect.arrayContaining(['3', '11', '2-1']));
    expect(gone).not.toContain('4');
  });
});
