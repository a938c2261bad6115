import type { ModuleDeps, RouteDeps } from '../../deps';
import { PictureDoor } from '../../platform/pictures/door';
import { KeyRateLimiter } from '../guest-access/key-limiter';
import type { HotelState } from '../hotel/hotel';
import { GuestRequests } from './ask';
import { guestRequestRoutes } from './routes';
import { DeskRequestsService } from './settle';

export { deskRequestRoutes } from './desk-routes';

/** What guests ask reception for from the guide, and what becomes of it. */
export interface GuestRequestServices {
  requests: GuestRequests;
  desk: DeskRequestsService;
}

export function createGuestRequests({ db, clock }: ModuleDeps, { hotel }: { hotel: HotelState }): GuestRequestServices {
  return {
    requests: new GuestRequests({ db, clock, hotel, keys: new KeyRateLimiter(clock), door: new PictureDoor(clock) }),
    desk: new DeskRequestsService({ db, clock }),
  };
}

/** Adds the guests' calls; those of the desk are the desk's to add. */
export function registerGuestRequests(deps: RouteDeps & { guestRequests: GuestRequestServices }): void {
  guestRequestRoutes(deps);
}
