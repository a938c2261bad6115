import { useTranslation } from 'react-i18next';
import { nfcCsv, tagFor, uriRecord } from '../../../domain/print/ndef';
import { Icon } from '../../../ui/icon';
import { saveFile } from '../shared/save-file';
import css from './print-run-panel.module.css';
import type { CardPlan } from './print-plan';

const COLUMNS = ['name', 'address', 'bytes', 'size', 'tag'] as const;

/**
 * The same addresses for tags under the stickers, as a list that programs for writing tags read.
 *
 * @param held true while what is written would not work for guests
 */
export function NfcList({ plans, held }: { plans: readonly CardPlan[]; held: boolean }) {
  const { t } = useTranslation('reception-print');
  const bytes = Math.max(...plans.map(({ text }) => uriRecord(text).length));
  const tag = tagFor(bytes);
  const save = (): void => {
    const heads = COLUMNS.map((column) => t(`nfc.columns.${column}`));
    saveFile({ name: `${t('nfc.file')}.csv`, type: 'text/csv;charset=utf-8', content: nfcCsv(plans, heads) });
  };
  return (
    <details className={css.panel}>
      <summary>{t('nfc.title')}</summary>
      <p>{t('nfc.lead')}</p>
      <p>{tag === null ? t('nfc.tooLong', { bytes }) : t('nfc.fits', { bytes, tag })}</p>
      <p>{t('nfc.phones')}</p>
      <button type="button" className="btn quiet" disabled={held} onClick={save}>
        <Icon name="download" />
        {t('nfc.save', { count: plans.length })}
      </button>
    </details>
  );
}
