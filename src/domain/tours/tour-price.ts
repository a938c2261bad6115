import { tourPrice } from './tours';

/** Kinds of travellers (specification §3, tour booking form), in the order of the form. */
export const TRAVELLER_KINDS = ['adults', 'children', 'smallChildren', 'infants'] as const;
export type TravellerKind = (typeof TRAVELLER_KINDS)[number];
export type Travellers = Record<TravellerKind, number>;

/**
 * Share of an adult's price for each kind, in percent. The specification names the kinds and not their prices; these
 * are the shares usual for tours here: from 12 years full price, 6–11 three quarters, 2–5 half, infants on a lap free.
 */
const TRAVELLER_SHARE: Readonly<Record<TravellerKind, number>> = {
  adults: 100,
  children: 75,
  smallChildren: 50,
  infants: 0,
};

/** Most travellers of each kind in one request; larger groups are a matter for a call. */
export const MAX_TRAVELLERS = 30;

export interface TourQuote {
  lines: { kind: TravellerKind; count: number; each: number; sum: number }[];
  /** VND. */
  total: number;
  /** Price for the same travellers without the discount. */
  original: number;
}

/** Price of one traveller of a kind, whole VND. */
export const priceOf = (kind: TravellerKind, adultPrice: number): number =>
  Math.round((adultPrice * TRAVELLER_SHARE[kind]) / 100);

/**
 * The one calculator of tours (ruling 3): every total that a person sees, sends or is mailed comes from here, and the
 * server's is the one that counts.
 */
export function quoteTour(tour: { price: number; discountPercent: number }, travellers: Travellers): TourQuote {
  const adult = tourPrice(tour);
  const lines = TRAVELLER_KINDS.filter((kind) => travellers[kind] > 0).map((kind) => {
    const [count, each] = [travellers[kind], priceOf(kind, adult)];
    return { kind, count, each, sum: count * each };
  });
  return {
    lines,
    total: lines.reduce((sum, line) => sum + line.sum, 0),
    original: lines.reduce((sum, { kind, count }) => sum + count * priceOf(kind, tour.price), 0),
  };
}
