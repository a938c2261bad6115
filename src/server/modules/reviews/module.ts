import type { ModuleDeps, RouteDeps } from '../../deps';
import { ReviewDecisions } from './decide';
import { reviewRoutes } from './routes';
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

/** Makes them. The guests' calls are those of their bookings. */
export const createReviews = ({ db, clock }: ModuleDeps, needs: Needs): Reviews => ({
  guests: new GuestReviews({ db, clock, ...needs }),
  decisions: new ReviewDecisions({ db, clock }),
});

/** Adds the call of visitors; that of the desk is the desk's to add. */
export const registerReviews = (deps: RouteDeps): void => reviewRoutes(deps);
