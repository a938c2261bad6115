import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { discoverDesk, routes } from '../../src/app/site/router';
import { SiteApp } from '../../src/app/site/site-app';
import { siteContentStore } from '../../src/app/site/site-content';
import { startLanguage } from '../../src/app/site/site-language';
import { FakeNetwork, ours } from './fake-network';
import { smallContent } from './guide-content';
import { placesIn } from './places';
import { freshIndexedDb } from './indexeddb';
import { database } from '../../src/offline/storage/db';
import { guestDatabase } from '../../src/offline/storage/guest-db';

export type SiteRouter = ReturnType<typeof createMemoryRouter>;

let factory: IDBFactory | null = null;

/** A phone in front of our server: nothing on it yet, a network that can misbehave. */
export async function sitePhone(): Promise<FakeNetwork> {
  factory ??= freshIndexedDb();
  // The page keeps its one connection for good, so it is the tables that are emptied.
  for (const table of (await database())?.tables ?? []) await table.clear();
  const guest = await guestDatabase();
  for (const name of guest?.objectStoreNames ?? []) await guest?.clear(name);
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'hien_lang=; path=/; max-age=0';
  document.documentElement.lang = 'vi';
  siteContentStore.setState({ content: null, places: null });
  vi.stubGlobal('scrollTo', vi.fn());
  Element.prototype.scrollIntoView = vi.fn();
  const network = new FakeNetwork();
  network.on('GET', '/api/guide-content?lang=vi', () => ours(smallContent('vi')));
  network.on('GET', '/api/guide-content?lang=en', () => ours(smallContent('en')));
  network.on('GET', '/api/places?lang=vi', () => ours(placesIn('vi')));
  network.on('GET', '/api/places?lang=en', () => ours(placesIn('en')));
  network.on('GET', /^\/api\/events/, () => ours({ values: [] }));
  // Whoever signs in at the desk owns the house, where a test says nothing else.
  network.on('GET', /^\/api\/reception\/own\?/, () =>
    ours({ role: 'OWNER', secondFactor: false, asked: false, codesLeft: 0 }),
  );
  vi.stubGlobal('fetch', network.fetch);
  vi.stubGlobal('XMLHttpRequest', network.XMLHttpRequest);
  return network;
}

/** Opens the site at an address, as the browser would, and waits for its page. */
export async function openSite(address: string): Promise<SiteRouter> {
  window.history.replaceState(null, '', address);
  await startLanguage();
  const router = createMemoryRouter(routes, { initialEntries: [address], patchRoutesOnNavigation: discoverDesk() });
  render(<SiteApp router={router} />);
  // More than one where the desk shows a page of the site beside its form.
  await screen.findAllByRole('heading', { level: 1 });
  return router;
}

/** Goes to another address of the site as a link does. */
export async function goTo(router: SiteRouter, address: string): Promise<void> {
  await act(() => router.navigate(address));
}
