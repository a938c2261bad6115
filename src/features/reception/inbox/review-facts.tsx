import { useTranslation } from 'react-i18next';
import type { DeskItem } from '../../../contract/desk/today';
import { Stars } from '../../../ui/stars';
import css from '../shared/desk-table.module.css';

/** Mark of a review, and what reception has decided about it. */
export function ReviewFacts({ review }: { review: NonNullable<DeskItem['review']> }) {
  const { t } = useTranslation('reception');
  const { rating, shown, answer, reason } = review;
  return (
    <>
      <small>
        <Stars rating={rating} label={t('inbox.review.stars', { rating })} />
      </small>
      {answer !== '' && <small>{t('inbox.review.answered', { text: answer })}</small>}
      {reason !== '' && <small>{t('inbox.review.reason', { text: reason })}</small>}
      <small className={css.state}>{t(shown ? 'inbox.review.shown' : 'inbox.review.hidden')}</small>
    </>
  );
}
