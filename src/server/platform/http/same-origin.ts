import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors';

/**
 * Refuses a change asked for by another site's page (catalogue W-4). Browsers say where a call comes from in
 * Sec-Fetch-Site, older ones and plain http in Origin; programs say neither, and carry no cookies of anybody.
 *
 * @throws AppError 403
 */
export function requireSameOrigin(request: FastifyRequest, publicOrigin: string | null): void {
  const { 'sec-fetch-site': site, origin, host } = request.headers;
  if (site !== undefined) {
    if (site !== 'same-origin') throw new AppError(403, 'forbidden');
    return;
  }
  if (origin === undefined) return;
  const own = publicOrigin === null ? URL.canParse(origin) && new URL(origin).host === host : origin === publicOrigin;
  if (!own) throw new AppError(403, 'forbidden');
}

/** `requireSameOrigin` as an `onRequest` hook. */
export const sameOriginOnly =
  (publicOrigin: string | null) =>
  (request: FastifyRequest, _reply: FastifyReply, done: () => void): void => {
    requireSameOrigin(request, publicOrigin);
    done();
  };
