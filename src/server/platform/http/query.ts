import type { FastifyRequest } from 'fastify';
import type { Guests } from '../../../domain/bookings/guests';
import type { Area } from '../../../domain/catalogue/areas';
import { type Day, isDay } from '../../../domain/days';
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

/** A stay that is asked about; `null` for a number that is not said. */
export interface AskedStay extends Record<keyof Guests, number | null> {
  roomId: number | null;
  checkIn: string;
  checkOut: string;
}

/** The stay of the query. @throws AppError 422 for a number that is none */
export const queryStay = (request: FastifyRequest): AskedStay => ({
  roomId: queryCount(request, 'roomId'),
  checkIn: queryText(request, 'checkIn') ?? '',
  checkOut: queryText(request, 'checkOut') ?? '',
  quantity: queryCount(request, 'quantity'),
  adults: queryCount(request, 'adults'),
  children: queryCount(request, 'children'),
  babies: queryCount(request, 'babies'),
});

/** The area of the query. @param isArea tells the house's areas. @throws AppError 422 for another or none */
export function queryArea(request: FastifyRequest, isArea: (area: string) => boolean, field = 'area'): Area {
  const area = queryText(request, field);
  if (area === null || !isArea(area)) {
    throw new AppError(422, area === null ? 'required' : 'invalid', { field });
  }
  return area;
}

/** An id in the path. @throws AppError 404 for what cannot be one of ours */
export function pathId(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new AppError(404, 'notFound');
  return Number(text);
}

/** The page of a list, from 1. @throws AppError 422 */
export function pageOf(request: FastifyRequest): number {
  const text = queryText(request, 'page') ?? '1';
  const page = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (page < 1) throw new AppError(422, 'invalid', { field: 'page' });
  return page;
}

/** A day of the query; `undefined` for none. @throws AppError 422 */
export function queryDay(request: FastifyRequest, name: string): Day | undefined {
  const text = queryText(request, name);
  if (text === null || text === '') return undefined;
  if (!isDay(text)) throw new AppError(422, 'invalid', { field: name });
  return text;
}

/** One of a few words in the query. @throws AppError 422 */
export function wordOf<T extends string>(request: FastifyRequest, name: string, words: readonly T[], usual: T): T {
  const text = queryText(request, name);
  if (text === null) return usual;
  const word = words.find((one) => one === text);
  if (word === undefined) throw new AppError(422, 'invalid', { field: name });
  return word;
}
