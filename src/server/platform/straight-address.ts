import type { FastifyReply, FastifyRequest } from 'fastify';
import { straightLink } from '../../domain/straight-link';

/**
 * Sends a page on whose address was changed on its way (`domain/straight-link.ts`). Of a secret that came in the
 * path because somebody encoded its #, this server has had one request: it stands in no answer but the `Location`, whose
 * fragment no later request carries, is kept by no cache, named to no page, and written into no line of the log.
 *
 * @returns whether it was answered
 */
export function sendStraight(request: FastifyRequest, reply: FastifyReply): boolean {
  const straight = straightLink(request.url);
  if (straight === request.url) return false;
  void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(straight, 308);
  return true;
}
