import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { asPriceOrder, PRICE_ORDERS } from '../../domain/catalogue/apartment-order';
import { formatNumber } from '../../domain/numbers';
import { type Day, nightsBetween, showDay } from '../../domain/days';
import { type Place, placeName } from '../../domain/bookings/stay-search';
import type { OfferView } from '../../domain/catalogue/offers';
import { CATALOGUE_PAGE, shownAfter } from '../../domain/paging';
import { freeStays, lastPageOf } from '../../offline/bookings/find-stay';
import { createPagedQuery } from '../../offline/query/paged-query';
import { AsOf } from '../../ui/as-of';
import { EmptyState } from '../../ui/empty-state';
import { SelectField } from '../../ui/forms/select-field';
import { PageHead } from '../../ui/page/page-head';
import { useListReading } from '../../ui/hooks/use-query';
import { wholeWords } from '../../ui/whole-words';
import { SearchBar } from './search-bar';
import { SearchFilters } from './search-filters';
import { foundIn } from './search-found';
import css from './search-page.module.css';
import { SEARCH_STEP, SearchResults } from './search-results';
import { SearchFailed, SearchFilteredOut, SearchNothing, SearchSkeleton } from './search-states';
import type { SearchPageProps } from './search-page-props';

/** Rooms that are free: the search, and a card per room with what it comes to. */
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
  const { search, places, order, filters, lang, brand, place, checkIn, checkOut, presses } = props;
  const { t } = useTranslation(['search', 'common']);
  const query = useMemo(
    () =>
      createPagedQuery(
        (asked: OfferView, page) =>
          freeStays({ checkIn, checkOut, lang }, { ...asked, place: { ...asked.place, area: place.area } }, page),
        lastPageOf,
      ),
    [place.area, checkIn, checkOut, lang],
  );
  const { data, view: answered, failure, old, savedAt } = useListReading(query);
  const where = placeName(place, places);
  const { rooms, adults, children } = search;
  const view = useMemo(
    (): OfferView => ({ place, rooms, adults, children, filters, order }),
    [place, rooms, adults, children, filters, order],
  );
  useEffect(() => {
    query.want({ view, from: 1, pages: Math.ceil(shownAfter(presses, Infinity, SEARCH_STEP) / CATALOGUE_PAGE) });
  }, [query, view, presses]);
  const found = useMemo(
    () => data && foundIn(data, { ...view, places, checkIn, checkOut }),
    [data, view, places, checkIn, checkOut],
  );
  const isAnswered = found?.isWhole === true || JSON.stringify(answered) === JSON.stringify(view);
  const offers = found && isAnswered ? found : null;
  const count = offers?.total ?? null;
  const guests = search.adults + search.children;
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
          {wholeWords(
            count === null
              ? t('looking', { place: where })
              : t('found', { count, guests, number: formatNumber(count, lang) }),
          )}
        </h1>
        <p>{t('when', { place: where, ...dates, nights })}</p>
        {offers && offers.useful.length > 0 && <SearchFilters {...props} offered={offers.useful} />}
        <div className={css.order}>
          <SelectField
            label={t('order')}
            value={order ?? ''}
            options={[['', t('orders.none')], ...PRICE_ORDERS.map((one) => [one, t(`orders.${one}`)] as const)]}
            onChange={(value) => props.onOrder(asPriceOrder(value))}
          />
        </div>
      </header>
      {old && (
        <div className={css.old}>
          <AsOf of={{ savedAt, old }} say={(time) => t('time.asOf', { ns: 'common', time })} />
          <p>{t('old')}</p>
        </div>
      )}
      {offers === null && failure === null && <SearchSkeleton />}
      {offers === null && failure !== null && <SearchFailed failure={failure} onRetry={() => void query.refresh()} />}
      {count === 0 && filters.length > 0 && <SearchFilteredOut guests={guests} onClear={() => props.onFilters([])} />}
      {count === 0 && filters.length === 0 && <SearchNothing place={place} places={places} listOf={props.listOf} />}
      {offers && count !== 0 && (
        <SearchResults {...props} offers={offers} failure={failure} onRetry={() => void query.refresh()} />
      )}
    </>
  );
}
