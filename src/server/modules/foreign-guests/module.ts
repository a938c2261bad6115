import type { ModuleDeps } from '../../deps';
import type { Catalogue } from '../catalogue/catalogue';
import type { HotelState } from '../hotel/hotel';
import { ForeignGuests } from './declarations';

export { deskForeignGuestRoutes } from './desk-routes';
export { leaveForeignGuests, moveForeignGuests, renameForeignGuests } from './follow-moves';
export { foreignGuestPeople, staysOfPassports } from './people';
export { foreignGuestChanges, readForeignGuestsOf } from './store';

export const createForeignGuests = (
  { db, clock }: ModuleDeps,
  { hotel, catalogue }: { hotel: HotelState; catalogue: Catalogue },
): ForeignGuests => new ForeignGuests({ db, clock, hotel, catalogue });
