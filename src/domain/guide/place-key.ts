/**
 * Session storage: the open sections and the place on the screen, carried over a change of language. Read only where
 * the address says that there was one (`?lang=`): asking the storage holds up the first picture.
 */
export const GUIDE_PLACE_KEY = 'hien_guide_place';
