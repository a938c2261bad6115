/** Popup ids of the specification and the film each one plays; `8-3` has none. Files: `/videos/<name>.mp4`. */
export const FILM_OF_POPUP = {
  '1': 'door-opening',
  '2-1': 'power',
  '2-2': 'stove',
  '2-3': 'washing-machine',
  '2-4': 'hot-water',
  '3': 'elevator',
  '4': 'tour-intro',
  '8-1': 'hot-water',
  '8-2': 'curtain',
  '9': 'emergency-ladder',
  '11': 'trash-room',
} as const;

export type FilmPopupId = keyof typeof FILM_OF_POPUP;
/** Tells whether a text is the id of a popup. */
export const isFilmPopup = (id: string | undefined): id is FilmPopupId => id !== undefined && id in FILM_OF_POPUP;
export type FilmName = (typeof FILM_OF_POPUP)[FilmPopupId];

/** The order in which the pack loads: what a guest at the door needs comes first. */
export const FILM_NAMES: readonly FilmName[] = [
  'door-opening',
  'power',
  'elevator',
  'hot-water',
  'stove',
  'washing-machine',
  'emergency-ladder',
  'trash-room',
  'curtain',
  'tour-intro',
];

type FilmWord = 'f1' | 'f2_1' | 'f2_2' | 'f2_3' | 'f2_4' | 'f3' | 'f4' | 'f8_1' | 'f8_2' | 'f9' | 'f11';
/** A popup's key in `film.filmButtons`. */
export const filmWord = (id: FilmPopupId): FilmWord => `f${id.replace('-', '_')}` as FilmWord;
