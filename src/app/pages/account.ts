import { ACCOUNT_PATHS } from '../paths';
import { later } from './page';

/** The own account. */
export const accountPages = ACCOUNT_PATHS.map(later);
