import en from '../../locales/en/server.json';
import vi from '../../locales/vi/server.json';
import type { Language } from '../domain/languages';

/** The few words the server says itself. Vietnamese is the typed source; English has its shape or does not compile. */
export type Words = typeof vi;
export const WORDS: Readonly<Record<Language, Words>> = { vi, en };

/** Fills `{{name}}` in a sentence. */
export function fill(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}
