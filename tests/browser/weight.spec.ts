import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, type Hotel, test } from './hotel';

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
}
const manifest = (): Record<string, Chunk> =>
  JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<string, Chunk>;

const brotli = (file: string): number =>
  brotliCompressSync(readFileSync(`dist/client${file}`), {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;

/** Scripts that the page itself asked for until nothing more came, its end scrolled into view. */
async function scriptsOf(page: Page, hotel: Hotel, address: string): Promise<string[]> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.serviceWorker() === null && pathname.startsWith('/assets/') && pathname.endsWith('.js')) {
      scripts.add(pathname);
    }
  });
  await page.goto(hotel.url(address), { waitUntil: 'networkidle' });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  return [...scripts];
}

test.describe('what a page weighs', () => {
  test('the home page, its lower half included, needs at most 150.8 kB of script', async ({ browser, hotel }) => {
    // Without the worker: it fetches the rest of the site behind the page, which no page waits for.
    const context = await browser.newContext({ serviceWorkers: 'block', locale: 'vi-VN' });
    const page = await context.newPage();
    const scripts = await scriptsOf(page, hotel, '/');
    const weights = scripts.map((file) => [file, brotli(file)] as const);
    expect(scripts.join(' '), 'the lower half was loaded').toContain('/home-below-');
    const sum = weights.reduce((total, [, bytes]) => total + bytes, 0);
    expect(sum, weights.map(([file, bytes]) => `${bytes} ${file}`).join('\n')).toBeLessThanOrEqual(150_800);
    await context.close();
  });

  test('the guide reaches no script of the site, and at most 133.3 kB in both languages together, search, seal, requests, cards, door help, postcard and icon apart', () => {
    const chunks = manifest();
    const reached = new Map<string, Chunk>();
    const visit = (key: string): void => {
      const chunk = chunks[key];
      if (!chunk || reached.has(key)) return;
      reached.set(key, chunk);
      [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])].forEach(visit);
    };
    visit('src/guide.tsx');
    const reachedNames = [...reached.values()].map(({ name }) => name);
    expect(reachedNames).toContain('react');
    const scripts = [...reached.values()].map(({ file }) => file).filter((file) => file.endsWith('.js'));
    const weights = scripts.map((file) => [file, brotli(`/${file}`)] as const);
    // Its index, the words of danger and those that people type come when somebody searches, and have a limit of their own.
    const isSearch = (file: string): boolean => file.includes('/minisearch-');
    const isSearchWords = (file: string): boolean => file.includes('/guide-search-');
    // What opens a sealed code, with its words, is kept too; the library that reads codes comes with the rest of the site.
    const isSeal = (file: string): boolean => file.includes('/guide-seal-');
    const isReader = (file: string): boolean => file.includes('/jsQR-');
    // What a guest asks reception for by pictures, with its words in both languages.
    const isRequests = (file: string): boolean => file.includes('/guest-requests-');
    // Cards to show somebody, with their words in both languages.
    const isCards = (file: string): boolean => file.includes('/guide-cards-');
    // Five steps at a door that does not open, with their words in both languages.
    const isDoorHelp = (file: string): boolean => file.includes('/guide-door-help-');
    // The postcard of a stay that is over, with its words in both languages.
    const isPostcard = (file: string): boolean => file.includes('/guide-postcard-');
    // The ways to an icon on the home screen, and what carries a stay's key to one; words in both languages.
    const isInstall = (file: string): boolean => /\/guide-(?:install|icon)-/.test(file);
    const sum = (some: typeof weights): number => some.reduce((total, [, bytes]) => total + bytes, 0);
    const list = weights.map(([file, bytes]) => `${bytes} ${file}`).join('\n');
    const isApart = (file: string): boolean =>
      [isSearch, isSearchWords, isRequests, isCards, isDoorHelp, isPostcard, isSeal, isReader, isInstall].some((kind) =>
        kind(file),
      );
    expect(sum(weights.filter(([file]) => !isApart(file))), list).toBeLessThanOrEqual(133_300);
    const requests = weights.filter(([file]) => isRequests(file));
    expect(requests).toHaveLength(3);
    expect(sum(requests), list).toBeLessThanOrEqual(11_000);
    expect(sum(weights.filter(([file]) => isCards(file))), list).toBeLessThanOrEqual(4000);
    expect(sum(weights.filter(([file]) => isDoorHelp(file))), list).toBeLessThanOrEqual(6000);
    expect(sum(weights.filter(([file]) => isPostcard(file))), list).toBeLessThanOrEqual(8500);
    expect(sum(weights.filter(([file]) => isInstall(file))), list).toBeLessThanOrEqual(5200);
    expect(sum(weights.filter(([file]) => isSeal(file))), list).toBeLessThanOrEqual(6000);
    expect(sum(weights.filter(([file]) => isSearch(file))), list).toBeLessThanOrEqual(8000);
    expect(sum(weights.filter(([file]) => isSearchWords(file))), list).toBeLessThanOrEqual(5300);
    const names = new Set(Object.values(chunks).map(({ name }) => name));
    for (const name of ['site', 'bookings', 'i18n', 'parts']) {
      expect(names, `a chunk "${name}" is still made`).toContain(name);
      expect(reachedNames).not.toContain(name);
    }
  });
});
