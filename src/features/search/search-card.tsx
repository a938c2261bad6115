import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../domain/numbers';
import { lowestNight } from '../../domain/bookings/pricing';
import { useVnd } from '../../ui/hooks/use-vnd';
import { Icon } from '../../ui/icon';
import { Gallery } from '../../ui/pictures/gallery';
import { wholeWords } from '../../ui/whole-words';
import css from './search-card.module.css';
import type { SearchPageProps } from './search-page-props';
import { SearchRoom } from './search-room';
import type { FoundStay } from './search-stay';

interface CardProps extends SearchPageProps {
  offer: FoundStay;
  /** The first card of the page. */
  first: boolean;
}

/** A room to book: pictures, what and where it is, who sleeps in it, what it comes to. Dates and details on request. */
export function SearchCard(props: CardProps) {
  const { offer, first, pageOf, onBook } = props;
  const { apartment, room } = offer;
  const { t, i18n } = useTranslation(['search', 'common']);
  const formatVnd = useVnd();
  const id = useId();
  const [open, setOpen] = useState(false);
  // Other dates, or more rooms, than those of the search; none while a date is missing.
  const [chosen, setChosen] = useState<FoundStay | null>(offer);
  const { adults, children } = offer.party;
  const facts = [
    t('room.sleeps', { count: room.guests }),
    t('room.facts.beds', { count: room.beds }),
    t('room.facts.size', { size: formatNumber(room.size, i18n.language) }),
  ];
  return (
    <article className={css.card} aria-label={`${apartment.name}, ${room.name}`}>
      <div className={css.look}>
        <Gallery
          pictures={room.images?.length ? room.images : apartment.images}
          alt={`${apartment.name}, ${room.name}`}
          words={t('gallery', { ns: 'common', returnObjects: true })}
          priority={first}
          sizes="(max-width: 600px) 100vw, (max-width: 1100px) 50vw, 410px"
        />
      </div>
      <h2>
        <Link to={pageOf(apartment)} state={{ id: apartment.id }}>
          {wholeWords(apartment.name)}
        </Link>
      </h2>
      <p className={css.where}>
        {room.name} · {apartment.location}
      </p>
      <p className={css.sleeps}>
        <Icon name="bed" />
        {facts.join(' · ')}
      </p>
      <div className={css.buy}>
        <button
          type="button"
          className={css.total}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <b translate="no">{formatVnd(chosen ? chosen.quote.total : lowestNight(room, null))}</b>{' '}
          <small>
            <span>
              {chosen
                ? [
                    t('bar.rooms', { count: chosen.quantity }),
                    t('nights', { count: chosen.quote.nights }),
                    t('room.guests', { count: adults + children }),
                  ].join(', ')
                : t('room.perNight')}
            </span>{' '}
            <span className="sr">{t('room.open')}</span>
            <Icon name="chevron" />
          </small>
        </button>
        <button type="button" className="btn" disabled={chosen === null} onClick={() => chosen && onBook(chosen)}>
          {t('room.book')}
        </button>
      </div>
      <div id={id} hidden={!open}>
        {open && <SearchRoom {...props} chosen={chosen} onChoose={setChosen} />}
      </div>
    </article>
  );
}
