/** Every group of pictures by the name that the export's command line takes. */
import { BLOG } from './blog/pictures';
import { DISHES } from './dishes/pictures';
import { EVENTS } from './events/pictures';
import { HERO, SHARE_DEFAULT, shareOf } from './hero';
import { HOMES } from './homes/pictures';
import { HOTEL } from './hotel';
import type { Picture } from './picture';
import { PLACEHOLDER } from './placeholder';
import { REVIEWS } from './reviews';
import { HA_LONG_TOURS } from './tours/ha-long';
import { HA_NOI_TOURS } from './tours/ha-noi';
import { tourPictures } from './tours/tour';

const TOURS = tourPictures([...HA_LONG_TOURS, ...HA_NOI_TOURS]);

/** The picture that stands for a page when its link is shared: bitmaps, because chat programs read no drawings. */
const SHARED: readonly Picture[] = [
  SHARE_DEFAULT,
  ...HOMES.filter(({ id }) => id.endsWith('-living')).map((home) =>
    shareOf(home, home.id.replace('homes', 'share').replace('-living', '')),
  ),
  ...TOURS.filter(({ id }) => id.endsWith('-1')).map((tour) =>
    shareOf(tour, tour.id.replace('tours', 'share').replace(/-1$/, '')),
  ),
  ...HOTEL.slice(0, 1).map((facade) => shareOf(facade, 'share/hotel')),
  ...BLOG.map((post) => shareOf(post, post.id.replace('blog', 'share'))),
];

export const GROUPS: Readonly<Record<string, readonly Picture[]>> = {
  events: EVENTS,
  dishes: DISHES,
  homes: HOMES,
  hero: HERO,
  hotel: HOTEL,
  tours: TOURS,
  blog: BLOG,
  reviews: REVIEWS,
  share: SHARED,
  placeholder: PLACEHOLDER,
};
