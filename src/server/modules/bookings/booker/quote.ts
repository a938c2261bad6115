import type * as z from 'zod/mini';
import type { stayQuote } from '../../../../contract/catalogue/prices';
import { nightPricesIn, quoteRoom } from '../../../../domain/bookings/pricing';
import { dayInVietNam } from '../../../../domain/days';
import { AppError } from '../../../errors';
import type { AskedStay } from '../../../platform/http/query';
import type { Catalogue } from '../../catalogue/catalogue';
import { requireSold, requireStay } from '../../catalogue/module';
import { guestsOf } from '../input';

/**
 * Quotes a stay by the rules that a booking is made by, for the guests that the price includes where a number is
 * missing.
 *
 * @throws AppError 404; 422 with the field for a stay that is not sold
 */
export function stayQuoteOf(
  { catalogue, clock }: { catalogue: Catalogue; clock: () => number },
  { roomId, checkIn, checkOut, ...guests }: AskedStay,
): z.infer<typeof stayQuote> {
  if (roomId === null) throw new AppError(422, 'required', { field: 'roomId' });
  const room = catalogue.shownRoom(roomId);
  if (!room) throw new AppError(404, 'notFound');
  requireStay(checkIn, checkOut, dayInVietNam(clock()));
  const stay = { checkIn, checkOut, ...guestsOf(guests, room) };
  requireSold(room, stay);
  const { surcharge, total } = quoteRoom(room, stay);
  return { nights: nightPricesIn(room, stay), surcharge, total };
}
