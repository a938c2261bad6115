const ORIGIN = 'http://hien.test';

const addressOf = (request: RequestInfo | URL): string =>
  new URL(typeof request === 'string' ? request : request instanceof URL ? request.href : request.url, ORIGIN).href;

interface Stored {
  status: number;
  headers: [string, string][];
  body: ArrayBuffer;
}

/** One cache in memory, with the parts of the interface that we use. Bodies are copied, as a browser does. */
class FakeCache {
  readonly entries = new Map<string, Stored>();
  private readonly full: () => boolean;

  constructor(full: () => boolean) {
    this.full = full;
  }

  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    const body = await response.arrayBuffer();
    if (this.full()) throw new DOMException('Quota exceeded.', 'QuotaExceededError');
    this.entries.set(addressOf(request), { status: response.status, headers: [...response.headers], body });
  }

  match(request: RequestInfo | URL): Promise<Response | undefined> {
    const stored = this.entries.get(addressOf(request));
    return Promise.resolve(stored && new Response(stored.body, { status: stored.status, headers: stored.headers }));
  }

  keys(): Promise<{ url: string }[]> {
    return Promise.resolve([...this.entries.keys()].map((url) => ({ url })));
  }

  delete(request: RequestInfo | URL): Promise<boolean> {
    return Promise.resolve(this.entries.delete(addressOf(request)));
  }
}

/** Cache Storage in memory. */
export class FakeCacheStorage {
  readonly stores = new Map<string, FakeCache>();
  /** True when the next write finds no room. */
  full = false;

  open(name: string): Promise<FakeCache> {
    let cache = this.stores.get(name);
    if (!cache) this.stores.set(name, (cache = new FakeCache(() => this.full)));
    return Promise.resolve(cache);
  }

  async match(request: RequestInfo | URL): Promise<Response | undefined> {
    for (const cache of this.stores.values()) {
      const found = await cache.match(request);
      if (found) return found;
    }
    return undefined;
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.stores.keys()]);
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.stores.delete(name));
  }

  /** Paths and queries that lie in a cache. */
  paths(name: string): string[] {
    return [...(this.stores.get(name)?.entries.keys() ?? [])].map((url) => url.slice(ORIGIN.length)).sort();
  }

  /** Everything that lies anywhere, as text, to search it for what must not be there. */
  dump(): string {
    return [...this.stores.values()]
      .flatMap((cache) => [...cache.entries.values()])
      .map(({ body }) => Buffer.from(body).toString('latin1'))
      .join('\n');
  }
}
