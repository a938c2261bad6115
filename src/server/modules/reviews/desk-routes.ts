import type { FastifyInstance } from 'fastify';
import { DONE } from '../../../contract/guest-access/stays';
import { decideReviewCall } from '../../../contract/reviews/desk-calls';
import type { RouteDeps } from '../../deps';
import { route } from '../../platform/route';
import { staffOf } from '../staff/area';
import type { ReviewDecisions } from './decide';

interface Deps extends Pick<RouteDeps, 'readSession'> {
  reviews: { decisions: ReviewDecisions };
}

/** Guests' reviews at the desk; they are read in the inbox. */
export function deskReviewRoutes(desk: FastifyInstance, deps: Deps): void {
  route(
    desk,
    decideReviewCall,
    { config: { may: 'guests', audit: 'review.change' }, tags: ['reception'], summary: 'Show or hide it, answer' },
    async (request) => {
      await deps.reviews.decisions.decide(request.params.id, request.body, await staffOf(deps, request));
      return DONE;
    },
  );
}
