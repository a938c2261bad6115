import { apiSource } from '../../api/source';
import { listShownReviewsCall } from '../../contract/reviews/calls';
import type { ShownReviews } from '../../contract/reviews/reviews';
import type { Source } from './network-first';

/** Reviews of a home by guests who have stayed in it. */
export const reviewsOf = (apartmentId: number): Source<ShownReviews> => ({
  key: `reviews:${apartmentId}`,
  ...apiSource(listShownReviewsCall, { params: { id: apartmentId } }),
  timeoutMs: 8000,
});
