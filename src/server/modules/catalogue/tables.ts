import type { RatePolicy } from '../../../domain/bookings/booking';
import type { Columns } from '../../platform/db/columns';

/** Tables of apartments and their room types. */
export interface CatalogueTables {
  apartments: {
    id: number;
    area: string;
    status: string;
    body: string;
    /** Place in lists. */
    position: number;
  };
  rooms: {
    id: number;
    apartment_id: number;
    price: number;
    discount: number;
    max_adults: number;
    max_children: number;
    max_rooms: number;
    policy: RatePolicy;
    body: string;
    /** Rules of its prices by night (`PriceRules`, JSON); `null` for none. */
    rules: string | null;
    revision: number;
  };
}

/** Says what of these rows tells of people. */
export const CATALOGUE_COLUMNS: Columns<CatalogueTables> = {
  apartments: { nobody: 'id area status body position' },
  rooms: { nobody: 'id apartment_id price discount max_adults max_children max_rooms policy body rules revision' },
};
