import { TOUR_BOOKING_PATH, TOUR_LIST_PATHS, type TourListName, tourPathIn } from '../../contract/page-addresses';
import { housePage } from './page';

const LISTS = Object.keys(TOUR_LIST_PATHS) as TourListName[];

/** Tours and asking for one. */
export const tourPages = [
  ...LISTS.map((list) => housePage(TOUR_LIST_PATHS[list], () => import('../routes/tour-list-route'), 'tours')),
  ...LISTS.map((list) => housePage(tourPathIn(list), () => import('../routes/tour-detail-route'), 'tours')),
  housePage(TOUR_BOOKING_PATH, () => import('../routes/tour-booking-route'), 'tours', 'tour-booking'),
];
