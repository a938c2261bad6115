import type { TFunction } from 'i18next';
import type { Season, WeekdayRule } from '../../../domain/bookings/prices/price-rules';
import { addDays, type Day } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { formatVnd } from '../../../domain/money';
import { shortWeekdayOf } from '../shared/weekday';

type Words = TFunction<'reception-prices'>;

/** A Monday, to name the days of the week by. */
const MONDAY = '2027-01-04';
export const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;
const dayOfWeek = (weekday: number): Day => addDays(MONDAY, weekday - 1);

/** "T6, T7", "Fri, Sat" */
export const weekdaysIn = (days: readonly number[], lang: Language): string =>
  [...days]
    .sort((a, b) => a - b)
    .map((day) => shortWeekdayOf(dayOfWeek(day), lang))
    .join(', ');

/** "2.500.000 ₫", "+20%" or nothing of a rule that only restricts. */
export function priceIn({ price, percent }: Pick<WeekdayRule, 'price' | 'percent'>, lang: Language): string {
  if (price !== undefined) return formatVnd(price, lang);
  return percent === undefined ? '' : `${percent < 0 ? '−' : '+'}${Math.abs(percent)}%`;
}

/** Names everything that a season asks besides its price, in the order in which a guest meets it. */
export const restrictionsIn = (season: Season, t: Words): string[] => [
  ...(season.stopSell === true ? [t('unsold')] : []),
  ...(season.minStay !== undefined && season.minStay > 1 ? [t('minStay', { count: season.minStay })] : []),
  ...(season.closedToArrival === true ? [t('season.closedToArrival')] : []),
  ...(season.closedToDeparture === true ? [t('season.closedToDeparture')] : []),
];
