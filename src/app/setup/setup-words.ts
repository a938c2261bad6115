import en from '../../../locales/en/setup.json';
import vi from '../../../locales/vi/setup.json';
import type { Language } from '../../domain/languages';
import type { Parity, Words } from '../site/i18n';

/** Words of `/setup` in both languages: who opens a house has one page of them. */
export const SETUP_WORDS: Readonly<Record<Language, Pick<Words, 'setup'>>> = {
  vi: { setup: vi },
  en: { setup: en satisfies Parity<typeof vi, typeof en> },
};
