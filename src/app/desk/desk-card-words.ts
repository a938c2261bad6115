import { readerOf } from '../../ui/words';
import { LANGUAGES, type Language } from '../../domain/languages';
import type { CardWords } from '../../features/reception/print/print-words';
import { loadPageWords } from '../site/site-words';

/**
 * The words of printed cards, which may speak both languages at once, whatever the desk itself is read in.
 *
 * @throws when a chunk does not come
 */
export async function loadCardWords(): Promise<CardWords> {
  const readers = await Promise.all(
    LANGUAGES.map(async (lang) => {
      const words = await loadPageWords(lang, 'reception-print');
      return [lang, readerOf<'reception-print'>(words)] as const;
    }),
  );
  return Object.fromEntries(readers) as Record<Language, CardWords[Language]>;
}
