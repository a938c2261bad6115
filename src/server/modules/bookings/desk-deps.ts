import type { Database } from '../../platform/db/schema';
import type { Catalogue } from '../catalogue/catalogue';
import type { HotelState } from '../hotel/hotel';

/** What reception's work on bookings stands on. */
export interface DeskBookingDeps {
  db: Database;
  clock: () => number;
  hotel: HotelState;
  catalogue: Catalogue;
  /** Told when a mail lies in the outbox. */
  mails: { wake(): void };
}
