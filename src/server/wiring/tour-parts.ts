import type { AppDeps } from '../parts';
import { CommentService } from '../modules/tours/comments';
import { TourRequests } from '../modules/tours/requests';
import { Tours } from '../modules/tours/tours';
import type { BookingParts } from './booking-parts';

/** Services of tours, of what people ask about them and of what they say about them. */
export interface TourParts {
  tours: Tours;
  requests: TourRequests;
  comments: CommentService;
}

export async function createTourParts(
  { db, clock, logger: log }: AppDeps,
  { mails }: Pick<BookingParts, 'mails'>,
): Promise<TourParts> {
  const tours = await Tours.load({
    db,
    clock,
    onError: (error) => log.error({ err: error }, 'tours not refreshed'),
  });
  return {
    tours,
    requests: new TourRequests({ db, clock, tours, mails }),
    comments: new CommentService({ db, clock, tours }),
  };
}
