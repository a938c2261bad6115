import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors';

/** The Idempotency-Key of a call; `null` when it has none. Throws 400 when it has one that cannot be kept. */
export function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,255}$/.test(key)) {
    throw new AppError(400, 'badRequest', { field: 'Idempotency-Key' });
  }
  return key;
}
