import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedResponse } from '../cache/revision-cache';
import { PUBLIC_FOR_A_MINUTE, sendTagged } from './caching';
import type { TextSender } from './send-text';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** An answer for one caller alone, which no cache keeps. @param json finished, so that a repeated call gets the same bytes */
export const sendPrivate = (reply: FastifyReply, json: string): FastifyReply =>
  reply.header('cache-control', 'no-store').type(JSON_TYPE).send(json);

/** A finished answer as it is, or 304; for what is too short or too fleeting to be kept compressed. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { json, etag }: CachedResponse,
  caching: string,
): FastifyReply {
  reply.type(JSON_TYPE).header('cache-control', caching);
  sendTagged(request, reply, `"${etag}"`, json);
  return reply;
}

/** Sends what everybody may read, such as a list: compressed as the caller takes it and cached for a minute, or 304. */
export const publicJsonSender =
  (sendText: TextSender) =>
  (request: FastifyRequest, reply: FastifyReply, { json, etag }: CachedResponse): Promise<FastifyReply> =>
    sendText(request, reply.header('cache-control', PUBLIC_FOR_A_MINUTE), {
      key: etag,
      type: JSON_TYPE,
      text: () => json,
    });
