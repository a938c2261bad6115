import en from '../../../../locales/en/mail.json';
import vi from '../../../../locales/vi/mail.json';
import { type GuideLanguage, PACK_LANGUAGES, type PackLanguage } from '../../../domain/guide/guide-languages';
import { mergedWords } from '../../../domain/guide/merged-words';

const FILES = import.meta.glob<object>('../../../../locales/*/{mail,pack}.json', { eager: true, import: 'default' });
const fileOf = (lang: PackLanguage, name: string): unknown => FILES[`../../../../locales/${lang}/${name}.json`];
const ofPacks = <T>(read: (lang: PackLanguage) => T): Record<PackLanguage, T> =>
  Object.fromEntries(PACK_LANGUAGES.map((lang) => [lang, read(lang)])) as Record<PackLanguage, T>;

/** The words of every mail. A pack has those of a booking's; what it lacks is English. */
export const MAIL_WORDS: Readonly<Record<GuideLanguage, typeof vi>> = {
  vi,
  en,
  ...ofPacks((lang) => mergedWords<typeof vi>(en, fileOf(lang, 'mail'))),
};

const NOTES = ofPacks((lang) => {
  const { checked, unchecked } = fileOf(lang, 'pack') as { checked: boolean; unchecked: string };
  return checked ? null : unchecked;
});

/** Note of a mail that no native reader has checked its words; `null` where there is nothing to say. */
export const uncheckedNoteOf = (lang: GuideLanguage): string | null =>
  (NOTES as Readonly<Partial<Record<GuideLanguage, string | null>>>)[lang] ?? null;
