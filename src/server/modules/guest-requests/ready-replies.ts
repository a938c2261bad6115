import type { GuideLanguage } from '../../../domain/guide/guide-languages';

type Replies = Readonly<Record<string, string>>;
const FILES = import.meta.glob<Replies>('../../../../locales/*/ready-replies.json', { eager: true, import: 'default' });
const repliesIn = (lang: GuideLanguage): Replies => FILES[`../../../../locales/${lang}/ready-replies.json`] ?? {};

/** Keys of the ready replies by their sentences in the desk's languages: what is written down is what the desk reads. */
const KEYS = new Map(
  (['vi', 'en'] as const).flatMap((lang) => Object.entries(repliesIn(lang)).map(([key, text]) => [text, key] as const)),
);

/** Gives what reception wrote as its guest reads it: a ready reply in the guest's language, anything else as it stands. */
export const replyIn = (lang: GuideLanguage, text: string): string =>
  repliesIn(lang)[KEYS.get(text.trim()) ?? ''] ?? text;
