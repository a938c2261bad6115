import type { ShownReviews } from '../../../contract/reviews/reviews';
import { nightsBetween } from '../../../domain/days';
import { meanOf } from '../../../domain/reviews/review';
import type { Db } from '../../platform/db/schema';
import { readShownReviews } from './store';

/** Reviews on the page of a home: who reads on has read enough of them. */
const SHOWN_AT_ONCE = 20;

/** Gives what visitors read of a home: the mean of all, and the words of the newest. */
export async function shownReviewsOf(db: Db, apartmentId: number): Promise<ShownReviews> {
  const rows = await readShownReviews(db, apartmentId);
  return {
    count: rows.length,
    mean: meanOf(rows.map(({ rating }) => rating)),
    reviews: rows.slice(0, SHOWN_AT_ONCE).map(({ rating, text, name, lang, answer, ...stay }) => ({
      ...{ rating, text, name, lang, answer },
      month: stay.check_out.slice(0, 7),
      nights: nightsBetween(stay.check_in, stay.check_out),
    })),
  };
}
