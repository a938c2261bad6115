import { INVITATION_PAGE, RESET_PAGE } from '../../contract/accounts/address';
import { PROFILE_PATH } from '../../contract/page-addresses';
import { page } from './page';

/** The own account, and where the links for a password lead. */
export const accountPages = [
  page(PROFILE_PATH, () => import('../routes/profile-route'), 'accounts', 'bookings'),
  page(INVITATION_PAGE, () => import('../routes/invitation-route'), 'accounts'),
  page(RESET_PAGE, () => import('../routes/reset-password-route'), 'accounts'),
];
