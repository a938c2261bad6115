import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../domain/numbers';
import { Picture } from '../../ui/pictures/picture';
import { Stars } from '../../ui/stars';
import css from './guest-story.module.css';

interface GuestStoryProps {
  review: { picture: string; apartment: string; reviewer: string; rating: number; text: string };
  /** The page of this story, where it is not this one. */
  to?: string;
  small?: boolean;
}

/** A guest's words, with the stars that go with them. */
export function GuestStory({ review, to, small = false }: GuestStoryProps) {
  const { t, i18n } = useTranslation('articles');
  const { picture, apartment, reviewer, rating, text } = review;
  const rated = t('event.rated', { rating: formatNumber(rating, i18n.language) });
  return (
    <figure className={css.story} data-small={small || undefined}>
      <Picture id={picture} alt="" sizes={small ? '96px' : '(max-width: 760px) 100vw, 360px'} />
      <div>
        <Stars rating={rating} label={rated} />
        <blockquote>{text}</blockquote>
        <figcaption>
          <b>{reviewer}</b>
          {to ? <Link to={to}>{t('event.stayedIn', { apartment })}</Link> : t('event.stayedIn', { apartment })}
        </figcaption>
      </div>
    </figure>
  );
}
