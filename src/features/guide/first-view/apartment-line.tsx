import { useWords } from '../../../ui/words';
import { useStore } from 'zustand';
import { placeOfApartment } from '../../../domain/guest-access/apartment-code';
import { RichText } from '../../../ui/rich-text';
import { guideStore } from '../early/guide-store';

/**
 * Names the apartment that the guide is for. The served HTML does not know it: the early script writes it from the
 * address, React takes over. A code of ten thousand letters is shown as its beginning.
 */
export function ApartmentLine() {
  const { t } = useWords('guide');
  const apartment = useStore(guideStore, (state) => state.apartment);
  const answer = useStore(guideStore, (state) => state.record?.answer);
  if (apartment === null)
    return (
      <p key="early" data-apartment-line="" suppressHydrationWarning>
        {''}
      </p>
    );
  // No number comes any more after the end.
  if (apartment === '') return <p key="missing">{answer?.access !== 'ended' && t('apartmentLine.missing')}</p>;
  const tower = answer?.tower ?? placeOfApartment(apartment)?.tower;
  const shown = apartment.slice(0, 16);
  return (
    <p key="known">
      <RichText
        text={
          tower
            ? t('apartmentLine.known', { apartment: shown, tower })
            : t('apartmentLine.unknown', { apartment: shown })
        }
      />
    </p>
  );
}
