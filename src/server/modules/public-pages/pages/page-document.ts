import type { House } from '../../../../contract/hotel/house';
import { HOUSE_DATA } from '../../../../contract/hotel/house-shape';
import { slotOf } from '../../../../contract/guide/first-view';
import { LANGUAGES, type Language } from '../../../../domain/languages';
import { escapeHtml } from '../../../../domain/escape-html';
import type { DrawnFirstView } from '../first-view';
import { inLanguage, link, type PageContext, type PublicPage, type Thing } from './page';

import { trailThing } from './things';

const OG_LOCALES: Readonly<Record<Language, string>> = { vi: 'vi_VN', en: 'en_GB' };
const TITLE = /<title>[\s\S]*?<\/title>/;
const DESCRIPTION = /<meta\s+name="description"[^>]*>/;
const ROOT = '<div id="root"></div>';
/** A script or style sheet of the build, in the head of its `index.html`. */
const FILE = /<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>/g;

/**
 * The site's document as it is served for one page: its own head, and its text for who runs no script (decision 59).
 * What is added carries `data-served`, by which the site takes it away when somebody goes on to another page without a
 * reload.
 *
 * @param html the built `index.html`
 * @param firstView what the home page is drawn with before its scripts; `null` where there is no build
 */
export function pageDocument(
  html: string,
  page: PublicPage,
  context: PageContext,
  firstView: DrawnFirstView | null,
): string {
  const { lang, profile, words } = context;
  const title = `${page.title} · ${profile.brand}`;
  const home = words.site.home.title;
  const things = page.path === '/' ? page.things : [...page.things, trailThing(context, page, home)];
  const trail = [{ name: home, path: '/' }, ...page.trail].map(({ name, path }) => link(inLanguage(path, lang), name));
  const inside = `${page.path === '/' ? '' : `<nav>${trail.join(' / ')}</nav>`}${page.body}`;
  const drawn = page.path === '/' ? firstView : null;
  // What is drawn has its own main part.
  const body = drawn ? `<div>${inside}</div>` : `<main>${inside}</main>`;
  return inDocument(drawn ? drawnAtOnce(html, drawn.css) : html, {
    view: drawn ? firstViewOf((context.house.own?.bare && drawn.html.bare?.[lang]) || drawn.html[lang], context) : '',
    lang,
    title,
    description: page.description,
    head: [...addresses(page, context), ...cards(page, title, context), ...things.map((one) => block(one, page.path))],
    body,
  });
}

/** The home page's first view with the hotel's name, and with its words where they are not the demo's. */
const firstViewOf = (html: string, { profile, words }: PageContext): string => {
  const { heroAlt, heading, lead } = words.site.home;
  return Object.entries({ brand: profile.brand, heroAlt, heading, lead }).reduce(
    (view, [name, text]) => view.replaceAll(slotOf(name), () => escapeHtml(text)),
    html,
  );
};

/** The document of a page that has nothing to tell a crawler, in a language. */
export const plainDocument = (html: string, lang: Language): string =>
  html.replace('<html lang="vi"', () => `<html lang="${lang}"`);

/** The same of a house of one's own: the built document has the demo's name. */
export const ownDocument = (html: string, { lang, profile, words }: PageContext): string =>
  withHead(plainDocument(html, lang), profile.brand, words.site.home.description);

/** A document that says what house it is of, before any script runs. */
export const inHouse = (html: string, house: House): string =>
  html.replace(/<html[^>]*/, (tag) => `${tag} data-${HOUSE_DATA}="${escapeHtml(JSON.stringify(house))}"`);

/** The document for an address of something that is not there. */
export function missingDocument(html: string, context: PageContext): string {
  const words = context.words.site.notFound;
  return inDocument(html, {
    view: '',
    lang: context.lang,
    title: words.title,
    description: words.text,
    head: [],
    body: `<main><h1>${escapeHtml(words.heading)}</h1><p>${escapeHtml(words.text)}</p>${link('/', context.profile.brand)}</main>`,
  });
}

/**
 * The home page with the styles of its first view in its head, and scripts and style sheets at its end: on a slow line
 * the picture would otherwise wait behind two dozen files.
 */
function drawnAtOnce(html: string, css: string): string {
  const files = [...html.matchAll(FILE)].map(([file]) => file);
  return html
    .replace(FILE, '')
    .replace('</head>', () => `<style>${css}</style></head>`)
    .replace('</body>', () => `${files.join('\n')}</body>`);
}

interface Added {
  /** First view in HTML, drawn before the scripts; empty on pages without one. */
  view: string;
  lang: Language;
  title: string;
  description: string;
  head: readonly string[];
  body: string;
}

function inDocument(html: string, { view, lang, title, description, head, body }: Added): string {
  // Functions as replacements: a `$&` in somebody's title is not a pattern.
  return withHead(plainDocument(html, lang), title, description)
    .replace('</head>', () => `${head.join('')}</head>`)
    .replace(ROOT, () => `<div id="root">${view}</div><noscript>${body}</noscript>`);
}

const withHead = (html: string, title: string, description: string): string =>
  html
    .replace(TITLE, () => `<title>${escapeHtml(title)}</title>`)
    .replace(DESCRIPTION, () => `<meta name="description" content="${escapeHtml(description)}" />`);

const meta = (kind: 'property' | 'name', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}" data-served>`;

function addresses({ path }: PublicPage, { absolute, lang }: PageContext): string[] {
  const rel = (name: string, of: Language, more: string): string =>
    `<link rel="${name}"${more} href="${escapeHtml(absolute(inLanguage(path, of)))}" data-served>`;
  return [
    rel('canonical', lang, ''),
    ...LANGUAGES.map((one) => rel('alternate', one, ` hreflang="${one}"`)),
    rel('alternate', 'vi', ' hreflang="x-default"'),
  ];
}

function cards(page: PublicPage, title: string, { absolute, imageAt, lang, profile }: PageContext): string[] {
  const picture = imageAt(page.picture);
  return [
    meta('property', 'og:type', page.kind),
    meta('property', 'og:site_name', profile.brand),
    meta('property', 'og:locale', OG_LOCALES[lang]),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:url', absolute(inLanguage(page.path, lang))),
    ...(picture === undefined ? [] : [meta('property', 'og:image', picture), meta('name', 'twitter:image', picture)]),
    ...(page.publishedAt === undefined
      ? []
      : [meta('property', 'article:published_time', new Date(page.publishedAt).toISOString())]),
    meta('name', 'twitter:card', picture === undefined ? 'summary' : 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', page.description),
  ];
}

/** A data block: nothing in it runs, and nothing in it can close it. */
const block = (thing: Thing, path: string): string =>
  `<script type="application/ld+json" data-served="${escapeHtml(path)}">${JSON.stringify(thing).replaceAll('<', '\\u003c')}</script>`;
