import { PATHS } from '../../contract/page-addresses';
import { page } from './page';

/** Pages around the stay guide, which is a document of its own. */
export const guestPages = [
  page(PATHS.guestForm, () => import('../routes/guest-form-route'), 'guest-forms'),
  page(PATHS.languageGuide, () => import('../routes/language-guide-route')),
];
