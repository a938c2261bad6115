import { useTranslation } from 'react-i18next';
import { WithAmounts } from '../../../ui/with-amounts';
import type { Quote } from '../../../domain/bookings/pricing';
import { Sum } from '../../../ui/price-card';
import { useVnd } from '../../../ui/hooks/use-vnd';
import { wholeFactors } from '../../../ui/whole-words';
import { NightPrices } from '../../../ui/night-prices';

interface PaymentTableProps {
  quote: Quote;
  quantity: number;
  /** Total in VND: our server's, where that differs from what this page reckons. */
  total: number;
}

/** Room price, surcharge, total. */
export function PaymentTable({ quote, quantity, total }: PaymentTableProps) {
  const { t } = useTranslation('bookings');
  const formatVnd = useVnd();
  return (
    <Sum
      caption={t('pay.table')}
      lines={[
        {
          label: (
            <>
              {t('pay.room')}
              {quote.stretches.length > 0 ? (
                <NightPrices
                  stretches={quote.stretches}
                  say={({ count, ...line }) => t('pay.stretch', { ...line, nights: t('summary.nights', { count }) })}
                />
              ) : (
                <small>
                  <WithAmounts
                    text={wholeFactors(
                      t('pay.line', {
                        price: formatVnd(quote.nightlyPrice),
                        nights: t('summary.nights', { count: quote.nights }),
                        rooms: t('summary.rooms', { count: quantity }),
                      }),
                    )}
                  />
                </small>
              )}
            </>
          ),
          amount: formatVnd(quote.roomPrice),
        },
        { label: t('pay.surcharge'), amount: quote.surcharge > 0 ? formatVnd(quote.surcharge) : t('pay.none') },
        {
          label: (
            <>
              {t('pay.total')}
              {total !== quote.total && <small>{t('pay.newPrice')}</small>}
            </>
          ),
          amount: formatVnd(total),
        },
      ]}
    />
  );
}
