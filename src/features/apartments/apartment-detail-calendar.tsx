import { lazy, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../domain/languages';
import { type NightCalendar, type NightRange, type RangeProblem, setRange } from '../../domain/night-range';
import { DateFields } from '../../ui/date-fields';
import { Icon } from '../../ui/icon';
import css from './apartment-detail-calendar.module.css';

/** The calendar is the heaviest thing of the page and comes when it is opened. */
const DateRange = lazy(async () => ({ default: (await import('../../ui/date-range')).DateRange }));

interface CalendarProps {
  range: NightRange;
  calendar: NightCalendar;
  lang: Language;
  open: boolean;
  onOpen: (open: boolean) => void;
  message: string | null;
  onChange: (range: NightRange, problem: RangeProblem | null) => void;
}

/** Arrival and departure, typed or picked. */
export function ApartmentDetailCalendar({ range, calendar, lang, open, onOpen, message, onChange }: CalendarProps) {
  const { t } = useTranslation(['apartment-detail', 'common']);
  const id = useId();
  return (
    <div className={css.dates}>
      <DateFields
        range={range}
        labels={{ checkIn: t('dates.checkIn'), checkOut: t('dates.checkOut') }}
        pattern="dd/MM/yyyy"
        invalid={t('dates.invalid')}
        onType={(typed) => {
          const { range: fitting, problem } = setRange(typed, calendar);
          onChange(fitting, problem);
        }}
      />
      <p role="alert" className={css.message}>
        {message}
      </p>
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
      <div id={id} className={css.place} hidden={!open}>
        {open && (
          <Suspense fallback={<div className={css.coming} />}>
            <DateRange
              range={range}
              onChange={onChange}
              minDay={calendar.minDay}
              taken={calendar.taken}
              lang={lang}
              words={t('calendar', { ns: 'common', returnObjects: true })}
              months={1}
            />
          </Suspense>
        )}
      </div>
    </div>
  );
}
