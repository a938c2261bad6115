import type { HotelProfile } from '../../../contract/hotel/hotel-content';
import type { Language } from '../../../domain/languages';
import { WORDS } from '../../words';

/** Names and values of what is told of who stands behind the house, in the order in which they are shown. */
export function legalFacts({ legal }: HotelProfile, lang: Language): string[][] {
  const words = WORDS[lang].legal;
  const facts = (Object.keys(words) as (keyof typeof words)[]).map((key) => [words[key], legal[key]]);
  return facts.filter(([, value]) => value !== '');
}
