import type { Page } from '@playwright/test';
import { DESK_PAGES } from '../../src/app/desk/desk-pages';
import { GUIDE_ADDRESSES, SITE_ADDRESSES } from './addresses';
import { signInAtDesk, STAFF } from './desk-staff';
import { expect, test } from './hotel';

test.use({
  onlyReads: true,
  serverSettings: { RECEPTION_EMAIL: STAFF.email, RECEPTION_PASSWORD: STAFF.password },
});

/**
 * Texts that a translator would change for the worse: amounts, telephone and booking numbers, codes, networks,
 * passwords.
 */
const EXACT = {
  amount: String.raw`\d[\d.,]*\u00A0(?:₫|VND)`,
  number: String.raw`(?<![\d/.-])(?:\+84|0\d{2,3}|1[89]00)(?: \d+)+|(?<!\d)\d{4} \d{4}(?!\d)`,
  emergency: String.raw`(?<!\d)11[2345](?!\d)`,
  code: String.raw`4826|hiennha\w*|Hien Nha|Hiên Nhà [A-Z]?\d+`,
};

/** Texts in the page that hold such a thing where a translator may write. */
const exposed = (page: Page, kinds: readonly (keyof typeof EXACT)[]): Promise<string[]> =>
  page.evaluate(
    (patterns) => {
      const exact = new RegExp(patterns.join('|'), 'u');
      const isKept = (node: Node): boolean => {
        for (let at = node.parentElement; at; at = at.parentElement)
          if (/^(?:SCRIPT|STYLE|TEXTAREA|NOSCRIPT|TEMPLATE)$/.test(at.tagName) || !at.translate) return true;
        return false;
      };
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found = new Set<string>();
      while (walk.nextNode()) {
        const { currentNode: node } = walk;
        if (exact.test(node.nodeValue ?? '') && !isKept(node))
          found.add(`${node.parentElement?.className ?? ''}: ${node.nodeValue?.trim().slice(0, 80)}`);
      }
      return [...found];
    },
    kinds.map((kind) => EXACT[kind]),
  );

async function sweep(
  page: Page,
  urls: readonly string[],
  kinds: readonly (keyof typeof EXACT)[],
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const url of urls) {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('main[aria-busy=true], main [aria-busy=true]:visible')).toHaveCount(0);
    const texts = await exposed(page, kinds);
    if (texts.length > 0) found[new URL(url).pathname] = texts;
  }
  return found;
}

test('a translator changes no amount, number, code or network on any page of site and guide', async ({
  page,
  hotel,
}) => {
  test.slow();
  const urls = [...SITE_ADDRESSES, ...GUIDE_ADDRESSES].map((address) => hotel.url(address));
  expect(await sweep(page, urls, ['amount', 'number', 'emergency', 'code'])).toEqual({});
});

test('nor a number, code or network at the desk', async ({ page, hotel }) => {
  test.slow();
  await signInAtDesk(page, hotel);
  const urls = DESK_PAGES.map(({ path }) => hotel.url(path));
  expect(await sweep(page, urls, ['number', 'code'])).toEqual({});
});
