import type { ModuleDeps, RouteDeps } from '../../deps';
import type { AvailabilityService } from '../bookings/availability';
import { Catalogue } from './catalogue';
import { apartmentRoutes } from './routes';

export { apartmentIn, foundRoomIn, roomIn, wholeApartmentIn } from './views';
export {
  nextId,
  readApartment,
  readDeskApartments,
  readRoomsEver,
  removeApartment,
  readStocks,
  removeRoom,
  writeApartment,
  writeRoom,
  writeStock,
} from './desk-store';
export { catalogueFile } from './hotel-file-part';
export { ROOM_PRICES } from './room-prices';
export { readSaleTerms } from './sale-terms';
export { requireSold, requireStay } from './require-stay';
export { apartmentOrder, insertApartment, insertRoom, isForSale, isInCatalogue, lockRoom, readRoom } from './store';

export const loadCatalogue = ({ db, clock, logger: log }: ModuleDeps): Promise<Catalogue> =>
  Catalogue.load({ db, clock, onError: (error) => log.error({ err: error }, 'catalogue not refreshed') });

/** Adds the calls of apartments, rooms and what is free in them. */
export function registerCatalogue(deps: RouteDeps & { availability: AvailabilityService; catalogue: Catalogue }): void {
  apartmentRoutes(deps);
}
