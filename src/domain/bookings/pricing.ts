import { type Day, nightsBetween } from '../days';

/** Extra per adult and per child above those the room includes, VND (specification §9). */
export const SURCHARGE_PER_ADULT = 200_000;
export const SURCHARGE_PER_CHILD = 100_000;
/** What the MoMo wallet takes in one payment, VND (ruling 5). */
export const WALLET_MIN = 1_000;
export const WALLET_MAX = 50_000_000;

/** A night's price after a discount in percent, rounded to whole VND. */
export const discountedNightlyPrice = (price: number, discountPercent: number): number =>
  Math.round(price * (1 - discountPercent / 100));

/** A tour's price per person after its discount (specification §9), rounded to whole VND. */
export const discountedTourPrice = (price: number, discountPercent: number): number =>
  Math.round((price * (100 - discountPercent)) / 100);

interface PricedStay {
  /** Price of one night in one room before the discount, VND. */
  nightlyPrice: number;
  discountPercent: number;
  checkIn: Day;
  checkOut: Day;
  /** Rooms of this type. */
  quantity: number;
  adults: number;
  children: number;
  /** Guests whose price is in one room's price. */
  includedAdults: number;
  includedChildren: number;
}

export interface Quote {
  nights: number;
  /** One night in one room, after the discount. */
  nightlyPrice: number;
  roomPrice: number;
  surcharge: number;
  total: number;
  /** What the same rooms cost without the discount. */
  original: number;
  saved: number;
}

/**
 * The one price calculator (ruling 3): every figure a person sees, is mailed or pays comes from here, in integer VND,
 * and the server's is the one that counts. The surcharge is for the whole stay, as the specification writes it.
 */
export function quoteStay(stay: PricedStay): Quote {
  const nights = nightsBetween(stay.checkIn, stay.checkOut);
  const nightlyPrice = discountedNightlyPrice(stay.nightlyPrice, stay.discountPercent);
  const roomPrice = nightlyPrice * nights * stay.quantity;
  const extra = (guests: number, included: number): number => Math.max(0, guests - included * stay.quantity);
  const surcharge =
    extra(stay.adults, stay.includedAdults) * SURCHARGE_PER_ADULT +
    extra(stay.children, stay.includedChildren) * SURCHARGE_PER_CHILD;
  const original = stay.nightlyPrice * nights * stay.quantity;
  return {
    nights,
    nightlyPrice,
    roomPrice,
    surcharge,
    total: roomPrice + surcharge,
    original,
    saved: original - roomPrice,
  };
}

/** What the calculator has to know of a room type. */
interface PricedRoom {
  /** One night in one room before the discount, VND. */
  price: number;
  /** Percent. */
  discount: number;
  maxAdults: number;
  maxChildren: number;
}

/** What dates in a room type cost; without guests named, as many come as its price includes. */
export function quoteRoom(
  room: PricedRoom,
  stay: Pick<PricedStay, 'checkIn' | 'checkOut' | 'quantity'> & Partial<Pick<PricedStay, 'adults' | 'children'>>,
): Quote {
  return quoteStay({
    adults: room.maxAdults * stay.quantity,
    children: room.maxChildren * stay.quantity,
    ...stay,
    nightlyPrice: room.price,
    discountPercent: room.discount,
    includedAdults: room.maxAdults,
    includedChildren: room.maxChildren,
  });
}

/** Whether the wallet can take an amount, and if not, why. */
export const walletRefusal = (total: number): 'tooSmall' | 'tooLarge' | null =>
  total < WALLET_MIN ? 'tooSmall' : total > WALLET_MAX ? 'tooLarge' : null;
