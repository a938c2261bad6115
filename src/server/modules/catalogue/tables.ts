import type { RatePolicy } from '../../../domain/bookings/booking';

/** Tables of apartments and their room types. */
export interface CatalogueTables {
  apartments: {
    id: number;
    area: string;
    status: string;
    body: string;
    /** Place in lists. */
    position: number;
  };
  rooms: {
    id: number;
    apartment_id: number;
    price: number;
    discount: number;
    max_adults: number;
    max_children: number;
    max_rooms: number;
    policy: RatePolicy;
    body: string;
    revision: number;
  };
}
