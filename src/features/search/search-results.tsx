import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../api/request';
import { shownAfter } from '../../domain/paging';
import { useFocusOnMore } from '../../ui/hooks/use-focus-on-more';
import { wholeWords } from '../../ui/whole-words';
import { SearchCard } from './search-card';
import type { FoundOffers } from './search-found';
import type { SearchPageProps } from './search-page-props';
import css from './search-results.module.css';

/** Cards at first, and more at a time: whole rows of one, two and three. */
export const SEARCH_STEP = 12;

interface ResultsProps extends SearchPageProps {
  offers: FoundOffers;
  /** Failure of the next page. */
  failure: ApiFailure | null;
  onRetry: () => void;
}

/** Rooms that fit as it was asked for, then those that fit in more of a kind. */
export function SearchResults({ offers, failure, onRetry, ...props }: ResultsProps) {
  const { search, presses, onMore } = props;
  const { asAsked, inMore, unfit, total } = offers;
  const { t } = useTranslation(['search', 'common']);
  const shown = [...asAsked, ...inMore].slice(0, shownAfter(presses, total, SEARCH_STEP));
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
      {shown.length < total ? (
        <p className={css.more}>
          {failure && <span>{t(failure.outcome === 'answered' ? 'failed.answered' : 'failed.offline')}</span>}
          <button
            type="button"
            className="btn quiet"
            onClick={() => {
              asked();
              if (failure) onRetry();
              else onMore();
            }}
          >
            {failure ? t('buttons.retry', { ns: 'common' }) : t('more')}
          </button>
        </p>
      ) : (
        unfit > 0 && <p className={css.more}>{t('unfit', { count: unfit, guests })}</p>
      )}
    </div>
  );
}
