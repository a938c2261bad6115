import { useTranslation } from 'react-i18next';
import { CAPTIVE_PATH } from '../../../contract/api-addresses';
import { captiveLines } from '../../../domain/print/captive-lines';
import { CopyButton } from '../../../ui/copy-button';
import css from './print-run-panel.module.css';

/**
 * Lines for the house's router, by which its Wi-Fi names the guide to each phone that joins.
 *
 * @param origin where guests reach the hotel
 * @param isReached false while phones elsewhere cannot ask there
 */
export function CaptiveLines({ origin, isReached }: { origin: string; isReached: boolean }) {
  const { t } = useTranslation(['reception-print', 'common']);
  return (
    <details className={css.panel}>
      <summary>{t('captive.title')}</summary>
      <p>{t('captive.lead')}</p>
      <p>{t('captive.does')}</p>
      <p>{t('captive.limits')}</p>
      {!isReached && <p>{t('captive.noHttps')}</p>}
      {isReached && (
        <dl className={css.lines}>
          {captiveLines(`${origin}${CAPTIVE_PATH}`).map(({ name, router, line }) => (
            <div key={name}>
              <dt translate="no">{router}</dt>
              <dd>
                {t(`captive.where.${name}`)}
                <code translate="no">{line}</code>
                <CopyButton
                  text={line}
                  label={t('buttons.copy', { ns: 'common' })}
                  name={t('captive.copy', { router })}
                  copied={t('buttons.copied', { ns: 'common' })}
                  failed={t('captive.copyFailed')}
                  className="btn quiet"
                />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  );
}
