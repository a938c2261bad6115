import type { Page } from '@playwright/test';
import { SEASIDE_HOTEL_PATH } from '../../src/contract/page-addresses';
import { expect, openAndKeep, test } from './hotel';

// As the browser's own setting does it: the root's letters, and what is measured in them, twice as large.
test.use({ onlyReads: true });

async function twiceAsLarge(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** What sticks out of the screen's width or is cut off by the box around it. */
const rightOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .last()
    .evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().right;
    });

for (const width of [320, 390]) {
  test(`text twice as large cuts neither code nor price nor menu, ${width} px wide`, async ({ page, hotel }) => {
    await page.setViewportSize({ width, height: 844 });
    await twiceAsLarge(page);
    await openAndKeep(page, hotel);
    const card = await page.locator('#door').boundingBox();
    expect(await rightOf(page, '#door [class$="_code"] [aria-hidden]')).toBeLessThanOrEqual(
      (card?.x ?? 0) + (card?.width ?? 0),
    );
    for (const lang of ['en', 'vi']) {
      await page.goto(hotel.url(`/hiden-page/B902?lang=${lang}`));
      const bar = page.getByRole('navigation', { name: lang === 'vi' ? 'Lối tắt' : 'Shortcuts' }).getByRole('link');
      await expect(bar).toHaveCount(5);
      const wider = await bar.evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
      );
      expect(wider, `words of the thumb bar, ${lang}`).toEqual([]);
      for (const number of await page.locator('#emergency li a, #events > .btn').all())
        expect(await number.evaluate((one) => one.getBoundingClientRect().right)).toBeLessThanOrEqual(width);
    }
    await page.goto(hotel.url('/hiden-page/B902#5-1'));
    await expect(page.locator('[data-table="5-1"] td').last()).toBeAttached();
    expect(await rightOf(page, '[data-table="5-1"] tbody tr')).toBeLessThanOrEqual(width);
    await page.goto(hotel.url('/lien-he'));
    const burger = page.locator('header button[aria-controls]').first();
    await expect(burger).toBeVisible();
    const box = await burger.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  });
}

test('no page of the site is wider than a phone with text twice as large', async ({ page, hotel }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await twiceAsLarge(page);
  for (const path of [
    SEASIDE_HOTEL_PATH,
    '/tour/hoang-hon-tren-thuyen-buom/view',
    '/apartment/studio-nhin-vinh/view',
  ]) {
    for (const lang of ['en', 'vi']) {
      await page.goto(hotel.url(`${path}?lang=${lang}`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const tooWide = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(tooWide, { message: `${path}, ${lang}` }).toBeLessThanOrEqual(0);
    }
  }
});
