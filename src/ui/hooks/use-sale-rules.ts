import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_DAYS_AHEAD } from '../../domain/bookings/booking';
import type { NightCalendar, RangeProblem } from '../../domain/bookings/night-range';
import { minStayOn, type PriceRules, unsoldNights, whyNotSellable } from '../../domain/bookings/prices/price-rules';
import { addDays, type Day } from '../../domain/days';

/** The rules of a room type as a calendar asks them, with their words. */
export type SaleRules = NonNullable<NightCalendar['sale']> & {
  /** Says a problem that these rules make; `null` for any other. */
  say: (problem: RangeProblem, checkIn: Day | null) => string | null;
};

/** Gives the restrictions of a room type to a calendar of its own, with their words (`bookings`). */
export function useSaleRules(rules: PriceRules | undefined, today: Day): SaleRules {
  const { t } = useTranslation('bookings');
  const unsold = useMemo(() => new Set(unsoldNights(rules, today, addDays(today, MAX_DAYS_AHEAD))), [rules, today]);
  return {
    unsold,
    whyNot: (checkIn, checkOut) => whyNotSellable(rules, checkIn, checkOut)?.reason ?? null,
    say(problem, checkIn) {
      switch (problem) {
        case 'stopSell':
        case 'closedToArrival':
        case 'closedToDeparture':
          return t(`unsold.${problem}`);
        case 'minStay':
          return t('unsold.minStay', { nights: minStayOn(rules, checkIn ?? today) });
        default:
          return null;
      }
    },
  };
}
