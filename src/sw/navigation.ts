import { LANGUAGE_PREFERENCE, PREFERENCE_CACHE } from '../contract/guide/worker';
import { asGuideLanguage, type GuideLanguage, productLanguage } from '../domain/guide/guide-languages';
import { DEFAULT_LANGUAGE, LANGUAGES, spokenLanguage } from '../domain/languages';
import type { Catalog, Item } from './catalog';
import { packShell, rememberedLanguage } from './chosen-language';
import { coldPage } from './cold-page';
import { fillGuide } from './precache';
import { standIn, takePlace } from './stand-in';

/** A page that is not on the phone: longer than this and the guest is told so. */
const NAVIGATION_LIMIT_MS = 8000;
/** A language that is not on the phone, where another is. */
const LANGUAGE_LIMIT_MS = 2000;
/** A page that never says that it has painted, such as one in a hidden tab, gets the rest after this time. */
const REST_LIMIT_MS = 500;
/** Hands over what stands below the first view, by the client that is painting it. */
const pendingRest = new Map<string, () => void>();

/**
 * Answers a guide's address from the shell on the phone, never from the network: one build, no waiting. Both languages
 * are looked up together with the one to speak, because each look into a cache costs an icon's start some milliseconds.
 * The link to the apartment's manifest, which the server puts in, is made by the page's early script here. A language of
 * its own pack comes from the network the first time; while there is none the guide is English, and is what was chosen as
 * soon as that has come.
 */
export async function openGuide(event: FetchEvent, catalog: Catalog): Promise<Response | null> {
  const shells = Promise.all(
    LANGUAGES.map(async (lang): Promise<[string, Response | null]> => [lang, await keptOf(catalog.shell(lang))]),
  );
  const opened = Date.now();
  const url = new URL(event.request.url);
  const lang = await languageOf(url);
  const remembered = askedLanguage(url) ? rememberLanguage(lang) : Promise.resolve();
  event.waitUntil(remembered);
  const kept = new Map(await shells);
  const shell = kept.get(lang) ?? (await keptPack(catalog, lang));
  if (shell) return firstViewFirst(shell, event.resultingClientId);
  const instead = kept.get(productLanguage(lang));
  if (!instead) return null;
  const filled = remembered.then(() => fillGuide(catalog));
  event.waitUntil(filled);
  const answer = await fromNetwork(event.request, LANGUAGE_LIMIT_MS);
  if (answer) return answer;
  event.waitUntil(filled.then((there) => (there ? takePlace(event.resultingClientId, opened) : undefined)));
  return firstViewFirst(await standIn(instead, lang), event.resultingClientId);
}

const keptPack = async (catalog: Catalog, lang: GuideLanguage): Promise<Response | null> =>
  keptOf((await packShell(catalog, lang)) ?? undefined);

/**
 * A page remembers its language too (`offline/storage/language.ts`), but one that is left breaks off what it writes, and
 * one that is closed early has not got there.
 */
async function rememberLanguage(lang: GuideLanguage): Promise<void> {
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
  const [kept, spoken] = await Promise.all([keptOf(catalog.find('/index.html')), languageOf(new URL(request.url))]);
  const lang = productLanguage(spoken);
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
  const response = await fromNetwork(request);
  return response ?? coldPage(productLanguage(await languageOf(new URL(request.url))));
}

/** Asks the network for a page; `null` when it does not answer in time. */
async function fromNetwork(request: Request, limitMs = NAVIGATION_LIMIT_MS): Promise<Response | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), limitMs);
  });
  // The request as it is: a copy with a signal would no longer be a navigation.
  const response = await Promise.race([fetch(request).catch(() => null), late]);
  clearTimeout(timer);
  return response;
}

const askedLanguage = (url: URL): GuideLanguage | null => asGuideLanguage(url.searchParams.get('lang'));

/** `?lang=` of the address, else what the page has remembered for us, else what the phone speaks. */
const languageOf = async (url: URL): Promise<GuideLanguage> =>
  askedLanguage(url) ?? (await rememberedLanguage()) ?? spokenLanguage(navigator.languages);
