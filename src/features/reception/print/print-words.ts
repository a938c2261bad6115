import type { TFunction } from 'i18next';
import type { StickerPlaceId } from '../../../domain/print/card-text';
import type { Language } from '../../../domain/languages';

/** The words of cards, in every language that a card can speak; the desk itself may speak another. */
export type CardWords = Readonly<Record<Language, TFunction<'reception-print'>>>;

/** The word for a place with a film; keys hold no hyphen. */
export function placeWord(id: StickerPlaceId, t: TFunction<'reception-print'>): string {
  const words: Readonly<Record<string, string>> = t('card.places', { returnObjects: true });
  return words[`s${id.replace('-', '_')}`] ?? id;
}
