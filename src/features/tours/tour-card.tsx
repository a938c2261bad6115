import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Tour } from '../../contract/tours/tours';
import { ListCard } from '../../ui/page/list-card';
import { wholeWords } from '../../ui/whole-words';
import css from './tour-card.module.css';
import { TourPrice } from './tour-price';
import { useDurationWords } from './tour-words';

interface TourCardProps {
  tour: Tour;
  /** Address of its page. */
  to: string;
  /** The first cards of a page. */
  priority: boolean;
}

/** A tour in a list; the id goes along in the navigation state (specification §2). */
export function TourCard({ tour, to, priority }: TourCardProps) {
  const { t } = useTranslation('tours');
  const durationWords = useDurationWords();
  const picture = tour.images.find(({ featured }) => featured) ?? tour.images[0];
  return (
    <ListCard
      picture={picture?.imageUrl}
      priority={priority}
      tag={tour.discountPercent > 0 ? t('discount', { percent: tour.discountPercent }) : null}
    >
      <p className={css.facts}>
        <span>{durationWords(tour.durationDays)}</span>
        <span>{tour.transportation ?? t('transportation')}</span>
      </p>
      <h2 className={css.name}>
        <Link to={to} state={{ id: tour.id }}>
          {wholeWords(tour.name)}
        </Link>
      </h2>
      <p className={css.about}>{tour.description}</p>
      <TourPrice tour={tour} />
    </ListCard>
  );
}
