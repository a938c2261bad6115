import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon';
import '../print/print-paper.css';
import css from './staff-page.module.css';

interface PaperCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Ten codes that are told this once: to be printed or written down. */
export function PaperCodes({ codes, onDone }: PaperCodesProps) {
  const { t } = useTranslation('reception-staff');
  const list = (
    <ol className={css.codes}>
      {codes.map((code) => (
        <li key={code}>
          <code translate="no">{code}</code>
        </li>
      ))}
    </ol>
  );
  return (
    <div className={css.paper} role="region" aria-label={t('paper.heading')}>
      <h3>{t('paper.heading')}</h3>
      <p>{t('paper.text')}</p>
      {list}
      <p className={css.ways}>
        <button type="button" className="btn" onClick={() => window.print()}>
          <Icon name="print" />
          {t('paper.print')}
        </button>
        <button type="button" className="btn quiet" onClick={onDone}>
          {t('paper.done')}
        </button>
      </p>
      {createPortal(
        <div data-print-sheets="">
          <section className={css.sheet}>
            <h1>{t('paper.heading')}</h1>
            <p>{t('paper.text')}</p>
            {list}
          </section>
        </div>,
        document.body,
      )}
    </div>
  );
}
