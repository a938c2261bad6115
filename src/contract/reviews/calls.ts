import { endpoint } from '../endpoint';
import { shownReviews } from './reviews';

export const listShownReviewsCall = endpoint({
  method: 'GET',
  path: '/api/apartments/:id/reviews',
  reply: shownReviews,
});
