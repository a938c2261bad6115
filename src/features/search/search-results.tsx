import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownAfter } from '../../domain/paging';
import { useFocusOnMore } from '../../ui/hooks/use-focus-on-more';
import { wholeWords } from '../../ui/whole-words';
import { SearchCard } from './search-card';
import type { Offers } from './search-offers';
import type { SearchPageProps } from './search-page-props';
import css from './search-results.module.css';

/** Cards at first, and more at a time: whole rows of one, two and three. */
const STEP = 12;

/** Rooms that fit as it was asked for, then those that fit in more of a kind. */
export function SearchResults({ offers, ...props }: SearchPageProps & { offers: Offers }) {
  const { search } = props;
  const { asAsked, inMore, unfit } = offers;
  const { t } = useTranslation('search');
  const [presses, setPresses] = useState(0);
  const all = [...asAsked, ...inMore];
  const shown = all.slice(0, shownAfter(presses, all.length, STEP));
  const list = useRef<HTMLDivElement>(null);
  const asked = useFocusOnMore(list, shown.length);
  const guests = search.adults + search.children;
  const cards = (group: typeof asAsked) => (
    <ul className={css.results}>
      {shown
        .filter((offer) => group.includes(offer))
        .map((offer) => (
          <li key={offer.room.id}>
            <SearchCard {...props} offer={offer} first={offer === shown[0]} />
          </li>
        ))}
    </ul>
  );
  return (
    <div ref={list}>
      {asAsked.length > 0 && cards(asAsked)}
      {shown.length > asAsked.length && (
        <>
          <div className={css.group}>
            <h2>{wholeWords(t('inMore.heading', { guests }))}</h2>
            <p>{t('inMore.text')}</p>
          </div>
          {cards(inMore)}
        </>
      )}
      {shown.length < all.length ? (
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
      ) : (
        unfit > 0 && <p className={css.more}>{t('unfit', { count: unfit, guests })}</p>
      )}
    </div>
  );
}
