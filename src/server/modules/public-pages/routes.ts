import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DocumentEntry } from '../../../contract/guide/worker';
import { API_PREFIX } from '../../../contract/api-addresses';
import {
  DESK_PATH,
  LANGUAGE_GUIDE_PATH,
  PATHS,
  PROFILE_PATH,
  SANDBOX_PATH,
  TOUR_BOOKING_PATH,
} from '../../../contract/page-addresses';
import { GUIDE_PATH } from '../../../domain/guide/address';
import { readHomeFirstView } from './first-view';
import { contentSecurityPolicy, hashBuilt, NOTHING_INLINE } from '../../platform/http/csp';
import { publicJsonSender } from '../../platform/http/json';
import { cachedResponse } from '../../platform/cache/revision-cache';
import { route } from '../../platform/route';
import { readHouseCall } from '../../../contract/hotel/served-calls';
import { pageLanguage } from '../../platform/http/language';
import { sendMissing } from '../../platform/http/not-found';
import { PageDocuments } from './pages/page-documents';
import { sitemapXml } from './pages/sitemap';
import type { RouteDeps } from '../../deps';
import type { GuideDocuments } from '../guide/document/documents';
import type { HotelState } from '../hotel/hotel';
import type { PublicPages } from './pages/public-pages';

interface Deps extends Pick<RouteDeps, 'app' | 'sendText'> {
  clientDir: string;
  guide: { documents: GuideDocuments | null };
  hotel: HotelState;
  publicPages: { pages: PublicPages };
}

/** Addresses that no search engine should ask for: data, guides, forms, bookings, accounts, the desk. */
const DISALLOWED = [
  ...[API_PREFIX, `${GUIDE_PATH}/`, `${LANGUAGE_GUIDE_PATH}/`, PATHS.guestForm, DESK_PATH, PROFILE_PATH],
  ...[TOUR_BOOKING_PATH, PATHS.ownBookings, PATHS.searchResults, `${SANDBOX_PATH}/`],
];
/** Pages that are for one guest or for staff. */
const PRIVATE_PAGES = [
  ...[LANGUAGE_GUIDE_PATH, PATHS.guestForm, DESK_PATH, PROFILE_PATH, TOUR_BOOKING_PATH],
  ...[PATHS.bookingPage, PATHS.ownBookings, PATHS.searchResults],
];
const PRIVATE_PAGE = new RegExp(`^(?:${PRIVATE_PAGES.join('|')})(?:/|$)`, 'i');

/** The worker's script: the built one, told which documents of the guide there are. */
export function siteRoutes({ app, sendText, clientDir, guide: { documents }, publicPages: { pages } }: Deps): void {
  const worker = readOrNull(path.join(clientDir, 'sw.js'));
  app.get('/sw.js', { schema: { hide: true } }, async (request, reply) => {
    if (worker === null) {
      sendMissing(reply);
      return reply;
    }
    const files = documents?.files();
    const entryOf = (file: DocumentEntry | undefined): string =>
      JSON.stringify(file ? { url: file.url, integrity: file.integrity } : null);
    const text = `self.__HIEN_SHELLS=${JSON.stringify(documents?.entries() ?? [])};\nself.__HIEN_SHELL_PACK=${entryOf(files?.together)};\nself.__HIEN_PACKS=${entryOf(files?.packs)};\n${worker}`;
    reply.header('cache-control', 'no-cache').header('content-security-policy', contentSecurityPolicy(NOTHING_INLINE));
    return sendText(request, reply, {
      key: `sw-${digest(text)}`,
      type: 'text/javascript; charset=utf-8',
      text: () => text,
    });
  });
  route(app, readHouseCall, { tags: ['guide'], summary: 'What the site has to know of the house' }, (request, reply) =>
    publicJsonSender(sendText)(request, reply, cachedResponse(pages.house())),
  );
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) => {
    const rules = ['User-agent: *', ...DISALLOWED.map((path) => `Disallow: ${path}`)];
    const text = [...rules, '', `Sitemap: ${pages.context('vi').absolute('/sitemap.xml')}`, ''].join('\n');
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400').send(text);
  });
  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
    await pages.ensureFresh();
    const xml = sitemapXml(pages.listed(), pages.context('vi').absolute);
    reply.header('cache-control', 'public, max-age=3600');
    return sendText(request, reply, {
      key: `sitemap-${digest(xml)}`,
      type: 'application/xml; charset=utf-8',
      text: () => xml,
    });
  });
}

/**
 * Answers every address a person may open with the site's document. Which page it is, the script finds out; who runs no
 * script gets the page's head and text out of the document itself, and a 404 where it names what is not there.
 */
export function sitePageSender({
  clientDir,
  hotel,
  publicPages: { pages },
  sendText,
}: Omit<Deps, 'app' | 'guide'>): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const html = readOrNull(path.join(clientDir, 'index.html'));
  // The worker keeps the document itself, by its checksum.
  const built = html === null ? null : plainText(html);
  const documents = html === null ? null : new PageDocuments(html, pages, readHomeFirstView(clientDir));
  return async (request, reply) => {
    if (built === null || documents === null) {
      sendMissing(reply);
      return reply;
    }
    const address = pathOf(request);
    const hidden = PRIVATE_PAGE.test(address);
    const asked =
      address === '/index.html' ? built : await documents.of(address, pageLanguage(request), pageIn(request), hidden);
    const { html: text, key, missing, inline } = asked;
    // The home page shows the hotel's map in a frame once somebody taps it, and the desk our own guide.
    const { mapEmbedUrl } = hotel.current.profile;
    const map = mapEmbedUrl === '' ? [] : [new URL(mapEmbedUrl).origin];
    const policy = contentSecurityPolicy(inline, { frames: ["'self'", ...map] });
    reply.header('content-security-policy', policy).header('cache-control', 'no-cache');
    if (hidden || missing) reply.header('x-robots-tag', 'noindex, nofollow');
    if (address !== '/index.html') reply.header('vary', 'Cookie, Accept-Language');
    if (missing) reply.code(404);
    return sendText(request, reply, { key, type: 'text/html; charset=utf-8', text: () => text });
  };
}

const plainText = (html: string) => ({ html, key: `index-${digest(html)}`, missing: false, inline: hashBuilt(html) });

/** The page of a list that an address names; the first where it names none. */
function pageIn({ query }: FastifyRequest): number {
  const { page } = query as Record<string, unknown>;
  return typeof page === 'string' && /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1;
}

/** The path of an address as a person reads it; as it stands where it cannot be decoded. */
function pathOf({ url }: FastifyRequest): string {
  const path = url.split('?')[0] ?? '/';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
