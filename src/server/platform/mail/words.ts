import en from '../../../../locales/en/mail.json';
import vi from '../../../../locales/vi/mail.json';
import type { Language } from '../../../domain/languages';

/** The words of every mail. */
export const MAIL_WORDS: Readonly<Record<Language, typeof vi>> = { vi, en };
