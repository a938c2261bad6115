import { addMonths } from 'date-fns/addMonths';
import { dateOfDay, type Day, dayOfDate, nightsOf } from '../../days';
import { minStayOn, type NightPrice, nightPrice, type PriceRules, unsoldNights } from './price-rules';

/** Shades of a year of prices, from the cheapest night to the dearest. */
const PRICE_SHADES = 5;

export interface YearNight extends NightPrice {
  /** 1 to `PRICE_SHADES` by the height of the price. */
  shade: number;
  isSold: boolean;
  /** Nights that an arrival on this day stays at least. */
  minStay: number;
}

export interface YearMonth {
  /** Its first day. */
  month: Day;
  nights: readonly YearNight[];
}

/** The first day of the month that lies so many months after another's. */
export const monthAfter = (day: Day, months: number): Day =>
  dayOfDate(addMonths(dateOfDay(`${day.slice(0, 7)}-01`), months));

/** Prices of twelve months, night by night, with a shade for each height. */
export function priceYear(base: number, rules: PriceRules, from: Day): YearMonth[] {
  const months = Array.from({ length: 12 }, (_, at) => monthAfter(from, at));
  const unsold = new Set(unsoldNights(rules, months[0] ?? from, monthAfter(from, 12)));
  const priced = months.map((month) => ({
    month,
    nights: nightsOf(month, monthAfter(month, 1)).map((night) => nightPrice(base, rules, night)),
  }));
  const heights = [...new Set(priced.flatMap(({ nights }) => nights.map(({ price }) => price)))].sort((a, b) => a - b);
  const steps = Math.max(heights.length - 1, 1);
  const shadeOf = (price: number): number =>
    heights.length <= PRICE_SHADES
      ? heights.indexOf(price) + 1
      : 1 + Math.round((heights.indexOf(price) * (PRICE_SHADES - 1)) / steps);
  return priced.map(({ month, nights }) => ({
    month,
    nights: nights.map((one) => ({
      ...one,
      shade: shadeOf(one.price),
      isSold: !unsold.has(one.night),
      minStay: minStayOn(rules, one.night),
    })),
  }));
}
