import type { Page } from '@playwright/test';
import { GUIDE_ADDRESSES, SITE_ADDRESSES } from './addresses';
import { expect, openAndKeep, test } from './hotel';

// As the browser's own setting does it: the root's letters, and what is measured in them, twice as large.
test.use({ onlyReads: true });

async function twiceAsLarge(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** Measures what sticks out of the screen's width or is cut off by the box around it. */
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

test('no page of the site is wider than a phone of 320 or 390 px with text twice as large', async ({ page, hotel }) => {
  test.slow();
  await twiceAsLarge(page);
  const tooWide = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  // In English words are longer and prices have a currency of three letters.
  for (const [turn, path] of [...SITE_ADDRESSES, ...GUIDE_ADDRESSES].entries()) {
    const [width, other] = turn % 2 === 0 ? ([320, 390] as const) : ([390, 320] as const);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(hotel.url(`${path}${path.includes('?') ? '&' : '?'}lang=en`));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('main[aria-busy=true], main [aria-busy=true]:visible')).toHaveCount(0);
    await expect.poll(tooWide, { message: `${path}, opened ${width} px wide` }).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: other, height: 844 });
    await expect.poll(tooWide, { message: `${path}, turned to ${other} px` }).toBeLessThanOrEqual(0);
  }
});
