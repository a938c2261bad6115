import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../domain/languages';
import { formatNumber } from '../../domain/numbers';
import { createQuery, querySource } from '../../offline/query/query';
import { reviewsOf } from '../../offline/query/reviews';
import { useQuery } from '../../ui/hooks/use-query';
import { Stars } from '../../ui/stars';
import css from './apartment-detail-reviews.module.css';

/** The words of guests who have stayed here; nothing at all where there are none. */
export function ApartmentDetailReviews({ apartmentId, lang }: { apartmentId: number; lang: Language }) {
  const { t } = useTranslation('apartment-detail');
  const query = useMemo(() => createQuery(querySource(reviewsOf(apartmentId))), [apartmentId]);
  const { data } = useQuery(query);
  if (!data || data.count === 0) return null;
  const { count, mean, reviews } = data;
  const rated = (rating: number): string => t('reviews.stars', { rating: formatNumber(rating, lang) });
  return (
    <section className={css.reviews} aria-labelledby="guest-reviews">
      <h2 id="guest-reviews">{t('reviews.heading')}</h2>
      <p>
        <b>
          {mean === null ? t('reviews.count', { count }) : t('reviews.mean', { mean: formatNumber(mean, lang), count })}
        </b>
        <small>{t('reviews.who')}</small>
      </p>
      <ul>
        {reviews.map((review, at) => (
          <li key={at}>
            <Stars rating={review.rating} label={rated(review.rating)} />
            {review.text !== '' && <blockquote lang={review.lang}>{review.text}</blockquote>}
            <p>
              <b>{review.name}</b>
              <small>{t('reviews.stay', { count: review.nights, month: monthOf(review.month) })}</small>
            </p>
            {review.answer !== '' && (
              <p className={css.answer}>
                <b>{t('reviews.answer')}</b>
                {review.answer}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `2026-11` as 11/2026, in both languages the same as days of the site are. */
const monthOf = (month: string): string => month.split('-').reverse().join('/');
