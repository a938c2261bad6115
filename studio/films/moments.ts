import type { FilmName } from '../../src/domain/guide/films';

/**
 * Beginnings of each step of a film, in seconds: the captions' times in both languages. The words are in
 * `locales/<lang>/films.json`, which the guide loads; nobody who reads it asks for times.
 */
export const FILM_MOMENTS: Readonly<Record<FilmName, readonly number[]>> = {
  'door-opening': [0, 2.05, 4.1, 6.4, 10.9, 15.2, 18.6],
  power: [0, 4.7, 9.6, 11.7, 14, 15.9, 18.4, 21.3],
  stove: [0, 2.7, 5.5, 9.1, 12, 16.4, 18.8, 23.2],
  'washing-machine': [0, 2.2, 8.4, 12.6, 15.3, 17.8, 19.7, 22.9],
  'hot-water': [0, 3.8, 8.4, 11, 13.1, 15.1, 17.3, 20, 22.6],
  elevator: [0, 2.3, 6.6, 9.3, 12.1, 14.9, 19.5],
  'tour-intro': [0, 5.4, 10.1, 13.8, 17.7, 20.7],
  curtain: [0, 2.7, 4.7, 6.8, 10],
  'emergency-ladder': [0, 2.6, 8, 13.6, 19.4],
  'trash-room': [0, 5.8, 10.2, 14.4, 16.4, 19.9, 21.9],
};
