import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from '../../domain/days';
import type { Language } from '../../domain/languages';
import { type NightRange, type RangeProblem, setRange } from '../../domain/bookings/night-range';
import { DateFields } from '../../ui/forms/date-fields';
import { DateRange } from '../../ui/forms/date-range';
import type { SaleRules } from '../../ui/hooks/use-sale-rules';

const NOTHING_TAKEN: ReadonlySet<Day> = new Set();

export interface SearchDatesProps {
  range: NightRange;
  today: Day;
  /** Nights that nobody can have. */
  taken?: ReadonlySet<Day>;
  /** Rules of a room type, where one is chosen. */
  sale?: SaleRules;
  lang: Language;
  months?: 1 | 2;
  onChange: (range: NightRange) => void;
  /** Both days have been picked in the calendar. */
  onPicked?: () => void;
}

/** Arrival and departure, typed or picked, with what is wrong about them. */
export function SearchCalendar({
  range,
  today,
  taken = NOTHING_TAKEN,
  sale,
  lang,
  months,
  onChange,
  onPicked,
}: SearchDatesProps) {
  const { t } = useTranslation(['search-form', 'common']);
  const [problem, setProblem] = useState<RangeProblem | null>(null);
  const change = (next: NightRange, wrong: RangeProblem | null): void => {
    setProblem(wrong);
    onChange(next);
  };
  return (
    <div>
      <DateFields
        range={range}
        labels={{ checkIn: t('form.checkIn'), checkOut: t('form.checkOut') }}
        pattern="dd/MM/yyyy"
        invalid={t('errors.invalidDate')}
        problem={problem && (sale?.say(problem, range.checkIn) ?? t(`errors.${problem}` as 'errors.nightTaken'))}
        onType={(typed) => {
          const fitting = setRange(typed, { minDay: today, taken, sale });
          change(fitting.range, fitting.problem);
        }}
      />
      <DateRange
        range={range}
        onChange={(next, wrong) => {
          change(next, wrong);
          if (next.checkIn !== null && next.checkOut !== null && wrong === null) onPicked?.();
        }}
        minDay={today}
        taken={taken}
        sale={sale}
        lang={lang}
        words={t('calendar', { ns: 'common', returnObjects: true })}
        {...(months ? { months } : {})}
      />
    </div>
  );
}
