import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Picture } from '../../ui/pictures/picture';
import { wholeWords } from '../../ui/whole-words';
import { useVnd } from '../../ui/hooks/use-vnd';
import { WithAmounts } from '../../ui/with-amounts';
import css from './featured-tour.module.css';

interface FeaturedTourProps {
  id: number;
  name: string;
  picture: string;
  /** Price that a guest pays, VND. */
  price: number;
  to: string;
}

/** A tour beside the list of posts. */
export function FeaturedTour({ id, name, picture, price, to }: FeaturedTourProps) {
  const { t } = useTranslation('blog');
  const formatVnd = useVnd();
  return (
    <section className={css.tour} aria-labelledby="featured-tour">
      <h2 id="featured-tour">{t('featuredTour')}</h2>
      <Picture id={picture} alt="" sizes="(max-width: 900px) 100vw, 220px" />
      <h3>
        <Link to={to} state={{ id }}>
          {wholeWords(name)}
        </Link>
      </h3>
      <p>
        <WithAmounts text={t('tourFrom', { price: formatVnd(price) })} />
      </p>
      <p className={css.more} aria-hidden="true">
        {t('tourMore')}
      </p>
    </section>
  );
}
