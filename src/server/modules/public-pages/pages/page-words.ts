import articlesEn from '../../../../../locales/en/articles.json';
import apartmentsEn from '../../../../../locales/en/apartments.json';
import blogEn from '../../../../../locales/en/blog.json';
import companyEn from '../../../../../locales/en/company.json';
import helpEn from '../../../../../locales/en/help.json';
import homeEn from '../../../../../locales/en/home.json';
import hotelEn from '../../../../../locales/en/hotel.json';
import policiesEn from '../../../../../locales/en/policies.json';
import siteEn from '../../../../../locales/en/site.json';
import toursEn from '../../../../../locales/en/tours.json';
import articles from '../../../../../locales/vi/articles.json';
import apartments from '../../../../../locales/vi/apartments.json';
import blog from '../../../../../locales/vi/blog.json';
import company from '../../../../../locales/vi/company.json';
import help from '../../../../../locales/vi/help.json';
import home from '../../../../../locales/vi/home.json';
import hotel from '../../../../../locales/vi/hotel.json';
import policies from '../../../../../locales/vi/policies.json';
import site from '../../../../../locales/vi/site.json';
import tours from '../../../../../locales/vi/tours.json';
import type { Language } from '../../../../domain/languages';
import { heading, paragraph } from './page';

const vi = { articles, apartments, blog, company, help, home, hotel, policies, site, tours };

/** The screens' own words: what a crawler reads is what a person reads. */
export const PAGE_WORDS: Readonly<Record<Language, typeof vi>> = {
  vi,
  en: {
    articles: articlesEn,
    apartments: apartmentsEn,
    blog: blogEn,
    company: companyEn,
    help: helpEn,
    home: homeEn,
    hotel: hotelEn,
    policies: policiesEn,
    site: siteEn,
    tours: toursEn,
  },
};

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
