import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';
import { ForgetDevice } from './forget-device';
import { useGuideValues } from './guide-values';
import { printGuide } from './print';
import css from './guide-end.module.css';

/** The foot of the guide: print it, or have this phone forget it. */
export function GuideEnd() {
  const { t } = useTranslation('guide');
  const values = useGuideValues();
  return (
    <footer className={css.end}>
      <button type="button" className="btn quiet" onClick={() => printGuide('guide')}>
        <Icon name="print" />
        {t('print.button')}
      </button>
      <ForgetDevice />
      <p>{t('footer', values)}</p>
    </footer>
  );
}
