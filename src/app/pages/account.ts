import { RESET_PAGE } from '../../contract/accounts/address';
import { PROFILE_PATH } from '../../contract/page-addresses';
import { page } from './page';

/** The own account, and where the mail about a lost password leads. */
export const accountPages = [
  page(PROFILE_PATH, () => import('../routes/profile-route'), 'accounts', 'bookings'),
  page(RESET_PAGE, () => import('../routes/reset-password-route'), 'accounts'),
];
