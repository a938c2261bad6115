import type { FilmPopupId } from '../../domain/guide/films';

type FilmWord = 'f1' | 'f2_1' | 'f2_2' | 'f2_3' | 'f2_4' | 'f3' | 'f4' | 'f8_1' | 'f8_2' | 'f9' | 'f11';
/** A popup's key in `film.filmButtons`. */
export const filmWord = (id: FilmPopupId): FilmWord => `f${id.replace('-', '_')}` as FilmWord;
