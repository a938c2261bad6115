import { render, type RenderResult } from '@testing-library/react';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../../src/app/i18n';
import { loadSiteWords } from '../../src/app/site-words';
import type { Language } from '../../src/domain/languages';

/** The site's real words, as a page has them. */
export const siteWords = async (lang: Language): Promise<i18n> => createI18n(lang, await loadSiteWords(lang));

/** A part of the site on its own, speaking its real words. */
export async function renderWithWords(part: ReactNode, lang: Language = 'vi'): Promise<RenderResult> {
  const words = await siteWords(lang);
  return render(<I18nextProvider i18n={words}>{part}</I18nextProvider>);
}
