import { RECEPTION_PATHS } from '../paths';
import { later } from './page';

/** The reception desk. */
export const receptionPages = RECEPTION_PATHS.map(later);
