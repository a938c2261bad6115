import { useTranslation } from 'react-i18next';
import { MAX_GUESTS } from '../../domain/bookings/stay-search';
import { Stepper } from '../../ui/forms/stepper';

interface SearchGuestsProps {
  adults: number;
  children: number;
  onChange: (guests: { adults?: number; children?: number }) => void;
}

/** Adults, at least one, and children. */
export function SearchGuests({ adults, children, onChange }: SearchGuestsProps) {
  const { t } = useTranslation('search-form');
  return (
    <>
      <Stepper
        label={t('form.adultsLabel')}
        hint={t('form.adultsHint')}
        value={adults}
        min={1}
        max={MAX_GUESTS}
        less={t('form.lessAdults')}
        more={t('form.moreAdults')}
        onChange={(value) => onChange({ adults: value })}
      />
      <Stepper
        label={t('form.childrenLabel')}
        hint={t('form.childrenHint')}
        value={children}
        min={0}
        max={MAX_GUESTS}
        less={t('form.lessChildren')}
        more={t('form.moreChildren')}
        onChange={(value) => onChange({ children: value })}
      />
    </>
  );
}
