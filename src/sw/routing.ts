import { API_PREFIX, HEALTH_API, MANIFEST_PATH, SHELL_PATH } from '../contract/api-addresses';
import { liesUnder, SANDBOX_PATH, SETUP_PATH } from '../contract/page-addresses';
import { GUIDE_PATH } from '../domain/guide/address';

/** Part of the worker that answers a request. `network` is left to the browser as if there were no worker. */
type Route = 'guide' | 'site' | 'film' | 'picture' | 'file' | 'network';

/** Addresses of the server's own pages and calls. */
const SERVER_ONLY = [
  ...[API_PREFIX.slice(0, -1), MANIFEST_PATH, SANDBOX_PATH, SETUP_PATH, HEALTH_API, SHELL_PATH],
  ...['/media', '/mail'],
];
const FILE = /^\/(?:assets|plans|icons)\//;
/** A page's address has no file extension; robots.txt or a sitemap opened in a tab is a file of the server. */
const WITH_EXTENSION = /\.[a-z0-9]{2,11}$/i;

/**
 * Decides by method, address and mode alone. Only our own origin is ever looked at.
 *
 * @param navigation whether a page is being opened
 */
export function routeOf(request: { method: string; url: URL; origin: string; navigation: boolean }): Route {
  const { method, url, origin, navigation } = request;
  const { pathname } = url;
  if (method !== 'GET' || url.origin !== origin) return 'network';
  if (navigation) {
    if (liesUnder(pathname, GUIDE_PATH)) return 'guide';
    return liesUnder(pathname, ...SERVER_ONLY) || WITH_EXTENSION.test(pathname) ? 'network' : 'site';
  }
  if (pathname.startsWith('/videos/')) return 'film';
  if (pathname.startsWith('/pictures/')) return 'picture';
  return FILE.test(pathname) || pathname === '/favicon.svg' ? 'file' : 'network';
}
