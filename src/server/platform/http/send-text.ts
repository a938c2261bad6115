import { pipeline, Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, compress, CompressedPages, compressor } from './compressed-pages';
import { hasSame } from './caching';
import type { CutPage } from './slotted-page';

interface TextPage {
  /** Names page and content; goes into the entity tag. */
  key: string;
  type: string;
  /** Made only when it has to be. */
  text: () => string | Buffer;
}

/** Sends a text that is made at run time: compressed as the caller takes it, or 304. */
export type TextSender = (request: FastifyRequest, reply: FastifyReply, page: TextPage) => Promise<FastifyReply>;

export function textSender(): TextSender {
  const pages = new CompressedPages();
  return async (request, reply, { key, type, text }) => {
    const etag = `W/"${key}"`;
    reply.type(type).header('etag', etag);
    appendVary(reply, 'Accept-Encoding');
    if (hasSame(request, etag)) return reply.code(304).send();
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding === null) return reply.send(text());
    return reply.header('content-encoding', encoding).send(await pages.get(key, encoding, text()));
  };
}

/** Below it there is little to gain: an answer of a kilobyte travels in one packet either way. */
const LEAST_BYTES = 1000;
/** Of both encodings: a megabyte takes 2 to 4 ms, and a seventh of it is left. */
const QUICKEST = 1;

/** Answers of calls; a page lays secrets uncompressed between its parts (`slotted-page.ts`). */
const TEXTS = /^(application\/json|text\/(csv|calendar))\b/;

/** Sends a long answer of a call compressed, as the caller takes it, one in parts as it comes; a hook `onSend`. */
export async function compressLong(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  const isLong = typeof payload === 'string' ? Buffer.byteLength(payload) >= LEAST_BYTES : payload instanceof Readable;
  if (!isLong) return payload;
  if (!TEXTS.test(String(reply.getHeader('content-type'))) || reply.hasHeader('content-encoding')) return payload;
  appendVary(reply, 'Accept-Encoding');
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding === null) return payload;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  // The tag of a text; its encodings are told apart by `Vary`, and compared weakly all the same.
  const etag = reply.getHeader('etag');
  if (typeof etag === 'string' && !etag.startsWith('W/')) reply.header('etag', `W/${etag}`);
  if (typeof payload === 'string') return compress(encoding, payload, QUICKEST);
  // What fails on either side ends both; whoever sends the answer hears of it from the last.
  return pipeline(payload as Readable, compressor(encoding, QUICKEST), () => {});
}

export function appendVary(reply: FastifyReply, name: string): void {
  const before = reply.getHeader('vary');
  const names = typeof before === 'string' && before !== '' ? before.split(', ') : [];
  if (!names.includes(name)) reply.header('vary', [...names, name].join(', '));
}

/** In which a slow phone paints the first part; with the rest there as well it would read that before (decision 5). */
const AHEAD_MS = 200;

/**
 * Sends a page's first part ahead. No length is named and a proxy is asked not to collect, or it would hold the first
 * part back until the rest is there.
 */
export function sendAhead(reply: FastifyReply, [first, rest]: CutPage): FastifyReply {
  return reply.header('x-accel-buffering', 'no').send(Readable.from(inTurn(first, rest)));
}

async function* inTurn(first: Buffer, rest: Buffer): AsyncGenerator<Buffer> {
  yield first;
  if (rest.length === 0) return;
  await pause(AHEAD_MS);
  yield rest;
}

/**
 * Sends a text or a file while it is made: the next part is made when the one before has gone, so that a slow reader holds two of
 * them, and no more is made once the reader has gone. Who fails to make a part cuts the connection: a file that ends
 * too early is not taken for a whole one. What fails before the first part is an error like any other.
 */
export async function sendInParts<Part extends string | Uint8Array>(
  reply: FastifyReply,
  parts: AsyncGenerator<Part>,
): Promise<FastifyReply> {
  const first = await parts.next();
  return reply.send(Readable.from(goOn(first, parts), { highWaterMark: 1 }));
}

async function* goOn<Part>(first: IteratorResult<Part>, parts: AsyncGenerator<Part>): AsyncGenerator<Part> {
  if (first.done === true) return;
  try {
    yield first.value;
    yield* parts;
  } finally {
    await parts.return(undefined);
  }
}

/** A JSON answer whose last field is a text that is made in parts. @param field its name */
export async function* jsonInParts(
  fields: Readonly<Record<string, unknown>>,
  field: string,
  parts: AsyncGenerator<string>,
): AsyncGenerator<string> {
  let before = `${JSON.stringify(fields).slice(0, -1)},${JSON.stringify(field)}:"`;
  for await (const part of parts) {
    yield before + JSON.stringify(part).slice(1, -1);
    before = '';
  }
  yield `${before}"}`;
}

/** Three bytes are four letters. */
const BYTES_OF_LETTERS = 3;

/** A file as the letters of base64, made as it comes. */
export async function* inBase64(parts: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest = Buffer.alloc(0);
  for await (const part of parts) {
    const bytes = Buffer.concat([rest, part]);
    const whole = bytes.length - (bytes.length % BYTES_OF_LETTERS);
    rest = bytes.subarray(whole);
    if (whole > 0) yield bytes.toString('base64', 0, whole);
  }
  if (rest.length > 0) yield rest.toString('base64');
}
