import { endpoint } from '../endpoint';
import { done } from '../guest-access/stays';
import { reviewDecision } from './reviews';

export const decideReviewCall = endpoint({
  method: 'PUT',
  path: '/api/reception/reviews/:id',
  body: reviewDecision,
  reply: done,
});
