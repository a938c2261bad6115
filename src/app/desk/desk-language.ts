import { useStore } from 'zustand';
import type { Language } from '../../domain/languages';
import { siteLanguageStore } from '../site/site-language';

/** The language that the desk is read in. */
export const useDeskLanguage = (): Language => useStore(siteLanguageStore, ({ lang }) => lang);
