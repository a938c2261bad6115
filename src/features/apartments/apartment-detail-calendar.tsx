import { lazy, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../domain/languages';
import type { NightCalendar, NightRange, RangeProblem } from '../../domain/bookings/night-range';
import { Icon } from '../../ui/icon';
import css from './apartment-detail-calendar.module.css';

/** The calendar is the heaviest thing of the page and comes when it is opened. */
const DateRange = lazy(async () => ({ default: (await import('../../ui/forms/date-range')).DateRange }));

interface CalendarProps {
  range: NightRange;
  calendar: NightCalendar;
  lang: Language;
  open: boolean;
  onOpen: (open: boolean) => void;
  onChange: (range: NightRange, problem: RangeProblem | null) => void;
  months?: 1 | 2;
}

/** The calendar behind its button. */
export function ApartmentDetailCalendar({ range, calendar, lang, open, onOpen, onChange, months }: CalendarProps) {
  const { t } = useTranslation(['apartment-detail', 'common']);
  const id = useId();
  return (
    <div className={css.dates}>
      <button
        type="button"
        className={css.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onOpen(!open)}
      >
        <Icon name="calendar" />
        {open ? t('dates.close') : t('dates.open')}
        <Icon name="chevron" />
      </button>
      <div id={id} hidden={!open}>
        {open && (
          <Suspense fallback={<div className={css.coming} />}>
            <DateRange
              range={range}
              onChange={onChange}
              minDay={calendar.minDay}
              taken={calendar.taken}
              sale={calendar.sale}
              lang={lang}
              words={t('calendar', { ns: 'common', returnObjects: true })}
              {...(months ? { months } : {})}
            />
          </Suspense>
        )}
      </div>
    </div>
  );
}
