import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { shownAfter } from '../../domain/paging';
import { Gallery } from '../../ui/pictures/gallery';
import { useFocusOnMore } from '../../ui/hooks/use-focus-on-more';
import { useWide } from '../../ui/hooks/use-wide';
import { wholeWords } from '../../ui/whole-words';
import type { SearchPageProps } from './search-page-props';
import css from './search-results.module.css';
import { SearchRoom } from './search-room';
import type { Result } from './search-stay';

/** Homes at first, and more at a time, on a phone. */
const PHONE_STEP = 5;

interface ResultsProps extends SearchPageProps {
  found: readonly Result[];
}

/** Apartments with their free rooms. A few at a time: each is a gallery, a calendar and a price to pay. */
export function SearchResults(props: ResultsProps) {
  const { found } = props;
  const { t } = useTranslation('search');
  const [presses, setPresses] = useState(0);
  // A card is a whole screen of a phone.
  const step = useWide(900) ? undefined : PHONE_STEP;
  const shown = found.slice(0, shownAfter(presses, found.length, step));
  const list = useRef<HTMLUListElement>(null);
  const asked = useFocusOnMore(list, shown.length);
  return (
    <>
      <ul className={css.results} ref={list}>
        {shown.map((result, index) => (
          <li key={result.apartment.id}>
            <ResultCard {...props} result={result} first={index === 0} />
          </li>
        ))}
      </ul>
      {shown.length < found.length && (
        <p className={css.more}>
          <button
            type="button"
            className="btn quiet"
            onClick={() => {
              asked();
              setPresses(presses + 1);
            }}
          >
            {t('more')}
          </button>
        </p>
      )}
    </>
  );
}

function ResultCard(props: ResultsProps & { result: Result; first: boolean }) {
  const { result, first, pageOf } = props;
  const { apartment, rooms } = result;
  const { t } = useTranslation(['search', 'common']);
  return (
    <section aria-labelledby={`apartment-${apartment.id}`}>
      <header className={css.head}>
        <div className={css.look}>
          <Gallery
            pictures={apartment.images}
            alt={apartment.name}
            words={t('gallery', { ns: 'common', returnObjects: true })}
            priority={first}
            sizes="(max-width: 900px) 100vw, 420px"
          />
        </div>
        <div>
          <h2 id={`apartment-${apartment.id}`}>{wholeWords(apartment.name)}</h2>
          <p className={css.where}>{apartment.location}</p>
          <p className={css.words}>{apartment.description}</p>
          <Link className={css.details} to={pageOf(apartment)} state={{ id: apartment.id }}>
            {t('details')}
          </Link>
        </div>
      </header>
      <ul className={css.rooms} aria-label={t('roomsOf')}>
        {rooms.map((room, index) => (
          <li key={room.id}>
            <SearchRoom {...props} apartment={apartment} room={room} startOpen={first && index === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}
