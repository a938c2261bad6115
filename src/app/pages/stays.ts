import { APARTMENT_LIST_PATHS, APARTMENT_PATHS, PATHS } from '../paths';
import { page } from './page';

/** Finding and booking a stay. */
export const stayPages = [
  page(PATHS.home, () => import('../routes/home-route'), 'home', 'search', 'apartments'),
  page(PATHS.searchResults, () => import('../routes/search-route'), 'search', 'booking'),
  ...APARTMENT_LIST_PATHS.map((path) => page(path, () => import('../routes/apartment-list-route'), 'apartments')),
  ...APARTMENT_PATHS.map((path) =>
    page(path, () => import('../routes/apartment-detail-route'), 'apartment-detail', 'booking'),
  ),
  page(PATHS.bookingPage, () => import('../routes/booking-route'), 'booking'),
  page(PATHS.ownBookings, () => import('../routes/own-bookings-route'), 'booking'),
  page(PATHS.bookingStatus, () => import('../routes/booking-status-route'), 'booking'),
];
