import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { calendarReader } from '../../../src/server/modules/channels/calendar-reader';
import { calendar, event } from '../../support/channels';

const text = calendar(event('Hồng', '20270110', '20270112'));
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Gives what a reader gets from a server that answers so. */
async function readFrom(
  answer: (asked: IncomingHttpHeaders) => { status?: number; headers?: object; body: Buffer | string },
) {
  const server = createServer((request, response) => {
    const { status = 200, headers = {}, body } = answer(request.headers);
    response.writeHead(status, { 'content-type': 'text/calendar', ...headers });
    response.end(body);
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return calendarReader(true)(`http://127.0.0.1:${(server.address() as AddressInfo).port}/x.ics`);
}

it('names itself, and says what it takes: some channels answer nobody else', async () => {
  const answer = await readFrom((asked) =>
    asked['user-agent'] && asked.accept?.startsWith('text/calendar')
      ? { body: text }
      : { status: 403, body: 'Access denied' },
  );
  expect(answer).toBe(text);
});

const utf16 = Buffer.from(text, 'utf16le');
it.each([
  ['gzip', { 'content-encoding': 'gzip' }, gzipSync(text)],
  ['x-gzip', { 'content-encoding': 'X-GZIP' }, gzipSync(text)],
  ['brotli', { 'content-encoding': 'br' }, brotliCompressSync(text)],
  ['deflate', { 'content-encoding': 'deflate' }, deflateSync(text)],
  ['deflate without its header', { 'content-encoding': 'deflate' }, deflateRawSync(text)],
  ['a packed file', { 'content-type': 'application/gzip' }, gzipSync(text)],
  ['a packed file, packed', { 'content-encoding': 'gzip' }, gzipSync(gzipSync(text))],
  ['a packing that was only named', { 'content-encoding': 'gzip' }, text],
  [
    'UTF-16 with its mark',
    { 'content-type': 'text/calendar; charset=utf-16' },
    Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]),
  ],
  ['UTF-16 without', {}, utf16],
  ['UTF-16 the other way round', {}, Buffer.from(utf16).swap16()],
  ['UTF-8 with its mark', {}, `\uFEFF${text}`],
  ['UTF-8 that is called UTF-16', { 'content-type': 'text/calendar; charset="utf-16"' }, text],
  ['UTF-8 of a name that nobody knows', { 'content-type': 'text/calendar; charset=unicode-1-1' }, text],
])('reads %s', async (_title, headers, body) => expect(await readFrom(() => ({ headers, body }))).toBe(text));

it('reads the letters of Windows, with a name and without', async () => {
  const body = Buffer.from(text.replace('ồ', '\xf4'), 'latin1');
  const charset = { 'content-type': 'text/calendar; charset=windows-1258' };
  expect(await readFrom(() => ({ headers: charset, body }))).toContain('UID:Hông');
  expect(await readFrom(() => ({ body }))).toContain('UID:Hông');
});

it.each([
  ['more than may be read, packed', { 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(50_000_000)), 'tooLarge'],
  ['half of what was packed', { 'content-encoding': 'gzip' }, gzipSync(text).subarray(0, 60), 'damaged'],
  ['a packing that was not asked for', { 'content-encoding': 'zstd' }, Buffer.from('x'), 'refused'],
])('refuses %s', async (_title, headers, body, problem) =>
  expect(readFrom(() => ({ headers, body }))).rejects.toMatchObject({ problem }),
);
