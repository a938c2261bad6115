import type { AppDeps } from '../parts';
import type { HotelState } from '../services/hotel';
import { PrivacySettingsService } from '../services/privacy-settings';
import { Residents } from '../services/residents';
import type { BookingParts } from './booking-parts';

/** Services of foreign guests, of what is read, and of people's data. */
export interface GuestParts {
  settings: PrivacySettingsService;
  residents: Residents;
}

export function createGuestParts(deps: AppDeps, hotel: HotelState, { catalogue }: BookingParts): GuestParts {
  const { db, clock } = deps;
  return {
    settings: new PrivacySettingsService({ db, clock, hotel }),
    residents: new Residents({ db, clock, hotel, catalogue }),
  };
}
