import { HELP_PATHS } from '../paths';
import { later } from './page';

/** Help, support and contact. */
export const helpPages = HELP_PATHS.map(later);
