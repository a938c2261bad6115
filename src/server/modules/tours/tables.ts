import type { Language } from '../../../domain/languages';
import type { TourArea } from '../../../domain/tours/tours';
import type { Columns } from '../../platform/db/columns';

/** Tables of the tours, the requests for them and the comments on them; states of requests stand in `item_states`. */
export interface TourTables {
  /** Numbers that decide a price are columns; the rest of a tour is `body`. */
  tours: {
    id: number;
    area: TourArea;
    /** `DELETED`: what was taken away; comments and requests still name it. */
    status: 'ACTIVE' | 'INACTIVE' | 'DELETED';
    duration_days: number;
    price: number;
    discount: number;
    body: string;
    /** Place in lists. */
    position: number;
  };
  comments: {
    id: string;
    target_type: string;
    target_id: number;
    user_id: string;
    comment: string;
    created_at: number;
    /** Breaks the tie between two of one millisecond. */
    position: number;
    /** Since when reception does not show it, UTC ms. */
    hidden_at: number | null;
  };
  tour_contacts: {
    id: string;
    tour_id: number;
    /** As it was called when it was asked about. */
    tour_name: string;
    name: string;
    phone: string;
    email: string;
    message: string;
    lang: Language;
    created_at: number;
  };
  tour_bookings: {
    id: string;
    /** `null` for a trip that is not one of ours. */
    tour_id: number | null;
    tour_type: string;
    tour_name: string;
    departure_date: string;
    adults: number;
    children: number;
    small_children: number;
    infants: number;
    full_name: string;
    phone: string;
    email: string;
    address: string;
    province: string;
    district: string;
    ward: string;
    note: string;
    payment_method: string;
    /** VND; `null` while reception has not said. */
    total: number | null;
    lang: Language;
    created_at: number;
  };
}

/** Says what of these rows tells of people. */
export const TOUR_COLUMNS: Columns<TourTables> = {
  tours: { nobody: 'id area status duration_days price discount body position' },
  comments: { comments: 'user_id comment', nobody: 'id target_type target_id created_at position hidden_at' },
  tour_contacts: { tourContacts: 'name phone email message', nobody: 'id tour_id tour_name lang created_at' },
  tour_bookings: {
    tourBookings: 'full_name phone email address province district ward note',
    nobody:
      'id tour_id tour_type tour_name departure_date adults children small_children infants payment_method total lang created_at',
  },
};
