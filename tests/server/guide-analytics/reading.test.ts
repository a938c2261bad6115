import { expect, it } from 'vitest';
import type { ReadingReport } from '../../../src/contract/guide-analytics/reading';
import { deskOf, type Desk } from '../../support/desk';
import type { TestServer } from '../../support/server';
import { markOf } from '../../support/marks';
import { onEveryEngine, onOneServer, onSqlite } from '../../support/server-engines';
import { stayHotel } from '../../support/stays';
import { rowsOf } from '../../support/workbook';

const hotel = stayHotel();
const tell = ({ app }: TestServer, lines: readonly string[], headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/reading',
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    payload: lines.map((line) => `${line}\n`).join(''),
  });
const report = async (desk: Desk, days = 30): Promise<ReadingReport> =>
  (await desk.get(`reading?days=${days}`)).json<ReadingReport>();

onEveryEngine('what is read', (start) => {
  it('is added up by day, thing and language, in the order of the guide', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const lines = ['2026-11-20 section 2-3 vi', '2026-11-20 section 2-3 vi', '2026-11-19 section 2-3 en'];
    expect((await tell(server, lines)).statusCode).toBe(204);
    expect((await tell(server, ['2026-11-20 section 2-3 vi', '2026-11-20 play door-opening vi'])).statusCode).toBe(204);
    await tell(server, ['2026-11-20 ended door-opening vi']);
    const { sections, films, days, from, to } = await report(desk, 7);
    expect([from, to, days.length]).toEqual(['2026-11-14', '2026-11-20', 7]);
    expect(sections.find(({ id }) => id === '2-3')?.opened).toEqual({ vi: 3, en: 1 });
    expect(sections.map(({ id }) => id).slice(0, 4)).toEqual(['0', '1', '2', '2-1']);
    expect(films.find(({ id }) => id === 'door-opening')).toMatchObject({
      started: { vi: 1, en: 0 },
      ended: { vi: 1, en: 0 },
    });
    expect(days.at(-1)).toEqual({ day: '2026-11-20', opened: 3, started: 1 });
    server.clock.forward(7 * 24 * 3_600_000);
    expect((await report(desk, 7)).days.every(({ opened }) => opened === 0)).toBe(true);
    expect((await report(desk, 30)).sections.find(({ id }) => id === '2-3')?.opened).toEqual({ vi: 3, en: 1 });
  });
});

const start = onSqlite();
const house = onOneServer({ hotel });

it('counts the sections that only this house has, and passes over those that it has no longer', async () => {
  const own = { section: 'own1', words: 'own', title: { vi: 'Bãi xe', en: '' }, text: { vi: 'Sau nhà.', en: '' } };
  const server = await start({ hotel: stayHotel({ guideSections: [own] }) });
  const desk = await deskOf(server);
  const lines = ['2026-11-20 section own1 en', '2026-11-20 section own2 en', '2026-11-20 section 2 en'];
  expect((await tell(server, lines)).statusCode).toBe(204);
  const opened = (await report(desk)).sections.filter((one) => one.opened.en > 0);
  expect(opened.map(({ id, title }) => [id, title])).toEqual([
    ['2', expect.any(String)],
    ['own1', 'Bãi xe'],
  ]);
});

it('keeps nothing of who reads: no address, no cookie, no hour', async () => {
  const server = await start({ hotel });
  const cookie = await markOf(server);
  await tell(server, ['2026-11-20 section 7 en'], {
    cookie,
    'user-agent': 'canary-phone',
    'x-forwarded-for': '9.9.9.9',
  });
  const rows = await server.database.db.selectFrom('reading_counts').selectAll().execute();
  expect(rows).toEqual([{ day: '2026-11-20', kind: 'section', item: '7', lang: 'en', count: 1 }]);
  expect(server.logs.join('')).not.toContain('canary-phone');
});

it.each([
  ['2026-11-20 section 99 vi'],
  ['2026-11-20 play ../../etc vi'],
  ['2026-11-20 door B902 vi'],
  ['2026-11-20 section 2 fr'],
  ['2026-02-30 section 2 vi'],
  ['2026-11-20 section 2 vi B902'],
  ['=1+1'],
  [''],
])('refuses %s, and everything that comes with it', async (line) => {
  const server = house();
  server.clock.forward(60_000);
  expect((await tell(server, [line, '2026-11-20 section 2 vi'])).statusCode).toBe(422);
  expect(await server.database.db.selectFrom('reading_counts').selectAll().execute()).toEqual([]);
});

it('passes over what is older than a month or of a day to come', async () => {
  const server = await start({ hotel });
  const lines = [
    '2026-10-20 section 2 vi',
    '2026-10-21 section 2 vi',
    '2026-11-21 section 2 vi',
    '2026-11-22 section 2 vi',
  ];
  expect((await tell(server, lines)).statusCode).toBe(204);
  const rows = await server.database.db.selectFrom('reading_counts').select('day').orderBy('day').execute();
  expect(rows.map(({ day }) => day)).toEqual(['2026-10-21', '2026-11-21']);
});

it('takes no more than a phone keeps, not from another site, and not too often', async () => {
  const server = await start({ hotel });
  const line = '2026-11-20 section 2 vi';
  expect(
    (
      await tell(
        server,
        Array.from({ length: 200 }, () => line),
      )
    ).statusCode,
  ).toBe(413);
  expect((await tell(server, [line], { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await tell(server, ['{}'], { 'content-type': 'application/json' })).statusCode).toBe(415);
  expect((await tell(server, [])).statusCode).toBe(422);
  const answers = [];
  for (let at = 0; at < 25; at += 1) answers.push((await tell(server, [line])).statusCode);
  expect(answers.filter((status) => status === 204).length).toBeLessThanOrEqual(20);
  expect(answers.at(-1)).toBe(429);
});

it('is not counted once switched off: the guide tells phones so, and what they send is refused', async () => {
  const server = await start({ hotel });
  const desk = await deskOf(server);
  const content = async (): Promise<object> => (await server.app.inject('/api/guide-content?lang=vi')).json<object>();
  expect(await content()).toHaveProperty('countReading', true);
  expect((await desk.send('PUT', 'reading', { counting: false })).statusCode).toBe(200);
  expect(await content()).not.toHaveProperty('countReading');
  expect((await tell(server, ['2026-11-20 section 2 vi'])).statusCode).toBe(403);
  expect((await report(desk)).counting).toBe(false);
  await desk.send('PUT', 'reading', { counting: true });
  expect((await tell(server, ['2026-11-20 section 2 vi'])).statusCode).toBe(204);
});

it('leaves for a spreadsheet with sections that are not taken for days', async () => {
  const server = await start({ hotel });
  const desk = await deskOf(server);
  await tell(server, ['2026-11-20 section 2-3 vi', '2026-11-20 ended door-opening en']);
  const [titles = [], ...rows] = rowsOf((await desk.get('reading.xlsx?days=7&lang=vi')).rawPayload);
  expect(titles[0]).toBe('Ngày');
  expect(rows).toEqual([
    [{ day: '2026-11-20' }, 'Xem hết video', 'door-opening', expect.any(String), 'en', 1],
    [{ day: '2026-11-20' }, 'Mở mục', '2-3', 'Máy giặt', 'vi', 1],
  ]);
});
