import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { CutPage } from './slotted-page';

/** In which a slow phone paints the first part; with the rest there as well it would read that before. */
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
