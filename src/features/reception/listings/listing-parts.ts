import { apartmentEdit } from '../../../contract/catalogue/desk';
import { postEdit } from '../../../contract/blog/desk';
import { tourEdit } from '../../../contract/tours/desk';
import {
  BOTH,
  both,
  choice,
  type ContentPart,
  fields,
  one,
  oneOrHouse,
  type PartWord,
  type RowsPart,
} from '../content/content-inputs';
import type { ListingKind } from './listing-rows';

const photos = (heading: PartWord, path: string, more: Readonly<Record<string, unknown>> = {}): RowsPart => ({
  kind: 'rows',
  variant: 'photos',
  heading,
  path,
  cells: [one('picture', 'imageUrl', 'photo'), ...('featured' in more ? [one('featured', 'featured', 'flag')] : [])],
  empty: { imageUrl: '', ...more },
});

const post: readonly ContentPart[] = [
  fields(
    both('postTitle', 'title'),
    choice('status', 'status', 'postState'),
    choice('category', 'category', 'category'),
    one('day', 'day', 'day'),
    both('summary', 'summary', 'lines'),
    one('thumbnail', 'thumbnail', 'photo'),
  ),
  fields(both('content', 'content', 'story')),
  photos('gallery', 'gallery'),
];

const tour: readonly ContentPart[] = [
  fields(
    both('name', 'name'),
    choice('status', 'status', 'tourState'),
    choice('area', 'area', 'tourArea'),
    one('durationDays', 'durationDays', 'count'),
    one('price', 'price', 'money'),
    one('discount', 'discountPercent', 'count'),
    both('transportation', 'transportation'),
    both('hotel', 'hotel'),
    both('about', 'description', 'lines'),
  ),
  photos('pictures', 'images', { featured: false }),
  {
    kind: 'rows',
    heading: 'schedules',
    path: 'schedules',
    cells: [both('postTitle', 'title'), both('about', 'description', 'lines')],
    empty: { title: BOTH, description: BOTH, details: [] },
    inner: {
      kind: 'rows',
      heading: 'details',
      path: 'details',
      cells: [one('time', 'time', 'hour'), both('what', 'what')],
      empty: { time: '', what: BOTH },
    },
  },
];

/** Values that a new room type begins with. */
const NEW_ROOM = {
  id: 0,
  name: BOTH,
  description: BOTH,
  price: null,
  discount: 0,
  maxAdults: 2,
  maxChildren: 0,
  surcharges: {},
  maxRooms: 1,
  capacity: null,
  beds: 1,
  policy: 'prepaid',
  pictures: [],
  hidden: false,
  doors: [],
};

const apartment: readonly ContentPart[] = [
  fields(
    both('name', 'name'),
    choice('status', 'status', 'apartmentState'),
    choice('area', 'area', 'apartmentArea'),
    one('otherCity', 'city'),
    one('house', 'house'),
    one('perMonth', 'pricePerMonth', 'money'),
    one('acreage', 'acreage', 'count'),
    one('numRooms', 'numRooms', 'count'),
    both('street', 'location'),
    both('about', 'description', 'lines'),
  ),
  photos('pictures', 'pictures'),
  {
    kind: 'rows',
    heading: 'amenities',
    path: 'amenities',
    cells: [choice('amenity', 'kind', 'amenity'), both('amenityText', 'text'), one('missing', 'missing', 'flag')],
    empty: { kind: '', text: BOTH, missing: false },
  },
  {
    kind: 'rows',
    heading: 'distances',
    path: 'distances',
    cells: [
      both('name', 'name'),
      one('metres', 'metres', 'count'),
      one('minutes', 'minutes', 'count'),
      choice('goingBy', 'by', 'goingBy'),
    ],
    empty: { name: BOTH, metres: null, minutes: null, by: 'foot' },
  },
  {
    kind: 'rows',
    heading: 'rooms',
    path: 'rooms',
    unordered: true,
    asks: 'rooms',
    cells: [
      both('name', 'name'),
      one('perNight', 'price', 'money'),
      one('discount', 'discount', 'count'),
      one('maxAdults', 'maxAdults', 'count'),
      one('maxChildren', 'maxChildren', 'count'),
      oneOrHouse('moreAdult', 'surcharges.adult'),
      oneOrHouse('moreChild', 'surcharges.child'),
      one('beds', 'beds', 'count'),
      one('acreage', 'capacity', 'count'),
      choice('policy', 'policy', 'policy'),
      one('maxRooms', 'maxRooms', 'count'),
      one('hidden', 'hidden', 'flag'),
      one('roomDoors', 'doors', 'doors'),
      both('about', 'description', 'lines'),
    ],
    empty: NEW_ROOM,
    inner: photos('roomPictures', 'pictures'),
  },
];

/** The forms of what the site offers, described as the areas of the guide are; words under `fields`. */
export const LISTING_FORMS = {
  posts: { parts: post, schema: postEdit },
  tours: { parts: tour, schema: tourEdit },
  homes: { parts: apartment, schema: apartmentEdit },
} as const;

const NOTHING = { type: 'doc' };

/** Gives the values that something new begins with. @param today `YYYY-MM-DD` */
export const newListing = (list: ListingKind, today: string): unknown =>
  ({
    posts: {
      status: 'DRAFT',
      category: 'blog-du-lich',
      day: today,
      title: BOTH,
      summary: BOTH,
      thumbnail: '',
      gallery: [],
      content: { vi: NOTHING, en: NOTHING },
    },
    tours: {
      status: 'INACTIVE',
      area: 'HA_LONG',
      name: BOTH,
      description: BOTH,
      durationDays: 1,
      transportation: { vi: 'Ôtô', en: 'Car or coach' },
      hotel: { vi: 'Khách sạn tiêu chuẩn', en: 'Standard hotel' },
      price: null,
      discountPercent: 0,
      images: [],
      schedules: [],
    },
    homes: {
      status: 'AVAILABLE',
      area: '',
      city: '',
      name: BOTH,
      house: '',
      location: BOTH,
      description: BOTH,
      pricePerMonth: 0,
      acreage: null,
      numRooms: 1,
      pictures: [],
      amenities: [],
      distances: [],
      rooms: [NEW_ROOM],
    },
  })[list];
