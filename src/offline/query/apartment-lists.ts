import type { Apartment, ApartmentPage } from '../../contract/catalogue/apartments';
import { apiSource } from '../../api/source';
import { listApartmentsCall, listApartmentsOfAreaCall, listPlacesCall } from '../../contract/catalogue/calls';
import { apartmentAnswerShape, placeListShape } from '../../contract/catalogue/apartment-shapes';
import type { Area } from '../../domain/catalogue/areas';
import type { HousePlace } from '../../domain/catalogue/places';
import type { Language } from '../../domain/languages';
import type { Source } from './network-first';

export const TIMEOUT_MS = 8000;

/** The whole of a list, or a page of a long one. */
export type ApartmentAnswer = Apartment[] | ApartmentPage;

export const apartmentsOf = (answer: ApartmentAnswer): readonly Apartment[] =>
  Array.isArray(answer) ? answer : answer.items;

/** The apartments of an area. */
export const apartmentsIn = (area: Area, lang: Language): Source<ApartmentAnswer> => ({
  key: `apartments:in:${area}:${lang}`,
  ...apiSource(listApartmentsOfAreaCall, { query: { area, lang, page: 1 }, schema: apartmentAnswerShape }),
  timeoutMs: TIMEOUT_MS,
  lang,
});

/** Every apartment. */
export const allApartments = (lang: Language): Source<ApartmentAnswer> => ({
  key: `apartments:all:${lang}`,
  ...apiSource(listApartmentsCall, { query: { lang, page: 1 }, schema: apartmentAnswerShape }),
  timeoutMs: TIMEOUT_MS,
  lang,
});

/** Places in which the house has apartments. */
export const housePlaces = (lang: Language): Source<HousePlace[]> => ({
  key: `places:${lang}`,
  ...apiSource(listPlacesCall, { query: { lang }, schema: placeListShape }),
  timeoutMs: TIMEOUT_MS,
  lang,
});
