import { createHash } from 'node:crypto';
import { vi } from 'vitest';
import type { DocumentEntry, WorkerAnswer } from '../../src/contract/guide/worker';
import type { PrecacheEntry } from '../../src/contract/guide/worker';
import { FakeCacheStorage } from './cache-storage';
import { FakeNetwork } from './fake-network';

export const ORIGIN = 'http://hien.test';

/** As text: the worker is compiled against globals of its own, not against a page's. */
const WORKER_SCRIPT: string = '../../src/sw/sw';

/** The one page whose navigations the worker answers and whose messages it hears. */
const PAGE = { id: 'page' };

export const integrityOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A release: what the server has, by address, and which of it the worker lists. */
export interface Release {
  files: Record<string, string>;
  shells: string[];
  entries: (Omit<PrecacheEntry, 'integrity'> & { integrity?: string })[];
  /** Address of the file that holds all shells. */
  shellPack?: string;
  /** Address of the list of shells in other languages. */
  packs?: string;
}

/** A request, with what is done with the answer before the worker has ended all that it does because of it. */
type Asked = RequestInit & { navigation?: boolean; answered?: (answer: Response | null) => void };

/** One version of the service worker, run in this process with everything it touches in memory. */
export interface RunningWorker {
  install(): Promise<void>;
  activate(): Promise<void>;
  /** Answer of the worker; `null` when it leaves the request to the browser. */
  fetch(path: string, init?: Asked): Promise<Response | null>;
  ask(message: { type: string }): Promise<WorkerAnswer | undefined>;
  sync(tag: string): Promise<void>;
  claimed: boolean;
  skippedWaiting: boolean;
  /** Messages to the open pages. */
  told: unknown[];
  /** Addresses that the page was sent to. */
  sentTo: string[];
}

/** An origin with its caches and its network; workers of several releases share it. */
export class WorkerOrigin {
  readonly caches = new FakeCacheStorage();
  readonly network = new FakeNetwork();
  /** Largest number of files that were on their way at the same time. */
  busiest = 0;
  private busy = 0;
  private hasActive = false;

  constructor() {
    vi.stubGlobal('caches', this.caches);
    vi.stubGlobal('fetch', this.fetch);
    // Workbox's development build looks at the browser's name and talks to the console.
    vi.stubGlobal('navigator', { userAgent: '', languages: ['fr-FR', 'vi-VN', 'en'] });
    vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
  }

  /** Runs `src/sw/sw.ts` against a release. */
  async run(release: Release): Promise<RunningWorker> {
    this.network.on('GET', /./, ({ path }) => {
      const text = release.files[path];
      const type = path.endsWith('.html') ? 'text/html' : path.endsWith('.svg') ? 'image/svg+xml' : 'text/javascript';
      return text === undefined
        ? new Response('not here', { status: 404, headers: { 'x-hien': '1' } })
        : new Response(text, { headers: { 'content-type': type, 'x-hien': '1', 'content-encoding': 'br' } });
    });
    const listeners = new Map<string, (event: unknown) => void>();
    const worker = { claimed: false, skippedWaiting: false, told: [] as unknown[], sentTo: [] as string[] };
    let opened = '';
    const withIntegrity = (url: string): DocumentEntry => ({ url, integrity: integrityOf(release.files[url] ?? '') });
    vi.stubGlobal('self', {
      __WB_MANIFEST: release.entries.map((entry) => ({ ...withIntegrity(entry.url), ...entry })),
      __HIEN_SHELLS: release.shells.map(withIntegrity),
      __HIEN_SHELL_PACK: release.shellPack === undefined ? null : withIntegrity(release.shellPack),
      __HIEN_PACKS: release.packs === undefined ? null : withIntegrity(release.packs),
      location: new URL(ORIGIN),
      registration: { active: this.hasActive ? {} : null },
      addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
      skipWaiting: () => Promise.resolve((worker.skippedWaiting = true)),
      clients: {
        claim: () => Promise.resolve((worker.claimed = true)),
        get: (id: string) =>
          Promise.resolve(
            id === PAGE.id && { url: opened, navigate: (url: string) => Promise.resolve(worker.sentTo.push(url)) },
          ),
        matchAll: () => Promise.resolve([{ postMessage: (message: unknown) => worker.told.push(message) }]),
      },
    });
    vi.resetModules();
    await import(WORKER_SCRIPT);

    const dispatch = async (name: string, event: object = {}): Promise<void> => {
      const waits: Promise<unknown>[] = [];
      listeners.get(name)?.({ ...event, waitUntil: (wait: Promise<unknown>) => waits.push(wait) });
      await Promise.all(waits);
    };
    return Object.assign(worker, {
      install: () => dispatch('install'),
      activate: async () => {
        await dispatch('activate');
        this.hasActive = true;
      },
      fetch: async (path: string, init: Asked = {}) => {
        const request = new Request(new URL(path, ORIGIN), init);
        // No constructor makes a request of a navigation.
        if (init.navigation) Object.defineProperty(request, 'mode', { value: 'navigate' });
        if (init.navigation) opened = request.url;
        const answers: Promise<Response>[] = [];
        const waits: Promise<unknown>[] = [];
        listeners.get('fetch')?.({
          request,
          resultingClientId: PAGE.id,
          respondWith: (answer: Promise<Response>) => answers.push(answer),
          waitUntil: (wait: Promise<unknown>) => waits.push(wait),
        });
        const response = (await answers[0]) ?? null;
        init.answered?.(response);
        await Promise.all(waits);
        return response;
      },
      ask: async (message: { type: string }) => {
        let answer: WorkerAnswer | undefined;
        await dispatch('message', {
          data: message,
          source: PAGE,
          ports: [{ postMessage: (said: WorkerAnswer) => (answer = said) }],
        });
        return answer;
      },
      sync: (tag: string) => dispatch('sync', { tag }),
    });
  }

  /** As a browser does: wrong bytes are no answer at all. */
  private readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const path = input instanceof Request ? input.url.slice(ORIGIN.length) : input.toString();
    this.busy += 1;
    this.busiest = Math.max(this.busiest, this.busy);
    try {
      await new Promise((resolve) => setImmediate(resolve));
      const response = await this.network.fetch(path, init);
      if (init.redirect === 'error' && response.type === 'opaqueredirect') throw new TypeError('redirected');
      if (!init.integrity) return response;
      const text = await response.text();
      if (integrityOf(text) !== init.integrity) throw new TypeError('integrity');
      return new Response(text, { status: response.status, headers: response.headers });
    } finally {
      this.busy -= 1;
    }
  };
}
