import { type Day, nightsBetween, nightsOf } from '../days';
import { lessPercent } from './prices/discount';
import {
  type NightPrice,
  nightPrice,
  NO_PRICE_RULES,
  type PriceRules,
  type PriceStretch,
  stretchesOf,
} from './prices/price-rules';

/** Cost of a guest above those whom a room includes for the whole stay, VND. */
export interface Surcharges {
  adult: number;
  child: number;
}
/** Surcharges of every house before each had its own (specification §9): answers kept from then say none. */
export const SURCHARGES: Surcharges = { adult: 200_000, child: 100_000 };
/** Limits of one payment by MoMo, VND (ruling 5). */
export const WALLET_MIN = 1_000;
export const WALLET_MAX = 50_000_000;

interface PricedStay {
  /** Price of one night in one room before the discount, VND, where no rule says another. */
  nightlyPrice: number;
  rules?: PriceRules | undefined;
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
  surcharges?: Surcharges | undefined;
}

export interface Quote {
  nights: number;
  /** Nights of all rooms that do not all cost the same, after the discount; empty where they do. */
  stretches: readonly PriceStretch[];
  /** One night in one room, after the discount; the mean of nights that differ. */
  nightlyPrice: number;
  roomPrice: number;
  surcharge: number;
  total: number;
  /** Price of the same rooms without the discount. */
  original: number;
  saved: number;
}

/** The stay whose nights were asked for last: a search prices hundreds of room types for the same one. */
let lastStay: { checkIn: Day; checkOut: Day; nights: readonly Day[] } | null = null;

function nightsOfStay({ checkIn, checkOut }: PricedStay): readonly Day[] {
  if (lastStay?.checkIn !== checkIn || lastStay.checkOut !== checkOut) {
    lastStay = { checkIn, checkOut, nights: nightsOf(checkIn, checkOut) };
  }
  return lastStay.nights;
}

/**
 * The price of each night in all rooms of a stay, after the discount, VND: one rule a night, each night rounded by
 * itself. With the surcharge they are what the stay costs.
 *
 * @param agreed nights whose price was agreed before, in as many rooms: they keep it
 */
function nightPricesOf(stay: PricedStay, agreed: readonly NightPrice[] = []): NightPrice[] {
  const { nightlyPrice, rules = NO_PRICE_RULES, discountPercent, quantity } = stay;
  const kept = new Map(agreed.map((one) => [one.night, one]));
  return nightsOfStay(stay).map((night) => {
    const known = kept.get(night);
    if (known) return known;
    const { price, rule } = nightPrice(nightlyPrice, rules, night);
    return { night, price: lessPercent(price, discountPercent, rules.step) * quantity, rule };
  });
}

const sum = (prices: readonly NightPrice[]): number => prices.reduce((total, { price }) => total + price, 0);

/** Prices the rooms of a stay. Where every night costs the same, as in most houses, no night is looked at. */
function roomPricesOf(stay: PricedStay, nights: number, agreed?: readonly NightPrice[]) {
  const { nightlyPrice, rules, discountPercent, quantity } = stay;
  if (!rules && !agreed) {
    const count = nights * quantity;
    return {
      roomPrice: lessPercent(nightlyPrice, discountPercent) * count,
      original: nightlyPrice * count,
      stretches: [],
    };
  }
  const prices = nightPricesOf(stay, agreed);
  const stretches = stretchesOf(prices);
  const roomPrice = sum(prices);
  return {
    roomPrice,
    original: discountPercent === 0 ? roomPrice : sum(nightPricesOf({ ...stay, discountPercent: 0 }, agreed)),
    stretches: stretches.length > 1 ? stretches : [],
  };
}

/**
 * The one price calculator (ruling 3): every figure a person sees, is mailed or pays comes from here, in integer VND,
 * and the server's is the one that counts. The surcharge is for the whole stay, as the specification writes it.
 *
 * @param agreed see `nightPricesOf`
 */
export function quoteStay(stay: PricedStay, agreed?: readonly NightPrice[]): Quote {
  const nights = nightsBetween(stay.checkIn, stay.checkOut);
  const { roomPrice, original, stretches } = roomPricesOf(stay, nights, agreed);
  const extra = (guests: number, included: number): number => Math.max(0, guests - included * stay.quantity);
  const { adult, child } = stay.surcharges ?? SURCHARGES;
  const surcharge =
    extra(stay.adults, stay.includedAdults) * adult + extra(stay.children, stay.includedChildren) * child;
  return {
    nights,
    stretches,
    nightlyPrice: Math.round(roomPrice / (nights * stay.quantity)),
    roomPrice,
    surcharge,
    total: roomPrice + surcharge,
    original,
    saved: original - roomPrice,
  };
}

/** Facts of a room type that its price depends on. */
export interface PricedRoom {
  /** One night in one room before the discount, VND, where no rule says another. */
  price: number;
  /** Percent. */
  discount: number;
  maxAdults: number;
  maxChildren: number;
  rules?: PriceRules | undefined;
  surcharges?: Surcharges | undefined;
}

type RoomStay = Pick<PricedStay, 'checkIn' | 'checkOut' | 'quantity'> &
  Partial<Pick<PricedStay, 'adults' | 'children'>>;

const stayIn = (room: PricedRoom, stay: RoomStay): PricedStay => ({
  adults: room.maxAdults * stay.quantity,
  children: room.maxChildren * stay.quantity,
  ...stay,
  nightlyPrice: room.price,
  rules: room.rules,
  discountPercent: room.discount,
  includedAdults: room.maxAdults,
  includedChildren: room.maxChildren,
  surcharges: room.surcharges,
});

/** Quotes dates in a room type; without guests named, for as many as its price includes. */
export const quoteRoom = (room: PricedRoom, stay: RoomStay, agreed?: readonly NightPrice[]): Quote =>
  quoteStay(stayIn(room, stay), agreed);

/** Nights of a stay in a room type with their prices; see `nightPricesOf`. */
export const nightPricesIn = (room: PricedRoom, stay: RoomStay, agreed?: readonly NightPrice[]): NightPrice[] =>
  nightPricesOf(stayIn(room, stay), agreed);

/** The lowest price of a night after the discount: of the dates where they are known, else of any plain day of a week. */
export function lowestNight(room: PricedRoom, dates: { checkIn: Day; checkOut: Day } | null): number {
  const { price, discount, rules } = room;
  if (!rules) return lessPercent(price, discount);
  const [checkIn, checkOut] = dates ? [dates.checkIn, dates.checkOut] : PLAIN_WEEK;
  const looked = dates ? rules : { ...rules, seasons: [] };
  return Math.min(
    ...nightPricesIn({ ...room, rules: looked }, { checkIn, checkOut, quantity: 1 }).map((one) => one.price),
  );
}

/**
 * A room type's price of one night, as a card shows it: the one of every night, the mean of the dates chosen where they
 * differ, without dates the lowest.
 */
export function nightlyIn(room: PricedRoom, quote: Quote | null) {
  const { price, discount, rules } = room;
  if (!rules) return { amount: lessPercent(price, discount), full: price, per: 'perNight' as const };
  if (!quote) {
    const full = lowestNight({ ...room, discount: 0 }, null);
    return { amount: lowestNight(room, null), full, per: 'fromPerNight' as const };
  }
  const full = Math.round((quote.original * quote.nightlyPrice) / (quote.roomPrice || 1));
  return {
    amount: quote.nightlyPrice,
    full,
    per: quote.stretches.length > 0 ? ('meanPerNight' as const) : ('perNight' as const),
  };
}

/** Seven nights, for rules of days of the week alone. */
const PLAIN_WEEK = ['2027-01-04', '2027-01-11'] as const;

/** Checks an amount against the wallet's limits; `null` when it can be paid. */
export const walletRefusal = (total: number): 'tooSmall' | 'tooLarge' | null =>
  total < WALLET_MIN ? 'tooSmall' : total > WALLET_MAX ? 'tooLarge' : null;
