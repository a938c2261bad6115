import type { RetentionDays } from '../../../../domain/privacy/retention';
import type { House } from '../../../../contract/hotel/house';
import type { Language } from '../../../../domain/languages';
import type { HotelProfile } from '../../../../contract/hotel/hotel-content';
import type { PageWords } from './page-words';
import { escapeHtml } from '../../../../domain/escape-html';

/** A thing of schema.org. */
export type Thing = Readonly<Record<string, unknown>>;

/** A public page as search engines and link previews see it, in one language. */
export interface PublicPage {
  /** Canonical address without origin and language; with `?page=` that of a later page of a list. */
  path: string;
  title: string;
  description: string;
  /** Address of the sharing picture; `null` where the house has none. */
  picture: string | null;
  /** `article` for what has a day of its own. */
  kind: 'website' | 'article';
  /** UTC milliseconds, for an article. */
  publishedAt?: number;
  /** The way here, the page itself not included. */
  trail: readonly { name: string; path: string }[];
  things: readonly Thing[];
  /** The page's text as HTML, written by the functions below: nothing in it is passed on unescaped. */
  body: string;
}

/** Data and helpers that pages are made from. */
export interface PageContext {
  lang: Language;
  profile: HotelProfile;
  /** After how many days guests' data is forgotten. */
  retentionDays: RetentionDays;
  words: PageWords;
  /** Facts that the site is told too. */
  house: House;
  /** The sharing picture of the house; `null` where it has none. */
  housePicture: string | null;
  /** An absolute address of a page or file of ours; only a configured origin is believed. */
  absolute: (path: string) => string;
  /** The same of a picture that may be missing, for data blocks. */
  imageAt: (path: string | null) => string | undefined;
}

export const heading = (level: 1 | 2 | 3, text: string): string => `<h${level}>${escapeHtml(text)}</h${level}>`;
export const paragraph = (text: string): string => (text === '' ? '' : `<p>${escapeHtml(text)}</p>`);
export const link = (path: string, text: string): string => `<a href="${escapeHtml(path)}">${escapeHtml(text)}</a>`;
/** @param items HTML of each */
export const list = (items: readonly string[]): string =>
  items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
export const picture = (src: string, alt: string): string =>
  `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" loading="lazy">`;

/** An address in a language; Vietnamese is the plain one. */
export const inLanguage = (path: string, lang: Language): string =>
  lang === 'vi' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;

const SHARED_OF_ROOMS = /^\/pictures\/homes\/(h[ln]-\d\d)-\w+\.svg$/;
const SHARED_OF_TOURS = /^\/pictures\/tours\/(t-\d\d)-\d\.svg$/;
const SHARED_OF_BLOG = /^\/pictures\/blog\/([\w-]+)\.svg$/;
/** Parts of the demo's own pages. */
export const DEMO_PICTURE = '/pictures/share/hien.png';
/** Link previews take these. */
export const BITMAP = /\.(?:png|jpe?g|webp)$/i;

/**
 * The sharing picture that goes with a picture: link previews take no drawings, so each drawn subject has a bitmap of
 * its own; a photograph of the hotel's own stands for itself.
 */
export function sharedPicture(address: string | undefined, { housePicture }: PageContext): string | null {
  if (address === undefined || address === '') return housePicture;
  const drawn = SHARED_OF_ROOMS.exec(address) ?? SHARED_OF_TOURS.exec(address) ?? SHARED_OF_BLOG.exec(address);
  if (drawn) return `/pictures/share/${drawn[1] ?? 'hien'}.png`;
  return BITMAP.test(address) ? address : housePicture;
}
