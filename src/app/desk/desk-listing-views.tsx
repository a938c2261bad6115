import { useTranslation } from 'react-i18next';
import { lessPercent } from '../../domain/bookings/prices/discount';
import { ApartmentDetailFacts } from '../../features/apartments/apartment-detail-facts';
import { ApartmentListCard } from '../../features/apartments/apartment-list-card';
import { BlogArticle } from '../../features/blog/blog-article';
import type { DraftApartment } from '../../features/reception/listings/listing-drafts';
import type { ListingViews } from '../../features/reception/listings/listing-preview';
import { TourInfo } from '../../features/tours/tour-info';
import { TourItinerary } from '../../features/tours/tour-itinerary';
import type { Tour } from '../../contract/tours/tours';
import type { Language } from '../../domain/languages';
import { Gallery } from '../../ui/pictures/gallery';
import { Price } from '../../ui/price-card';
import css from './desk-listing-views.module.css';
import { TOUR_BOOKING_PATH } from '../../contract/page-addresses';

const NOW = { savedAt: null, old: false };

/** The site's own parts, for looking at something before it is saved. */
export const LISTING_VIEWS: ListingViews = {
  posts: (post, lang) => <BlogArticle post={post} lang={lang} kept={NOW} />,
  tours: (tour, lang) => <TourView tour={tour} lang={lang} />,
  homes: (apartment) => <ApartmentView {...apartment} />,
};

function TourView({ tour, lang }: { tour: Tour; lang: Language }) {
  const { t } = useTranslation('common');
  return (
    <article className={css.view}>
      <h1>{tour.name}</h1>
      {tour.images.length > 0 && (
        <Gallery
          pictures={tour.images}
          alt={tour.name}
          words={t('gallery', { returnObjects: true })}
          thumbnails
          sizes="460px"
        />
      )}
      <TourInfo tour={tour} lang={lang} book={TOUR_BOOKING_PATH} />
      <p className={css.words}>{tour.description}</p>
      <TourItinerary schedules={tour.schedules} />
    </article>
  );
}

function ApartmentView({ apartment, rooms }: DraftApartment) {
  const { t } = useTranslation(['apartment-detail', 'common']);
  return (
    <div className={css.view}>
      <ApartmentListCard apartment={apartment} to="/" sizes="460px" />
      <p className={css.words}>{apartment.description}</p>
      {rooms.map((room) => (
        <article key={room.id} className={css.view}>
          {room.pictures.length > 0 && (
            <Gallery
              pictures={room.pictures}
              alt={room.name}
              words={t('gallery', { ns: 'common', returnObjects: true })}
              sizes="460px"
            />
          )}
          <h2>{room.name}</h2>
          <ApartmentDetailFacts
            adults={room.maxAdults}
            children={room.maxChildren}
            beds={room.beds}
            size={room.capacity}
          />
          <p className={css.words}>{room.description}</p>
          <Price
            amount={lessPercent(room.price, room.discount)}
            per={t('price.perNight')}
            full={room.price}
            original={t('price.original')}
            discountPercent={room.discount}
          />
        </article>
      ))}
    </div>
  );
}
