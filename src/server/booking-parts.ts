import type { AppDeps } from './parts';
import { AvailabilityService } from './services/availability';
import { BookingViewService } from './services/booking-views';
import { BookingService } from './services/bookings';
import { Catalogue } from './services/catalogue';
import type { HotelState } from './services/hotel';

/** Services of finding, booking and paying a stay. */
export interface BookingParts {
  catalogue: Catalogue;
  availability: AvailabilityService;
  bookings: BookingService;
  views: BookingViewService;
}

export async function createBookingParts(deps: AppDeps, hotel: HotelState): Promise<BookingParts> {
  const { db, clock, logger: log } = deps;
  const catalogue = await Catalogue.load({
    db,
    clock,
    onError: (error) => log.error({ err: error }, 'catalogue not refreshed'),
  });
  const availability = new AvailabilityService({ db, clock, catalogue });
  const mails = { wake: () => undefined };
  return {
    catalogue,
    availability,
    bookings: new BookingService({ db, clock, hotel, availability, mails }),
    views: new BookingViewService({ db, clock, hotel, catalogue, mails }),
  };
}
