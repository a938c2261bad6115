import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whether what the caller has is still right: compares entity tags weakly, as RFC 9110 wants for GET. */
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
