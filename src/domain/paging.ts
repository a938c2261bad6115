/** Cards shown at first and added by "Xem thêm"; posts on a page of the blog (specification §9). */
const LIST_STEP = 9;
export const POSTS_PER_PAGE = 5;
/**
 * Apartments, or room types of a search, in one answer: whole rows of one, two and three cards, well below 60 kB as
 * they travel, and more than the demo has in a place.
 */
export const CATALOGUE_PAGE = 36;

/** Counts how many of `total` are shown after "Xem thêm" was pressed `presses` times. */
export const shownAfter = (presses: number, total: number, step = LIST_STEP): number =>
  Math.min(total, step * (presses + 1));

/** Pages needed; at least one, so that an empty list has a page to say so on. */
export const pageCount = (total: number, perPage = POSTS_PER_PAGE): number => Math.max(1, Math.ceil(total / perPage));
