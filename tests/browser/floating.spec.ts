import type { Page } from '@playwright/test';
import { SITE_ADDRESSES } from './addresses';
import { expect, test } from './hotel';

// The worker's own coming and going is tried elsewhere; here it would only fetch the whole site beside the pages.
test.use({ serviceWorkers: 'block', reducedMotion: 'reduce', onlyReads: true });

/** What is seen floating over the page, and the controls and prices that lie under it: looked at in the page, by their boxes. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = 'a[href], button, input, select, textarea, summary';
    const seen = [...document.querySelectorAll<HTMLElement>('[data-floating]')].filter(
      (thing) => thing.checkVisibility() && getComputedStyle(thing).opacity !== '0',
    );
    const boxes = seen.map((thing) => (thing.querySelector(':scope > div > button') ?? thing).getBoundingClientRect());
    const meet = (a: DOMRect, b: DOMRect): boolean =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const found: string[] = [];
    for (const box of boxes) {
      // At every few pixels, as a finger would: what is hidden or cut off lies under nothing.
      for (let y = box.top + 2; y < box.bottom; y += 6) {
        for (let x = box.left + 2; x < box.right; x += 6) {
          for (const element of document.elementsFromPoint(x, y)) {
            const said = [...element.childNodes].find(
              (node) => node.nodeType === 3 && /\d\s?(?:₫|VND)/.test(element.textContent),
            );
            if (said && !element.closest('[data-floating]')) {
              const letters = document.createRange();
              letters.selectNode(said);
              if ([...letters.getClientRects()].some((line) => meet(line, box)))
                found.push(`the price ${element.textContent}`);
            }
            const control = element.closest(controls);
            if (control && !control.closest('[data-floating]')) {
              found.push(`${control.tagName} «${control.getAttribute('aria-label') ?? control.textContent.trim()}»`);
            }
          }
        }
      }
    }
    const [a, b] = boxes;
    if (a && b && meet(a, b)) found.push('two floating things stand on each other');
    return [...new Set(found)];
  });

/** Goes down a page by steps and up again; at each step, come to rest, nothing may lie under what floats. */
async function walk(page: Page, at: string): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const step = Math.max(160, Math.ceil(height / 14));
  const stops = Array.from({ length: Math.ceil(height / step) }, (_, stop) => stop * step);
  for (const top of [...stops, 0]) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await expect.poll(() => covered(page), { message: `${at} at ${top}`, timeout: 4000 }).toEqual([]);
  }
}

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [1440, 900],
] as const) {
  test(`no control lies under what floats, on every page, ${width} px wide`, async ({ page, hotel }) => {
    test.setTimeout(400_000);
    await page.setViewportSize({ width, height });
    for (const address of SITE_ADDRESSES) {
      await page.goto(hotel.url(address));
      await expect(page.getByRole('button', { name: /^Nhắn cho/ })).toBeAttached();
      await page.waitForTimeout(400);
      await walk(page, address);
    }
  });
}

test('the button is there where nothing lies under it, goes while somebody writes or scrolls down, and comes back', async ({
  page,
  hotel,
}) => {
  await page.goto(hotel.url('/lien-he'));
  const floating = page.locator('aside[data-floating]');
  const field = page.getByRole('textbox', { name: 'Họ và tên' });
  await field.focus();
  await expect(floating).toHaveAttribute('data-stand', 'aside');
  await page.goto(hotel.url('/about-us/our-story'));
  await expect(floating).toHaveAttribute('data-stand', 'full');
  await page.mouse.wheel(0, 300);
  await expect(floating).toHaveAttribute('data-stand', 'aside');
  await expect(floating).toHaveAttribute('data-stand', 'full');
});

test('without a network the bar at the foot lies on no button, and the contact button stands above it', async ({
  page,
  hotel,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of ['/form-qr?apartment=B902', '/', '/booking']) {
    await page.goto(hotel.url(address));
    await expect(page.getByRole('button', { name: /^Nhắn cho/ })).toBeAttached();
    const notice = page.locator('[data-notices] [data-floating]');
    // Again until what follows the network is there to hear it.
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('offline')));
      await expect(notice).toBeAttached({ timeout: 500 });
    }).toPass();
    hotel.network.set('refuse');
    await page.context().setOffline(true);
    await expect(notice).toBeAttached();
    await walk(page, address);
    await page.context().setOffline(false);
    hotel.network.set('pass');
  }
});
