/** @module-tag last-ring */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { workbookParts } from '../../../src/server/platform/workbook';
import { compressLong, inBase64, jsonInParts, sendInParts } from '../../../src/server/platform/http/send-text';
import { rowsOf } from '../../support/workbook';

const PARTS = 200;
/** Does not get smaller: what lies in a buffer is as much as what was made. */
const noise = (): string => randomBytes(48_000).toString('base64');

let app: FastifyInstance;
let made: number;
let isOver: boolean;
let failsAt: number;

async function* parts(): AsyncGenerator<string> {
  try {
    for (made = 0; made < PARTS; made += 1) {
      if (made === failsAt) throw new Error('no more');
      yield `${made},${noise()}\r\n`;
      await pause(0);
    }
  } finally {
    isOver = true;
  }
}

beforeEach(async () => {
  isOver = false;
  failsAt = -1;
  app = fastify();
  app.addHook('onSend', compressLong);
  app.get('/list', (_, reply) => sendInParts(reply.type('text/csv; charset=utf-8'), parts()));
  app.get('/json', (_, reply) =>
    sendInParts(reply.type('application/json'), jsonInParts({ name: 'a' }, 'text', parts())),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

async function ask(path: string, encoding = 'identity'): Promise<http.IncomingMessage> {
  const { port } = app.server.address() as AddressInfo;
  const request = http.get({ port, path, headers: { 'accept-encoding': encoding } });
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
  return answer;
}
const bytesOf = async (answer: http.IncomingMessage): Promise<Buffer> => {
  const bytes: Buffer[] = [];
  for await (const part of answer) bytes.push(part as Buffer);
  return Buffer.concat(bytes);
};

describe.each(['identity', 'br', 'gzip'])('an answer in parts, as %s', (encoding) => {
  it('has every part, in order', async () => {
    const answer = await ask('/list', encoding);
    expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding);
    const bytes = await bytesOf(answer);
    const opened = { identity: () => bytes, br: () => brotliDecompressSync(bytes), gzip: () => gunzipSync(bytes) };
    const text = opened[encoding as 'br']().toString();
    expect([...text.matchAll(/^(\d+),/gm)].map(([, at]) => Number(at))).toEqual([...Array(PARTS).keys()]);
  });

  it('is made no further than a slow reader has read, and not at all once the reader has gone', async () => {
    const answer = await ask(`/list`, encoding);
    answer.pause();
    await expect.poll(() => made, { interval: 50 }).toBeGreaterThan(2);
    let before = -1;
    while (before !== made) {
      before = made;
      await pause(200);
    }
    // What the sockets of both ends hold, and the parts between.
    expect(made).toBeLessThan(PARTS);
    answer.destroy();
    await expect.poll(() => isOver).toBe(true);
    expect(made).toBeLessThan(PARTS);
  });

  it('that fails on its way is cut off: nobody takes it for a whole one', async () => {
    failsAt = 100;
    const answer = await ask('/list', encoding);
    await expect(bytesOf(answer)).rejects.toThrow('aborted');
    expect(isOver).toBe(true);
  });
});

it('an answer that fails before its first part is an error', async () => {
  failsAt = 0;
  expect((await ask('/list')).statusCode).toBe(500);
});

it('an answer in parts can be the text of a JSON answer', async () => {
  const { name, text } = JSON.parse(String(await bytesOf(await ask('/json')))) as { name: string; text: string };
  expect([name, text.match(/^\d+,/gm)?.length]).toEqual(['a', PARTS]);
});

it('a file can be the text of a JSON answer, however its parts are cut', async () => {
  const bytes = randomBytes(100);
  async function* cut(): AsyncGenerator<Uint8Array> {
    for (let at = 0, size = 0; at < bytes.length; at += size, size += 1) {
      yield bytes.subarray(at, at + size);
      await pause(0);
    }
  }
  let text = '';
  for await (const part of inBase64(cut())) text += part;
  expect(text).toBe(bytes.toString('base64'));
});

it('a spreadsheet is written while its rows are read', async () => {
  let read = 0;
  async function* rows(): AsyncGenerator<string[][]> {
    for (read = 0; read < PARTS; read += 1) {
      yield [[String(read), noise()]];
      await pause(0);
    }
  }
  const bytes: Uint8Array[] = [];
  let readAtFirst = 0;
  for await (const part of workbookParts({ name: 'a', columns: ['n', 'noise'], rows: rows() })) {
    if (bytes.push(part) === 1) readAtFirst = read;
  }
  expect(readAtFirst).toBe(0);
  expect(rowsOf(Buffer.concat(bytes)).map(([at]) => at)).toEqual(['n', ...Array(PARTS).keys()].map(String));
});
