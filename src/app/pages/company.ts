import { COMPANY_PATHS } from '../paths';
import { later } from './page';

/** The company, its partners, its policies and the Ha Long hotel. */
export const companyPages = COMPANY_PATHS.map(later);
