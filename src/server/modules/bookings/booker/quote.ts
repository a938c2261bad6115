import type * as z from 'zod/mini';
import type { stayQuote } from '../../../../contract/catalogue/prices';
import { nightPricesIn, quoteRoom } from '../../../../domain/bookings/pricing';
import type { Guests } from '../../../../domain/bookings/guests';
import type { Day } from '../../../../domain/days';
import { requireSold, requireStay } from '../../catalogue/module';
import type { StoredRoom } from '../../catalogue/store';
import { guestsOf } from '../input';

/**
 * Quotes a stay by the rules that a booking is made by.
 *
 * @param stay who comes is who the price includes, where a number is missing
 * @throws AppError 422 with the field for a stay that is not sold
 */
export function stayQuoteOf(
  room: StoredRoom,
  { checkIn, checkOut, ...guests }: Partial<Guests> & { checkIn: string; checkOut: string },
  today: Day,
): z.infer<typeof stayQuote> {
  requireStay(checkIn, checkOut, today);
  const stay = { checkIn, checkOut, ...guestsOf(guests, room) };
  requireSold(room, stay);
  const { surcharge, total } = quoteRoom(room, stay);
  return { nights: nightPricesIn(room, stay), surcharge, total };
}
