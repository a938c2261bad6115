import type { Item } from './catalog';
import { standDown } from './stand-down';

/**
 * A network that takes the request and says nothing is given up soon, a slow one gets more time with each try. With a
 * checksum to compare, the browser hands over nothing before the last byte: whether bytes move cannot be seen.
 */
const FIRST_LIMIT_MS = 20_000;
const TRIES = 3;
const PAUSE_MS = 500;

/**
 * Fetches one file and lets only the right bytes pass: a sign-in page that appears in the middle of an install has
 * another checksum, so the install fails clean instead of keeping it. What the page has just loaded comes from the
 * HTTP cache the first time; after that the cache is not asked, it may be what is wrong.
 *
 * @throws what the last try threw
 */
export async function fetchVerified(item: Item): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await fetchOnce(item, tries === 1 ? 'default' : 'reload', FIRST_LIMIT_MS * tries);
    } catch (error) {
      if (tries >= TRIES || standDown.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * tries));
    }
  }
}

async function fetchOnce({ url, integrity }: Item, cache: RequestCache, limitMs: number): Promise<Response> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), limitMs);
  standDown.addEventListener('abort', () => stop.abort(), { signal: stop.signal });
  try {
    const response = await fetch(url, {
      cache,
      integrity,
      redirect: 'error',
      credentials: 'same-origin',
      // What the page asks for at the same time comes first.
      priority: 'low',
      signal: stop.signal,
    });
    if (response.status !== 200) throw new Error(`${url}: status ${response.status}`);
    // Read to the end here, under the limit: `cache.put` would wait for a hanging body for ever.
    const body = await response.blob();
    const headers = new Headers(response.headers);
    // They describe the bytes as they came over the wire.
    for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
    return new Response(body, { headers });
  } finally {
    clearTimeout(timer);
    stop.abort(); // nothing listens any more
  }
}
