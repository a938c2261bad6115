import { markedMatch } from '../marks';
import { byPrice, nightlyFrom, type PriceOrder } from './apartment-order';

interface Listed {
  name: string;
  location: string;
  pricePerDay: number;
  pricePerMonth: number;
  discountPercent: number;
}

/** Filter and order of a list of apartments. */
export interface Arrangement {
  /** Words that a name or street must have; `''` for all. */
  name: string;
  order: PriceOrder | null;
}

/** The apartments of a list that a name finds, in order of their price. */
export function arrangedList<T extends Listed>(all: readonly T[], { name, order }: Arrangement) {
  const matching = all.filter((one) => markedMatch(`${one.name} ${one.location}`, name));
  // By the month as the specification has it (§4), but for a house that is not let by the month.
  const byMonth = matching.every(({ pricePerMonth }) => pricePerMonth > 0);
  return { found: byPrice(matching, order, (one) => (byMonth ? one.pricePerMonth : nightlyFrom(one))), byMonth };
}
