import { type CancelTerms, freeCancellationUntil, type RatePolicy } from '../../../domain/bookings/booking';
import type { Day } from '../../../domain/days';
import { nightsOf } from '../../../domain/days';
import type { NightPrice } from '../../../domain/bookings/prices/price-rules';
import { nightPricesIn, quoteRoom } from '../../../domain/bookings/pricing';
import type { Booking } from './store';

/** The price that a booking keeps: agreed when it was made, whatever the rules have become since. */
export type AgreedPrice = Pick<Booking, 'nightly_price' | 'surcharge' | 'nights' | 'total'>;

type Room = Parameters<typeof quoteRoom>[0];
type Stay = Parameters<typeof quoteRoom>[1];

/**
 * The price of a stay as a booking keeps it.
 *
 * @param agreed nights whose price was agreed before, in as many rooms
 */
export function agreedPriceOf(room: Room, stay: Stay, agreed?: readonly NightPrice[]): AgreedPrice {
  const { nightlyPrice, surcharge, total } = quoteRoom(room, stay, agreed);
  const nights = JSON.stringify(nightPricesIn(room, stay, agreed));
  return { nightly_price: nightlyPrice, surcharge, nights, total };
}

/**
 * The copy of a room type's terms of cancelling that a booking keeps (ruling 4), whatever the house's become.
 *
 * @param checkInTime `HH:mm` in Viet Nam
 */
export const agreedTermsOf = (
  { policy, cancellation }: { policy: RatePolicy; cancellation: CancelTerms },
  checkIn: Day,
  checkInTime: string,
): Pick<Booking, 'policy' | 'free_before_days' | 'fee_percent' | 'free_until'> => ({
  policy,
  free_before_days: cancellation.freeBeforeDays,
  fee_percent: cancellation.feePercent,
  free_until: freeCancellationUntil(cancellation, checkIn, checkInTime),
});

/**
 * Another price for the same nights, by hand: shared out evenly over the nights, what does not divide on the last.
 *
 * @param total of the whole booking, VND
 */
export function priceByHand(price: AgreedPrice, quantity: number, total: number): AgreedPrice {
  const nights = JSON.parse(price.nights ?? '[]') as NightPrice[];
  const surcharge = Math.min(price.surcharge, total);
  const roomPrice = total - surcharge;
  const each = Math.floor(roomPrice / nights.length);
  const last = roomPrice - each * (nights.length - 1);
  const byHand = nights.map(({ night }, i) => ({ night, price: i === nights.length - 1 ? last : each, rule: BY_HAND }));
  return {
    nightly_price: Math.round(roomPrice / nights.length / quantity),
    surcharge,
    nights: JSON.stringify(byHand),
    total,
  };
}

/** Stands for a rule where somebody at the desk has named the price. */
const BY_HAND = 'byHand';

/** The nights of a booking, each with what was agreed for it in all its rooms, VND. */
export function agreedNights({
  nights,
  nightly_price: price,
  quantity,
  check_in: checkIn,
  check_out: checkOut,
}: Pick<Booking, 'nights' | 'nightly_price' | 'quantity' | 'check_in' | 'check_out'>): NightPrice[] {
  if (nights !== null) return JSON.parse(nights) as NightPrice[];
  return nightsOf(checkIn, checkOut).map((night) => ({ night, price: price * quantity, rule: 'base' }));
}

/** The price of nights of a booking, from a day until another, VND. */
export const priceOfNights = (booking: Parameters<typeof agreedNights>[0], from: Day, until: Day): number =>
  agreedNights(booking)
    .filter(({ night }) => from <= night && night < until)
    .reduce((sum, { price }) => sum + price, 0);
