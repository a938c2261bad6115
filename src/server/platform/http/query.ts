import type { FastifyRequest } from 'fastify';
import { asArea, type Area } from '../../../domain/areas';
import { AppError } from '../../errors';

/** One value of an address's query; `null` when it is not there. Throws 422 when it stands there twice. */
export function queryText(request: FastifyRequest, name: string): string | null {
  const value = (request.query as Record<string, unknown>)[name];
  if (value === undefined) return null;
  if (typeof value !== 'string') throw new AppError(422, 'invalid', { field: name });
  return value;
}

/** A whole number of the query. Throws 422 when it is none. */
export function queryCount(request: FastifyRequest, name: string): number | null {
  const text = queryText(request, name);
  if (text === null) return null;
  if (!/^\d{1,9}$/.test(text)) throw new AppError(422, 'invalid', { field: name });
  return Number(text);
}

/** The area of the query. Throws 422 when it is missing or none of ours. */
export function queryArea(request: FastifyRequest): Area {
  const text = queryText(request, 'area');
  const area = asArea(text);
  if (area === null) throw new AppError(422, text === null ? 'required' : 'invalid', { field: 'area' });
  return area;
}

/** A number in the path; `null` for what cannot be an id of ours. */
export const pathId = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null);
