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
