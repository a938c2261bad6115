import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, dateOfDay, type Day } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { monthOf, shortMonthOf, shortWeekdayOf } from '../shared/weekday';
import css from './nights-grid.module.css';

/** The width of a night as the style sheet has it, in px. */
export const NIGHT = 40;
/** The nights over which a month's name and year are read whole. */
const WHOLE_MONTH = 4;

interface NightsHeadProps {
  from: Day;
  nights: number;
  today: Day;
  /** Rooms that are taken, by night; `null` while not all of them are known. */
  taken: readonly number[] | null;
  all: number;
  lang: Language;
}

/** Months and days over the nights, each with how many rooms are taken, beside how many there are of those shown. */
export const NightsHead = memo(function NightsHead({ from, nights, today, taken, all, lang }: NightsHeadProps) {
  const { t } = useTranslation('reception-bookings');
  const days = Array.from({ length: nights }, (_, index) => addDays(from, index));
  const months = [...new Set(days.map((day) => day.slice(0, 7)))];
  return (
    <div className={css.head} aria-hidden="true">
      <div className={css.months}>
        <span className={css.corner} />
        {months.map((month) => {
          const { length } = days.filter((day) => day.startsWith(month));
          return (
            <span key={month} style={{ width: length * NIGHT }}>
              <b>{(length < WHOLE_MONTH ? shortMonthOf : monthOf)(`${month}-01`, lang)}</b>
            </span>
          );
        })}
      </div>
      <span className={css.corner}>
        <i>{taken !== null && t('calendar.of', { count: all })}</i>
      </span>
      {days.map((day, index) => (
        <span key={day} data-today={day === today} data-first={day.endsWith('-01')}>
          {shortWeekdayOf(day, lang)}
          <b>{dateOfDay(day).getDate()}</b>
          <i data-full={taken !== null && all > 0 && (taken[index] ?? 0) >= all}>{taken?.[index]}</i>
        </span>
      ))}
    </div>
  );
});
