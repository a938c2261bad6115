import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Feature, FEATURES } from '../../../domain/features';
import type { House } from '../../../contract/hotel/house';
import { hasPlatesOfFigures } from '../../../domain/guest-access/apartment-code';
import { helpTopicsOf } from '../../../domain/hotel/help-topics';
import { LANGUAGES, type Language } from '../../../domain/languages';
import type { Catalogue } from '../catalogue/catalogue';
import type { HotelSnapshot } from '../hotel/hotel';
import { legalFacts } from './legal';

const HERO = 'pictures/home/bay.svg';

/**
 * Makes out what the site has to know of the house before it draws anything.
 *
 * @param has features that it has and that are filled
 * @param mediaDir where files of the hotel's own lie
 */
export function houseOf(
  { isDemo, profile, apartments }: HotelSnapshot,
  has: Readonly<Record<Feature, boolean>>,
  catalogue: Catalogue,
  mediaDir: string,
): House {
  const lacks = FEATURES.filter((name) => !has[name]);
  const [legalVi, legalEn] = LANGUAGES.map((lang) => legalFacts(profile, lang)) as [string[][], string[][]];
  const legal = legalVi.length > 0 && { legal: { vi: legalVi, en: legalEn } };
  if (isDemo) return { lacks, ...legal };
  const citiesIn = (lang: Language): string =>
    catalogue
      .places(lang)
      .map(({ name }) => name)
      .join(', ') || profile.city;
  const [vi, en] = LANGUAGES.map(citiesIn) as [string, string];
  return {
    lacks,
    ...legal,
    own: {
      cities: { vi, en },
      reception: profile.hours.reception ?? '',
      bare: !existsSync(path.join(mediaDir, HERO)),
      topics: helpTopicsOf(profile.guideParts),
      ...(hasPlatesOfFigures(apartments.keys()) && { figures: true }),
    },
  };
}
