import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Area } from '../../domain/catalogue/areas';
import { areaName } from '../../domain/catalogue/area-names';
import { keepTrying } from '../../offline/network/keep-trying';
import { createQuery } from '../../offline/query/query';
import { DescriptionList } from '../../ui/description-list';
import { AsOf } from '../../ui/as-of';
import { Gallery } from '../../ui/pictures/gallery';
import { PageHead } from '../../ui/page/page-head';
import { useQuery } from '../../ui/hooks/use-query';
import { wholeWords } from '../../ui/whole-words';
import { ApartmentDetailAmenities } from './apartment-detail-amenities';
import { ApartmentDetailEnquiry } from './apartment-detail-enquiry';
import { ApartmentDetailFacts } from './apartment-detail-facts';
import { apartmentQuerySource } from './apartment-detail-lookup';
import { ApartmentDetailMissing, ApartmentDetailSkeleton } from './apartment-detail-states';
import css from './apartment-detail-page.module.css';
import { ApartmentDetailRooms } from './apartment-detail-rooms';
import type { ApartmentDetailProps } from './apartment-detail-props';
import { ApartmentDetailWhere } from './apartment-detail-where';

/** Below all that is booked by: it comes once that is there. */
const Reviews = lazy(() =>
  keepTrying(() => import('./apartment-detail-reviews')).then((module) => ({ default: module.ApartmentDetailReviews })),
);

/** An apartment: its pictures, its rooms to choose dates for, and the form that asks by mail. */
export function ApartmentDetailPage(props: ApartmentDetailProps) {
  const { address, lang, brand } = props;
  const { t } = useTranslation(['apartment-detail', 'common']);
  const { id, slug } = address;
  const query = useMemo(() => createQuery(apartmentQuerySource({ id, slug }, lang)), [id, slug, lang]);
  const { data: apartment, asking, failure, old, savedAt } = useQuery(query);
  const missing = apartment === null && !asking;
  const nameOf = (area: Area): string =>
    props.places?.find((place) => place.area === area)?.name ?? areaName(area, lang);

  if (missing) {
    return <ApartmentDetailMissing {...props} failure={failure} onRetry={() => void query.refresh()} />;
  }
  if (!apartment) return <ApartmentDetailSkeleton title={t('loading')} brand={brand} />;
  return (
    <article className={css.page}>
      <PageHead title={apartment.name} brand={brand} description={apartment.description} />
      <p className={css.back}>
        <Link to={props.listOf(apartment.area)}>{t('allOf', { area: nameOf(apartment.area) })}</Link>
      </p>
      <header className={css.head}>
        <h1>{wholeWords(apartment.name)}</h1>
        <p className={css.where}>{apartment.location}</p>
      </header>
      <AsOf of={{ savedAt, old }} say={(time) => t('time.asOf', { ns: 'common', time })} />
      {apartment.status !== 'AVAILABLE' && <p className={css.full}>{t('full')}</p>}
      <div className={css.about}>
        <Gallery
          pictures={apartment.images}
          alt={apartment.name}
          words={t('gallery', { ns: 'common', returnObjects: true })}
          thumbnails
          priority
          sizes="(max-width: 900px) 100vw, 720px"
        />
        <div className={css.words}>
          <ApartmentDetailFacts
            adults={apartment.maxAdults}
            children={apartment.maxChildren}
            beds={apartment.max_bed}
            size={apartment.acreage}
            isWhole
          />
          <p>{apartment.description}</p>
          {props.hours && <HouseRules {...props.hours} checkIn={props.checkInTime} />}
        </div>
      </div>
      <ApartmentDetailAmenities amenities={apartment.amenities} />
      <ApartmentDetailWhere apartment={apartment} />
      <ApartmentDetailRooms {...props} apartment={apartment} toldAt={old ? savedAt : null}>
        <ApartmentDetailEnquiry key={apartment.id} apartment={apartment} lang={lang} mailsKept={props.mailsKept} />
      </ApartmentDetailRooms>
      <Suspense>
        <Reviews key={`reviews-${apartment.id}`} apartmentId={apartment.id} lang={lang} />
      </Suspense>
    </article>
  );
}

function HouseRules({ checkIn, checkOut, quietFrom }: { checkIn: string; checkOut: string; quietFrom: string }) {
  const { t } = useTranslation('apartment-detail');
  return (
    <section>
      <h2>{t('rules.heading')}</h2>
      <DescriptionList
        facts={[
          ['door', t('rules.checkIn', { time: checkIn })],
          ['calendar', t('rules.checkOut', { time: checkOut })],
          ['bell', t('rules.quiet', { time: quietFrom })],
        ]}
      />
    </section>
  );
}
