import { useTranslation } from 'react-i18next';
import { formatVnd } from '../../domain/money';
import type { Quote } from '../../domain/pricing';
import css from './payment-table.module.css';

interface PaymentTableProps {
  quote: Quote;
  quantity: number;
  /** What our server says it costs, where that differs from what this page reckons. */
  total: number;
}

/** Room price, surcharge, total. */
export function PaymentTable({ quote, quantity, total }: PaymentTableProps) {
  const { t } = useTranslation('booking');
  return (
    <table className={css.table}>
      <caption className="sr">{t('pay.table')}</caption>
      <tbody>
        <tr>
          <th scope="row">
            {t('pay.room')}
            <small>
              {t('pay.line', {
                price: formatVnd(quote.nightlyPrice),
                nights: t('summary.nights', { count: quote.nights }),
                rooms: t('summary.rooms', { count: quantity }),
              })}
            </small>
          </th>
          <td>{formatVnd(quote.roomPrice)}</td>
        </tr>
        <tr>
          <th scope="row">{t('pay.surcharge')}</th>
          <td>{quote.surcharge > 0 ? formatVnd(quote.surcharge) : t('pay.none')}</td>
        </tr>
        <tr>
          <th scope="row">
            {t('pay.total')}
            {total !== quote.total && <small>{t('pay.newPrice')}</small>}
          </th>
          <td>{formatVnd(total)}</td>
        </tr>
      </tbody>
    </table>
  );
}
