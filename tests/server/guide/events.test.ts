import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { cleanRows } from '../../../src/server/modules/guide/events';
import { onSqlite } from '../../support/server-engines';
import { testHotel } from '../../support/hotel';
import type { TestServer } from '../../support/server';
import { table } from '../../support/table';

const HEADER = ['title', 'date', 'location', 'description', 'imageUrl'];
const ROW = ['Chợ đêm', '21/11/2026', 'Bãi Cháy', 'Từ 18:00', 'https://pictures.example/a.jpg'];

const start = onSqlite();
const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

interface Sheet {
  env: Record<string, string>;
  asked: string[];
  answer: (response: ServerResponse) => void;
}

const json = (value: unknown) => (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));

function cutOff(response: ServerResponse): void {
  response.writeHead(200, { 'content-length': 100 }).write('{"val', () => response.destroy());
}

async function sheet(answer: Sheet['answer']): Promise<Sheet> {
  const made: Sheet = { env: {}, asked: [], answer };
  const server = createServer((request, response) => {
    made.asked.push(request.url ?? '');
    made.answer(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v4/spreadsheets/abc/values`;
  made.env = { SHEETS_VALUES_URL: base, SHEETS_KEY: 'canary key' };
  return made;
}

const values = async (server: TestServer): Promise<unknown> =>
  (await server.app.inject('/api/events')).json<{ values: unknown }>().values;

describe('events from a spreadsheet', () => {
  it('come in the shape of the values service, asked with the key that nobody else sees', async () => {
    const service = await sheet(json({ range: 'Event!A1:Z1000', values: [HEADER, ROW] }));
    const server = await start({ env: service.env });
    const answer = await server.app.inject('/api/events?lang=en');
    expect(answer.json()).toEqual({ values: [HEADER, ROW] });
    expect(service.asked).toEqual(['/v4/spreadsheets/abc/values/Event?key=canary%20key']);
    expect(answer.body + server.logs.join('')).not.toContain('canary');
  });

  it('of an empty sheet, which has no values at all, are none', async () => {
    const service = await sheet(json({ range: 'Event!A1:Z1000' }));
    expect(await values(await start({ env: service.env }))).toEqual([]);
  });

  table<[string, Sheet['answer']]>([
    ['an error', (response) => void response.writeHead(500).end('no')],
    ['a refusal', (response) => void response.writeHead(403).end('{}')],
    ['a sign-in page', (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>')],
    ['a redirect', (response) => void response.writeHead(302, { location: 'https://accounts.google.com' }).end()],
    ['something cut off', cutOff],
    ['too much', (response) => void response.writeHead(200).end(`{"values":[["${'x'.repeat(1_100_000)}"]]}`)],
    ['another shape', json({ values: 'none' })],
    ['a list', json([])],
  ])('are the last good ones when the service answers with %s, also after a restart', async (_title, bad) => {
    const service = await sheet(json({ values: [HEADER, ROW] }));
    const server = await start({ env: service.env });
    expect(await values(server)).toEqual([HEADER, ROW]);
    service.answer = bad;
    server.clock.forward(60_000);
    expect(await values(server)).toEqual([HEADER, ROW]);
    await expect.poll(() => service.asked.length).toBe(2);
    await expect.poll(() => server.logs.some((line) => line.includes('event sheet not read'))).toBe(true);
    expect(await values(server)).toEqual([HEADER, ROW]);
    await server.stop();
    expect(await values(await start({ env: service.env, dataDir: server.dataDir, clock: server.clock }))).toEqual([
      HEADER,
      ROW,
    ]);
  });

  it('are none, soon, when the service never answers and there is no copy yet', async () => {
    const service = await sheet(() => undefined);
    const server = await start({ env: service.env });
    const before = Date.now();
    expect(await values(server)).toEqual([]);
    expect(Date.now() - before).toBeLessThan(8000);
  });

  it('follow the sheet without keeping anybody waiting', async () => {
    const service = await sheet(json({ values: [HEADER, ROW] }));
    const server = await start({ env: service.env });
    await values(server);
    service.answer = json({ values: [HEADER] });
    expect(await values(server)).toEqual([HEADER, ROW]);
    server.clock.forward(60_000);
    expect(await values(server)).toEqual([HEADER, ROW]);
    await expect.poll(() => values(server)).toEqual([HEADER]);
    expect(service.asked).toHaveLength(2);
  });

  it('asked for by many at once ask the service once', async () => {
    const service = await sheet(json({ values: [HEADER, ROW] }));
    const server = await start({ env: service.env });
    await Promise.all(Array.from({ length: 10 }, () => values(server)));
    expect(service.asked).toHaveLength(1);
  });
});

describe('rows of a sheet', () => {
  it('become strings; what is neither text nor number is nothing', () => {
    expect(cleanRows([['a', 5, true, { x: 1 }, null], 'row', [['b']], []])).toEqual([['a', '5', '', '', ''], [''], []]);
  });
  it('are at most two hundred behind the header', () => {
    expect(cleanRows(Array.from({ length: 50_000 }, () => ROW))).toHaveLength(201);
  });
  it.each([
    ['javascript:alert(1)', ''],
    ['data:text/html,x', ''],
    ['//evil.example/a.png', ''],
    ['/\\evil.example', ''],
    ['a.png', ''],
    [' https://pictures.example/a.png ', 'https://pictures.example/a.png'],
    ['/pictures/events/a.svg', '/pictures/events/a.svg'],
  ])('show a picture from %s as "%s"', (address, shown) => {
    expect(cleanRows([HEADER, ['', '', '', '', address]])[1]?.[4]).toBe(shown);
  });
  it('keep hostile words as the words they are', () => {
    expect(cleanRows([['<script>alert(1)</script>']])).toEqual([['<script>alert(1)</script>']]);
  });
});

describe('A hotel file', () => {
  it('may date an event by the day it is read in', async () => {
    const events = [['Chợ đêm', 'today+3', 'Bãi Cháy', 'Từ 18:00', '/pictures/events/a.svg']];
    const { app } = await start({ hotel: { ...testHotel(), events } });
    const { values } = (await app.inject('/api/events')).json<{ values: string[][] }>();
    expect(values[1]?.[1]).toBe('23/11/2026');
  });
});
