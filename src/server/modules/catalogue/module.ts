import type { ModuleDeps, RouteDeps } from '../../deps';
import type { AvailabilityService } from '../bookings/availability';
import { Catalogue } from './catalogue';
import { apartmentRoutes } from './routes';

export { apartmentIn, roomIn } from './catalogue';
export { readApartment, readDeskApartments, roomsNeeded, writeApartment, writeRoom } from './desk-store';
export { readApartments, writeApartments } from './guide-store';
export { catalogueFile } from './hotel-file-part';
export { requireStay } from './require-stay';
export { lockRoom, readRoom } from './store';

export const loadCatalogue = ({ db, clock, logger: log }: ModuleDeps): Promise<Catalogue> =>
  Catalogue.load({ db, clock, onError: (error) => log.error({ err: error }, 'catalogue not refreshed') });

/** Adds the calls of apartments, rooms and what is free in them. */
export function registerCatalogue(deps: RouteDeps & { availability: AvailabilityService; catalogue: Catalogue }): void {
  apartmentRoutes(deps);
}
