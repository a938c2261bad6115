import { useTranslation } from 'react-i18next';
import type { Tour } from '../../../contract/tours/tours';
import { showDay } from '../../../domain/days';
import type { TourQuote } from '../../../domain/tours/tour-price';
import { Picture } from '../../../ui/pictures/picture';
import { Sum, type SumLine } from '../../../ui/price-card';
import { wholeWords } from '../../../ui/whole-words';
import { useVnd } from '../../../ui/hooks/use-vnd';
import { WithAmounts } from '../../../ui/with-amounts';
import css from './tour-booking-summary.module.css';
import type { TourForm } from './tour-booking-values';
import { useDurationWords } from '../tour-words';

interface SummaryProps {
  /** `null` for a trip that is none of ours. */
  tour: Tour | null;
  values: TourForm;
  quote: TourQuote | null;
  /** The tours could not be had. */
  away: boolean;
}

/** Names the trip, its day, and what it comes to. */
export function TourBookingSummary({ tour, values, quote, away }: SummaryProps) {
  const { t } = useTranslation('tour-booking');
  const formatVnd = useVnd();
  const durationWords = useDurationWords();
  const picture = tour?.images[0]?.imageUrl;
  const named = values.tourName.trim();
  const linesOf = ({ lines, total, original }: TourQuote): SumLine[] => [
    ...lines.map(({ kind, count, each, sum }) => ({
      label: (
        <>
          {t(`travellers.${kind}`)}
          <small>
            <WithAmounts text={t('summary.line', { count, price: formatVnd(each) })} />
          </small>
        </>
      ),
      amount: formatVnd(sum),
    })),
    {
      label: (
        <>
          {t('summary.total')}
          {original > total && (
            <small>
              <WithAmounts text={t('summary.original', { price: formatVnd(original) })} />
            </small>
          )}
        </>
      ),
      amount: formatVnd(total),
    },
  ];
  return (
    <section aria-label={t('summary.heading')}>
      {picture !== undefined && <Picture id={picture} alt="" className={css.picture ?? ''} sizes="380px" />}
      <div className={css.words}>
        <h2>{wholeWords(tour?.name ?? (named === '' ? t('summary.noTour') : named))}</h2>
        {tour && <p className={css.quiet}>{durationWords(tour.durationDays)}</p>}
        <p className={css.day}>
          <span>{t('summary.departure')}</span>
          <b>{values.departureDate === '' ? t('summary.noDate') : showDay(values.departureDate)}</b>
        </p>
        {quote ? (
          <Sum caption={t('summary.table')} lines={linesOf(quote)} />
        ) : (
          <p className={css.quiet}>
            {t(named !== '' ? 'summary.toBePriced' : away ? 'summary.offline' : 'summary.choose')}
          </p>
        )}
      </div>
    </section>
  );
}
