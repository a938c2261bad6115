import { dayOfDate } from '../../../../domain/days';
import { LANGUAGES } from '../../../../domain/languages';
import { escapeHtml } from '../../../../domain/escape-html';
import { inLanguage } from './page';
import type { Listed } from './public-pages';

/**
 * Every public page in both languages, each naming the other (sitemaps.org with `xhtml:link`).
 *
 * @param absolute makes an absolute address of ours
 */
export function sitemapXml(pages: readonly Listed[], absolute: (path: string) => string): string {
  const urls = pages.flatMap(({ path, changedAt }) => {
    const others = [
      ...LANGUAGES.map((lang) => [lang, inLanguage(path, lang)] as const),
      ['x-default', path] as const,
    ].map(([lang, at]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeHtml(absolute(at))}"/>`);
    const changed = changedAt === undefined ? '' : `<lastmod>${dayOfDate(changedAt)}</lastmod>`;
    return LANGUAGES.map(
      (lang) => `<url><loc>${escapeHtml(absolute(inLanguage(path, lang)))}</loc>${changed}${others.join('')}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}
