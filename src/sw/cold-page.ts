import en from '../../locales/en/offline.json';
import vi from '../../locales/vi/offline.json';
import { EMERGENCY_NUMBERS } from '../domain/guide/emergency';
import type { Language } from '../domain/languages';

const STYLE =
  ':root{color-scheme:light dark}body{font:1.0625rem/1.6 system-ui,sans-serif;max-width:32rem;margin:0 auto;padding:3rem 1.5rem}h1{font-size:1.5rem;line-height:1.3}a{color:inherit;display:inline-block;padding:.6rem 1rem;margin:.25rem .5rem .25rem 0;border:1px solid;border-radius:.75rem;text-decoration:none}section+section{margin-top:2.5rem;opacity:.85}';

const WORDS = { vi, en };

/**
 * The page of last resort: no network, and the page asked for is not on the phone. In both languages, because the one
 * that was chosen may be gone with the rest; with the emergency numbers, because they need no network.
 */
export async function coldPage(first: Language): Promise<Response> {
  const second = first === 'vi' ? 'en' : 'vi';
  const html = `<!doctype html><html lang="${first}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${WORDS[first].title}</title><style>${STYLE}</style><main>${part(first)}${part(second)}</main></html>`;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(STYLE));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'`,
    },
  });
}

function part(lang: Language): string {
  const words = WORDS[lang];
  const numbers = EMERGENCY_NUMBERS.map(({ number }) => `<a href="tel:${number}">${number}</a>`).join('');
  return `<section lang="${lang}"><h1>${words.title}</h1><p>${words.text}</p><p><a href="">${words.retry}</a></p><p>${words.emergency}: ${numbers}</p></section>`;
}
