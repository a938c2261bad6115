import type { Apartment } from '../../contract/catalogue/apartments';
import { apiSource } from '../../api/call';
import { findApartmentsCall, listApartmentsCall, listApartmentsOfAreaCall } from '../../contract/catalogue/calls';
import { apartmentListShape } from '../../contract/catalogue/apartment-shapes';
import type { Area } from '../../domain/catalogue/areas';
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
