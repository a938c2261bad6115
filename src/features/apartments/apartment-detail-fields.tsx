import { useTranslation } from 'react-i18next';
import { type NightCalendar, type NightRange, type RangeProblem, setRange } from '../../domain/bookings/night-range';
import { DateFields } from '../../ui/forms/date-fields';

interface FieldsProps {
  range: NightRange;
  calendar: NightCalendar;
  /** Words that say what is wrong; `null` for nothing. */
  message: string | null;
  onChange: (range: NightRange, problem: RangeProblem | null) => void;
}

/** Arrival and departure to type, and what is wrong with them. */
export function ApartmentDetailFields({ range, calendar, message, onChange }: FieldsProps) {
  const { t } = useTranslation('apartment-detail');
  return (
    <DateFields
      range={range}
      labels={{ checkIn: t('dates.checkIn'), checkOut: t('dates.checkOut') }}
      pattern="dd/MM/yyyy"
      invalid={t('dates.invalid')}
      problem={message}
      onType={(typed) => {
        const { range: fitting, problem } = setRange(typed, calendar);
        onChange(fitting, problem);
      }}
    />
  );
}
