import { useTranslation } from 'react-i18next';
import type { StayRelease } from '../../../contract/guest-access/stays';
import { grouped } from '../../../domain/guest-access/seal';
import type { Language } from '../../../domain/languages';
import { QrCode } from '../../../ui/pictures/qr-code';
import css from './stay-link-dialog.module.css';

interface ReleaseOnSlipProps {
  release: StayRelease;
  apartment: string;
  lang: Language;
}

/**
 * Symbols that open the sealed code on a guest's phone: large enough to be read out, and as a QR code for the guide's
 * own camera.
 */
export function ReleaseOnSlip({ release: { code, check, qr }, apartment, lang }: ReleaseOnSlipProps) {
  const { t } = useTranslation('reception-guest-access');
  return (
    <div className={css.release}>
      <h4>{t('release.heading')}</h4>
      <p className={css.symbols} translate="no">
        {grouped(code)} <small>{check}</small>
      </p>
      <div className={css.small}>
        <QrCode text={qr} label={t('release.code', { apartment })} />
      </div>
      <p className={css.how}>{t('release.how')}</p>
      <p className={css.how} lang={lang === 'vi' ? 'en' : 'vi'}>
        {t('release.howOther')}
      </p>
    </div>
  );
}
