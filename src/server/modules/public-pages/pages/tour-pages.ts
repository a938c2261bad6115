import { TOUR_LIST_PATHS, type TourListName, tourPathIn } from '../../../../contract/page-addresses';
import { formatVnd } from '../../../../domain/money';
import { slugOf } from '../../../../domain/blog/slug';
import { showTimeSlot, tourPrice } from '../../../../domain/tours/tours';
import type { StoredTour } from '../../tours/store';
import type { PageContext, PublicPage } from './page';
import { heading, inLanguage, link, list, paragraph, sharedPicture } from './page';
import { filled } from './prose';
import { offer, theHouse, thing } from './things';
import { tourIn } from '../../tours/module';

const listOf = ({ area }: StoredTour): TourListName => (area === 'HA_NOI' || area === 'HA_LONG' ? area : 'all');

/** The page of a tour under its area; by its Vietnamese name, in both languages. */
export const tourPath = (tour: StoredTour): string => tourPathIn(listOf(tour), slugOf(tour.body.name.vi));

function titleOf(context: PageContext, name: TourListName): string {
  const words = context.words.tours;
  return name === 'all' ? words.title.all : (filled(words.title.area, { area: words.areas[name] }) ?? '');
}

/** A list of tours. */
export function tourListPage(context: PageContext, name: TourListName, tours: readonly StoredTour[]): PublicPage {
  const words = context.words.tours;
  const title = titleOf(context, name);
  const here = tours.filter(({ area }) => name === 'all' || area === name);
  return {
    path: TOUR_LIST_PATHS[name],
    title,
    description: words.lead[name],
    picture: sharedPicture(here[0]?.body.images[0]?.imageUrl, context),
    kind: 'website',
    trail: [],
    things: [
      thing('ItemList', {
        name: title,
        itemListElement: here.map((tour, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: context.absolute(inLanguage(tourPath(tour), context.lang)),
        })),
      }),
    ],
    body: [
      heading(1, title),
      paragraph(words.lead[name]),
      list(
        here.map((tour) => {
          const { name: own, description } = tourIn(tour, context.lang);
          const price = `${formatVnd(tourPrice(tour), context.lang)} ${words.perPerson}`;
          return link(inLanguage(tourPath(tour), context.lang), own) + paragraph(`${price}. ${description}`);
        }),
      ),
    ].join(''),
  };
}

/** One tour, with its days. */
export function tourPage(context: PageContext, stored: StoredTour): PublicPage {
  const tour = tourIn(stored, context.lang);
  const path = tourPath(stored);
  const listName = listOf(stored);
  return {
    path,
    title: tour.name,
    description: tour.description,
    picture: sharedPicture(tour.images[0]?.imageUrl, context),
    kind: 'website',
    trail: [{ name: titleOf(context, listName), path: TOUR_LIST_PATHS[listName] }],
    things: [
      thing('TouristTrip', {
        name: tour.name,
        description: tour.description,
        url: context.absolute(inLanguage(path, context.lang)),
        image: context.imageAt(sharedPicture(tour.images[0]?.imageUrl, context)),
        provider: theHouse(context),
        offers: offer(context, { path, price: tourPrice(tour) }),
        itinerary: {
          '@type': 'ItemList',
          itemListElement: tour.schedules.map(({ title, description }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: title,
            description,
          })),
        },
      }),
    ],
    body: [
      heading(1, tour.name),
      paragraph(`${formatVnd(tourPrice(tour), context.lang)} ${context.words.tours.perPerson}`),
      paragraph(tour.description),
      ...tour.schedules.map(
        ({ title, description, details }) =>
          heading(2, title) +
          paragraph(description) +
          list(details.map((one) => paragraph(`${showTimeSlot(one.timeSlot)} ${one.description}`))),
      ),
    ].join(''),
  };
}
