import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Apartment } from '../../contract/catalogue/apartments';
import { byPrice, nightlyFrom } from '../../domain/catalogue/apartment-order';
import { markedMatch } from '../../domain/marks';
import type { Language } from '../../domain/languages';
import { shownAfter } from '../../domain/paging';
import { liesInCity } from '../../domain/bookings/read-place';
import type { Area } from '../../domain/catalogue/areas';
import { allApartments, apartmentsIn } from '../../offline/query/apartment-lists';
import { createQuery, querySource } from '../../offline/query/query';
import { AsOf } from '../../ui/as-of';
import { CardList, CardListSkeleton } from '../../ui/page/card-list';
import { EmptyState } from '../../ui/empty-state';
import { PageHead } from '../../ui/page/page-head';
import { useListReading } from '../../ui/hooks/use-query';
import { wholeWords } from '../../ui/whole-words';
import { useListView } from './apartment-list-address';
import { ApartmentListCard } from './apartment-list-card';
import css from './apartment-list-page.module.css';
import { ApartmentListFailed } from './apartment-list-states';
import { ApartmentListTools } from './apartment-list-tools';

interface ApartmentListProps {
  area: Area;
  /** Its name. */
  city: string;
  /** A list by location asks for everything and picks by address (specification §2); the others ask for their area. */
  byLocation: boolean;
  lang: Language;
  brand: string | null;
  /** The page of an apartment. */
  pageOf: (apartment: Apartment) => string;
}

/** The apartments of an area: filtered by name, ordered by price, nine at a time. */
export function ApartmentListPage({ area, city, byLocation, lang, brand, pageOf }: ApartmentListProps) {
  const { t } = useTranslation(['apartments', 'common']);
  const { state } = useLocation() as { state: unknown };
  const query = useMemo(
    () => createQuery(querySource(byLocation ? allApartments(lang) : apartmentsIn(area, lang))),
    [area, byLocation, lang],
  );
  const { data, failure, old, savedAt } = useListReading(query);
  const [view, change] = useListView(state);

  const inCity =
    data && (byLocation ? data.filter((one) => one.area === area || liesInCity(one.location, area)) : data);
  const matching = (inCity ?? []).filter(({ name, location }) => markedMatch(`${name} ${location}`, view.name));
  // By the month as the specification has it (§4), but for a house that is not let by the month.
  const byMonth = matching.every(({ pricePerMonth }) => pricePerMonth > 0);
  const found = byPrice(matching, view.order, (one) => (byMonth ? one.pricePerMonth : nightlyFrom(one)));
  const shown = found.slice(0, shownAfter(view.presses, found.length));
  const title = t('title', { city });

  return (
    <div className={css.page}>
      <PageHead title={title} brand={brand} description={t('description', { city })} />
      <h1>{wholeWords(title)}</h1>
      <AsOf of={{ savedAt, old }} say={(time) => t('time.asOf', { ns: 'common', time })} />
      {inCity === null && failure === null && <CardListSkeleton loading={t('loading')} />}
      {inCity === null && failure !== null && (
        <ApartmentListFailed failure={failure} onRetry={() => void query.refresh()} />
      )}
      {inCity?.length === 0 && <EmptyState heading={t('none.areaHeading')} text={t('none.areaText')} />}
      {inCity !== null && inCity.length > 0 && (
        <>
          <ApartmentListTools
            name={view.name}
            order={view.order}
            count={found.length}
            onName={(name) => change({ name, presses: 0 })}
            onOrder={(order) => change({ order })}
          />
          {found.length === 0 && (
            <EmptyState
              heading={t('none.heading')}
              text={t('none.text')}
              actions={
                <button type="button" className="btn quiet" onClick={() => change({ name: '', presses: 0 })}>
                  {t('none.clear')}
                </button>
              }
            />
          )}
          <CardList
            more={
              shown.length < found.length
                ? {
                    shown: t('shown', { shown: shown.length, total: found.length }),
                    button: t('more'),
                    onMore: () => change({ presses: view.presses + 1 }),
                  }
                : null
            }
          >
            {shown.map((apartment, index) => (
              <li key={apartment.id}>
                <ApartmentListCard
                  apartment={apartment}
                  to={pageOf(apartment)}
                  priority={index < 3}
                  byMonth={byMonth && view.order !== null}
                />
              </li>
            ))}
          </CardList>
        </>
      )}
    </div>
  );
}
