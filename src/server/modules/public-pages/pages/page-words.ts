import articlesEn from '../../../../../locales/en/articles.json';
import apartmentsEn from '../../../../../locales/en/apartments.json';
import blogEn from '../../../../../locales/en/blog.json';
import companyEn from '../../../../../locales/en/company.json';
import helpEn from '../../../../../locales/en/help.json';
import homeEn from '../../../../../locales/en/home.json';
import hotelEn from '../../../../../locales/en/hotel.json';
import ownHouseEn from '../../../../../locales/en/own-house.json';
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
import ownHouse from '../../../../../locales/vi/own-house.json';
import policies from '../../../../../locales/vi/policies.json';
import site from '../../../../../locales/vi/site.json';
import tours from '../../../../../locales/vi/tours.json';
import type { Language } from '../../../../domain/languages';
import { inOwnWords } from '../../../../domain/hotel/own-words';
import type { OwnHouse } from '../../../../contract/hotel/house';

const vi = { articles, apartments, blog, company, help, home, hotel, policies, site, tours };

/** The screens' own words by namespace. */
export type PageWords = typeof vi;
const PAGE_WORDS: Readonly<Record<Language, PageWords>> = {
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
const OWN = { vi: ownHouse, en: ownHouseEn };

/** The screens' own words: what a crawler reads is what a person reads. @param own `undefined` for the demo */
export function pageWords(lang: Language, own: OwnHouse | undefined): PageWords {
  if (!own) return PAGE_WORDS[lang];
  const facts = { cities: own.cities[lang], reception: own.reception };
  const words = Object.entries(PAGE_WORDS[lang]).map(([name, one]) => [name, inOwnWords(one, name, OWN[lang], facts)]);
  return Object.fromEntries(words) as PageWords;
}
