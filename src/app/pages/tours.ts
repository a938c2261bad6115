import { TOUR_PATHS } from '../paths';
import { later } from './page';

/** Tours and asking for one. */
export const tourPages = TOUR_PATHS.map(later);
