import { useWords } from '../../../ui/words';
import { useStore } from 'zustand';
import { placeOfApartment } from '../../../domain/guest-access/apartment-code';
import { EMERGENCY_NUMBERS, wholeCall } from '../../../domain/guide/emergency';
import { Icon } from '../../../ui/icon';
import { useGuideData, useLangOf } from '../state/guide-data';
import { guideStore } from '../early/guide-store';
import { useGuideValues } from '../state/guide-values';
import { telAddress } from '../../../domain/hotel-phone';
import css from './emergency-card.module.css';

/** Says whom to call in an emergency, and what to say. One tap from the header, the second one dials. */
export function EmergencyCard() {
  const { t } = useWords('guide');
  const { content } = useGuideData();
  const values = useGuideValues();
  const answered = useStore(guideStore, (state) => state.record?.answer.tower);
  const place = placeOfApartment(
    useStore(guideStore, (state) => state.apartment ?? ''),
    answered,
  );
  const say = place
    ? t('emergency.sayPlace', { ...values, ...place })
    : values.apartment === ''
      ? t('emergency.sayHotel', values)
      : t('emergency.say', values);
  return (
    <section
      id="emergency"
      lang={useLangOf('emergency.heading')}
      data-place=""
      className={css.emergency}
      aria-labelledby="emergency-title"
      tabIndex={-1}
    >
      <h2 id="emergency-title">{t('emergency.heading')}</h2>
      <p data-say="" translate="no" suppressHydrationWarning>
        {say}
      </p>
      {content.callVi && (
        <p className={css.local} lang="vi" translate="no">
          {wholeCall(content.callVi, place, values.apartment)}
        </p>
      )}
      <ul>
        {EMERGENCY_NUMBERS.map(({ number, who }) => (
          <li key={number}>
            <a href={`tel:${number}`}>
              <b translate="no">{number}</b> <span>{t(`emergency.${who}`)}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className={css.free}>{t('emergency.free')}</p>
      <a className={css.desk} href={telAddress(content.phones.reception)}>
        <Icon name="phone" />
        {t('emergency.reception')} <span translate="no">{content.phones.reception}</span>
      </a>
    </section>
  );
}
