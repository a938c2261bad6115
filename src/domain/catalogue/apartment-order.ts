import { lessPercent } from '../bookings/prices/discount';

/** Orders that a list can have; none is the house's own order. */
export const PRICE_ORDERS = ['price-asc', 'price-desc'] as const;
export type PriceOrder = (typeof PRICE_ORDERS)[number];

/** Reads an order from an address; `null` when it is none. */
export const asPriceOrder = (value: unknown): PriceOrder | null =>
  PRICE_ORDERS.find((order) => order === value) ?? null;

/** A list in order of a price; things of the same price keep their order. */
export function byPrice<T>(list: readonly T[], order: PriceOrder | null, price: (one: T) => number): readonly T[] {
  if (order === null) return list;
  const sign = order === 'price-asc' ? 1 : -1;
  return [...list].sort((a, b) => sign * (price(a) - price(b)));
}

/** Lowest price of a night in an apartment, after its discount, VND. */
export const nightlyFrom = (apartment: { pricePerDay: number; discountPercent: number }): number =>
  lessPercent(apartment.pricePerDay, apartment.discountPercent);
