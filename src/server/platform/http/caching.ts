import type { FastifyReply, FastifyRequest } from 'fastify';

/** For files whose name changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * For public lists that change a few times a day. Not `stale-while-revalidate`: a browser without a network would answer
 * from yesterday's copy as if the server had just said so, and the page could not say what time it is from. Being quick
 * on a slow line is the page's own matter (`offline/query/query.ts`).
 */
export const PUBLIC_FOR_A_MINUTE = 'public, max-age=60';

/** Tells whether the caller's copy is still right: compares entity tags weakly, as RFC 9110 wants for GET. */
export function hasSame(request: FastifyRequest, etag: string): boolean {
  const header = request.headers['if-none-match'];
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const bare = etag.replace(/^W\//, '');
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === bare);
}

/** Sends a text with its entity tag, or 304 when the caller has it. */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, etag: string, body: string | Buffer): void {
  reply.header('etag', etag);
  if (hasSame(request, etag)) reply.code(304).send();
  else reply.send(body);
}
