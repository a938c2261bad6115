import type { ModuleDeps, RouteDeps } from '../../deps';
import type { MailOutbox } from '../../platform/mail/outbox';
import type { HotelState } from '../hotel/hotel';
import { commentRoutes } from './comment-routes';
import { CommentService } from './comments';
import { TourRequests } from './requests';
import { tourRoutes } from './routes';
import { Tours } from './tours';

export { commentChanges, commentItems, hiddenComments, writeCommentHidden } from './comments-store';
export { nextTourId, readDeskTours, readTour, writeTour } from './desk-store';
export { tourPeople } from './people';
export { toursFile } from './hotel-file-part';
export { readTourRequestState, tourBookingItems, tourContactItems, tourRequestChanges } from './requests-store';
export { isInTours, tourOrder, writeTours } from './store';
export { tourIn } from './tours';

/** Tours, what people ask about them and what they say about them. */
export interface TourServices {
  tours: Tours;
  requests: TourRequests;
  comments: CommentService;
}

export async function createTours(
  { db, clock, logger: log }: ModuleDeps,
  { mails }: { mails: MailOutbox },
): Promise<TourServices> {
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

/** Adds the calls of tours and of comments on them. */
export function registerTours(deps: RouteDeps & { hotel: HotelState; tours: TourServices }): void {
  tourRoutes(deps);
  commentRoutes(deps);
}
