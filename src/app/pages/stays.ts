import { APARTMENT_LIST_PATHS, APARTMENT_PATHS, PATHS } from '../../contract/page-addresses';
import { page } from './page';

/** Finding and booking a stay. */
export const stayPages = [
  page(PATHS.home, () => import('../routes/home-route'), 'home', 'search-form', 'apartments'),
  page(PATHS.searchResults, () => import('../routes/apartments/search-route'), 'search', 'search-form', 'bookings'),
  ...APARTMENT_LIST_PATHS.map((path) =>
    page(path, () => import('../routes/apartments/apartment-list-route'), 'apartments'),
  ),
  ...APARTMENT_PATHS.map((path) =>
    page(path, () => import('../routes/apartments/apartment-detail-route'), 'apartment-detail', 'bookings'),
  ),
  page(PATHS.bookingPage, () => import('../routes/apartments/booking-route'), 'bookings', 'door-choice'),
  page(PATHS.ownBookings, () => import('../routes/apartments/own-bookings-route'), 'bookings'),
  page(PATHS.bookingStatus, () => import('../routes/apartments/booking-status-route'), 'bookings'),
];
