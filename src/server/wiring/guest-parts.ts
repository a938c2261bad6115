import type { AppDeps } from '../parts';
import type { HotelState } from '../services/hotel';
import { ReadingService } from '../services/reading';
import { PrivacySettingsService } from '../services/privacy-settings';
import { Residents } from '../services/residents';
import type { BookingParts } from './booking-parts';

/** Services of foreign guests, of what is read, and of people's data. */
export interface GuestParts {
  settings: PrivacySettingsService;
  residents: Residents;
  reading: ReadingService;
}

export function createGuestParts(deps: AppDeps, hotel: HotelState, { catalogue }: BookingParts): GuestParts {
  const { db, clock } = deps;
  const settings = new PrivacySettingsService({ db, clock, hotel });
  return {
    settings,
    reading: new ReadingService({ db, clock, settings }),
    residents: new Residents({ db, clock, hotel, catalogue }),
  };
}
