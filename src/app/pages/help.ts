import { CONTACT_PATH, HELP_PATHS } from '../../contract/page-addresses';
import { page } from './page';

/** Help, support and contact. */
export const helpPages = [
  ...HELP_PATHS.map((path) => page(path, () => import('../routes/help-route'), 'help')),
  page(CONTACT_PATH, () => import('../routes/contact-route'), 'help'),
];
