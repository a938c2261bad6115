import { listShownReviewsCall } from '../../../contract/reviews/calls';
import type { RouteDeps } from '../../deps';
import { pathId } from '../../platform/http/query';
import { route } from '../../platform/route';
import { shownReviewsOf } from './shown';

/** `/api/apartments/{id}/reviews` */
export function reviewRoutes({ app, db }: Pick<RouteDeps, 'app' | 'db'>): void {
  const reading = { tags: ['apartments'], summary: 'What guests who stayed there say, as far as the house shows it' };
  route(app, listShownReviewsCall, reading, (request) => shownReviewsOf(db, pathId(request.params.id)));
}
