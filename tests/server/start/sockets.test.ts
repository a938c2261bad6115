/** @module-tag last-ring */
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createInstance } from '../../../src/server/start/instance';
import { SOCKET_LIMITS } from '../../../src/server/start/sockets';

/** The product's own limits, much smaller. */
const LIMITS = { ...SOCKET_LIMITS, silent: 3000, check: 75, headers: 300, request: 600, keepAlive: 500, rest: 125 };
const DRIP_MS = 40;
/** More than any client is sent before it has to read. */
const FILM_BYTES = 40 * 2 ** 20;

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const each of undo.splice(0).reverse()) await each();
});

/** A server with a page, a film, a call that reads its body and an answer that never ends. */
async function open(limits = LIMITS) {
  const bodies: unknown[] = [];
  let [asked, met] = [0, 0];
  const app = createInstance(pino({ level: 'silent' }), () => false, limits);
  app.addHook('onRequest', (_request, _reply, done) => {
    asked += 1;
    done();
  });
  app.get('/', (_request, reply) => reply.send('page'));
  app.get('/film', (_request, reply) => reply.send(Buffer.alloc(FILM_BYTES)));
  app.get('/stream', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200).write('first');
  });
  app.post('/call', (request, reply) => {
    bodies.push(request.body);
    return reply.send('taken');
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  app.server.on('connection', () => (met += 1));
  undo.push(() => app.close());
  return { app, port: (app.server.address() as AddressInfo).port, bodies, asked: () => asked, met: () => met };
}

type Open = Awaited<ReturnType<typeof open>>;

interface Client {
  socket: Socket;
  answer: () => string;
}

/**
 * A client that keeps its half of the connection open whatever the server does.
 *
 * @param drip is sent again and again
 */
async function client(port: number, first: string, drip = '', reads = true): Promise<Client> {
  let answer = '';
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  undo.push(() => socket.destroy());
  socket.on('error', () => undefined);
  if (reads) socket.on('data', (part) => (answer += part.toString()));
  else socket.pause();
  await new Promise((done) => socket.once('connect', done));
  socket.write(first);
  const dripping = drip === '' ? undefined : setInterval(() => socket.writable && socket.write(drip), DRIP_MS);
  undo.push(() => clearInterval(dripping));
  return { socket, answer: () => answer };
}

const countOf = (app: FastifyInstance): Promise<number> =>
  new Promise((done, fail) => app.server.getConnections((error, count) => (error ? fail(error) : done(count))));

/** Resolves when the server has met so many connections and has none of them left. */
async function allGone({ app, met }: Open, count = 1, timeout = 4000): Promise<void> {
  await expect.poll(met, { timeout, interval: 10 }).toBe(count);
  await expect.poll(() => countOf(app), { timeout, interval: 20 }).toBe(0);
}

const HOST = 'Host: localhost\r\n';
const GET = `GET / HTTP/1.1\r\n${HOST}`;
const POST = `POST /call HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n`;
const REFUSED = `POST /call HTTP/1.1\r\n${HOST}Content-Type: text/plain\r\n`;

describe('a connection that its client keeps', () => {
  it.each([
    ['says nothing', '', '', /^HTTP\/1\.1 408 /],
    ['has sent half of its headers', `${GET}X: `, '', /^HTTP\/1\.1 408 /],
    ['sends its headers letter by letter', `${GET}X: `, 'a', /^HTTP\/1\.1 408 /],
    ['sends empty lines', '\r\n', '\r\n', /^HTTP\/1\.1 408 /],
    ['keeps its body', `${POST}Content-Length: 400\r\n\r\n{`, '', /^HTTP\/1\.1 408 /],
    ['sends its body letter by letter', `${POST}Content-Length: 400\r\n\r\n{`, 'a', /^HTTP\/1\.1 408 /],
    ['keeps a body that was refused', `${REFUSED}Content-Length: 400\r\n\r\n{`, '', /^HTTP\/1\.1 415 (?![^]*HTTP)/],
    ['sends a body that was refused', `${REFUSED}Content-Length: 400\r\n\r\n{`, 'a', /^HTTP\/1\.1 415 (?![^]*HTTP)/],
    ['waits for leave to send', `${POST}Expect: 100-continue\r\nContent-Length: 400\r\n\r\n`, '', / 408 /],
    ['is idle after an answer', `${GET}\r\n`, '', /^HTTP\/1\.1 200 /],
    ['sends empty lines after an answer', `${GET}\r\n`, '\r\n', /^HTTP\/1\.1 200 /],
    ['wants another protocol', `${GET}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`, '', /^HTTP\/1\.1 200 /],
    ['speaks another protocol', `${GET}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`, 'a', /^HTTP\/1\.1 200 /],
    ['wants a tunnel', `CONNECT elsewhere:443 HTTP/1.1\r\n${HOST}\r\n`, '', /^$/],
    ['is no HTTP', 'nonsense\r\n\r\n', '', /^HTTP\/1\.1 400 /],
    ['asked for the end', `${GET}Connection: close\r\n\r\n`, '', /^HTTP\/1\.1 200 /],
  ])('is gone from the server when it %s', async (_what, first, drip, right) => {
    const server = await open();
    const one = await client(server.port, first, drip);
    await allGone(server);
    // The server is rid of it a moment before the client has read the last words.
    await expect.poll(one.answer).toMatch(right);
  });

  it('is gone when it takes nothing of what it asked for', async () => {
    const server = await open({ ...LIMITS, silent: 300 });
    await client(server.port, `GET /film HTTP/1.1\r\n${HOST}\r\n`, '', false);
    await allGone(server);
  });

  it('stays while an answer is under way', async () => {
    const { app, port } = await open();
    const one = await client(port, `GET /stream HTTP/1.1\r\n${HOST}\r\n`);
    await sleep(LIMITS.keepAlive * 4);
    expect([await countOf(app), one.socket.readableEnded]).toEqual([1, false]);
    await expect.poll(one.answer).toContain('first');
  });

  it('holds none of 300 slow ones back, and answers the others meanwhile', async () => {
    const server = await open();
    for (let n = 0; n < 300; n += 1) await client(server.port, `${GET}X: `, n % 2 === 0 ? '' : 'a');
    expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(200);
    await allGone(server, 301, 10_000);
  });
});

describe('a body whose end nobody knows', () => {
  const next = `${POST}Content-Length: 2\r\n\r\n{}`;

  it.each([
    ['xchunked', next],
    ['chunked, gzip', `0\r\n\r\n${next}`],
    ['gzip, chunked', `0\r\n\r\n${next}`],
    ['identity', next],
    ['chunked\r\nTransfer-Encoding: chunked', `0\r\n\r\n${next}`],
  ])('ends the connection, and nothing after it is taken for a request: %s', async (coding, body) => {
    const server = await open();
    const one = await client(server.port, `${POST}Transfer-Encoding: ${coding}\r\n\r\n${body}`);
    await allGone(server, 1, 1000);
    // What the server sent before it went may still be on its way.
    await expect.poll(one.answer).toMatch(/^HTTP\/1\.1 (501|400) .*\r\n/);
    expect(one.answer().match(/HTTP\/1\.1/g)).toHaveLength(1);
    expect(one.answer()).toMatch(/connection: close/i);
    expect(server.bodies).toEqual([]);
  });

  it('is taken in chunks as ever, however that is written', async () => {
    const { port, bodies } = await open();
    const one = await client(port, `${POST}Transfer-Encoding: Chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`);
    await expect.poll(one.answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(bodies).toEqual([{}]);
  });
});

describe('a server that is told to stop', () => {
  const HURRIED = { ...SOCKET_LIMITS, halfSent: 200, drain: 1500 };

  it('waits neither for half a request nor for what is none, however many there are', async () => {
    const { app, port, met } = await open(HURRIED);
    for (let n = 0; n < 50; n += 1) await client(port, n % 2 === 0 ? `${GET}X: ` : 'nonsense\r\n\r\n');
    await expect.poll(met).toBe(50);
    const began = performance.now();
    await app.close();
    expect(performance.now() - began).toBeLessThan(HURRIED.drain);
  });

  it('takes the rest of a body that was on its way, and ends what never ends', async () => {
    const { app, port, bodies, asked } = await open(HURRIED);
    await client(port, `GET /stream HTTP/1.1\r\n${HOST}\r\n`);
    const slow = await client(port, `${POST}Content-Length: 2\r\n\r\n{`);
    await expect.poll(asked).toBe(2);
    const closing = app.close();
    await sleep(HURRIED.halfSent * 2);
    slow.socket.write('}');
    await expect.poll(slow.answer).toMatch(/^HTTP\/1\.1 200 /);
    await closing;
    expect(bodies).toEqual([{}]);
  });
});
