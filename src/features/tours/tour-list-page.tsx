import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { Tour } from '../../contract/tours/tours';
import { byPrice } from '../../domain/catalogue/apartment-order';
import type { Language } from '../../domain/languages';
import { shownAfter } from '../../domain/paging';
import { TOUR_LIST_AREAS, tourFits, tourPrice } from '../../domain/tours/tours';
import { createQuery } from '../../offline/query/query';
import { toursQuerySource } from '../../offline/query/tours';
import { CardList, CardListSkeleton } from '../../ui/page/card-list';
import { EmptyState } from '../../ui/empty-state';
import { PageHead } from '../../ui/page/page-head';
import { useListReading } from '../../ui/hooks/use-query';
import { wholeWords } from '../../ui/whole-words';
import { TourAsOf } from './tour-as-of';
import { TourCard } from './tour-card';
import { useTourListView } from './tour-list-address';
import css from './tour-list-page.module.css';
import { TourListFailed } from './tour-list-states';
import { TourListTools } from './tour-list-tools';
import { TourContactOutbox } from './tour-contact-outbox';
import { TourOutbox } from './tour-outbox';

interface TourListProps {
  /** `null` for the tours of everywhere. */
  area: 'HA_NOI' | 'HA_LONG' | null;
  lang: Language;
  brand: string | null;
  /** Areas with a list of their own, while it is not known which have tours. */
  areas: readonly ('HA_NOI' | 'HA_LONG')[];
  /** Addresses of the other lists. */
  lists: { all: string; HA_NOI: string; HA_LONG: string };
  /** The page of a tour. */
  pageOf: (tour: Tour) => string;
}

/** Tours, filtered and ordered, nine at a time. */
export function TourListPage({ area, areas, lang, brand, lists, pageOf }: TourListProps) {
  const { t } = useTranslation('tours');
  const { state } = useLocation() as { state: unknown };
  const query = useMemo(() => createQuery(toursQuerySource(lang)), [lang]);
  const { data, failure, old, savedAt } = useListReading(query);
  const [view, change] = useTourListView(state);

  const here = data && data.filter((tour) => area === null || tour.area === area);
  const found = byPrice(
    (here ?? []).filter((tour) => tourFits(tour, view)),
    view.order,
    tourPrice,
  );
  const places = data === null ? areas : TOUR_LIST_AREAS.filter((place) => data.some((tour) => tour.area === place));
  const shown = found.slice(0, shownAfter(view.presses, found.length));
  const title = area === null ? t('title.all') : t('title.area', { area: t(`areas.${area}`) });
  const clear = (): void => change({ words: '', days: null, price: null });

  return (
    <div className={css.page}>
      <PageHead
        title={title}
        brand={brand}
        description={t('description', { area: area === null ? t('places.all') : t(`areas.${area}`) })}
      />
      <h1>{wholeWords(title)}</h1>
      <p className={css.lead}>{t(`lead.${area ?? 'all'}`)}</p>
      {places.length > 0 && (
        <nav aria-label={t('places.label')} className={css.places}>
          <Place to={lists.all} here={area === null} name={t('places.all')} />
          {places.map((place) => (
            <Place key={place} to={lists[place]} here={area === place} name={t(`areas.${place}`)} location={place} />
          ))}
        </nav>
      )}
      <TourContactOutbox lang={lang} />
      <TourOutbox kinds={['comment']} />
      <TourAsOf of={{ savedAt, old }} />
      {here === null && failure === null && <CardListSkeleton loading={t('loading')} />}
      {here === null && failure !== null && <TourListFailed failure={failure} onRetry={() => void query.refresh()} />}
      {here?.length === 0 && <EmptyState heading={t('none.areaHeading')} text={t('none.areaText')} />}
      {here !== null && here.length > 0 && (
        <>
          <TourListTools view={view} count={found.length} onChange={change} />
          {found.length === 0 && (
            <EmptyState
              heading={t('none.heading')}
              text={t('none.text')}
              actions={
                <button type="button" className="btn quiet" onClick={clear}>
                  {t('filter.clear')}
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
            {shown.map((tour, index) => (
              <li key={tour.id}>
                <TourCard tour={tour} to={pageOf(tour)} priority={index < 3} />
              </li>
            ))}
          </CardList>
        </>
      )}
    </div>
  );
}

function Place({ to, here, name, location }: { to: string; here: boolean; name: string; location?: string }) {
  return (
    <Link to={to} state={location ? { location } : null} aria-current={here ? 'page' : undefined}>
      {name}
    </Link>
  );
}
