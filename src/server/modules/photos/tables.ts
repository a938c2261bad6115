import type { Columns } from '../../platform/db/columns';

/** Tables of the hotel's own pictures. */
export interface PhotoTables {
  /** Photographs that reception has sent; their files lie in the data folder. */
  photos: {
    id: string;
    /** px, as it is kept. */
    width: number;
    height: number;
    /** From afar, `rrggbb`. */
    colour: string;
    alt_vi: string;
    alt_en: string;
    staff_name: string;
    created_at: number;
  };
}

/** Says what of these rows tells of people. */
export const PHOTO_COLUMNS: Columns<PhotoTables> = {
  photos: { staff: 'staff_name', nobody: 'id width height colour alt_vi alt_en created_at' },
};
