import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { stayQuote } from '../../../contract/catalogue/prices';
import { nightPricesIn, quoteRoom } from '../../../domain/bookings/pricing';
import type { Day } from '../../../domain/days';
import { AppError } from '../../errors';
import { queryCount, queryText } from '../../platform/http/query';
import type { Catalogue } from '../catalogue/catalogue';
import { requireSold, requireStay } from '../catalogue/module';
import { guestsOf } from './input';

/**
 * What the stay of a query costs, by the rules that a booking is made by.
 *
 * @throws AppError 404 for a room type that is not shown; 422 with the field for a stay that is not sold
 */
export function quoteOf(request: FastifyRequest, catalogue: Catalogue, today: Day): z.infer<typeof stayQuote> {
  const roomId = queryCount(request, 'roomId');
  if (roomId === null) throw new AppError(422, 'required', { field: 'roomId' });
  const room = catalogue.shownRoom(roomId);
  if (!room) throw new AppError(404, 'notFound');
  const [checkIn, checkOut] = [queryText(request, 'checkIn') ?? '', queryText(request, 'checkOut') ?? ''];
  requireStay(checkIn, checkOut, today);
  const counted = (['quantity', 'adults', 'children', 'babies'] as const).flatMap((name) => {
    const count = queryCount(request, name);
    return count === null ? [] : [[name, count] as const];
  });
  const stay = { checkIn, checkOut, ...guestsOf(Object.fromEntries(counted), room) };
  requireSold(room, stay);
  const { surcharge, total } = quoteRoom(room, stay);
  return { nights: nightPricesIn(room, stay), surcharge, total };
}
