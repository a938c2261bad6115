import en from '../../../../locales/en/guide-house.json';
import vi from '../../../../locales/vi/guide-house.json';
import type { HotelProfile } from '../../../contract/hotel/hotel-content';
import { type GuideLanguage, PACK_LANGUAGES } from '../../../domain/guide/guide-languages';
import { mergedWords } from '../../../domain/guide/merged-words';

const PACKS = import.meta.glob<object>('../../../../locales/*/guide-house.json', { eager: true, import: 'default' });
const packs = PACK_LANGUAGES.map((lang) => [
  lang,
  mergedWords(en, PACKS[`../../../../locales/${lang}/guide-house.json`]),
]);
/** The guide's words for another house than the demo's, true of any: words by key, rules of a stay by what they name. */
const WORDS: Readonly<Record<string, HouseWords>> = {
  vi,
  en,
  ...(Object.fromEntries(packs) as Record<string, typeof en>),
};
interface HouseWords {
  words: object;
  stay: readonly StayGroup[];
}
interface StayGroup {
  heading: string;
  items: Partial<Record<StayFact, readonly string[]>>;
}

/** Conditions under which a sentence of section 4 stands there. */
const SAYS = {
  always: () => true,
  quiet: ({ hours }) => hours.quietFrom !== '',
  violation: ({ fees }) => fees.violation > 0,
  supplies: ({ hours }) => hours.dailySuppliesFrom !== '',
  cleaning: ({ hours, freeCleaningFromNights }) => freeCleaningFromNights > 0 && hours.cleaningRequestBefore === '',
  cleaningBefore: ({ hours, freeCleaningFromNights }) =>
    freeCleaningFromNights > 0 && hours.cleaningRequestBefore !== '',
  wine: ({ fees }) => fees.wine > 0,
  compensation: ({ compensation }) => compensation.some((table) => table.length > 0),
} satisfies Record<string, (house: HotelProfile) => boolean>;
type StayFact = keyof typeof SAYS;

const PART = /^(?:sections|subs|body)\.s(\d+(?:_\d)?)/;

/**
 * Words that stand in the guide of a house of one's own instead of the demo's, by the guide's own keys.
 *
 * @param gone parts whose words nobody needs
 */
export function houseWords(
  profile: HotelProfile,
  lang: GuideLanguage,
  gone: readonly string[],
): Record<string, unknown> {
  const { words, stay } = WORDS[lang] ?? en;
  const isShown = (key: string): boolean => {
    const part = PART.exec(key)?.[1]?.replace('_', '-') ?? '';
    return !gone.includes(part) && !(key.startsWith('body.') && gone.includes(`words ${part}`));
  };
  const groups = stay.map(({ heading, items }) => ({
    heading,
    items: Object.entries(items).flatMap(([fact, sentences]) => (SAYS[fact as StayFact](profile) ? sentences : [])),
  }));
  return { ...Object.fromEntries(leavesOf(words).filter(([key]) => isShown(key))), 'body.s4.groups': groups };
}

/** Texts and lists of texts, each under its whole key. */
function leavesOf(tree: object, prefix = ''): [string, unknown][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? leavesOf(value, `${prefix}${key}.`)
      : [[prefix + key, value] as [string, unknown]],
  );
}
