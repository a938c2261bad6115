import {
  ABOUT_PATHS,
  ACCESSIBILITY_PATHS,
  CUSTOMER_CARE_PATH,
  PARTNERS_PATH,
  PRIVACY_PATH,
  PROGRAMME_PATH,
  SEASIDE_HOTEL_PATH,
} from '../../contract/page-addresses';
import { housePage, page } from './page';

/** The company, its partners, its policies and the Ha Long hotel. */
export const companyPages = [
  ...Object.values(ABOUT_PATHS).map((path) => housePage(path, () => import('../routes/about-route'), 'company')),
  housePage(PARTNERS_PATH, () => import('../routes/partners-route'), 'company'),
  housePage(PROGRAMME_PATH, () => import('../routes/programme-route'), 'company'),
  page(PRIVACY_PATH, () => import('../routes/privacy-route'), 'policies'),
  ...ACCESSIBILITY_PATHS.map((path) => page(path, () => import('../routes/accessibility-route'), 'policies')),
  housePage(CUSTOMER_CARE_PATH, () => import('../routes/care-route'), 'policies'),
  housePage(SEASIDE_HOTEL_PATH, () => import('../routes/seaside-hotel-route'), 'hotel'),
];
