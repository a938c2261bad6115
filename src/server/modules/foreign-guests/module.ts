import type { ModuleDeps } from '../../deps';
import type { Catalogue } from '../catalogue/catalogue';
import type { HotelState } from '../hotel/hotel';
import { Residents } from './declarations';

export { deskResidentRoutes } from './desk-routes';

export const createForeignGuests = (
  { db, clock }: ModuleDeps,
  { hotel, catalogue }: { hotel: HotelState; catalogue: Catalogue },
): Residents => new Residents({ db, clock, hotel, catalogue });
