import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors';

/**
 * Refuses U+0000 in whatever a request says. No name, word or id has one, PostgreSQL keeps no text with it, and half of
 * all programs end a text there. What a wildcard matches is left to its route: an apartment of such a name is unknown
 * like any other.
 *
 * @throws AppError 404 in the path, 422 in query and body
 */
export async function refuseNull({ params, query, body }: FastifyRequest): Promise<void> {
  const { '*': _wildcard, ...named } = (params ?? {}) as Record<string, unknown>;
  if (placeOfNull(named) !== null) throw new AppError(404, 'notFound');
  const place = placeOfNull(query) ?? placeOfNull(body);
  if (place !== null) throw new AppError(422, 'invalid', place === '' ? {} : { field: place });
  return Promise.resolve();
}

/** The way to the first text with U+0000, dots between its parts; `null` without one. Names count as texts. */
function placeOfNull(value: unknown): string | null {
  if (typeof value === 'string') return value.includes('\0') ? '' : null;
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return null;
  for (const [name, inner] of Object.entries(value)) {
    if (name.includes('\0')) return '';
    const place = placeOfNull(inner);
    if (place !== null) return place === '' ? name : `${name}.${place}`;
  }
  return null;
}
