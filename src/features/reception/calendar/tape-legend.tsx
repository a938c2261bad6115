import { useTranslation } from 'react-i18next';
import { BAR_TONES } from './bar-tone';
import css from './tones.module.css';

/** Legend of the colours of the nights, whose names say it to who does not see them. */
export function TapeLegend() {
  const { t } = useTranslation('reception');
  return (
    <p className={`${css.legend ?? ''} ${css.tones ?? ''}`} aria-hidden="true">
      {BAR_TONES.map((tone) => (
        <span key={tone}>
          <i data-tone={tone} />
          {t(`tones.${tone}`)}
        </span>
      ))}
      <span>
        <i data-tone="coming" data-doorless="true" />
        {t('tones.doorless')}
      </span>
    </p>
  );
}
