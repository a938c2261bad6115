import type { TFunction } from 'i18next';
import { formatNumber } from '../../../domain/numbers';
import type { DeskApartment } from '../../../contract/catalogue/desk';
import type { DeskPost } from '../../../contract/blog/desk';
import type { DeskTour } from '../../../contract/tours/desk';
import { showDay } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { formatVnd } from '../../../domain/money';
import { lessPercent } from '../../../domain/bookings/prices/discount';

/** Lists that the desk edits for guests, besides the guide. */
export const LISTING_KINDS = ['posts', 'tours', 'homes'] as const;
export type ListingKind = (typeof LISTING_KINDS)[number];

/** Work that changing each of them is: apartments have their prices and policies. */
export const LISTING_WORK = { posts: 'content', tours: 'content', homes: 'moneySettings' } as const;

/** A thing in a list of the desk. */
export interface ListingRow {
  id: number;
  name: string;
  /** Under its name. */
  note: string;
  picture: string;
  /** One for each column of its list. */
  facts: readonly string[];
  state: 'DRAFT' | 'PUBLISHED' | 'ACTIVE' | 'INACTIVE' | 'AVAILABLE' | 'OCCUPIED' | 'HIDDEN';
  /** Everything it is found by. */
  words: string;
}

/** Columns of each list between the name and the state; words under `columns`. */
export const LISTING_COLUMNS = {
  posts: ['category', 'day', 'views'],
  tours: ['area', 'days', 'price'],
  homes: ['area', 'rooms', 'price'],
} as const satisfies Readonly<Record<ListingKind, readonly string[]>>;

/** States in which guests see a thing. */
export const SHOWN_STATES: readonly ListingRow['state'][] = ['PUBLISHED', 'ACTIVE', 'AVAILABLE', 'OCCUPIED'];

/** Words of the lists, and of what is chosen in their things. */
export interface RowWords {
  t: TFunction<'reception-listings'>;
  words: TFunction<'reception-content'>;
}

export function postRow(post: DeskPost, lang: Language, { t, words }: RowWords): ListingRow {
  const name = post.title[lang] || post.title.vi;
  return {
    id: post.id,
    name,
    note: post.english ? '' : t('onlyVietnamese'),
    picture: post.thumbnail,
    facts: [words(`choices.category.${post.category}`), showDay(post.day), formatNumber(post.views, lang)],
    state: post.status,
    words: `${post.title.vi} ${post.title.en}`,
  };
}

export function tourRow(tour: DeskTour, lang: Language, { t, words }: RowWords): ListingRow {
  return {
    id: tour.id,
    name: tour.name[lang],
    note: '',
    picture: tour.picture,
    facts: [
      words(`choices.area.${tour.area}`),
      t('days', { count: tour.durationDays }),
      formatVnd(lessPercent(tour.price, tour.discountPercent), lang),
    ],
    state: tour.status,
    words: `${tour.name.vi} ${tour.name.en}`,
  };
}

export function apartmentRow(apartment: DeskApartment, lang: Language, { t, words }: RowWords): ListingRow {
  const prices = apartment.rooms.map(({ price, discount }) => lessPercent(price, discount));
  return {
    id: apartment.id,
    name: apartment.name[lang],
    note: apartment.house,
    picture: apartment.picture,
    facts: [
      apartment.city || words(`choices.area.${apartment.area}`),
      t('rooms', { count: apartment.rooms.length }),
      prices.length === 0 ? '' : t('from', { price: formatVnd(Math.min(...prices), lang) }),
    ],
    state: apartment.status,
    words: `${apartment.name.vi} ${apartment.name.en} ${apartment.house} ${apartment.rooms.map(({ name }) => `${name.vi} ${name.en}`).join(' ')}`,
  };
}
