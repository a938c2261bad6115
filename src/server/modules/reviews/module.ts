import type { ModuleDeps } from '../../deps';
import { ReviewDecisions } from './decide';
import { GuestReviews } from './write';

export { deskReviewRoutes } from './desk-routes';
export { reviewPeople } from './people';
export { deleteReviews, readReviews, reviewChanges, reviewItems } from './store';

/** Services of what guests say of their stays, and of what reception shows of it. */
export interface Reviews {
  guests: GuestReviews;
  decisions: ReviewDecisions;
}

type Needs = Omit<ConstructorParameters<typeof GuestReviews>[0], 'db' | 'clock'>;

/** The guests' calls are those of their bookings. */
export const createReviews = ({ db, clock }: ModuleDeps, needs: Needs): Reviews => ({
  guests: new GuestReviews({ db, clock, ...needs }),
  decisions: new ReviewDecisions({ db, clock }),
});
