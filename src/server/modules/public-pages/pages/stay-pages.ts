import {
  apartmentListPath,
  apartmentPathInArea,
  BLOG_PATH,
  TOUR_LIST_PATHS,
} from '../../../../contract/page-addresses';
import { nightlyFrom } from '../../../../domain/catalogue/apartment-order';
import { areaName } from '../../../../domain/catalogue/area-names';
import type { HousePlace } from '../../../../domain/catalogue/places';
import { showDistance } from '../../../../domain/catalogue/distances';
import { formatVnd } from '../../../../domain/money';
import { RATINGS } from '../../../../domain/reviews/review';
import { CATALOGUE_PAGE, pageCount } from '../../../../domain/paging';
import type { StoredApartment } from '../../catalogue/store';
import type { HomeMark } from '../../reviews/module';
import type { PageContext, PublicPage } from './page';
import { heading, inLanguage, link, list, paragraph, picture, sharedPicture } from './page';
import { filled } from './prose';
import { houseThing, offer, theHouse, thing } from './things';
import { apartmentIn, wholeApartmentIn } from '../../catalogue/module';

/** The address that a page of an apartment has under its area; by its Vietnamese name, in both languages. */
export const apartmentPath = ({ area, body }: StoredApartment): string =>
  apartmentPathInArea({ area, name: body.name.vi });

function linkTo(context: PageContext, apartment: StoredApartment): string {
  const { name, location, description, ...price } = apartmentIn(apartment, context.lang);
  const from = `${formatVnd(nightlyFrom(price), context.lang)} ${context.words.apartments.perNight}`;
  return `${link(inLanguage(apartmentPath(apartment), context.lang), name)}, ${paragraph(`${location}. ${from}. ${description}`)}`;
}

const reviewText = ({ text, reviewer, apartment }: { text: string; reviewer: string; apartment: string }): string =>
  paragraph(`${text} (${reviewer}, ${apartment})`);

/** `/` */
export function homePage(
  context: PageContext,
  apartments: readonly StoredApartment[],
  places: readonly HousePlace[],
): PublicPage {
  const { site, home, apartments: words, tours, blog } = context.words;
  const { features } = context.profile;
  const links = [
    ...places.map(({ area, name }) => [apartmentListPath(area), filled(words.title, { city: name }) ?? '']),
    ...(features.tours ? [[TOUR_LIST_PATHS.all, tours.title.all]] : []),
    ...(features.blog ? [[BLOG_PATH, blog.title]] : []),
  ];
  return {
    path: '/',
    title: site.home.title,
    description: site.home.description,
    picture: context.housePicture,
    kind: 'website',
    trail: [],
    things: [houseThing(context)],
    body: [
      heading(1, site.home.heading),
      paragraph(site.home.lead),
      list(links.map(([path = '/', text = '']) => link(inLanguage(path, context.lang), text))),
      list(apartments.slice(0, CATALOGUE_PAGE).map((apartment) => linkTo(context, apartment))),
      ...(features.reviews ? [heading(2, home.sections.reviews), ...home.reviews.map(reviewText)] : []),
    ].join(''),
  };
}

/** A page of the apartments of a place, from 1; `null` for one behind the last. */
export function apartmentListPage(
  context: PageContext,
  { area, name: city }: HousePlace,
  apartments: readonly StoredApartment[],
  number: number,
): PublicPage | null {
  const words = context.words.apartments;
  const title = filled(words.title, { city }) ?? '';
  const all = apartments.filter((one) => one.area === area);
  const pages = pageCount(all.length, CATALOGUE_PAGE);
  if (number > pages) return null;
  const before = (number - 1) * CATALOGUE_PAGE;
  const here = all.slice(before, before + CATALOGUE_PAGE);
  const pathOf = (page: number): string => `${apartmentListPath(area)}${page === 1 ? '' : `?page=${page}`}`;
  const others = Array.from({ length: pages }, (_, at) => at + 1).filter((page) => page !== number);
  return {
    path: pathOf(number),
    title,
    description: filled(words.description, { city }) ?? '',
    picture: context.housePicture,
    kind: 'website',
    trail: [],
    things: [
      thing('ItemList', {
        name: title,
        itemListElement: here.map((one, index) => ({
          '@type': 'ListItem',
          position: before + index + 1,
          url: context.absolute(inLanguage(apartmentPath(one), context.lang)),
        })),
      }),
    ],
    body: [
      heading(1, title),
      list(here.map((one) => linkTo(context, one))),
      list(others.map((page) => link(inLanguage(pathOf(page), context.lang), `${title} (${page})`))),
    ].join(''),
  };
}

/** One apartment. @param mark mean of what its guests say, as the page shows it too */
export function apartmentPage(context: PageContext, stored: StoredApartment, mark: HomeMark | null): PublicPage {
  const words = context.words.apartments;
  const apartment = wholeApartmentIn(stored, context.lang);
  const { amenities = [], distances = [] } = apartment;
  const path = apartmentPath(stored);
  const listPath = apartmentListPath(stored.area);
  const rooms = stored.rooms.map(({ body, price }) => {
    const perNight = `${formatVnd(price, context.lang)} ${words.perNight}`;
    return heading(3, body.name[context.lang]) + paragraph(`${body.description[context.lang]} ${perNight}`);
  });
  return {
    path,
    title: apartment.name,
    description: apartment.description,
    picture: sharedPicture(apartment.images[0]?.imageUrl, context),
    kind: 'website',
    trail: [
      {
        name: filled(words.title, { city: areaName(stored.area, context.lang, stored.body.city) }) ?? '',
        path: listPath,
      },
    ],
    things: [
      thing(['Apartment', 'Product'], {
        name: apartment.name,
        description: apartment.description,
        url: context.absolute(inLanguage(path, context.lang)),
        image: context.imageAt(sharedPicture(apartment.images[0]?.imageUrl, context)),
        address: { '@type': 'PostalAddress', streetAddress: apartment.location, addressCountry: 'VN' },
        floorSize: { '@type': 'QuantitativeValue', value: apartment.acreage, unitCode: 'MTK' },
        numberOfRooms: apartment.numRooms,
        occupancy: { '@type': 'QuantitativeValue', maxValue: apartment.maxAdults + apartment.maxChildren },
        ...(amenities.length > 0 && {
          amenityFeature: amenities.map(({ text, missing = false }) => ({
            '@type': 'LocationFeatureSpecification',
            name: text,
            value: !missing,
          })),
        }),
        ...(mark && {
          aggregateRating: {
            '@type': 'AggregateRating',
            ...{ ratingValue: mark.mean, reviewCount: mark.count, bestRating: Math.max(...RATINGS) },
          },
        }),
        brand: theHouse(context),
        offers: offer(context, { path, price: nightlyFrom(apartment), open: apartment.status === 'AVAILABLE' }),
      }),
    ],
    body: [
      heading(1, apartment.name),
      paragraph(apartment.location),
      paragraph(apartment.description),
      ...apartment.images.slice(0, 3).map(({ imageUrl }) => picture(imageUrl, apartment.name)),
      list(amenities.filter(({ missing }) => !missing).map(({ text }) => paragraph(text))),
      list(distances.map(({ name, metres }) => paragraph(`${name}, ${showDistance(metres, context.lang)}`))),
      ...rooms,
    ].join(''),
  };
}
