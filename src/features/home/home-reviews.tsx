import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../domain/numbers';
import { Picture } from '../../ui/pictures/picture';
import { Slides } from '../../ui/pictures/slides';
import { Stars } from '../../ui/stars';
import css from './home-reviews.module.css';

/** Between two reviews (specification §9), in ms. */
const EVERY_MS = 3000;

/** Five guests' words; each leads to the page of the apartment it is about. */
export function HomeReviews({ event }: { event: (apartment: string) => string }) {
  const { t, i18n } = useTranslation('home');
  const rated = (rating: number): string => t('stars', { rating: formatNumber(rating, i18n.language) });
  return (
    <section className={css.reviews} aria-labelledby="home-reviews">
      <h2 id="home-reviews">{t('sections.reviews')}</h2>
      <Slides
        items={t('reviews', { returnObjects: true })}
        keyOf={({ picture }) => picture}
        label={t('sections.reviews')}
        perView={2}
        everyMs={EVERY_MS}
        words={t('carousel', { returnObjects: true })}
        show={({ picture, apartment, reviewer, rating, text }) => (
          <Link className={css.review} to={event(apartment)}>
            <Stars rating={rating} label={rated(rating)} />
            <blockquote>{text}</blockquote>
            <div className={css.who}>
              <Picture id={picture} alt="" sizes="56px" />
              <span>
                <b>{reviewer}</b>
                {t('stayedIn', { apartment })}
              </span>
            </div>
          </Link>
        )}
      />
    </section>
  );
}
