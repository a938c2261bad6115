import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { Apartment } from '../../contract/catalogue/apartments';
import { arrangedList, type Arrangement } from '../../domain/catalogue/arranged-list';
import { formatNumber } from '../../domain/numbers';
import type { Language } from '../../domain/languages';
import { CATALOGUE_PAGE, shownAfter } from '../../domain/paging';
import { liesInCity } from '../../domain/bookings/read-place';
import type { Area } from '../../domain/catalogue/areas';
import { type ApartmentAnswer, apartmentsOf } from '../../offline/query/apartment-lists';
import { apartmentPage, lastPageOf } from '../../offline/query/apartment-pages';
import { createPagedQuery } from '../../offline/query/paged-query';
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
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const query = useMemo(
    () =>
      createPagedQuery(
        (arranged: Arrangement, page) => apartmentPage({ area, byLocation, lang }, arranged, page),
        lastPageOf,
      ),
    [area, byLocation, lang],
  );
  const { data, failure, old, savedAt } = useListReading(query);
  const [view, change] = useListView(state);
  const { name, order, presses, page } = view;
  useEffect(() => {
    const pages = Math.ceil(shownAfter(presses, Infinity) / CATALOGUE_PAGE);
    query.want({ view: { name, order }, from: page, pages });
  }, [query, name, order, presses, page]);

  const list = data && listOf(data, { name, order }, byLocation ? area : null);
  const { found = [], total = 0, isWhole = true } = list ?? {};
  const left = isWhole ? total : Math.max(0, total - (page - 1) * CATALOGUE_PAGE);
  const shown = found.slice(0, shownAfter(presses, left));
  const title = t('title', { city });
  const more = () => {
    if (failure !== null) return { button: t('buttons.retry', { ns: 'common' }), onMore: () => void query.refresh() };
    return { button: t('more'), onMore: () => change({ presses: presses + 1 }) };
  };

  return (
    <div className={css.page}>
      <PageHead title={title} brand={brand} description={t('description', { city })} />
      <h1>{wholeWords(title)}</h1>
      <AsOf of={{ savedAt, old }} say={(time) => t('time.asOf', { ns: 'common', time })} />
      {list === null && failure === null && <CardListSkeleton loading={t('loading')} />}
      {list === null && failure !== null && (
        <ApartmentListFailed failure={failure} onRetry={() => void query.refresh()} />
      )}
      {list?.isEmpty && <EmptyState heading={t('none.areaHeading')} text={t('none.areaText')} />}
      {list !== null && !list.isEmpty && (
        <>
          <ApartmentListTools
            name={name}
            order={order}
            count={total}
            onName={(next) => change({ name: next, presses: 0, page: 1 })}
            onOrder={(next) => change({ order: next, page: 1 })}
          />
          {page > 1 && !isWhole && (
            <p className={css.whole}>
              <Link className="btn quiet" to={pathname}>
                {t('showcase.all')}
              </Link>
            </p>
          )}
          {total === 0 && (
            <EmptyState
              heading={t('none.heading')}
              text={t('none.text')}
              actions={
                <button type="button" className="btn quiet" onClick={() => change({ name: '', presses: 0, page: 1 })}>
                  {t('none.clear')}
                </button>
              }
            />
          )}
          <CardList
            more={
              shown.length < left
                ? {
                    shown: failure
                      ? t(failure.outcome === 'answered' ? 'failed.answered' : 'failed.offline')
                      : t('shown', { shown: formatNumber(shown.length, lang), total: formatNumber(total, lang) }),
                    ...more(),
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
                  byMonth={list.byMonth && order !== null}
                />
              </li>
            ))}
          </CardList>
        </>
      )}
    </div>
  );
}

/** The list as far as its pages are there; one that is there whole is arranged here. @param city by addresses too */
function listOf(pages: readonly ApartmentAnswer[], arranged: Arrangement, city: Area | null) {
  const [first] = pages;
  if (first === undefined || Array.isArray(first)) {
    const all = (first ?? []).filter((one) => city === null || one.area === city || liesInCity(one.location, city));
    const { found, byMonth } = arrangedList(all, arranged);
    return { found, byMonth, total: found.length, isEmpty: all.length === 0, isWhole: true };
  }
  // One that has moved between two answers stands in both.
  const byId = new Map(pages.flatMap(apartmentsOf).map((one) => [one.id, one]));
  return { found: [...byId.values()], byMonth: first.byMonth, total: first.total, isEmpty: false, isWhole: false };
}
