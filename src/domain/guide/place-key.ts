/** Session storage: the open sections and the place on the screen, carried over a change of language. */
export const GUIDE_PLACE_KEY = 'hien_guide_place';
