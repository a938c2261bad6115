import type { Apartment } from '../../contract/catalogue/apartments';
import { apiSource } from '../../api/source';
import {
  findApartmentsCall,
  listApartmentsCall,
  listApartmentsOfAreaCall,
  listPlacesCall,
} from '../../contract/catalogue/calls';
import { apartmentListShape, placeListShape } from '../../contract/catalogue/apartment-shapes';
import type { Area } from '../../domain/catalogue/areas';
import type { HousePlace } from '../../domain/catalogue/places';
import type { Language } from '../../domain/languages';
import type { Source } from './network-first';

const TIMEOUT_MS = 8000;

/** The apartments of an area. */
export const apartmentsIn = (area: Area, lang: Language): Source<Apartment[]> => ({
  key: `apartments:in:${area}:${lang}`,
  ...apiSource(listApartmentsOfAreaCall, { query: { area, lang }, schema: apartmentListShape }),
  timeoutMs: TIMEOUT_MS,
  lang,
});

/** Every apartment. */
export const allApartments = (lang: Language): Source<Apartment[]> => ({
  key: `apartments:all:${lang}`,
  ...apiSource(listApartmentsCall, { query: { lang }, schema: apartmentListShape }),
  timeoutMs: TIMEOUT_MS,
  lang,
});

/** Apartments that a name or an address of the site finds, the best first. */
export const apartmentsNamed = (name: string, lang: Language): Source<Apartment[]> => ({
  key: `apartments:named:${name}:${lang}`,
  ...apiSource(findApartmentsCall, { query: { name, lang }, schema: apartmentListShape }),
  timeoutMs: TIMEOUT_MS,
  lang,
});

/** Where the house has apartments. */
export const housePlaces = (lang: Language): Source<HousePlace[]> => ({
  key: `places:${lang}`,
  ...apiSource(listPlacesCall, { query: { lang }, schema: placeListShape }),
  timeoutMs: TIMEOUT_MS,
  lang,
});
