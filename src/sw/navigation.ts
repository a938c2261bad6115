import { LANGUAGE_PREFERENCE, PREFERENCE_CACHE } from '../contract/guide/worker';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES, asLanguage, spokenLanguage } from '../domain/languages';
import type { Catalog, Item } from './catalog';
import { coldPage } from './cold-page';

/** A page that is not on the phone: longer than this and the guest is told so. */
const NAVIGATION_LIMIT_MS = 8000;
/** A page that never says that it has painted, such as one in a hidden tab, gets the rest after this time. */
const REST_LIMIT_MS = 500;
/** Hands over what stands below the first view, by the client that is painting it. */
const pendingRest = new Map<string, () => void>();

/**
 * Answers a guide's address from the shell on the phone, never from the network: one build, no waiting. Both languages
 * are looked up together with the one to speak, because each look into a cache costs an icon's start some milliseconds.
 * The link to the apartment's manifest, which the server puts in, is made by the page's early script here.
 */
export async function openGuide(event: FetchEvent, catalog: Catalog): Promise<Response | null> {
  const shells = Promise.all(LANGUAGES.map(async (lang) => [lang, await keptOf(catalog.shell(lang))] as const));
  const url = new URL(event.request.url);
  const lang = await languageOf(url);
  if (askedLanguage(url)) event.waitUntil(rememberLanguage(lang));
  const shell = new Map(await shells).get(lang);
  return shell ? firstViewFirst(shell, event.resultingClientId) : null;
}

/**
 * A page remembers its language too (`offline/storage/language.ts`), but one that is left breaks off what it writes, and
 * one that is closed early has not got there.
 */
async function rememberLanguage(lang: Language): Promise<void> {
  const preferences = await caches.open(PREFERENCE_CACHE);
  // A full phone speaks the language that it spoke before.
  await preferences.put(LANGUAGE_PREFERENCE, new Response(lang)).catch(() => undefined);
}

/**
 * Hands over the first view at once, and the rest when the page says that it has painted that. Handed over as a whole,
 * a browser reads it to its end before it paints, and the door's code waits for every price.
 */
async function firstViewFirst(kept: Response, clientId: string): Promise<Response> {
  const html = await kept.text();
  // The script behind the first section's name; see `app/guide-document.tsx`.
  const root = html.indexOf('<div id="root">');
  const end = root < 0 ? -1 : html.indexOf('</script>', root);
  if (end < 0) return new Response(html, kept);
  const encoder = new TextEncoder();
  let later: ReturnType<typeof setTimeout>;
  const drop = (): void => {
    clearTimeout(later);
    pendingRest.delete(clientId);
  };
  const body = new ReadableStream({
    start(stream) {
      const sendRest = (): void => {
        drop();
        stream.enqueue(encoder.encode(html.slice(end)));
        stream.close();
      };
      stream.enqueue(encoder.encode(html.slice(0, end)));
      later = setTimeout(sendRest, REST_LIMIT_MS);
      pendingRest.set(clientId, sendRest);
    },
    // Whoever asked has gone.
    cancel: drop,
  });
  return new Response(body, kept);
}

/** Hands over what a page waits for that has painted its first view. */
export function firstViewPainted(clientId: string): void {
  pendingRest.get(clientId)?.();
}

/** Answers any other page from the site's shell on the phone, in the language that is read here. */
export async function openSite(request: Request, catalog: Catalog): Promise<Response | null> {
  const [kept, lang] = await Promise.all([keptOf(catalog.find('/index.html')), languageOf(new URL(request.url))]);
  if (!kept || lang === DEFAULT_LANGUAGE) return kept;
  return new Response((await kept.text()).replace(`lang="${DEFAULT_LANGUAGE}"`, `lang="${lang}"`), kept);
}

async function keptOf(item: Item | undefined): Promise<Response | null> {
  return (item && (await caches.match(item.key, { cacheName: item.cache }))) ?? null;
}

/**
 * Opens a page that is not on the phone. Whatever the network says is shown, a portal's sign-in too (that is where the
 * guest has to go), and none of it is kept; without a network a page built into this worker says what is the matter.
 */
export async function openFromNetwork(request: Request): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), NAVIGATION_LIMIT_MS);
  });
  // The request as it is: a copy with a signal would no longer be a navigation.
  const response = await Promise.race([fetch(request).catch(() => null), late]);
  clearTimeout(timer);
  return response ?? coldPage(await languageOf(new URL(request.url)));
}

const askedLanguage = (url: URL): Language | null => asLanguage(url.searchParams.get('lang'));

/** `?lang=` of the address, else what the page has remembered for us, else what the phone speaks. */
async function languageOf(url: URL): Promise<Language> {
  const asked = askedLanguage(url);
  if (asked) return asked;
  const remembered = await caches.match(LANGUAGE_PREFERENCE, { cacheName: PREFERENCE_CACHE });
  const chosen = asLanguage(await remembered?.text());
  return chosen ?? spokenLanguage(navigator.languages);
}
