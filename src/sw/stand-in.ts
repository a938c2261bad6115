import { coming } from '../../locales/en/offline.json';
import { type GuideLanguage, LANGUAGE_NAMES } from '../domain/guide/guide-languages';
import type { HienWorkerScope } from './scope';

declare const self: HienWorkerScope;

/** A page that somebody has read for so long is not changed under their eyes: one tap does. */
const TAKES_PLACE_MS = 15_000;

const STYLE =
  '#coming{display:flex;align-items:center;gap:12px;min-height:44px;margin:0;padding:0 20px;font-size:.875rem;line-height:1.4}#coming a{line-height:44px;white-space:nowrap;color:inherit;font-weight:600}';

/**
 * Makes the English guide stand for one in a language that has not come: it says so, by the name of that language
 * alone (nobody's phone has a word of it), and marks what was chosen, which the page would forget else
 * (`app/guide/background/guide-services.ts`). The line stands before what React takes over.
 */
export async function standIn(english: Response, lang: GuideLanguage): Promise<Response> {
  const line = `<style>${STYLE}</style><p id="coming"><a href="?lang=${lang}" hreflang="${lang}" lang="${lang}">${LANGUAGE_NAMES[lang]}</a>${coming}</p>`;
  const html = (await english.text())
    .replace('<html lang="en">', `<html lang="en" data-chosen="${lang}">`)
    .replace('<body>', `<body>${line}`);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(STYLE));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  const headers = new Headers(english.headers);
  const policy = headers.get('content-security-policy');
  if (policy !== null)
    headers.set('content-security-policy', policy.replace('style-src', `style-src 'sha256-${hash}'`));
  return new Response(html, { headers });
}

/**
 * Opens a page anew whose language is on the phone by now.
 *
 * @param opened instant at which it was asked for
 */
export async function takePlace(clientId: string, opened: number): Promise<void> {
  if (Date.now() - opened > TAKES_PLACE_MS) return;
  const page = (await self.clients.get(clientId)) as WindowClient | undefined;
  if (!page) return;
  const url = new URL(page.url);
  // With one it would be a jump inside the page that is there.
  url.hash = '';
  await page.navigate(url.href).catch(() => undefined);
}
