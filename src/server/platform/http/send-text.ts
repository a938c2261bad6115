import type { FastifyReply, FastifyRequest } from 'fastify';
import { CompressedPages, acceptedEncoding } from './compressed-pages';
import { hasSame } from './caching';

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

export function appendVary(reply: FastifyReply, name: string): void {
  const before = reply.getHeader('vary');
  reply.header('vary', typeof before === 'string' && before !== '' ? `${before}, ${name}` : name);
}
