import type { ModuleDeps, RouteDeps } from '../../deps';
import { PictureDoor } from '../../platform/pictures/door';
import type { HotelState } from '../hotel/hotel';
import { GuestRequests } from './ask';
import { RequestMessages } from './message';
import { guestRequestRoutes } from './routes';
import { DeskRequestsService } from './settle';
import { KeyRateLimiter } from '../guest-access/module';

export { deskRequestRoutes } from './desk-routes';
export { grantRequest } from './settle';
export { shownMessage, shownWishes } from './shown';
export { guestRequestPeople } from './people';
export {
  moveRequests,
  readMessages,
  readNewestWords,
  readOpenRequests,
  readRequestsOfStay,
  requestChanges,
} from './store';

/** Services of guests' requests to reception from the guide, and of what becomes of them. */
export interface GuestRequestServices {
  requests: GuestRequests;
  messages: RequestMessages;
  desk: DeskRequestsService;
}

export function createGuestRequests({ db, clock }: ModuleDeps, { hotel }: { hotel: HotelState }): GuestRequestServices {
  const deps = { db, clock, hotel, keys: new KeyRateLimiter(clock) };
  return {
    requests: new GuestRequests({ ...deps, door: new PictureDoor(clock) }),
    messages: new RequestMessages(deps),
    desk: new DeskRequestsService({ db, clock, hotel }),
  };
}

/** Adds the guests' calls; those of the desk are the desk's to add. */
export function registerGuestRequests(deps: RouteDeps & { guestRequests: GuestRequestServices }): void {
  guestRequestRoutes(deps);
}
