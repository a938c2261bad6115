import { LANGUAGE_PREFERENCE, PREFERENCE_CACHE } from '../contract/worker';
import { MANIFEST_SLOT } from '../contract/shell';
import { apartmentCodeFromPath, isApartmentCode } from '../domain/apartment-code';
import { DEFAULT_LANGUAGE, type Language, asLanguage } from '../domain/languages';
import type { Catalog } from './catalog';
import { coldPage } from './cold-page';

/** A page that is not on the phone: longer than this and the guest is told so. */
const NAVIGATION_LIMIT_MS = 8000;

/**
 * Answers a guide's address from the shell on the phone, never from the network: one build, no waiting. The link to the
 * apartment's manifest is put in, as the server does, or nothing could be installed from the second visit on.
 */
export async function openGuide(request: Request, catalog: Catalog): Promise<Response | null> {
  const url = new URL(request.url);
  const shell = catalog.shell(await languageOf(url));
  const kept = shell && (await (await caches.open(shell.cache)).match(shell.key));
  return kept ? withManifest(kept, apartmentCodeFromPath(url.pathname)) : null;
}

/** Answers any other page from the site's shell on the phone. */
export async function openSite(catalog: Catalog): Promise<Response | null> {
  const index = catalog.find('/index.html');
  return (index && (await (await caches.open(index.cache)).match(index.key))) ?? null;
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

/** `?lang=` of the address, else what the page has remembered for us, else Vietnamese. */
async function languageOf(url: URL): Promise<Language> {
  const asked = asLanguage(url.searchParams.get('lang'));
  if (asked) return asked;
  const remembered = await (await caches.open(PREFERENCE_CACHE)).match(LANGUAGE_PREFERENCE);
  return asLanguage(await remembered?.text()) ?? DEFAULT_LANGUAGE;
}

async function withManifest(shell: Response, apartment: string): Promise<Response> {
  if (!isApartmentCode(apartment)) return shell;
  const html = await shell.text();
  const link = `<link rel="manifest" href="/manifest/${apartment}.webmanifest">`;
  return new Response(html.replace(MANIFEST_SLOT, link), { headers: shell.headers });
}
