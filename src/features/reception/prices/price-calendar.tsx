import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { getISODay } from 'date-fns/getISODay';
import type { YearMonth, YearNight } from '../../../domain/bookings/prices/price-year';
import { dateOfDay } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { useVnd } from '../../../ui/hooks/use-vnd';
import { useWide } from '../../../ui/hooks/use-wide';
import { monthOf, shortDay, shortWeekdayOf } from '../shared/weekday';
import css from './price-calendar.module.css';

interface PriceCalendarProps {
  months: readonly YearMonth[];
  lang: Language;
  /** A rule's name as a person reads it. */
  ruleName: (rule: string) => string;
  /** Nights of what is being looked at have a line around them. */
  isMarked: (night: YearNight) => boolean;
  onNight: (night: YearNight) => void;
}

/** A year of prices: colour is the height of the price, hatched is not sold, a dot asks for a minimum stay. */
export function PriceCalendar({ months, lang, ruleName, isMarked, onNight }: PriceCalendarProps) {
  const { t } = useTranslation('reception-prices');
  const formatVnd = useVnd();
  const wide = useWide(600);
  const say = (one: YearNight): string =>
    [
      `${shortWeekdayOf(one.night, lang)} ${shortDay(one.night)}: ${one.isSold ? formatVnd(one.price) : t('unsold')}`,
      ruleName(one.rule),
      ...(one.minStay > 1 ? [t('minStay', { count: one.minStay })] : []),
    ].join(', ');
  return (
    // Where the months stand side by side, arrow keys move them.
    <div className={css.year} role="group" aria-label={t('calendar')} tabIndex={wide ? undefined : 0}>
      {months.map(({ month, nights }) => (
        <section key={month} aria-label={monthOf(month, lang)}>
          <h2>{monthOf(month, lang)}</h2>
          <div className={css.nights} style={{ '--before': getISODay(dateOfDay(month)) } as CSSProperties}>
            {nights.map((one) => (
              <button
                key={one.night}
                type="button"
                // Three hundred stops are no way for a keyboard: the rules above lead to the same places.
                tabIndex={-1}
                data-shade={one.isSold ? one.shade : 0}
                data-marked={isMarked(one) || undefined}
                title={say(one)}
                aria-label={say(one)}
                onClick={() => onNight(one)}
              >
                {Number(one.night.slice(8))}
                {one.minStay > 1 && <i />}
              </button>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
