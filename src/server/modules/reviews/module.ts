import type { ModuleDeps, RouteDeps } from '../../deps';
import { ReviewDecisions } from './decide';
import { HomeMarks } from './marks';
import { reviewRoutes } from './routes';
import { GuestReviews } from './write';

export type { HomeMark, HomeMarks } from './marks';
export { deskReviewRoutes } from './desk-routes';
export { reviewPeople } from './people';
export { deleteReviews, readReviews, reviewChanges, reviewItems } from './store';

/** Services of what guests say of their stays, and of what reception shows of it. */
export interface Reviews {
  guests: GuestReviews;
  decisions: ReviewDecisions;
  marks: HomeMarks;
}

type Needs = Omit<ConstructorParameters<typeof GuestReviews>[0], 'db' | 'clock'>;

/** Makes them. The guests' calls are those of their bookings. */
export const createReviews = async ({ db, clock, logger }: ModuleDeps, needs: Needs): Promise<Reviews> => ({
  guests: new GuestReviews({ db, clock, ...needs }),
  decisions: new ReviewDecisions({ db, clock }),
  marks: await HomeMarks.load({
    ...{ db, clock },
    onError: (error) => logger.error({ err: error }, 'reviews not refreshed'),
  }),
});

/** Adds the call of visitors; that of the desk is the desk's to add. */
export const registerReviews = (deps: RouteDeps): void => reviewRoutes(deps);
