import { heading, paragraph } from './page';

/** Words of a file of `locales/`: sentences at any depth. */
type Words = string | readonly Words[] | { readonly [key: string]: Words };

const HEADINGS = new Set(['title', 'heading', 'name']);
/** Keys left out of the crawlable text: addresses of parts, the page's head, words for screen readers. */
const SILENT = new Set(['id', 'label', 'description', 'heroAlt', 'picture', 'newTab', 'icon']);

/**
 * A part of the words as HTML, in its order: titles as headings, the rest as paragraphs. A sentence that asks for a
 * value which is not given is left out.
 */
export function prose(words: Words, values: Readonly<Record<string, string>> = {}, key = ''): string {
  if (typeof words === 'string') {
    const text = filled(words, values);
    return text === null ? '' : HEADINGS.has(key) ? heading(2, text) : paragraph(text);
  }
  if (Array.isArray(words)) return words.map((one: Words) => prose(one, values, key)).join('');
  return Object.entries(words)
    .filter(([name]) => !SILENT.has(name))
    .map(([name, one]) => prose(one, values, name))
    .join('');
}

/** A sentence with its values and without bold marks; `null` when it asks for one that is not given. */
export function filled(sentence: string, values: Readonly<Record<string, string>>): string | null {
  const asked = [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '');
  if (asked.some((name) => values[name] === undefined)) return null;
  return sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '').replaceAll('**', '');
}
