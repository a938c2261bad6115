import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors';

/**
 * More marks on one letter than any language has (Unicode's Stream-Safe Text Format, UAX #15, lets 30 stand together).
 * Putting them in order costs the square of their number: 64 kB of them take a second of the server's only thread.
 */
const STACKED = /\p{M}{31}/u;

/**
 * Refuses texts that nothing of ours can do anything with, in whatever a request says. U+0000: no name, word or id has
 * one, PostgreSQL keeps no text with it, and half of all programs end a text there. Marks piled up by the dozen. What a
 * wildcard matches is left to its route: an apartment of such a name is unknown like any other.
 *
 * @throws AppError 404 in the path, 422 in query and body
 */
export async function refuseUnreadable({ params, query, body }: FastifyRequest): Promise<void> {
  const { '*': _wildcard, ...named } = (params ?? {}) as Record<string, unknown>;
  if (placeOfUnreadable(named) !== null) throw new AppError(404, 'notFound');
  const place = placeOfUnreadable(query) ?? placeOfUnreadable(body);
  if (place !== null) throw new AppError(422, 'invalid', place === '' ? {} : { field: place });
  return Promise.resolve();
}

const isUnreadable = (text: string): boolean => text.includes('\0') || STACKED.test(text);

/** The way to the first such text, dots between its parts; `null` without one. Names count as texts. */
function placeOfUnreadable(value: unknown): string | null {
  if (typeof value === 'string') return isUnreadable(value) ? '' : null;
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return null;
  for (const [name, inner] of Object.entries(value)) {
    if (isUnreadable(name)) return '';
    const place = placeOfUnreadable(inner);
    if (place !== null) return place === '' ? name : `${name}.${place}`;
  }
  return null;
}
