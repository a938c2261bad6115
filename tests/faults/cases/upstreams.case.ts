import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { pay, statusOf } from '../../support/payments';
import { onEveryEngine, onSqlite } from '../../support/server-engines';
import { booked, bookingOf, stayHotel } from '../../support/stays';
import { sendJson, startMomo } from '../../support/stand-ins/momo';
import { faultsIn } from '../engine';
import { figure, ms, tally } from '../figures';

/** Answer of a broken service to a call. */
type Break = [name: string, answer: (reply: ServerResponse) => void];

const BREAKS: Break[] = [
  ['closes at once', (reply) => void reply.destroy()],
  [
    'closes in the middle of its JSON',
    (reply) => {
      reply.writeHead(200, { 'content-type': 'application/json', 'content-length': '4000' });
      reply.write('{"choices":[{"message":{"content":"a');
      setTimeout(() => reply.destroy(), 50);
    },
  ],
  ['500 with a page', (reply) => void reply.writeHead(500, { 'content-type': 'text/html' }).end('<h1>oops</h1>')],
  [
    'a sign-in page',
    (reply) => void reply.writeHead(200, { 'content-type': 'text/html' }).end('<script>alert(1)</script>'),
  ],
  ['an empty object', (reply) => void reply.writeHead(200, { 'content-type': 'application/json' }).end('{}')],
  ['null', (reply) => void reply.writeHead(200, { 'content-type': 'application/json' }).end('null')],
  [
    'other types',
    (reply) =>
      void reply
        .writeHead(200, { 'content-type': 'application/json' })
        .end('{"choices":{"a":1},"values":7,"resultCode":"x","payUrl":9}'),
  ],
  [
    '10 MB',
    (reply) =>
      void reply.writeHead(200, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          choices: [{ message: { content: 'x'.repeat(1e7) } }],
          values: Array.from({ length: 2e5 }, () => ['x'.repeat(40)]),
        }),
      ),
  ],
  ['a redirect to within', (reply) => void reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  [
    'letters one by one',
    (reply) => {
      reply.writeHead(200, { 'content-type': 'application/json' });
      const drip = setInterval(() => reply.write(' '), 200);
      reply.on('close', () => clearInterval(drip));
    },
  ],
  [
    '50,000 rows of scripts',
    (reply) =>
      void reply.writeHead(200, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          values: [
            ['Title'],
            ...Array.from({ length: 50_000 }, () => [
              '<script>alert(1)</script>',
              'x',
              'y',
              'z',
              'javascript:alert(1)',
            ]),
          ],
        }),
      ),
  ],
];

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((each) => each()));

async function broken(answer: (reply: ServerResponse) => void): Promise<string> {
  const server = createServer((request, reply) => {
    request.resume();
    request.on('end', () => answer(reply));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const startOne = onSqlite();
const SHEET_LIMIT_MS = 6000;
const CHAT_LIMIT_MS = 21_000;

it('S-43, S-46: a sheet or an AI service broken in eleven ways ends no server and keeps nobody waiting', async () => {
  const wrong: string[] = [];
  const took: Record<'sheet' | 'chat', number> = { sheet: 0, chat: 0 };
  for (const [name, answer] of BREAKS) {
    const origin = await broken(answer);
    const server = await startOne({
      env: { SHEETS_VALUES_URL: `${origin}/values`, SHEETS_KEY: 'k', AI_BASE_URL: `${origin}/v1`, AI_API_KEY: 'k' },
    });
    const timed = async (
      kind: keyof typeof took,
      ask: () => Promise<{ statusCode: number; body: string }>,
    ): Promise<{ statusCode: number; body: string }> => {
      const began = performance.now();
      const said = await ask();
      took[kind] = Math.max(took[kind], performance.now() - began);
      return said;
    };
    const events = await timed('sheet', () => server.app.inject('/api/events'));
    const rows = (JSON.parse(events.body) as { values?: string[][] }).values ?? [];
    if (events.statusCode !== 200 || rows.length > 201)
      wrong.push(`sheet, ${name}: ${events.statusCode} with ${rows.length} rows`);
    if (
      rows.some((row) =>
        row.some((cell) => typeof cell !== 'string' || (/^javascript:/.test(cell) && row.indexOf(cell) === 4)),
      )
    )
      wrong.push(`sheet, ${name}: a cell that is no text, or a script for a picture`);
    const chat = await timed('chat', () =>
      server.app.inject({
        method: 'POST',
        url: '/api/chat',
        payload: { messages: [{ role: 'user', content: 'Bitcoin?' }] },
      }),
    );
    if (![200, 502, 503].includes(chat.statusCode))
      wrong.push(`chat, ${name}: ${chat.statusCode} ${chat.body.slice(0, 100)}`);
    if (chat.body.length > 70_000) wrong.push(`chat, ${name}: ${chat.body.length} letters`);
    if ((await server.app.inject('/healthz')).statusCode !== 200) wrong.push(`${name}: not well afterwards`);
    await server.close();
  }
  figure(`${BREAKS.length} ways: ${wrong.length} faults; slowest sheet ${ms(took.sheet)}, chat ${ms(took.chat)}`);
  expect(wrong).toEqual([]);
  expect(took.sheet).toBeLessThan(SHEET_LIMIT_MS);
  expect(took.chat).toBeLessThan(CHAT_LIMIT_MS);
});

onEveryEngine('a broken wallet', (start) => {
  it('S-28: whatever it answers to an order, the hold stays, no link leads elsewhere, and the next try works', async () => {
    const momo = await startMomo();
    closing.push(() => void momo.close());
    const right = momo.onCreate;
    const urls = [
      'javascript:alert(1)',
      'http://payment.momo.vn/x',
      '//evil.example',
      'https://evil.example/',
      'https://momo.vn.evil.example/',
      'https://momo.vn@evil.example/',
      'data:text/html,x',
      '',
      ' ',
      'x'.repeat(100_000),
    ];
    const ways: [string, (reply: ServerResponse) => void][] = [
      ...BREAKS.filter(([name]) => name !== 'letters one by one' && !name.includes('rows')),
      ...[10, 13, 21, 22, 41, 43, 99].map((code): Break => [
        `code ${code}`,
        (reply) => sendJson(reply, { resultCode: code }),
      ]),
      ...urls.map((payUrl): Break => [
        `the link ${payUrl.slice(0, 30)}`,
        (reply) => sendJson(reply, { resultCode: 0, payUrl }),
      ]),
    ];
    const wrong: string[] = [];
    const codes: string[] = [];
    for (const [name, answer] of ways) {
      const server = await start({ hotel: stayHotel(), env: momo.env });
      const id = await booked(server, bookingOf());
      momo.onCreate = (_, reply) => answer(reply);
      const refused = await pay(server, id, 'pay-key-first');
      const { code, payUrl } = refused.json<{ code?: string; payUrl?: string }>();
      codes.push(`${refused.statusCode} ${code ?? ''}`);
      if (refused.statusCode !== 502 || payUrl !== undefined)
        wrong.push(`${name}: ${refused.statusCode} ${refused.body.slice(0, 100)}`);
      if ((await statusOf(server, id)) !== 'HOLD') wrong.push(`${name}: the hold is gone`);
      momo.onCreate = right;
      const again = await pay(server, id, 'pay-key-again');
      if (again.statusCode !== 200) wrong.push(`after ${name}: ${again.statusCode} ${again.body.slice(0, 100)}`);
      wrong.push(...(await faultsIn(server)));
      await server.close();
    }
    figure(`${ways.length} answers: ${wrong.length} faults; ${tally(codes)}`);
    expect(wrong).toEqual([]);
  });
});
