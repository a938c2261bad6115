import type { ModuleDeps } from '../../deps';
import type { Catalogue } from '../catalogue/catalogue';
import type { HotelState } from '../hotel/hotel';
import { Billing } from './billing';

export { deskBillRoutes } from './desk-routes';

/** The money of bookings at the desk. */
export const createBilling = (
  { db, clock }: ModuleDeps,
  { catalogue, hotel }: { catalogue: Catalogue; hotel: HotelState },
): Billing => new Billing({ db, clock, catalogue, hotel });
