import { render, type RenderResult } from '@testing-library/react';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../../src/app/site/i18n';
import { DESK_WORDS } from '../../src/app/desk/desk-words';
import { loadPageWords, loadStartWords, PAGE_NAMESPACES, type PageNamespace } from '../../src/app/site/site-words';
import type { Language } from '../../src/domain/languages';

const ALL_PAGES = [...PAGE_NAMESPACES, ...(Object.keys(DESK_WORDS) as PageNamespace[])];

/** The site's real words, as a page has them. */
export async function siteWords(lang: Language): Promise<i18n> {
  const pages = await Promise.all(ALL_PAGES.map(async (name) => [name, await loadPageWords(lang, name)] as const));
  return createI18n(lang, { ...(await loadStartWords(lang)), ...Object.fromEntries(pages) });
}

/** A part of the site on its own, speaking its real words. */
export async function renderWithWords(part: ReactNode, lang: Language = 'vi'): Promise<RenderResult> {
  const words = await siteWords(lang);
  return render(<I18nextProvider i18n={words}>{part}</I18nextProvider>);
}
