import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Tour } from '../../contract/tours/tours';
import type { Language } from '../../domain/languages';
import { createQuery } from '../../offline/query/query';
import { tourQuerySource, type TourAddress } from '../../offline/query/tours';
import { Gallery } from '../../ui/pictures/gallery';
import { PageHead } from '../../ui/page/page-head';
import { useQuery } from '../../ui/hooks/use-query';
import { wholeWords } from '../../ui/whole-words';
import { TourAsOf } from './tour-as-of';
import type { Commenter } from './commenter';
import css from './tour-detail-page.module.css';
import { TourContactOutbox } from './tour-contact-outbox';
import { TourDetailMissing, TourDetailSkeleton } from './tour-detail-states';
import { TourInfo } from './tour-info';
import { TourTabs } from './tour-tabs';

interface TourDetailProps {
  address: TourAddress;
  lang: Language;
  brand: string | null;
  /** The list that the address belongs to. */
  list: { path: string; name: 'HA_NOI' | 'HA_LONG' | 'all' };
  /** Address of the list of all tours. */
  all: string;
  /** The tour booking form with this tour in it. */
  bookOf: (tour: Tour) => string;
  /** Person who is signed in; `null` for nobody. */
  user: Commenter | null;
  onSignIn: () => void;
}

/** A tour: pictures, what it costs, how to get it, and what there is to read about it. */
export function TourDetailPage(props: TourDetailProps) {
  const { address, lang, brand, list, all, bookOf, user, onSignIn } = props;
  const { t } = useTranslation('tours');
  const { id, slug } = address;
  const query = useMemo(() => createQuery(tourQuerySource({ id, slug }, lang)), [id, slug, lang]);
  const { data: tour, asking, failure, old, savedAt } = useQuery(query);

  if (tour === null && !asking) {
    return <TourDetailMissing brand={brand} all={all} failure={failure} onRetry={() => void query.refresh()} />;
  }
  if (tour === null) return <TourDetailSkeleton brand={brand} />;
  const listName = list.name === 'all' ? t('places.all') : t('title.area', { area: t(`areas.${list.name}`) });
  return (
    <article className={css.page}>
      <PageHead title={tour.name} brand={brand} description={tour.description} />
      <p className={css.back}>
        <Link to={list.path}>{listName}</Link>
      </p>
      <h1>{wholeWords(tour.name)}</h1>
      <TourAsOf of={{ savedAt, old }} />
      <TourContactOutbox lang={lang} />
      <div className={css.about}>
        <Gallery
          pictures={tour.images}
          alt={tour.name}
          words={t('gallery', { ns: 'common', returnObjects: true })}
          thumbnails
          priority
          sizes="(max-width: 900px) 100vw, 760px"
        />
        <TourInfo tour={tour} lang={lang} book={bookOf(tour)} />
      </div>
      <TourTabs key={tour.id} tour={tour} lang={lang} user={user} onSignIn={onSignIn} />
    </article>
  );
}
