import type { Page } from '@playwright/test';
import en from '../../locales/en/site.json' with { type: 'json' };
import vi from '../../locales/vi/site.json' with { type: 'json' };
import { axeFindings } from './axe';
import { leftToOrder } from './style-order';
import { expect, type Hotel } from './hotel';

/** By turns narrow and wide, day and night, in Vietnamese and English: every pair of them is met many times over. */
async function dress(page: Page, turn: number): Promise<'vi' | 'en'> {
  await page.setViewportSize(turn % 2 === 0 ? { width: 390, height: 844 } : { width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: (turn >> 1) % 2 === 0 ? 'light' : 'dark', reducedMotion: 'reduce' });
  return (turn >> 2) % 2 === 0 ? 'vi' : 'en';
}

const WORDS = { vi, en };

const inLanguage = (address: string, lang: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}lang=${lang}`;

/**
 * Opens every address and gathers what no page may have: the page that stands in for a broken one, findings of axe, a
 * request to anybody else (W-15), a width that scrolls sideways, no heading of its own or two, and a look that depends
 * on which style sheet happened to come last.
 */
export async function expectSoundPages(page: Page, hotel: Hotel, addresses: readonly string[]): Promise<void> {
  const findings: string[] = [];
  const strangers = new Set<string>();
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== hotel.network.origin) strangers.add(origin);
  });
  for (const [turn, address] of addresses.entries()) {
    const lang = await dress(page, turn);
    await page.goto(hotel.url(inLanguage(address, lang)));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    // The home page's first view is drawn before its scripts; what they put in its place is looked at here.
    if (address === '/') await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('main[aria-busy=true], main [aria-busy=true]:visible')).toHaveCount(0);
    const found = [
      ...(await axeFindings(page)),
      ...(await page.evaluate(() => (document.documentElement.scrollWidth > innerWidth ? ['scrolls sideways'] : []))),
      ...((await page.getByRole('heading', { level: 1 }).count()) === 1 ? [] : ['not one heading of level 1']),
      ...((await page.getByRole('heading', { name: WORDS[lang].error.heading }).count()) === 0 ? [] : ['is broken']),
      // The guide is one document whose style sheets always come in one order.
      ...(address.startsWith('/hiden-page') ? [] : await page.evaluate(leftToOrder)),
    ];
    found.push(...[...strangers].map((origin) => `asks ${origin}`));
    strangers.clear();
    findings.push(...found.map((one) => `${address} (turn ${turn}, ${lang}): ${one}`));
  }
  expect(findings).toEqual([]);
}
