import { test as base, expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { type FaultProxy, startFaultProxy } from '../faults/fault-proxy';
import { startBuiltServer } from '../support/app-server';
import { HotelHost, type HostedHotel } from '../support/hotel-host';

export interface Hotel {
  server: HostedHotel;
  /** The network between the phone and the server; every page goes through it. */
  network: FaultProxy;
  url(path: string): string;
}

/** Chromium itself reports every request that failed; a network that fails is what these tests are about. */
const FAILED_REQUEST = /Failed to load resource|net::ERR_|error occurred when fetching the script/;
/** Complaints when a portal's page stands in the place of our scripts and pictures. */
const PORTAL_IN_PLACE =
  /violates the following Content Security Policy|MIME type|Unsafe attempt to load URL|behind a redirect/;

/**
 * Watches for what no page may do, whatever the network does: throw, complain, or break its own content security
 * policy.
 */
export function watchForFaults(context: BrowserContext, expected: RegExp[]): string[] {
  const faults: string[] = [];
  const watch = (page: Page): void => {
    page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && !expected.some((noise) => noise.test(message.text()))) {
        faults.push(`console: ${message.text()}`);
      }
    });
  };
  context.pages().forEach(watch);
  context.on('page', watch);
  return faults;
}

/** The hotels of a worker, all in one process; one of the same settings serves all flows that only read. */
class Hotels {
  private readonly host = new HotelHost();
  private readonly shared = new Map<string, Promise<HostedHotel>>();

  open(settings: Record<string, string>): Promise<HostedHotel> {
    return this.host.open(settings);
  }

  sharedWith(settings: Record<string, string>): Promise<HostedHotel> {
    const key = JSON.stringify(settings);
    const hotel = this.shared.get(key) ?? this.open(settings);
    this.shared.set(key, hotel);
    return hotel;
  }

  async close(): Promise<void> {
    for (const hotel of this.shared.values()) await (await hotel).stop();
    this.host.stop();
  }
}

export const test = base.extend<
  {
    hotel: Hotel;
    /** Over the defaults, for a server of the test's own. */
    serverSettings: Record<string, string>;
    /** The test changes nothing that the server keeps, so it takes the one that is there. */
    onlyReads: boolean;
    /** The server is a process of its own, such as one with a clock of its own. */
    ownProcess: boolean;
    behindPortal: boolean;
    faults: string[];
  },
  { hotels: Hotels }
>({
  serverSettings: [{}, { option: true }],
  onlyReads: [false, { option: true }],
  ownProcess: [false, { option: true }],
  behindPortal: [false, { option: true }],
  hotels: [
    async ({}, use) => {
      const hotels = new Hotels();
      await use(hotels);
      await hotels.close();
    },
    { scope: 'worker' },
  ],
  hotel: async ({ serverSettings, onlyReads, ownProcess, hotels }, use) => {
    const server = await (ownProcess
      ? startBuiltServer(serverSettings)
      : onlyReads
        ? hotels.sharedWith(serverSettings)
        : hotels.open(serverSettings));
    const network = await startFaultProxy(server.origin);
    await use({ server, network, url: (path) => network.origin + path });
    await network.close();
    if (ownProcess || !onlyReads) await server.stop();
  },
  faults: [
    async ({ context, behindPortal, hotel }, use) => {
      const faults = watchForFaults(context, behindPortal ? [FAILED_REQUEST, PORTAL_IN_PLACE] : [FAILED_REQUEST]);
      await use(faults);
      // Before the hotel closes: what a page asks for in its last moment is nobody's fault.
      expect(faults, hotel.url('')).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The button that opens a section, by the specification's number. */
export const sectionButton = (page: Page, id: string): Locator =>
  page.locator(`[data-section][id="${id}"] [data-accordion-trigger]`).first();

/** Waits until the worker is active and everything the guide needs is on the phone. */
export async function waitUntilKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset['offline'] ?? ''), { timeout: 45_000 })
    .toBe('ready');
}

/** Opens the guide of an apartment and waits until it would survive the network's end, secrets included. */
export async function openAndKeep(page: Page, hotel: Hotel, path = '/hiden-page/B902'): Promise<void> {
  await page.goto(hotel.url(path));
  await waitUntilKept(page);
}

/** The guide comes first; the rest of the site follows some seconds later. */
export async function keepSite(page: Page, hotel: Hotel): Promise<void> {
  await openAndKeep(page, hotel);
  const siteFiles = (): Promise<number> =>
    page.evaluate(async () => (await (await caches.open('hien-site')).keys()).length);
  // It is whole when nothing more has come for a while.
  let before = -1;
  await expect
    .poll(
      async () => {
        const now = await siteFiles();
        const settled = now > 0 && now === before;
        before = now;
        return settled;
      },
      { intervals: [2500], timeout: 40_000 },
    )
    .toBe(true);
}

/** The text of everything the browser keeps for this origin: caches, databases, storage. */
export async function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const parts: string[] = [
      JSON.stringify(Object.entries(localStorage)),
      JSON.stringify(Object.entries(sessionStorage)),
      document.cookie,
    ];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const type = answer?.headers.get('content-type') ?? '';
        parts.push(request.url, /video|image\/(png|avif|webp)/.test(type) ? '' : ((await answer?.text()) ?? ''));
      }
    }
    for (const { name } of await indexedDB.databases()) {
      if (!name) continue;
      const db = await new Promise<IDBDatabase>((done, fail) => {
        const open = indexedDB.open(name);
        open.onsuccess = () => done(open.result);
        open.onerror = () => fail(new Error(String(open.error)));
      });
      for (const store of db.objectStoreNames) {
        const rows = await new Promise<unknown>((done, fail) => {
          const all = db.transaction(store).objectStore(store).getAll();
          all.onsuccess = () => done(all.result);
          all.onerror = () => fail(new Error(String(all.error)));
        });
        parts.push(JSON.stringify(rows));
      }
      db.close();
    }
    return parts.join('\n');
  });
}
