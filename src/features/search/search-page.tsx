import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Room } from '../../contract/catalogue/apartments';
import { byPrice, nightlyFrom } from '../../domain/catalogue/apartment-order';
import { type Day, nightsBetween, showDay } from '../../domain/days';
import { liesIn, type Place, roomTakes } from '../../domain/bookings/stay-search';
import { freeStays } from '../../offline/bookings/find-stay';
import { createQuery } from '../../offline/query/query';
import { AsOf } from '../../ui/as-of';
import { EmptyState } from '../../ui/empty-state';
import { PageHead } from '../../ui/page/page-head';
import { useListReading } from '../../ui/hooks/use-query';
import { wholeWords } from '../../ui/whole-words';
import { placeName } from './place-name';
import { SearchBar } from './search-bar';
import css from './search-page.module.css';
import { SearchResults } from './search-results';
import { SearchFailed, SearchNothing, SearchSkeleton } from './search-states';
import type { SearchPageProps } from './search-page-props';

/** What is free: the search, and a card per room with its calendar and what it comes to. */
export function SearchPage(props: SearchPageProps) {
  const { search } = props;
  const { t } = useTranslation('search');
  return (
    <>
      {!props.hideSearchBar && <SearchBar {...props} key={JSON.stringify(search)} />}
      <div className={css.page}>
        {search.place !== null && search.checkIn !== null && search.checkOut !== null ? (
          <Found {...props} place={search.place} checkIn={search.checkIn} checkOut={search.checkOut} />
        ) : (
          <>
            <PageHead title={t('titleOpen')} brand={props.brand} hidden />
            <EmptyState level="h1" heading={t('openPlace.heading')} text={t('openPlace.text')} />
          </>
        )}
      </div>
    </>
  );
}

interface Complete {
  place: Place;
  checkIn: Day;
  checkOut: Day;
}

function Found(props: SearchPageProps & Complete) {
  const { search, order, lang, brand, place, checkIn, checkOut } = props;
  const { t } = useTranslation(['search', 'common']);
  const query = useMemo(
    () => createQuery(freeStays(place.area, checkIn, checkOut, lang)),
    [place.area, checkIn, checkOut, lang],
  );
  const { data, failure, old, savedAt } = useListReading(query);
  const where = placeName(t, place);
  const takes = (room: Room): boolean => roomTakes(room, search);
  const found =
    data &&
    byPrice(
      data.results
        .filter(({ apartment }) => liesIn(apartment.location, place))
        .map(({ apartment, rooms }) => ({ apartment, rooms: rooms.filter(takes) }))
        .filter(({ rooms }) => rooms.length > 0),
      order,
      ({ apartment }) => nightlyFrom(apartment),
    );
  const nights = t('nights', { count: nightsBetween(checkIn, checkOut) });
  const dates = { checkIn: showDay(checkIn), checkOut: showDay(checkOut) };
  return (
    <>
      <PageHead
        title={t('title', { place: where })}
        brand={brand}
        description={t('description', { place: where, ...dates })}
        hidden
      />
      <header className={css.title}>
        <h1>
          {wholeWords(found ? t('found', { count: found.length, place: where }) : t('looking', { place: where }))}
        </h1>
        <p>{t('when', { ...dates, nights })}</p>
      </header>
      {old && (
        <div className={css.old}>
          <AsOf of={{ savedAt, old }} say={(time) => t('time.asOf', { ns: 'common', time })} />
          <p>{t('old')}</p>
        </div>
      )}
      {found === null && failure === null && <SearchSkeleton />}
      {found === null && failure !== null && <SearchFailed failure={failure} onRetry={() => void query.refresh()} />}
      {found?.length === 0 && <SearchNothing place={place} listOf={props.listOf} />}
      {found && found.length > 0 && <SearchResults {...props} found={found} key={`${where} ${checkIn} ${checkOut}`} />}
    </>
  );
}
