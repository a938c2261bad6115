import { useTranslation } from 'react-i18next';
import type { Language } from '../../../domain/languages';
import { formatVnd } from '../../../domain/money';
import css from '../guest-access/stay-link-dialog.module.css';

/**
 * Sums of a booking in VND: its price with all that was charged, what was paid, what is open; below 0 it is due back.
 */
export interface SlipBill {
  total: number;
  paid: number;
  balance: number;
}

/** The balance on the slip that a guest is handed, in both languages of the house: the figures while something is open. */
export function BillOnSlip({ bill, lang }: { bill: SlipBill; lang: Language }) {
  const { t } = useTranslation('reception-guest-access');
  const other = lang === 'vi' ? 'en' : 'vi';
  const kind = bill.balance === 0 ? 'settled' : bill.balance > 0 ? 'due' : 'back';
  const figures = (of: Language) => ({
    total: formatVnd(bill.total, of),
    paid: formatVnd(bill.paid, of),
    amount: formatVnd(Math.abs(bill.balance), of),
  });
  return (
    <div className={css.bill}>
      {kind === 'due' && <p>{t('bill.sums', figures(lang))}</p>}
      <p>
        <b>{t(`bill.${kind}`, figures(lang))}</b>
      </p>
      <p className={css.how} lang={other}>
        {kind === 'due' && (
          <>
            {t('bill.sumsOther', figures(other))} <br />
          </>
        )}
        {t(`bill.${kind}Other`, figures(other))}
      </p>
    </div>
  );
}
