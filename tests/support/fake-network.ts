import { MARKER_HEADER, MARKER_VALUE } from '../../src/contract/marker';

/** Deed of the network with a request. */
export type Weather = 'pass' | 'refuse' | 'hang' | 'portal' | 'portal-redirect' | 'gateway-down' | 'lose-answer';

export interface Asked {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
  at: number;
}

type Answer = (asked: Asked) => Response | Promise<Response>;

export const PORTAL_MARK = 'please-sign-in-to-the-hotel-wifi';

/** A `fetch` with our server behind it and weather in between. */
export class FakeNetwork {
  /** Everything that left the phone, probes apart. */
  readonly asked: Asked[] = [];
  weather: Weather | ((asked: Asked) => Weather) = 'pass';
  private readonly routes: { method: string; path: string | RegExp; answer: Answer }[] = [];

  /** Adds a route of our server; later ones win. */
  on(method: string, path: string | RegExp, answer: Answer): void {
    this.routes.unshift({ method, path, answer });
  }

  /** Requests to one address. */
  askedOf(path: string): Asked[] {
    return this.asked.filter((one) => one.path === path);
  }

  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const asked: Asked = {
      method: init.method ?? 'GET',
      path: input instanceof Request ? input.url : input.toString(),
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      at: Date.now(),
    };
    if (asked.method !== 'HEAD') this.asked.push(asked);
    const weather = typeof this.weather === 'function' ? this.weather(asked) : this.weather;
    switch (weather) {
      case 'refuse':
        throw new TypeError('Failed to fetch');
      case 'hang':
        return new Promise((_resolve, reject) => {
          init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
        });
      case 'portal':
        return new Response(`<!doctype html>${PORTAL_MARK}`, { headers: { 'content-type': 'text/html' } });
      case 'portal-redirect':
        return opaqueRedirect();
      case 'gateway-down':
        return new Response('unavailable', { status: 503, headers: { 'content-type': 'text/plain' } });
      case 'lose-answer':
        await this.answer(asked);
        throw new TypeError('Failed to fetch');
      case 'pass':
        return this.answer(asked);
    }
  };

  /** An `XMLHttpRequest` on the same network. */
  get XMLHttpRequest(): new () => unknown {
    const { fetch } = this;
    return class {
      onloadend: () => void = () => undefined;
      status = 0;
      response = '';
      #url = '';
      #method = '';
      readonly #headers: Record<string, string> = {};
      #answer = new Headers();
      open(method: string, url: string): void {
        [this.#method, this.#url] = [method, url];
      }
      setRequestHeader(name: string, value: string): void {
        this.#headers[name] = value;
      }
      getResponseHeader(name: string): string | null {
        return this.#answer.get(name);
      }
      getAllResponseHeaders(): string {
        return [...this.#answer].map(([name, value]) => `${name}: ${value}\r\n`).join('');
      }
      send(): void {
        void fetch(this.#url, { method: this.#method, headers: this.#headers })
          .then(async (response) => {
            // What `fetch` was told not to follow would be followed here, which the page's policy forbids.
            if (response.type === 'opaqueredirect') return;
            this.response = await response.text();
            this.#answer = response.headers;
            this.status = response.status;
          })
          .catch(() => undefined)
          .then(() => this.onloadend());
      }
    };
  }

  private async answer(asked: Asked): Promise<Response> {
    const route = this.routes.find(
      ({ method, path }) =>
        method === asked.method && (typeof path === 'string' ? path === asked.path : path.test(asked.path)),
    );
    return route ? route.answer(asked) : ours({ message: 'nothing here', code: 'notFound', requestId: 'r' }, 404);
  }
}

/** An answer of our server. */
export function ours(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', [MARKER_HEADER]: MARKER_VALUE, ...headers },
  });
}

/** Answer of `fetch` for a redirect it was told not to follow; no constructor makes one. */
export function opaqueRedirect(): Response {
  return Object.defineProperties(new Response(null), {
    type: { value: 'opaqueredirect' },
    status: { value: 0 },
    ok: { value: false },
  });
}
