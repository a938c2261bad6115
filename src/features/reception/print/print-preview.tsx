import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardsPerSheet, PRINT_FORMATS } from '../../../domain/print/formats';
import { DeskPager } from '../shared/desk-pager';
import type { CardFrame } from './print-card';
import { drawCard, type PrintCard } from './print-check';
import { type CardPlan, withWifi } from './print-plan';
import css from './print-preview.module.css';
import { PrintSheet } from './print-sheet';

interface PrintPreviewProps extends CardFrame {
  plans: readonly CardPlan[];
  /** Sheets that were read back; they are shown as they will be printed. */
  checked: readonly (readonly PrintCard[])[];
}

/** The sheets as they will look, one at a time: nobody needs 88 of them on a screen. */
export function PrintPreview({ plans, checked, ...frame }: PrintPreviewProps) {
  const { t } = useTranslation('reception-print');
  const [wanted, setWanted] = useState(1);
  const format = PRINT_FORMATS[frame.choice.format];
  const size = cardsPerSheet(format);
  const sheets = Math.ceil(plans.length / size);
  const sheet = Math.min(wanted, sheets);
  const cards = checked[sheet - 1] ?? plans.slice((sheet - 1) * size, sheet * size).map((plan) => drawCard(plan, null));
  return (
    <section className={css.preview} aria-label={t('preview.title')}>
      <header>
        <h2>{t('preview.title')}</h2>
        <DeskPager page={sheet} pages={sheets} onPage={setWanted} />
      </header>
      {withWifi(frame.choice) && checked.length === 0 && <p className={css.note}>{t('preview.wifi')}</p>}
      <div className={css.table} data-paper={format.paper}>
        <div>
          <PrintSheet cards={cards} {...frame} />
        </div>
      </div>
    </section>
  );
}
