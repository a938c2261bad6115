import en from '../../../../locales/en/reception-content.json';
import vi from '../../../../locales/vi/reception-content.json';
import type { AmenityKind } from '../../../domain/catalogue/amenities';
import type { Language } from '../../../domain/languages';

const NAMES: Readonly<Record<Language, Readonly<Record<AmenityKind, string>>>> = {
  vi: vi.choices.amenity,
  en: en.choices.amenity,
};

/** Names of the kinds by which the desk chooses them; a guest reads the same. */
export const amenityNames = (lang: Language): Readonly<Record<AmenityKind, string>> => NAMES[lang];
